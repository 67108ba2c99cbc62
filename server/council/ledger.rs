//! Figures that remember why they are what they are (I-9); never below 0 (N-2).

kit::figures! {
    wire "council.ts", start "cause-start", by_hand "cause-control",
    earlier "cause-earlier", "cause-earlier-by-control"
}
