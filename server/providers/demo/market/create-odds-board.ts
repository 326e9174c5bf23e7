import type { FeedQuote, OddsBoard } from '../../../ports/index.ts';
import { BoundedMap } from '../chance.ts';
import { findGame, type Game, gamesKnownOn, type League } from '../league/league.ts';
import { firstPitchAt, isKnown } from '../schedule/fixture.ts';
import { type AlternateRungs, alternatesOf, outlookAt, shownSteps } from './alternates.ts';
import { diaryOf } from './book-diary.ts';
import { BOOKS, bookRef } from './books.ts';
import { consensusOf } from './consensus.ts';
import { addQuotes, gameSteps, type PriceStep } from './game-quotes.ts';
import { awayCovers, RUN_LINE } from './market-prices.ts';
import { overShare } from './run-tables.ts';

const GAMES_STORED = 120;
/** How often games are won by more is not known. */
const LONGEST_RUN_LINE = 3.5;
const RUNGS: AlternateRungs = {
  spread: { step: 1, reach: 5, least: RUN_LINE, most: LONGEST_RUN_LINE },
  total: { step: 0.5, reach: 2, least: 1 },
};
function alternatesOn(game: Game, steps: readonly PriceStep[], asOf: number): FeedQuote[] {
  const moments = consensusOf(game);
  const diaries = BOOKS.map((book) => diaryOf(game, book, moments));
  return shownSteps(steps, asOf).flatMap((step) => {
    const outlook = outlookAt(diaries[step.book]!, step);
    if (outlook === null) return [];
    const { gameId } = game.fixture;
    if (step.market === 'total')
      return alternatesOf({ gameId, step, rungs: RUNGS.total, shareAt: (line) => overShare(outlook.runs, line, 'full') });
    return alternatesOf({ gameId, step, rungs: RUNGS.spread, shareAt: (line) => awayCovers(outlook, line) });
  });
}

export function createOddsBoard(league: League): OddsBoard {
  const known = new BoundedMap<string, PriceStep[]>(GAMES_STORED);
  return {
    listBooks: async () => BOOKS.map(bookRef),
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
    listAlternates: async (gameId, asOf) => {
      const at = asOf.getTime();
      const game = findGame(league, gameId);
      const isOpen = game !== null && isKnown(game.fixture, at) && at < firstPitchAt(game.fixture);
      return {
        quotes: isOpen
          ? alternatesOn(
              game,
              known.recall(gameId, () => gameSteps(game)),
              at,
            )
          : [],
        seenAt: asOf,
      };
    },
  };
}
