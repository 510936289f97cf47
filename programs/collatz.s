; Steps of the Collatz sequence of 1 to 64 until it reaches 1: every thread loops as often as it needs.
        .threads 64
        .buffer steps 256

        s2r   r0, tid
        iadd  r1, r0, 1                 ; n
        mov   r2, 0                     ; steps
loop:   isetp.eq p0, r1, 1
        @p0 bra done
        iadd  r2, r2, 1
        and   r3, r1, 1
        isetp.eq p1, r3, 0
        @p1 bra even
        imul  r1, r1, 3                 ; odd: 3 n + 1
        iadd  r1, r1, 1
        bra   loop
even:   shr   r1, r1, 1
        bra   loop
done:   sync
        st    [r0 * 4 + steps], r2
        exit
