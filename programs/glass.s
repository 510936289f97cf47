; A photograph behind a wet pane of ribbed glass.
;
; The pane is a picture too: its red and green bend the coordinates of the second, bilinear
; read; its blue is the thickness of the water on it. Wet and dry pixels are shaded by branches
; of their own. The luminance of every pixel is counted in a histogram by merged atomics.
;
; warpwright run programs/glass.s --image demo/photo.png --image demo/glass.png --out picture.png
        .grid 128 96
        .const BINS 32
        .const BEND 0.34                ; shift of the coordinates for a full-scale red or green
        .const FLAT 128.0 / 255         ; red and green where the pane is flat

        .image photo 0
        .image pane 1
        .texture 0 photo filter=bilinear wrap=mirror
        .texture 1 pane  filter=bilinear wrap=clamp
        .output picture rgba8 WIDTH HEIGHT
        .buffer bins (BINS * 4)

        .reg x r0
        .reg y r1
        .reg u r2
        .reg v r3
        .reg bend_u r4                  ; what the pane says: red, green, blue
        .reg bend_v r5
        .reg water r6
        .reg red r8                     ; the photograph
        .reg green r9
        .reg blue r10
        .reg light r12
        .reg t r13
        .reg address r14

        s2r   x, x
        s2r   y, y
        u2f   u, x
        u2f   v, y
        fadd  u, u, 0.5
        fadd  v, v, 0.5
        fmul  u, u, 1.0 / WIDTH
        fmul  v, v, 1.0 / HEIGHT
        tex.p bend_u, [u, v], t1.rgb
        fsub  bend_u, bend_u, FLAT
        fsub  bend_v, bend_v, FLAT
        fmul  t, bend_u, BEND
        fadd  u, u, t
        fmul  t, bend_v, BEND
        fadd  v, v, t
        tex.p red, [u, v], t0.rgb       ; the dependent read

        fsetp.gt p0, water, 0.1
        @!p0 bra dry

; A drop: dark at the rim, with a highlight towards the light, above on the left.
        fadd  light, bend_u, bend_v
        fmul  light, light, 3.3
        fmax  light, light, 0.0
        fmul  light, light, light
        fmul  light, light, light
        fmul  light, light, 0.8
        fmul  t, water, 0.5
        fadd  t, t, 0.62
        fmul  red, red, t
        fmul  green, green, t
        fmul  blue, blue, t
        bra   lit

; Dry glass: its ribs shine on one side, and it is a little cool.
dry:    fmul  light, bend_u, 2.2
        fmul  t, bend_v, 1.6
        fadd  light, light, t
        fadd  t, light, 0.94
        fmul  red, red, t
        fmul  green, green, t
        fadd  t, t, 0.06
        fmul  blue, blue, t
        fmax  light, light, 0.0
        fmul  light, light, 0.3

lit:    sync
        fadd  red, red, light
        fadd  green, green, light
        fadd  blue, blue, light

; Bright pixels are compressed: c = 1.1 c / (1 + 0.2 luminance).
        fmul  light, red, 0.299
        fmul  t, green, 0.587
        fadd  light, light, t
        fmul  t, blue, 0.114
        fadd  light, light, t
        fmul  t, light, 0.2
        fadd  t, t, 1.0
        rcp   t, t
        fmul  t, t, 1.1
        fmul  light, light, t
        fmul  t, t, 255.0
        fmul  red, red, t
        fmul  green, green, t
        fmul  blue, blue, t
        fmin  red, red, 255.0
        fmin  green, green, 255.0
        fmin  blue, blue, 255.0
        f2u   red, red
        f2u   green, green
        f2u   blue, blue
        shl   green, green, 8
        shl   blue, blue, 16
        or    red, red, green
        or    red, red, blue
        or    red, red, 0xff000000
        imul  address, y, WIDTH
        iadd  address, address, x
        shl   address, address, 2
        iadd  address, address, picture
        st    [address], red

        fmul  light, light, 1.0 * BINS
        f2u   light, light
        imin.u light, light, BINS - 1
        shl   light, light, 2
        iadd  light, light, bins
        mov   t, 1
        atom.add _, [light], t
        exit
