; Every thread draws a ticket from one counter and marks it; other words take maxima, minima and parities.
        .threads 64
        .temp r9
        .buffer counter 16
        .buffer marks 256
        .buffer results 32 = 0, 0x7fffffff, 0, 0xffffffff, 0, 0, 0, 0

        s2r   r0, tid
        mov   r1, counter
        mov   r2, 1
        atom.add r3, [r1], r2           ; the ticket: no two threads get the same
        st    [r3 * 4 + marks], r2
        imul  r4, r0, 37
        and   r4, r4, 127
        isub  r5, r4, 64                ; -64 to 63, mixed
        mov   r1, results
        atom.max.u _, [r1], r4
        atom.min.s _, [r1 + 4], r5
        atom.xor _, [r1 + 8], r4
        or    r6, r4, 0xfff00
        atom.and _, [r1 + 12], r6
        atom1.add _, [r1 + 16], r0      ; one access for each thread
        mov   r7, 0x10000000
        atom.satadd _, [r1 + 20], r7
        exit
