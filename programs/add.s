; Eight-element matrix addition, one thread per element.
        .threads 8
        .registers 8
        .buffer a 32 = 1, 2, 3, 4, 5, 6, 7, 8
        .buffer b 32 = 10, 20, 30, 40, 50, 60, 70, 80
        .buffer c 32
        s2r  r0, tid
        ld   r1, [r0*4 + a]
        ld   r2, [r0*4 + b]
        iadd r3, r1, r2
        st   [r0*4 + c], r3
        exit
