import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { consensusChance, fairProbabilities, impliedSum } from '@clearedge/quant/margin';
import { americanToDecimal, isAmericanPrice } from '@clearedge/quant/price';
import type { HistoryGame } from './history-game.ts';
import { commonCode } from './team-codes.ts';

/** What several books quoted of one game at one time of its day. */
export interface DayQuote {
  /** Chance of the home side without margin: the mean of the books' log-odds. */
  pHome: number;
  hoursToStart: number;
}

/** By day and clubs: the file leaves double headers out. */
export type DayQuotes = ReadonlyMap<string, DayQuote>;

const FILE = /^book_quotes_.*\.csv$/i;
const HEADER = 'date,away,home,commence_utc,quoted_on,book,away_ml,home_ml,total';
/** 14:00 Eastern, in summer time as a whole season is. */
const QUOTED_AT = 'T18:00:00Z';
const MOST_MARGIN = 0.08;
const HOUR = 3_600_000;

interface Row {
  key: string;
  pHome: number;
  hoursToStart: number;
}

function rowOf(line: string): Row | null {
  const [date = '', away = '', home = '', startsAt = '', quotedOn = '', , first, second] = line.split(',');
  const pair = [Number(first), Number(second)] as const;
  const hoursToStart = (Date.parse(startsAt) - Date.parse(`${quotedOn}${QUOTED_AT}`)) / HOUR;
  if (!pair.every(isAmericanPrice) || !(hoursToStart >= 0) || !/^\d{8}$/.test(date)) return null;
  const decimals = pair.map(americanToDecimal);
  const margin = impliedSum(decimals) - 1;
  if (margin < 0 || margin > MOST_MARGIN) return null;
  const on = `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`;
  return { key: `${on} ${commonCode(away)}@${commonCode(home)}`, pHome: fairProbabilities(decimals).probabilities[1]!, hoursToStart };
}

/** The day's quotes of a folder; empty where no such file is, or where it has other columns. */
export async function readDayQuotes(dir: string): Promise<DayQuotes> {
  const rows = new Map<string, Row[]>();
  for (const name of (await readdir(dir)).filter((file) => FILE.test(file))) {
    const [header = '', ...lines] = (await readFile(join(dir, name), 'latin1')).split(/\r?\n/);
    if (header.trim() !== HEADER) continue;
    for (const row of lines.map(rowOf)) if (row !== null) rows.set(row.key, [...(rows.get(row.key) ?? []), row]);
  }
  return new Map(
    [...rows].map(([key, quotes]) => {
      return [key, { pHome: consensusChance(quotes.map((quote) => quote.pHome)), hoursToStart: quotes[0]!.hoursToStart }];
    }),
  );
}

/** A single game's quote; null for a double header, which its day and clubs do not tell apart. */
export const findDayQuote = (quotes: DayQuotes | undefined, { startedOn, game }: HistoryGame): DayQuote | null =>
  game.gameNumber === 0 ? (quotes?.get(`${startedOn} ${game.away.teamId}@${game.home.teamId}`) ?? null) : null;
