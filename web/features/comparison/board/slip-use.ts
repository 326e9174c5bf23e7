import { type NewSlipEntry, slip, useSlip } from '../../../core/slip/index.ts';
import type { ComparedGame, Market, Quote, Side } from '../comparison.queries.ts';

interface Taken {
  odds: number;
  line: number | null;
  book: string;
  bookName: string;
  seenAt: string;
  isAlternate?: boolean;
}
/** How the slip words this side of this game: the games' own offers, handed in by the route. */
export type MakeEntry = (game: EntryGame, market: Market, side: Side, taken: Taken) => NewSlipEntry | null;
type EntryGame = Pick<ComparedGame, 'gameId' | 'sport' | 'gameTime' | 'awayTeam' | 'homeTeam' | 'awayTeamCode' | 'homeTeamCode'>;

export interface SlipUse {
  isOn: (game: EntryGame, market: Market, side: Side, line: number | null, book: string) => boolean;
  press: (
    game: EntryGame,
    market: Market,
    side: Side,
    quote: Pick<Quote, 'odds' | 'line' | 'seenAt'> & Pick<Taken, 'isAlternate'>,
    book: { code: string; name: string },
  ) => void;
}

/** The slip as the table uses it: a side stands on it once, at the book it was pressed at last. */
export function useSlipUse(makeEntry: MakeEntry): SlipUse {
  const { entries } = useSlip();
  const bookOn = ({ gameId, betType, selection }: NewSlipEntry): string | null | undefined =>
    entries.find((one) => one.gameId === gameId && one.betType === betType && one.selection === selection)?.book;
  return {
    isOn: (game, market, side, line, book) => {
      if (entries.length === 0) return false;
      const entry = makeEntry(game, market, side, { odds: 100, line, book, bookName: book, seenAt: '' });
      return entry !== null && bookOn(entry) === book;
    },
    press: (game, market, side, { odds, line, seenAt, isAlternate = false }, { code, name }) => {
      const entry = odds === null ? null : makeEntry(game, market, side, { odds, line, book: code, bookName: name, seenAt, isAlternate });
      if (!entry) return;
      const isSame = bookOn(entry) === code;
      if (slip.has(entry)) slip.remove(entry);
      if (!isSame) slip.add(entry);
    },
  };
}
