// programs/nbody.s in WGSL: one step of 32 bodies that attract one another, in tiles of 8 through
// workgroup memory.
const BODIES = 32u;
const TILE = 8u;
const EPSILON = 0.0625;
const STEP = 0.125;

@group(0) @binding(0) var<storage, read> bodies: array<vec4f, BODIES>;
@group(0) @binding(1) var<storage, read> motions: array<vec4f, BODIES>;
@group(0) @binding(2) var<storage, read_write> velocities: array<vec3f, BODIES>;
@group(0) @binding(3) var<storage, read_write> places: array<vec3f, BODIES>;

var<workgroup> tile: array<vec4f, TILE>;

@compute @workgroup_size(TILE)
fn main(@builtin(global_invocation_id) id: vec3u, @builtin(local_invocation_index) slot: u32) {
    let own = id.x;
    let place = bodies[own].xyz;
    var pull = vec3f();
    for (var first = 0u; first < BODIES; first += TILE) {
        tile[slot] = bodies[first + slot];
        workgroupBarrier();
        for (var i = 0u; i < TILE; i++) {
            let other = tile[i];
            let way = other.xyz - place;
            let root = inverseSqrt(way.z * way.z + (way.y * way.y + (way.x * way.x + EPSILON)));
            pull += way * (root * (root * root) * other.w);
        }
        workgroupBarrier();
    }
    let velocity = pull * STEP + motions[own].xyz;
    velocities[own] = velocity;
    places[own] = velocity * STEP + place;
}
