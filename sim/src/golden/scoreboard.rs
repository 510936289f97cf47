//! Reference model of `rtl/src/scoreboard`: Explicit scoreboard: completion counters that instructions name (spec 2).
