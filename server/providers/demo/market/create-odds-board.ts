import type { FeedQuote, OddsBoard } from '../../../ports/index.ts';
import { BoundedMap } from '../chance/bounded-map.ts';
import { gamesKnownOn } from '../feed/create-event-feed.ts';
import type { League } from '../league/league.ts';
import { BOOKS, bookRef } from './books.ts';
import { gameQuotes } from './game-quotes.ts';

const GAMES_KEPT = 120;

export function createOddsBoard(league: League): OddsBoard {
  const known = new BoundedMap<string, FeedQuote[]>(GAMES_KEPT);
  return {
    listBooks: async () => BOOKS.map(bookRef),
    listQuotes: async (slateOn, asOf, since) => {
      const from = since === undefined ? -Infinity : since.getTime();
      const upTo = asOf.getTime();
      const quotes = gamesKnownOn(league, slateOn, upTo).flatMap((game) =>
        known.recall(game.fixture.gameId, () => gameQuotes(game)).filter(({ quotedAt }) => quotedAt.getTime() > from && quotedAt.getTime() <= upTo),
      );
      return quotes.sort((a, b) => a.quotedAt.getTime() - b.quotedAt.getTime());
    },
  };
}
