; Every row of an array of 64 columns, sorted: a bitonic network in shared memory. A workgroup of 16 threads for each
; row; in each of the 21 rounds a thread compares two pairs. The numbers of a round are the same for all threads:
; they lie in scalar registers, and a round is a subroutine.
        .const COLUMNS 64
        .const ROWS 5
        .const GROUP 16                 ; threads of a workgroup
        .const ROW COLUMNS * 4          ; bytes of a row
        .image array 0 COLUMNS ROWS     ; the texels of a picture are its words
        .threads (ROWS * GROUP)
        .workgroup GROUP
        .shared ROW
        .buffer sorted ROWS * ROW

        .reg thread r0                  ; in the workgroup
        .reg row r1                     ; bytes before the workgroup's row
        .reg word r2                    ; bytes before the thread's word of a quarter
        .reg apart r3                   ; bytes between the two of a pair
        .reg run r4                     ; bytes of a run that is sorted one way
        .reg pair r5
        .reg low r6                     ; where a pair lies
        .reg high r7
        .reg RUN s0
        .reg APART s1

        s2r   thread, tid
        s2r   row, workgroup
        imul  row, row, ROW
        and   thread, thread, GROUP - 1
        shl   word, thread, 2
        iadd  r8, word, row
        ld    r9, [r8 + array]
        ld    r10, [r8 + array + ROW / 4]
        ld    r11, [r8 + array + ROW / 2]
        ld    r12, [r8 + array + ROW * 3 / 4]
        sts   [word], r9
        sts   [word + ROW / 4], r10
        sts   [word + ROW / 2], r11
        sts   [word + ROW * 3 / 4], r12
        bar

; Runs of 2, 4, ... 64 words; in each, pairs half a run apart, then a quarter, ... down to neighbours.
        sput  RUN, 8
merge:  sget  apart, RUN
        shr   apart, apart, 1
        sput  APART, apart
round:  sget  apart, APART
        sget  run, RUN
        mov   pair, word
        call  exchange
        iadd  pair, word, ROW / 4
        call  exchange
        bar
        shr   apart, apart, 1
        sput  APART, apart
        isetp.ge p0, apart, 4           ; of all threads or of none: the branch splits no warp
        @p0 bra round
        shl   run, run, 1
        sput  RUN, run
        isetp.le p0, run, ROW
        @p0 bra merge

        lds   r9, [word]
        lds   r10, [word + ROW / 4]
        lds   r11, [word + ROW / 2]
        lds   r12, [word + ROW * 3 / 4]
        iadd  r8, word, row
        st    [r8 + sorted], r9
        st    [r8 + sorted + ROW / 4], r10
        st    [r8 + sorted + ROW / 2], r11
        st    [r8 + sorted + ROW * 3 / 4], r12
        exit

; One pair: a zero goes into its number where the two differ. Even runs go up, odd ones down.
exchange:
        isub  r8, apart, 1
        and   low, pair, r8
        isub  high, pair, low
        shl   high, high, 1
        iadd  low, low, high
        iadd  high, low, apart
        lds   r9, [low]
        lds   r10, [high]
        imin.u r11, r9, r10
        imax.u r12, r9, r10
        and   r8, low, run
        isetp.eq p1, r8, 0
        sel   r9, r11, r12, p1
        sel   r10, r12, r11, p1
        sts   [low], r9
        sts   [high], r10
        ret
