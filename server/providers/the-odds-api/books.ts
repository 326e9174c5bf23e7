import type { BookRef } from '../../ports/odds-board.ts';

/** Three letters each, the same for ever: stored prices carry them. */
const CODES: Readonly<Record<string, string>> = {
  ballybet: 'BAL',
  barstool: 'BAR',
  betanysports: 'BAS',
  betmgm: 'MGM',
  betonlineag: 'BOL',
  betparx: 'PRX',
  betrivers: 'RIV',
  betus: 'BUS',
  bovada: 'BOV',
  draftkings: 'DRK',
  espnbet: 'ESP',
  everygame: 'EVG',
  fanatics: 'FNT',
  fanduel: 'FAN',
  fliff: 'FLF',
  hardrockbet: 'HRB',
  lowvig: 'LOW',
  mybookieag: 'MYB',
  pinnacle: 'PIN',
  pointsbetus: 'PTB',
  rebet: 'REB',
  superbook: 'SPB',
  unibet_us: 'UNI',
  williamhill_us: 'CZR',
  wynnbet: 'WYN',
};

const LETTERS = 26;

/** A code for a book that is not in the table: X and two letters drawn from its key. */
function drawnCode(key: string): string {
  let sum = 0;
  for (const letter of key) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % (LETTERS * LETTERS);
  return `X${String.fromCharCode(65 + Math.floor(sum / LETTERS), 65 + (sum % LETTERS))}`;
}

export const bookOf = ({ key, title }: { key: string; title: string }): BookRef => ({ code: CODES[key] ?? drawnCode(key), name: title });
