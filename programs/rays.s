; A landscape seen by marching rays: the red of a picture is the height of the ground. The ray of a pixel starts above
; the near edge, moves away by a step of one and sinks by its slope until it is below the ground or has gone too far.
; Every thread takes as many steps as its ray needs.
        .grid 48 32
        .image ground 0 48 48
        .output picture rgba8 WIDTH HEIGHT
        .const FAR 60                   ; steps at the most; further away is sky
        .const EYE 320.0                ; height of the eye; the ground goes up to 255
        .const SLOPE 48.0 / HEIGHT      ; from row to row of the picture

        .reg x r0
        .reg y r1
        .reg column r2                  ; of the ground, as the address of its first texel
        .reg distance r3
        .reg height r4                  ; of the ray
        .reg slope r5
        .reg row r6
        .reg hill r7

        s2r   x, x
        s2r   y, y
        u2f   column, x
        fmul  column, column, 1.0 * ground.width / WIDTH
        f2u   column, column
        imin.u column, column, ground.width - 1
        shl   column, column, 2
        iadd  column, column, ground
        u2f   slope, y
        fadd  slope, slope, 0.5
        fmul  slope, slope, SLOPE
        mov   distance, 0
        mov   height, EYE

march:  imin.u row, distance, ground.height - 1
        imul  row, row, ground.width * 4
        iadd  row, row, column
        ld.u8 hill, [row]
        fsub  height, height, slope
        iadd  distance, distance, 1
        u2f   hill, hill
        fsetp.le p0, height, hill
        @p0 bra hit
        isetp.lt p1, distance, FAR
        @p1 bra march

; Sky: lighter towards the horizon.
        shl   r8, y, 2
        iadd  r8, r8, 96
        imin.u r8, r8, 255
        shl   r9, r8, 8
        or    r8, r8, r9
        or    r8, r8, 0xffff0000
        bra   draw

; Ground: its height as green, the rest fades with the distance.
hit:    f2u   r8, hill
        shl   r8, r8, 8
        shl   r9, distance, 2
        imin.u r9, r9, 255
        or    r8, r8, r9
        shl   r9, r9, 16
        or    r8, r8, r9
        or    r8, r8, 0xff000000

draw:   sync
        imul  r9, y, WIDTH
        iadd  r9, r9, x
        shl   r9, r9, 2
        iadd  r9, r9, picture
        st    [r9], r8
        exit
