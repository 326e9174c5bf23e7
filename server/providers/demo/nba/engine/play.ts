import type { GameResult, Side } from '../../leagues/league.ts';

type BasketballPlayKind = 'two' | 'two_missed' | 'three' | 'three_missed' | 'free_throws' | 'turnover' | 'period_end';

export interface BasketballPlay {
  /** Seconds of real time after the tip-off. */
  at: number;
  /** 5 and on are overtimes. */
  period: number;
  /** Seconds left in the period. */
  clock: number;
  /** Who had the ball. */
  side: Side;
  kind: BasketballPlayKind;
  points: number;
  /** Place in the side's rotation of who shot or lost the ball, and of who passed for a basket. */
  player: number;
  passer: number | null;
  /** After a miss: whose the rebound was, and his place. */
  rebound: { side: Side; player: number } | null;
  score: Record<Side, number>;
}

export interface BasketballTape extends GameResult {
  plays: BasketballPlay[];
}
