; Atomics at one word, one after the other: of the threads of a single warp the first ACTIVE draw a number, ROUNDS times.
        .const ACTIVE 8
        .const ROUNDS 32
        .threads 8
        .temp r9
        .buffer word 16
        .buffer drawn 32

        s2r   r0, lane
        isetp.lt p1, r0, ACTIVE
        mov   r1, word
        mov   r2, 1
        mov   r3, ROUNDS
        mov   r4, 0
        mov   r5, 0
again:  @p1 atom.add r4, [r1], r2
        iadd  r5, r5, r4                ; the next round waits for the number
        isub  r3, r3, 1
        isetp.ne p0, r3, 0
        @p0 bra again
        st    [r0 * 4 + drawn], r5
        exit
