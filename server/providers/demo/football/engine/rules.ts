/** The field and the scores of the rules in force in 2025 and 2026. */
export const FIELD_YARDS = 110;
export const QUARTER_SECONDS = 900;
export const POINTS = { touchdown: 6, field_goal: 3, single: 1, safety: 2, convert: 1, two_points: 2 } as const;
/** Each possession of overtime begins on the other side's 35; there are two procedures at most, more in the playoffs. */
export const OVERTIME_YARD = FIELD_YARDS - 35;
export const OVERTIME_PROCEDURES = 2;
export const AFTER_SINGLE_YARD = 40;
/** Goalposts stand on the goal line and the ball is held seven yards back. */
export const HOLD_YARDS = 7;
/** From here on the clock stops after every play. */
export const LATE_SECONDS = 180;
