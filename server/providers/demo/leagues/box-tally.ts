import type { LeagueBox, LeaguePlayerLine } from '../../../ports/index.ts';
import type { Side } from './league.ts';
import type { Dressed, Man } from './roster.ts';

/** Numbers of a game's players, added up play by play. */
export interface BoxTally {
  add: (man: Man, stat: string, count?: number) => void;
  of: (man: Man, stat: string) => number;
  /** Everyone who is on either list, with the numbers that have come so far. */
  box: () => LeagueBox;
}

export function createTally(sides: Record<Side, Dressed>): BoxTally {
  const stats = new Map<string, Record<string, number>>();
  const statsOf = ({ playerId }: Man): Record<string, number> => {
    const known = stats.get(playerId) ?? {};
    stats.set(playerId, known);
    return known;
  };
  const lineOf = (man: Man, status: LeaguePlayerLine['status']): LeaguePlayerLine => ({
    ...man,
    status,
    stats: stats.get(man.playerId) ?? {},
  });
  const linesOf = ({ playing, idle, inactive }: Dressed): LeaguePlayerLine[] => [
    ...playing.map((man) => lineOf(man, 'played')),
    ...idle.map((man) => lineOf(man, 'did not play')),
    ...inactive.map((man) => lineOf(man, 'inactive')),
  ];
  return {
    add: (man, stat, count = 1) => {
      const own = statsOf(man);
      own[stat] = (own[stat] ?? 0) + count;
    },
    of: (man, stat) => stats.get(man.playerId)?.[stat] ?? 0,
    box: () => ({ away: linesOf(sides.away), home: linesOf(sides.home) }),
  };
}

/** Seconds of play up to a moment of a game with a clock. */
export function secondsPlayed(
  { period, clock }: { period: number; clock: number },
  { periods, seconds, overtime }: { periods: number; seconds: number; overtime: number },
): number {
  const before = Math.min(period - 1, periods) * seconds + Math.max(0, period - 1 - periods) * overtime;
  return before + (period > periods ? overtime : seconds) - clock;
}

/** Whole seconds for each of some men by their weights, that add up to `total`; what rounding leaves goes to the first. */
export function sharedSeconds(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, one) => all + one, 0);
  const shares = weights.map((weight) => Math.floor((total * weight) / sum));
  const left = total - shares.reduce((all, one) => all + one, 0);
  return shares.map((share, at) => share + (at === 0 ? left : 0));
}
