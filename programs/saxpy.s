; y = 2.5 x + y, one thread per element.
        .threads 64
        .buffer x 256
        .buffer y 256
        .reg  i r0

        s2r   i, tid
        u2f   r1, i                     ; x[i] = i / 4
        fmul  r1, r1, 0.25
        st    [i * 4 + x], r1
        mov   r2, 100                   ; y[i] = 100 - i
        isub  r2, r2, i
        i2f   r2, r2
        st    [i * 4 + y], r2

        ld    r3, [i * 4 + x]
        ld    r4, [i * 4 + y]
        mov   r5, 2.5
        fmad  r6, r5, r3, r4
        st    [i * 4 + y], r6
        exit
