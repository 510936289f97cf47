; c = a b for 2 x 2 matrices of integers, one thread per element.
        .threads 4
        .buffer a 16 = 1, 2, 3, 4
        .buffer b 16 = 5, 6, 7, 8
        .buffer c 16

        s2r   r0, tid
        shr   r1, r0, 1                 ; row
        shl   r1, r1, 3
        ld    r2, [r1 + a]              ; a[row][0]
        ld    r3, [r1 + a + 4]          ; a[row][1]
        and   r4, r0, 1                 ; column
        shl   r4, r4, 2
        ld    r5, [r4 + b]              ; b[0][column]
        ld    r6, [r4 + b + 8]          ; b[1][column]
        imul  r7, r2, r5
        imad  r7, r3, r6, r7
        st    [r0 * 4 + c], r7
        exit
