; Running sums of every row of an array of 64 columns, modulo 2^32: a workgroup of 16 threads for each row, four
; columns for each thread, all in shared memory.
        .const COLUMNS 64
        .const ROWS 9
        .const GROUP 16                 ; threads of a workgroup
        .const ROW COLUMNS * 4          ; bytes of a row
        .const TOTALS ROW               ; behind the row: a total for each thread
        .image array 0 COLUMNS ROWS     ; the texels of a picture are its words
        .threads (ROWS * GROUP)
        .workgroup GROUP
        .shared (ROW + GROUP * 4)
        .buffer sums ROWS * ROW

        .reg tid r0
        .reg row r1                     ; bytes before the workgroup's row
        .reg mine r2                    ; this thread's four columns in shared memory
        .reg word r3                    ; a word for each thread: its place in a quarter of the row
        .reg own r4                     ; where its total stands
        .reg total r5
        .reg at r6
        .reg far r7                     ; distance of the total to add

; The row into shared memory: threads side by side take words side by side, each in a bank of its own.
        s2r   tid, tid
        s2r   row, workgroup
        imul  row, row, ROW
        and   word, tid, GROUP - 1
        shl   mine, word, 4
        shl   word, word, 2
        iadd  own, word, TOTALS
        iadd  at, word, row
        iadd  at, at, array
        ld    r8, [at]
        ld    r9, [at + ROW / 4]
        ld    r10, [at + ROW / 2]
        ld    r11, [at + ROW * 3 / 4]
        sts   [word], r8
        sts   [word + ROW / 4], r9
        sts   [word + ROW / 2], r10
        sts   [word + ROW * 3 / 4], r11
        bar

; Sums of the thread's own columns. The words of a warp's threads now lie in one bank: four turns for each load.
        lds   r8, [mine]
        lds   r9, [mine + 4]
        lds   r10, [mine + 8]
        lds   r11, [mine + 12]
        iadd  r9, r9, r8
        iadd  r10, r10, r9
        iadd  r11, r11, r10
        mov   total, r11
        sts   [own], total
        mov   far, 4
        bar

; Each thread adds the total of the one 1, 2, 4, 8 before it.
add:    isetp.geu p0, word, far
        isub  at, own, far
        mov   r12, 0
        @p0 lds r12, [at]
        iadd  total, total, r12
        bar                             ; everyone has read ...
        sts   [own], total
        shl   far, far, 1
        bar                             ; ... and written
        isetp.ltu p0, far, GROUP * 4
        @p0 bra add

; What stands before the thread's columns is added to each; the row goes back the way it came.
        isub  total, total, r11
        iadd  r8, r8, total
        iadd  r9, r9, total
        iadd  r10, r10, total
        iadd  r11, r11, total
        sts   [mine], r8
        sts   [mine + 4], r9
        sts   [mine + 8], r10
        sts   [mine + 12], r11
        bar
        lds   r8, [word]
        lds   r9, [word + ROW / 4]
        lds   r10, [word + ROW / 2]
        lds   r11, [word + ROW * 3 / 4]
        iadd  at, word, row
        iadd  at, at, sums
        st    [at], r8
        st    [at + ROW / 4], r9
        st    [at + ROW / 2], r10
        st    [at + ROW * 3 / 4], r11
        exit
