import type { OddsBoard } from '../../../../ports/index.ts';
import { listArchiveBooks } from '../../lines/books.ts';
import type { ReplayWorld } from '../replay-world.ts';
import { gameQuotes } from './game-quotes.ts';

export function replayOdds({ calendar, prices }: ReplayWorld): OddsBoard {
  const codes = new Set([...prices.values()].flat().map(({ book }) => book));
  return {
    listBooks: () => Promise.resolve(listArchiveBooks(codes)),
    findStanding: (_slateOn, asOf) => Promise.resolve({ seenAt: asOf, isWhole: false }),
    listQuotes: (slateOn, asOf, since) => {
      const quotes = calendar
        .slate(slateOn)
        .flatMap((replay) => (prices.get(replay.game.id) ?? []).flatMap((price) => gameQuotes(replay, price)));
      const known = quotes.filter(({ quotedAt }) => quotedAt <= asOf && (since === undefined || quotedAt > since));
      return Promise.resolve(known.sort((a, b) => a.quotedAt.getTime() - b.quotedAt.getTime()));
    },
  };
}
