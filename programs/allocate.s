; List allocation: every thread draws places in one of SPREAD lists and marks them; no place is drawn twice.
        .const SPREAD 1
        .const ROUNDS 4
        .const PLACES 1024
        .threads 256
        .temp r9
        .buffer ends 16
        .buffer marks (4 * PLACES * 4)

        s2r   r0, lane
        imul  r1, r0, SPREAD
        shr   r1, r1, 2                 ; the list, the same for neighbours
        imul  r4, r1, PLACES * 4
        iadd  r4, r4, marks
        shl   r1, r1, 2
        iadd  r1, r1, ends
        mov   r2, 1
        mov   r3, ROUNDS
again:  atom.add r5, [r1], r2
        shl   r5, r5, 2
        iadd  r5, r5, r4
        st    [r5], r2
        isub  r3, r3, 1
        isetp.ne p0, r3, 0
        @p0 bra again
        exit
