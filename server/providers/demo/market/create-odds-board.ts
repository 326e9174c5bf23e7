import { SIDES_OF } from '@clearedge/contract/markets/board-markets';
import type { FeedQuote, OddsBoard } from '../../../ports/index.ts';
import { BoundedMap } from '../chance.ts';
import { gamesKnownOn, type League } from '../league/league.ts';
import { BOOKS, bookRef } from './books.ts';
import { gameSteps, type PriceStep } from './game-quotes.ts';

const GAMES_STORED = 120;
const REFS = BOOKS.map(bookRef);

/** Adds every side of a change of one market. */
export function addQuotes(quotes: FeedQuote[], gameId: string, { at, book, market, lines, prices, isOpening }: PriceStep): void {
  const ref = REFS[book]!;
  const quotedAt = new Date(at);
  for (const [place, side] of SIDES_OF[market].entries())
    quotes.push({ gameId, book: ref, market, side, line: lines[place] ?? null, price: prices?.[place] ?? null, quotedAt, isOpening });
}

export function createOddsBoard(league: League): OddsBoard {
  const known = new BoundedMap<string, PriceStep[]>(GAMES_STORED);
  return {
    listBooks: async () => [...REFS],
    findStanding: async (_slateOn, asOf) => ({ seenAt: asOf, isWhole: false }),
    listQuotes: async (slateOn, asOf, since) => {
      const from = since === undefined ? -Infinity : since.getTime();
      const upTo = asOf.getTime();
      const quotes: FeedQuote[] = [];
      for (const game of gamesKnownOn(league, slateOn, upTo)) {
        const { gameId } = game.fixture;
        for (const step of known.recall(gameId, () => gameSteps(game)))
          if (step.at > from && step.at <= upTo) addQuotes(quotes, gameId, step);
      }
      return quotes.sort((a, b) => a.quotedAt.getTime() - b.quotedAt.getTime());
    },
  };
}
