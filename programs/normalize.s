; Unit vectors by the reciprocal square root, and the reciprocals of their first components.
        .threads 32
        .buffer units 384
        .buffer inverses 128

        s2r   r0, tid
        u2f   r1, r0
        fadd  r1, r1, 0.5
        mov   r2, 3.0
        mov   r3, 7.0
        fsub  r3, r3, r1
        fmul  r4, r1, r1
        fmad  r4, r2, r2, r4
        fmad  r4, r3, r3, r4
        rsqrt r5, r4
        fmul  r1, r1, r5
        fmul  r2, r2, r5
        fmul  r3, r3, r5
        imul  r6, r0, 12
        st    [r6 + units], r1
        st    [r6 + units + 4], r2
        st    [r6 + units + 8], r3
        rcp   r7, r1
        st    [r0 * 4 + inverses], r7
        exit
