import type { FeedQuote, OddsBoard } from '../../../../ports/index.ts';
import { BoundedMap } from '../../chance/bounded-map.ts';
import { BOOKS, bookRef } from '../../market/books.ts';
import { addQuotes } from '../../market/create-odds-board.ts';
import { type PriceStep, priceSteps } from '../../market/game-quotes.ts';
import type { FootballGame, FootballLeague } from '../league/league.ts';
import { decidedAt, finalIdOf } from '../schedule/fixture.ts';
import { diaryOf } from './book-diary.ts';
import { consensusOf } from './consensus.ts';
import { footballPair, MARKETS } from './prices.ts';

const GAMES_KEPT = 40;
const REFS = BOOKS.map(bookRef);

/** Every change of every book on one game, in order of time; nothing from the kickoff on. */
export function gameSteps(game: FootballGame): PriceStep[] {
  const moments = consensusOf(game);
  const endsAt = game.fixture.startsAt;
  const steps = BOOKS.flatMap((maker, book) => {
    const diary = diaryOf(game, maker, moments);
    const opensAt = diary[0]!.at;
    return MARKETS.flatMap((market) =>
      priceSteps({ book, market, opensAt, endsAt }, diary, (outlook, before) => footballPair(market, outlook, maker, before)),
    );
  });
  return steps.sort((a, b) => a.at - b.at);
}

export function createFootballBoard(league: FootballLeague): OddsBoard {
  const known = new BoundedMap<string, PriceStep[]>(GAMES_KEPT);
  return {
    listBooks: async () => [...REFS],
    findStanding: async (_slateOn, asOf) => ({ seenAt: asOf, isWhole: false }),
    listQuotes: async (slateOn, asOf, since) => {
      const [from, upTo] = [since?.getTime() ?? -Infinity, asOf.getTime()];
      const quotes: FeedQuote[] = [];
      for (const game of league.gamesOn(slateOn)) {
        if (decidedAt(game.fixture) > upTo) continue;
        const gameId = finalIdOf(game.fixture);
        for (const step of known.recall(gameId, () => gameSteps(game)))
          if (step.at > from && step.at <= upTo) addQuotes(quotes, gameId, step);
      }
      return quotes.sort((a, b) => a.quotedAt.getTime() - b.quotedAt.getTime());
    },
  };
}
