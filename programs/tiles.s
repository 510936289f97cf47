; c = a b for matrices of 16 x 16 floats, tile by tile through shared memory: a workgroup of 16 threads computes 4 x 4
; elements of c. In each of four rounds it loads 4 x 4 elements of a and of b, one of each for a thread, and every
; element is used four times.
        .const SIZE 16
        .const PITCH SIZE * 4           ; bytes of a row
        .const TILE 4
        .const GROUP TILE * TILE
        .const a_tile 0                 ; in shared memory
        .const b_tile GROUP * 4
        .threads (SIZE * SIZE)
        .workgroup GROUP
        .shared (GROUP * 8)
        .buffer c SIZE * PITCH

        .reg row r0                     ; of the thread in its tile
        .reg column r1
        .reg at_a r2
        .reg at_b r3
        .reg sum r4
        .reg mine r5                    ; where the thread's elements stand in shared memory
        .reg across r6                  ; the row of a and the column of b that it needs
        .reg down r7
        .reg end r8

        s2r   r9, tid
        s2r   r10, workgroup
        and   r9, r9, GROUP - 1
        shl   mine, r9, 2
        shr   row, r9, 2
        and   column, r9, TILE - 1
        shl   across, row, 4
        shl   down, column, 2
        shr   r11, r10, 2               ; the tile's row and column in c
        and   r12, r10, SIZE / TILE - 1
        shl   r11, r11, 2
        iadd  r11, r11, row
        imul  at_a, r11, PITCH
        shl   r12, r12, 2
        iadd  r12, r12, column
        shl   r12, r12, 2
        iadd  r13, at_a, r12            ; the element of c
        imul  at_b, row, PITCH
        iadd  at_b, at_b, r12
        iadd  at_a, at_a, down
        iadd  end, at_a, PITCH
        mov   sum, 0.0

round:  ld    r14, [at_a + a]
        ld    r15, [at_b + b]
        sts   [mine + a_tile], r14
        sts   [mine + b_tile], r15
        iadd  at_a, at_a, TILE * 4
        iadd  at_b, at_b, TILE * PITCH
        bar
        lds   r14, [across + a_tile]
        lds   r15, [down + b_tile]
        fmad  sum, r14, r15, sum
        lds   r14, [across + a_tile + 4]
        lds   r15, [down + b_tile + TILE * 4]
        fmad  sum, r14, r15, sum
        lds   r14, [across + a_tile + 8]
        lds   r15, [down + b_tile + TILE * 8]
        fmad  sum, r14, r15, sum
        lds   r14, [across + a_tile + 12]
        lds   r15, [down + b_tile + TILE * 12]
        fmad  sum, r14, r15, sum
        bar                             ; everyone has read
        isetp.lt p0, at_a, end
        @p0 bra round
        st    [r13 + c], sum
        exit

        .data a
        .float 1.5, 1.0, -1.5, -0.75, -0.75, -1.0, -2.0, -1.0, 1.5, -1.0, 1.75, 0.75, -1.0, -1.0, -2.0, -2.0
        .float -1.25, 2.0, -1.0, 1.25, -0.5, -0.5, -2.0, 0.0, -0.5, 0.25, 2.0, -0.25, 0.5, 0.0, 1.25, -1.0
        .float -1.75, 0.75, 1.5, 2.0, 1.25, 2.0, -1.0, -1.0, 2.0, 2.0, -2.0, 1.5, -0.75, -2.0, -1.0, -0.75
        .float -1.0, 1.75, -1.25, -1.75, 0.5, 2.0, 2.0, 1.75, -1.25, -1.75, -0.25, -0.5, 0.0, -1.75, -1.25, 2.0
        .float 1.5, -2.0, -1.5, 1.5, 0.5, 2.0, 2.0, -0.5, 0.0, 1.5, 2.0, 1.75, 2.0, -0.25, 2.0, 0.0
        .float -0.5, 1.5, -1.0, 1.25, -1.25, 1.0, 1.5, 0.5, -1.5, -0.25, 1.25, -1.5, -0.5, 0.25, -1.25, -1.0
        .float 0.75, -1.0, 0.0, -1.0, 1.5, -0.25, -1.25, 1.0, 1.75, -0.75, -0.25, -0.75, 1.25, 2.0, 1.0, 0.5
        .float 1.25, -0.5, 0.75, 0.5, -1.5, 0.75, -2.0, 0.5, 1.5, 1.5, -2.0, 1.0, 0.5, 2.0, 0.25, 2.0
        .float -1.5, -1.25, -0.25, -1.25, -1.5, 0.0, 0.0, -1.75, -0.75, 0.0, -1.0, 1.25, 0.0, 1.0, -1.0, 2.0
        .float 1.75, 0.5, -1.5, 0.0, -1.75, -0.75, 1.25, -1.5, 0.0, -2.0, -1.5, 0.0, -1.5, -0.25, -1.5, 0.0
        .float -1.25, 1.5, -2.0, 0.5, 1.25, 0.0, -1.0, -1.75, 2.0, -0.25, -1.25, -0.75, 0.0, -1.75, -0.75, -0.5
        .float 0.25, 0.25, 2.0, -0.5, 0.25, 1.5, 2.0, -0.75, 0.0, 0.75, -2.0, 0.0, -1.75, -2.0, -2.0, 2.0
        .float -0.5, 2.0, 1.75, -0.25, 1.5, -1.25, 1.25, 1.75, 1.0, 2.0, 0.25, -0.5, -0.25, 0.5, -0.5, -1.0
        .float 1.0, 0.75, -1.75, -1.0, -2.0, -1.5, 0.0, 1.25, -0.75, -1.75, -1.5, 1.0, 2.0, 0.25, -0.25, 0.25
        .float -1.75, 1.5, -0.75, -0.75, 0.0, 1.5, -2.0, 0.0, 0.75, 0.5, 0.5, -0.25, -1.75, 0.25, -0.5, 0.75
        .float -0.75, -2.0, 0.5, 1.0, -1.5, 1.75, 0.0, 2.0, -0.5, -0.25, 2.0, -2.0, -1.5, 0.0, -1.5, -1.0
        .data b
        .float 1.0, -1.75, 1.0, -2.0, 0.25, 0.25, -0.25, -1.5, 2.0, -1.0, 1.0, 0.5, 1.75, -1.0, 0.25, -1.0
        .float -1.75, 2.0, 1.25, 2.0, -1.0, 2.0, 2.0, -2.0, -0.25, -1.5, -2.0, -1.75, -1.0, 0.75, -1.25, 1.0
        .float 1.5, -1.75, -2.0, -0.25, 1.75, 0.0, -2.0, 1.5, -1.5, 2.0, -1.5, 2.0, -1.5, 1.75, 0.0, -1.5
        .float 0.0, -0.25, -0.5, -0.25, 1.5, 1.75, 1.0, -1.5, 1.75, 0.25, -1.75, -0.5, -1.5, -1.0, 0.5, 0.0
        .float 0.25, -1.0, -2.0, 1.75, -1.75, 1.75, 0.0, -1.25, -0.5, 1.75, 0.25, 2.0, 0.25, 1.5, 1.5, 1.5
        .float -1.25, -0.5, 0.25, -1.5, 1.75, -2.0, 0.25, 1.5, -1.5, 2.0, 1.5, 0.0, 1.0, -0.5, -0.5, -1.5
        .float -1.5, -1.0, 2.0, 0.0, 0.75, -1.0, 2.0, 0.0, -1.25, 0.75, -0.25, 1.75, 1.75, 1.0, -2.0, -0.75
        .float -2.0, 1.75, 1.5, 1.0, 0.25, -1.0, 1.25, 0.75, 1.0, 0.5, -1.25, 0.5, -2.0, 0.5, 0.5, 1.0
        .float -1.25, -0.5, -2.0, 0.25, 0.0, 0.75, -1.5, 1.0, 1.0, -1.5, 0.75, 1.25, 0.0, -1.75, 0.0, -1.25
        .float -1.75, 0.25, -1.0, -0.25, 0.0, 1.25, 2.0, 0.5, -0.5, 0.75, 1.25, -2.0, 1.0, -0.5, -1.5, -1.75
        .float 1.25, 1.5, -1.0, 0.25, 1.75, -1.75, -1.0, -0.75, 1.75, 1.25, 0.5, 0.25, 0.25, 0.0, 0.0, 1.0
        .float -0.25, 0.25, 1.75, 1.0, -1.25, -0.75, -0.75, -1.5, -0.5, 2.0, 1.75, -0.25, 1.5, 0.5, 1.5, 1.25
        .float -1.0, -0.5, -0.25, -1.5, -0.75, 0.5, -1.5, 0.5, -0.25, 0.75, 0.0, -0.5, -2.0, 1.25, 1.0, 1.25
        .float 2.0, -0.5, 1.0, 0.0, 0.5, -1.75, 1.75, 0.0, 0.75, -1.0, 2.0, 2.0, -0.5, -1.5, 0.0, -0.25
        .float 1.0, 1.0, 1.5, 1.25, 0.25, -2.0, -1.0, -1.75, 1.25, 1.75, 1.75, -2.0, -1.5, 1.0, 2.0, 1.5
        .float 1.5, -0.25, -1.25, -0.25, -1.0, -1.0, 2.0, -1.25, 1.5, -1.5, -1.75, -2.0, -1.0, -0.25, -1.75, 0.25
