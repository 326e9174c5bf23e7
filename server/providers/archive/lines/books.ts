import type { BookRef } from '../../../ports/index.ts';

/** Names the lines files use for a book, and what it is called here. */
const BOOKS: Record<string, BookRef> = {
  A: { code: 'ARA', name: 'Archive A' },
  B: { code: 'ARB', name: 'Archive B' },
  pinnacle: { code: 'PIN', name: 'Pinnacle' },
  draftkings: { code: 'DKG', name: 'DraftKings' },
  fanduel: { code: 'FAN', name: 'FanDuel' },
  betmgm: { code: 'MGM', name: 'BetMGM' },
};

export const findBook = (source: string): BookRef | null => BOOKS[source] ?? null;

export const listArchiveBooks = (codes: ReadonlySet<string>): BookRef[] => Object.values(BOOKS).filter(({ code }) => codes.has(code));

export const bookOf = (code: string): BookRef => Object.values(BOOKS).find((book) => book.code === code) ?? { code, name: code };
