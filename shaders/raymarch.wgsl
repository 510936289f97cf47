// A scene of distances: a sphere, a torus and a floor, with soft shadow. Run:
// warpwright run shaders/raymarch.wgsl --size 160x120 --out raymarch.png
fn torus(p: vec3f) -> f32 {
    let ring = vec2f(length(p.xz) - 0.85, p.y);
    return length(ring) - 0.22;
}

fn scene(p: vec3f) -> f32 {
    let ball = length(p - vec3f(0.0, 0.35, 0.0)) - 0.55;
    let ring = torus(p - vec3f(0.0, 0.2, 0.0));
    return min(min(ball, ring), p.y + 0.25);
}

fn normal(p: vec3f) -> vec3f {
    let e = vec2f(0.002, -0.002);
    return normalize(e.xyy * scene(p + e.xyy) + e.yyx * scene(p + e.yyx)
        + e.yxy * scene(p + e.yxy) + e.xxx * scene(p + e.xxx));
}

fn shadow(p: vec3f, light: vec3f) -> f32 {
    var lit = 1.0;
    var t = 0.03;
    for (var i = 0; i < 24; i++) {
        let d = scene(p + light * t);
        lit = min(lit, 9.0 * d / t);
        t += clamp(d, 0.03, 0.3);
        if lit < 0.01 || t > 4.0 {
            break;
        }
    }
    return clamp(lit, 0.0, 1.0);
}

@fragment
fn main(@location(0) uv: vec2f) -> @location(0) vec4f {
    let at = vec2f((uv.x - 0.5) * 1.3333, 0.5 - uv.y);
    let eye = vec3f(0.0, 1.35, 2.9);
    let ray = normalize(vec3f(at.x, at.y - 0.42, -1.25));
    let light = normalize(vec3f(0.7, 0.9, 0.45));
    var t = 0.0;
    var hit = false;
    for (var i = 0; i < 60; i++) {
        let d = scene(eye + ray * t);
        if d < 0.002 * t {
            hit = true;
            break;
        }
        t += d;
        if t > 12.0 {
            break;
        }
    }
    let sky = mix(vec3f(0.75, 0.83, 0.9), vec3f(0.25, 0.45, 0.75), clamp(ray.y + 0.45, 0.0, 1.0));
    if !hit {
        return vec4f(sky, 1.0);
    }
    let p = eye + ray * t;
    let n = normal(p);
    var paint = vec3f(0.85, 0.35, 0.2);
    if p.y < -0.23 {
        // A chequered floor.
        let squares = floor(p.xz * 2.0);
        paint = select(vec3f(0.3), vec3f(0.75), fract((squares.x + squares.y) * 0.5) > 0.25);
    }
    let direct = max(dot(n, light), 0.0) * shadow(p + n * 0.01, light);
    let half_way = normalize(light - ray);
    let shine = pow(max(dot(n, half_way), 0.0), 32.0) * direct;
    let lit = paint * (0.18 + 0.2 * n.y + 0.9 * direct) + 0.4 * shine;
    let fog = clamp(t * 0.09 - 0.3, 0.0, 1.0);
    return vec4f(sqrt(mix(lit, sky, fog)), 1.0);
}
