import type { GameResult, Side } from '../../leagues/league.ts';

type HockeyPlayKind = 'shot' | 'goal' | 'penalty' | 'shootout_goal' | 'shootout_miss' | 'period_end';

export interface HockeyPlay {
  /** Seconds of real time after the puck drop. */
  at: number;
  /** 4 and on are overtime; the shootout belongs to the last of them. */
  period: number;
  /** Seconds left in the period. */
  clock: number;
  /** Who shot, or went to the box. */
  side: Side;
  kind: HockeyPlayKind;
  /** Who of the side's skaters it was, and for a goal those who helped; places in its lineup. */
  skaters: readonly number[];
  /** Men more than the other side has on the ice; a goalie pulled counts as a skater. */
  strength: 'even' | 'power_play' | 'short_handed' | 'empty_net';
  score: Record<Side, number>;
}

export interface HockeyTape extends GameResult {
  plays: HockeyPlay[];
}
