import type { Contract } from '@clearedge/contract';
import type { VerbInput, VerbResult } from '@clearedge/contract/route';
import { combinations } from '@clearedge/quant/parlay';
import type { SameGameLegs } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { practiceFeature } from '../../practice/index.ts';

type Route = Contract['POST /api/virtual/quote'];
export type WantedLeg = VerbInput<Route>['body']['legs'][number];
export type BookQuote = VerbResult<Route>;

// The practice book's own answer: what is shown here is to the cent what Place Parlay Bet will get.
const askBook = practiceFeature().routes['POST /api/virtual/quote'] as Verb<'POST /api/virtual/quote'>;
export const bookQuote = (ctx: Ctx, legs: readonly WantedLeg[], stake?: number): Promise<BookQuote> =>
  askBook(ctx, { body: { legs: [...legs], ...(stake === undefined ? {} : { stake }) } });

/** Positions of legs that share a game, for each game with more than one. */
export function sharedGames(legs: readonly Pick<WantedLeg, 'gameId'>[]): number[][] {
  const games = [...new Set(legs.map(({ gameId }) => gameId))];
  const positions = games.map((game) => legs.flatMap(({ gameId }, at) => (gameId === game ? [at] : [])));
  return positions.filter((own) => own.length > 1);
}

/** What each part of legs that share a game would pay: a leg that drops out leaves the price of the rest. */
export async function priceParts(ctx: Ctx, legs: readonly WantedLeg[]): Promise<SameGameLegs[]> {
  const groups: SameGameLegs[] = [];
  for (const own of sharedGames(legs)) {
    const prices: Record<string, number> = {};
    for (let size = 2; size <= own.length; size += 1)
      for (const part of combinations(own, size)) {
        const { odds } = await bookQuote(
          ctx,
          part.map((at) => legs[at]!),
        );
        if (odds !== null) prices[part.join('.')] = odds;
      }
    groups.push({ legs: own, prices });
  }
  return groups;
}
