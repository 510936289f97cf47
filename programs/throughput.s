; Arithmetic only, on eight warps: how many instructions are issued per cycle?
        .threads 32
        .buffer out 128

        s2r   r0, tid
        u2f   r1, r0
        mov   r2, 0
        mov   r3, 1.5
        mov   r4, 0.25
        mov   r5, 0.0
        mov   r6, 0.0
        mov   r7, 0
loop:   fmad  r5, r1, r3, r4
        fmad  r6, r5, r4, r3
        imad  r7, r0, r2, r7
        fadd  r8, r5, r6
        fmul  r9, r8, r3
        iadd  r10, r7, r2
        xor   r11, r10, r0
        fmad  r12, r9, r3, r5
        fmad  r13, r12, r4, r6
        imad  r7, r11, r10, r7
        fmin  r14, r13, r12
        fadd  r1, r14, r4
        iadd  r2, r2, 1
        isetp.lt p0, r2, 24
        @p0 bra loop
        st    [r0 * 4 + out], r7
        exit
