; Sum of an array, modulo 2^32. Every thread adds up each 128th word with four loads under way; merged atomics add
; the sums of the threads: one memory access a warp.
        .const THREADS 128
        .const STEP THREADS * 4         ; bytes from a word of a thread to its next
        .const END array + array.width * array.height * 4
        .threads THREADS
        .image array 0 64 32            ; the texels of a picture are its words
        .buffer total 16

        .reg at r0
        .reg sum r1

        s2r   at, tid
        shl   at, at, 2
        iadd  at, at, array
        mov   sum, 0

four:   iadd  r2, at, STEP * 3
        isetp.geu p0, r2, END
        @p0 bra rest
        ld    r4, [at]
        ld    r5, [at + STEP]
        ld    r6, [at + STEP * 2]
        ld    r7, [at + STEP * 3]
        iadd  at, at, STEP * 4
        iadd  sum, sum, r4
        iadd  sum, sum, r5
        iadd  sum, sum, r6
        iadd  sum, sum, r7
        bra   four

; Three words or fewer are left, not the same number in every thread.
rest:   isetp.geu p0, at, END
        @p0 bra done
        ld    r4, [at]
        iadd  at, at, STEP
        iadd  sum, sum, r4
        bra   rest

done:   sync
        mov   r2, total
        atom.add _, [r2], sum
        exit
