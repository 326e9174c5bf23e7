import { fairProbabilities } from '@clearedge/quant/margin';
import { americanToDecimal } from '@clearedge/quant/price';
import type { PriceRow } from '../../../server/providers/archive/lines.ts';
import { readPriceRows } from '../../../server/providers/archive/lines.ts';
import { Refusals } from '../../../server/providers/archive/retrosheet/refusals.ts';
import { findSources, openSource, readSource } from '../../../server/providers/archive/store/find-sources.ts';
import type { HistoryGame } from './history-game.ts';
import { commonCode } from './team-codes.ts';

interface Moneyline {
  /** Decimal prices as quoted. */
  away: number;
  home: number;
  /** Probability of the home side with the margin taken out by the power method. */
  pHome: number;
}

interface TotalQuote {
  line: number;
  over: number;
  under: number;
}

/** Prices of one game; null where the file has none or the pair cannot have stood. */
export interface GamePrices {
  open: Moneyline | null;
  close: Moneyline | null;
  /** False where the close is another book's: a move between two books says nothing of a price. */
  isOneBook: boolean;
  totalOpen: TotalQuote | null;
  totalClose: TotalQuote | null;
}

export type PriceTable = ReadonlyMap<string, GamePrices>;

/** Source A's closing prices of this season are noisy; source B's stand in for them (the lines file's own note). */
const WEAK_CLOSE_SEASON = 2022;

const keyOf = (on: string, number: number, away: string, home: string): string => `${on} ${number} ${away}@${home}`;

function moneyline(pair: readonly [number, number] | null): Moneyline | null {
  if (pair === null) return null;
  const [away, home] = [americanToDecimal(pair[0]), americanToDecimal(pair[1])];
  return { away, home, pHome: fairProbabilities([away, home]).probabilities[1]! };
}

const totalQuote = (total: readonly [number, number, number] | null): TotalQuote | null =>
  total && { line: total[0], over: americanToDecimal(total[1]), under: americanToDecimal(total[2]) };

function fromMain({ on, prices }: PriceRow): GamePrices {
  const isWeak = Number(on.slice(0, 4)) === WEAK_CLOSE_SEASON;
  return {
    open: moneyline(prices.moneylineOpen),
    close: isWeak ? null : moneyline(prices.moneylineClose),
    isOneBook: !isWeak && prices.moneylineClose !== null,
    totalOpen: totalQuote(prices.totalOpen),
    totalClose: totalQuote(prices.totalClose),
  };
}

const NOTHING: GamePrices = { open: null, close: null, isOneBook: false, totalOpen: null, totalClose: null };

function addRow(table: Map<string, GamePrices>, row: PriceRow, isMain: boolean): void {
  const key = keyOf(row.on, row.number, commonCode(row.away), commonCode(row.home));
  const known = table.get(key);
  if (isMain && known === undefined) table.set(key, fromMain(row));
  else if (!isMain && known === undefined) table.set(key, { ...NOTHING, close: moneyline(row.prices.moneylineClose) });
  else if (!isMain && known?.close === null) known.close = moneyline(row.prices.moneylineClose);
}

const MAIN_BOOK = 'ARA';

/** All prices of the `lines_*.csv` files of a folder, whatever years their names say. */
export async function readPriceTable(dir: string): Promise<PriceTable> {
  const { prices } = await findSources(dir);
  const refusals = new Refusals();
  const rows: PriceRow[] = [];
  for (const path of prices) {
    const { bytes } = await readSource(path);
    for (const source of openSource(path, bytes, refusals)) if (source.kind === 'lines') rows.push(...readPriceRows(source, refusals));
  }
  const table = new Map<string, GamePrices>();
  for (const row of rows) if (row.prices.book === MAIN_BOOK) addRow(table, row, true);
  for (const row of rows) if (row.prices.book !== MAIN_BOOK) addRow(table, row, false);
  return table;
}

/** A game's prices by its first day, number and clubs. Retrosheet may number what the price file calls a single game. */
export function findPrices(table: PriceTable, { startedOn, game }: HistoryGame): GamePrices | null {
  const { gameNumber, away, home } = game;
  return (
    table.get(keyOf(startedOn, gameNumber, away.teamId, home.teamId)) ??
    (gameNumber === 0 ? null : (table.get(keyOf(startedOn, 0, away.teamId, home.teamId)) ?? null))
  );
}
