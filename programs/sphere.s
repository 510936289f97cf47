; A textured, lit sphere over a textured floor.
;
; The attributes of the floor are planes over the picture: u / w, v / w and 1 / w, interpolated by `interp` at the centre
; of each pixel. What is linear in the world is linear on the screen only after the division by depth, so that
; u and v come from a multiplication by w = rcp(1 / w): perspective correction.
; The edge of the sphere is smooth: how fast the distance from it changes from pixel to pixel tells a derivative.
        .grid 48 36
        .image wood 0
        .texture 0 wood filter=bilinear wrap=mirror
        .output picture rgba8 WIDTH HEIGHT
        .registers 32

        .const SCALE 2.0 / HEIGHT
        .const AMBIENT 0.2
        .const SHINE 0.5

        .reg sx r0                      ; on the screen, -1 to 1 from below upwards
        .reg sy r1
        .reg w r2
        .reg u r3
        .reg v r4
        .reg nx r5                      ; normal of the sphere
        .reg ny r6
        .reg nz r7
        .reg inside r8                  ; 1 - distance from the middle, squared: positive in the sphere
        .reg red r9
        .reg green r10
        .reg blue r11
        .reg back_red r13               ; behind the sphere
        .reg back_green r14
        .reg back_blue r15
        .reg light r16
        .reg shine r17
        .reg cover r18

        mov   r31, 0
        interp sx, [r31 + planes]
        interp sy, [r31 + planes + 16]
        interp u, [r31 + planes + 32]
        interp v, [r31 + planes + 48]
        interp w, [r31 + planes + 64]

; The floor, where 1 / w is positive; above the horizon the sky.
        fsetp.gt p0, w, 0.06
        rcp   w, w
        fmul  u, u, w
        fmul  v, v, w
        tex   back_red, [u, v], t0.rgb
        mov   r20, 0.7
        fmul  back_red, back_red, r20
        fmul  back_green, back_green, r20
        fmul  back_blue, back_blue, r20
        mov   r20, 0.25
        fmad  r21, sy, r20, r20         ; brighter above
        sel   back_red, back_red, r21, p0
        fadd  r21, r21, 0.1
        sel   back_green, back_green, r21, p0
        mov   r22, 0.9
        sel   back_blue, back_blue, r22, p0

; The normal: x and y from the screen, z by a square root.
        fmul  nx, sx, 1.0 / 0.7
        fmul  ny, sy, 1.0 / 0.7
        fmul  inside, nx, nx
        fmad  inside, ny, ny, inside
        mov   r20, 1.0
        fsub  inside, r20, inside
        fmax  r20, inside, 0.0001
        rsqrt r21, r20
        fmul  nz, r20, r21

; The picture on the sphere, seen from its far pole.
        fadd  r20, nz, 1.0
        rcp   r20, r20
        fmul  u, nx, r20
        fmul  v, ny, r20
        tex   red, [u, v], t0.rgb

; Light from the upper right: a direction of length one, and half way to the eye.
        mov   r20, 0.5
        mov   r21, 0.75
        mov   r22, 0.625
        call  unit
        fmul  light, nx, r20
        fmad  light, ny, r21, light
        fmad  light, nz, r22, light
        fmax  light, light, 0.0
        fmul  light, light, 1.0 - AMBIENT
        fadd  light, light, AMBIENT
        fadd  r22, r22, 1.0
        call  unit
        fmul  shine, nx, r20
        fmad  shine, ny, r21, shine
        fmad  shine, nz, r22, shine
        fmax  shine, shine, 0.0
        fmul  shine, shine, shine       ; to the power of 16
        fmul  shine, shine, shine
        fmul  shine, shine, shine
        fmul  shine, shine, shine
        fmul  shine, shine, SHINE
        fmad  red, red, light, shine
        fmad  green, green, light, shine
        fmad  blue, blue, light, shine

; How much of the pixel the sphere covers.
        ddx   r20, inside
        ddy   r21, inside
        fabs  r20, r20
        fabs  r21, r21
        fadd  r20, r20, r21
        rcp   r20, r20
        mov   cover, 0.5
        fmad  cover, inside, r20, cover
        fmax  cover, cover, 0.0
        fmin  cover, cover, 1.0
        fsub  red, red, back_red
        fsub  green, green, back_green
        fsub  blue, blue, back_blue
        fmad  red, red, cover, back_red
        fmad  green, green, cover, back_green
        fmad  blue, blue, cover, back_blue

        mov   r20, 0
        mov   r21, 0xff000000
        pack.unorm8 r21, red, r20, r21
        mov   r20, 1
        pack.unorm8 r21, green, r20, r21
        mov   r20, 2
        pack.unorm8 r21, blue, r20, r21
        s2r   r22, x
        s2r   r23, y
        imul  r23, r23, WIDTH
        iadd  r22, r22, r23
        shl   r22, r22, 2
        st    [r22 + picture], r21
        exit

; The vector r20, r21, r22 with the length one.
unit:   fmul  r23, r20, r20
        fmad  r23, r21, r21, r23
        fmad  r23, r22, r22, r23
        rsqrt r23, r23
        fmul  r20, r20, r23
        fmul  r21, r21, r23
        fmul  r22, r22, r23
        ret

; Slope along x, slope along y, value at the corner, for the place on the screen, u / w, v / w and 1 / w. The floor
; lies one below the eye: its depth is that of a ray that goes down by one.
        .data planes
        .float SCALE, 0.0, 0.0 - WIDTH * 1.0 / HEIGHT, 0.0
        .float 0.0, 0.0 - SCALE, 1.0, 0.0
        .float SCALE * 0.25, 0.0, 0.0 - WIDTH * 0.25 / HEIGHT, 0.0
        .float 0.0, 0.0, 0.375, 0.0
        .float 0.0, SCALE, -1.0, 0.0
