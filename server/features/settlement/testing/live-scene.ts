import { eq } from 'drizzle-orm';
import { contests } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { LiveState } from '../../../ports/index.ts';
import { GAME_ID, PRICES, slip } from '../../practice/testing/scene.ts';

/** The usual prices with those of the first five innings. */
export const FIRST_FIVE_PRICES = [
  ...PRICES,
  { market: 'first5_moneyline' as const, side: 'away' as const, line: null, price: -110 },
  { market: 'first5_moneyline' as const, side: 'home' as const, line: null, price: -105 },
];
/** A practice bet on the away side of the first five innings. */
export const firstFive = (change: object = {}) =>
  slip({ selection: 'New York Yankees First 5 ML', odds: -110, pick: { market: 'moneyline', period: 'first5', side: 'away' }, ...change });

const sum = (runs: readonly number[]): number => runs.reduce((all, one) => all + one, 0);

/** A game in play with these runs by inning, at bat in the last one named. */
function liveAfter(away: number[], home: number[], asOf: Date): LiveState {
  const score = { away: sum(away), home: sum(home) };
  const totals = { away: { runs: score.away, hits: null, errors: null }, home: { runs: score.home, hits: null, errors: null } };
  return {
    gameId: GAME_ID,
    asOf,
    inning: away.length,
    half: home.length < away.length ? 'top' : 'bottom',
    isBetweenInnings: false,
    balls: 0,
    strikes: 0,
    outs: 0,
    runners: { first: false, second: false, third: false },
    batter: null,
    pitcher: null,
    lastPlay: null,
    score,
    lineScore: { away, home, totals },
    plays: [],
  };
}

/** Stores what the live feed says of a game in play. */
export async function showLive(
  ctx: Ctx,
  contestId: string,
  away: number[],
  home: number[],
  change: Partial<LiveState> = {},
): Promise<void> {
  const liveState = { ...liveAfter(away, home, ctx.now()), ...change };
  await ctx.db.update(contests).set({ status: 'live', liveState }).where(eq(contests.id, contestId));
}
