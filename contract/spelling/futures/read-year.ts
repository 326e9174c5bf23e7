/** What a text says of its season: the year it begins in, or a year that it is played in. */
export interface StatedSeason {
  begins?: number;
  within?: number;
}

const BOTH = /(?<![\d.+$-])(?:20)?(\d\d)\s?[-/–]\s?(?:20)?(\d\d)(?![\d.])/;
const ONE = /(?<![\d.+$-])(20\d\d)(?![\d.])/;

/** Takes the season out of a text: "2026-27", "26/27", "2026". A price or a line of wins is none. */
export function takeSeason(text: string): { rest: string; season: StatedSeason } {
  const [both, first, second] = BOTH.exec(text) ?? [];
  if (both !== undefined && Number(second) === (Number(first) + 1) % 100)
    return { rest: text.replace(both, ' '), season: { begins: 2000 + Number(first) } };
  const [one, year] = ONE.exec(text) ?? [];
  return one === undefined ? { rest: text, season: {} } : { rest: text.replace(one, ' '), season: { within: Number(year) } };
}

const DIGITS: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

/** "lxi" and "61" as 61; null for any other token. */
export function readOrdinal(token: string): number | null {
  if (/^[1-9]\d?$/.test(token)) return Number(token);
  if (!/^[ivxlc]+$/.test(token)) return null;
  const values = token.split('').map((letter) => DIGITS[letter]!);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}
