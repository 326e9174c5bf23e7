import { DAY_MS } from '../../../calendar/index.ts';
import { DIVISIONS } from '../standings/index.ts';
import type { FootballFixture } from './types.ts';

/** The clubs in the order in which the filter numbers them. */
export const TEAMS: readonly string[] = [...DIVISIONS.west, ...DIVISIONS.east].sort();

const LONG_DAYS = 12;
const SHORT_DAYS = 5;

/** Whether a club comes from a week off (1), from a short week (-1) or neither (0); 0 before its first game of a season. */
export function restOf(lastPlayedAt: Date | undefined, startsAt: Date): -1 | 0 | 1 {
  if (!lastPlayedAt) return 0;
  const days = Math.round((startsAt.getTime() - lastPlayedAt.getTime()) / DAY_MS);
  return days >= LONG_DAYS ? 1 : days <= SHORT_DAYS ? -1 : 0;
}

const numberOf = (code: string): number => {
  const at = TEAMS.indexOf(code);
  if (at < 0) throw new RangeError(`${code} is no club of the league`);
  return at;
};

/** Weights of the margin home minus away: clubs, home, rest. */
export function marginWeights({ away, home, isNeutral }: FootballFixture, restEdge: number): number[] {
  const [from, to] = [numberOf(away), numberOf(home)];
  const teams = TEAMS.map((_, at) => Number(at === to) - Number(at === from));
  return [...teams, isNeutral ? 0 : 1, restEdge];
}

/** Weights of the total: clubs, level. */
export function totalWeights({ away, home }: Pick<FootballFixture, 'away' | 'home'>): number[] {
  const [from, to] = [numberOf(away), numberOf(home)];
  return [...TEAMS.map((_, at) => Number(at === to || at === from)), 1];
}
