; Histogram: every thread adds to one of SPREAD words. SPREAD 1: all threads of a warp hit one word; 4: each its own.
        .const SPREAD 1
        .const ROUNDS 4
        .threads 256
        .buffer bins 16

        s2r   r0, lane
        imul  r1, r0, SPREAD
        shr   r1, r1, 2                 ; 0 to SPREAD - 1, the same for neighbours
        shl   r1, r1, 2
        iadd  r1, r1, bins
        mov   r2, 1
        mov   r3, ROUNDS
again:  atom.add _, [r1], r2
        isub  r3, r3, 1
        isetp.ne p0, r3, 0
        @p0 bra again
        exit
