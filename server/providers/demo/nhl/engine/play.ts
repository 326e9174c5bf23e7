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
  /** Skaters of each side on the ice after it, and who has no goalie there. */
  onIce: Record<Side, number>;
  emptyNet: Side | null;
  score: Record<Side, number>;
}

export interface HockeyTape extends GameResult {
  plays: HockeyPlay[];
}

/** Shots on goal are those that go in or are saved. */
export const isOnGoal = ({ kind, strength }: Pick<HockeyPlay, 'kind' | 'strength'>): boolean =>
  kind === 'goal' || (kind === 'shot' && strength !== 'empty_net');

export const isShootout = ({ kind }: HockeyPlay): boolean => kind === 'shootout_goal' || kind === 'shootout_miss';

/** Goals by period of the plays so far; overtime is one more, however long, and a shootout another. */
export function goalsByPeriod(plays: readonly HockeyPlay[]): GameResult['periods'] {
  const goals: GameResult['periods'] = { away: [0], home: [0] };
  let before: Record<Side, number> = { away: 0, home: 0 };
  for (const play of plays) {
    const place = isShootout(play) ? 5 : Math.min(play.period, 4);
    for (const side of ['away', 'home'] as const) {
      while (goals[side].length < place) goals[side].push(0);
      goals[side][place - 1]! += play.score[side] - before[side];
    }
    before = play.score;
  }
  return goals;
}
