// Per plate appearance, Retrosheet 2022–2024; logs of the rate relative to an ordinary out in play.
// Each is then moved a little so that the league with its spread of talent, not the average man, meets the real rate.
export const BASE = {
  strikeout: Math.log(0.2258 / 0.4528) - 0.028,
  walk: Math.log(0.0831 / 0.4528) - 0.095,
  hitByPitch: Math.log(0.0113 / 0.4528),
  homer: Math.log(0.0301 / 0.4528) - 0.125,
  triple: Math.log(0.0037 / 0.4528) - 0.08,
  double: Math.log(0.0436 / 0.4528) - 0.022,
  single: Math.log(0.1419 / 0.4528) - 0.027,
  error: Math.log(0.0075 / 0.4528),
} as const;

// Log-odds for the side at home; together with batting last they are worth about 53.5% of games.
export const HOME_EDGE = { strikeout: -0.027, walk: 0.032, homer: 0.032, hit: 0.015 } as const;
// Against a pitcher of the other hand, for a hitter of usual splits; the same hand costs a quarter more.
export const PLATOON = { strikeout: -0.06, walk: 0.07, homer: 0.08, hit: 0.025, sameHandShare: -1.2 } as const;
// Each further time through the order: about 11 points of wOBA (Baseball Prospectus, 2006–2008).
export const FAMILIARITY = { strikeout: -0.045, walk: 0.01, homer: 0.06, hit: 0.018 } as const;

// Of outs in play: on the ground, in the air, lined, popped up.
export const OUT_SHARES = { ground: 0.47, fly: 0.33, line: 0.1 } as const;
export const GROUND_BALL_PULL = 0.05;
/** A runner on first goes to third on a single; one on second scores on it, by outs; one on first scores on a double, by outs. */
export const FIRST_TO_THIRD = 0.28;
export const SECOND_SCORES = [0.5, 0.57, 0.8] as const;
export const FIRST_SCORES_ON_DOUBLE = [0.33, 0.39, 0.54] as const;
export const SPEED_EFFECT = 0.05;
/** With a runner on first and fewer than two out, what a ground ball becomes. */
export const DOUBLE_PLAY_SHARE = 0.42;
export const FORCE_SHARE = 0.36;
export const THIRD_SCORES_ON_GROUNDER = 0.5;
export const SECOND_MOVES_ON_GROUNDER = 0.55;
export const SACRIFICE_SHARE = 0.78;
export const SECOND_MOVES_ON_FLY = 0.22;
/** Per plate appearance with the chance to: Retrosheet 2023–2024. */
export const STEAL_TRY = 0.071;
export const STEAL_SUCCESS = 0.79;
export const WILD_PITCH_RATE = 0.022;
export const PINCH_HIT_TRY = 0.16;
