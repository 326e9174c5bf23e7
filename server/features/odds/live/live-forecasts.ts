import type { Ctx } from '../../../kernel/ctx.ts';
import { gameModuleOf, type LiveForecast } from '../../../sports/registry.ts';
import type { Contest } from '../../contests/index.ts';
import { listSidesOf, type MarketSide } from '../reads/list-market-sides.ts';

/** A closing price of one book alone says what that book thinks. */
const FEWEST_BOOKS = 2;

export interface ForeseenGame {
  forecast: LiveForecast;
  /** How many books closed both sides of the moneyline. */
  bookCount: number;
}

const priced = (sides: readonly MarketSide[], market: string, side: string): MarketSide | undefined =>
  sides.find((one) => one.market === market && one.side === side && one.bookCount >= FEWEST_BOOKS);

/**
 * The chances in play of these games, by contest, from their closing moneyline and total alone: nothing of our model is in them, so that they
 * tell no one what it thinks. A game is missing where fewer than two books closed both sides of each, or its sport is not followed so.
 */
export async function foreseeGames(ctx: Ctx, contests: readonly Contest[]): Promise<Map<string, ForeseenGame>> {
  const sides = await listSidesOf(ctx, contests);
  return new Map(
    contests.flatMap((contest) => {
      const own = sides.filter(({ contestId }) => contestId === contest.id);
      const [home, over] = [priced(own, 'moneyline', 'home'), priced(own, 'total', 'over')];
      if (!home?.noVigProbability || !over?.noVigProbability || over.line === null) return [];
      const close = { pHome: home.noVigProbability, line: over.line, overProbability: over.noVigProbability };
      const forecast = gameModuleOf(contest.sport)?.foreseeLive?.(close, contest);
      return forecast ? [[contest.id, { forecast, bookCount: home.bookCount }] as const] : [];
    }),
  );
}
