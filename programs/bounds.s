; Bounding boxes: every thread puts points into one of SPREAD boxes of smallest and largest x and y.
        .const SPREAD 1
        .const ROUNDS 4
        .threads 256
        .buffer boxes 64 = 0x7fffffff, 0x80000000, 0x7fffffff, 0x80000000, 0x7fffffff, 0x80000000, 0x7fffffff, 0x80000000, 0x7fffffff, 0x80000000, 0x7fffffff, 0x80000000, 0x7fffffff, 0x80000000, 0x7fffffff, 0x80000000

        s2r   r0, lane
        imul  r1, r0, SPREAD
        shr   r1, r1, 2                 ; the box, the same for neighbours
        shl   r1, r1, 4
        iadd  r1, r1, boxes
        s2r   r4, tid
        mov   r3, ROUNDS
again:  imul  r4, r4, 1103515245        ; a point of its own
        iadd  r4, r4, 12345
        bfe.s r5, r4, 12 << 8 | 4
        bfe.s r6, r4, 12 << 8 | 18
        atom.min.s _, [r1], r5
        atom.max.s _, [r1 + 4], r5
        atom.min.s _, [r1 + 8], r6
        atom.max.s _, [r1 + 12], r6
        isub  r3, r3, 1
        isetp.ne p0, r3, 0
        @p0 bra again
        exit
