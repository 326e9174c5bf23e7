import { fairProbabilities } from '@clearedge/quant/margin';
import { americanToDecimal } from '@clearedge/quant/price';
import type { PriceRow } from '../../../server/providers/archive/lines.ts';
import { readPriceRows } from '../../../server/providers/archive/lines.ts';
import { Refusals } from '../../../server/providers/archive/retrosheet/refusals.ts';
import { findSources, openSource, readSource } from '../../../server/providers/archive/store/find-sources.ts';
import type { HistoryGame } from './history-game.ts';
import type { Moneyline, TotalQuote } from './quotes.ts';
import { type RecordedGame, type ScreenedGame, screenGames } from './screen-prices.ts';
import { commonCode } from './team-codes.ts';

/** Prices of one game; null where the file has none or the pair cannot be right. */
export type GamePrices = ScreenedGame;

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

function fromMain({ on, prices }: PriceRow): RecordedGame {
  const isWeak = Number(on.slice(0, 4)) === WEAK_CLOSE_SEASON;
  return {
    on,
    open: moneyline(prices.moneylineOpen),
    close: isWeak ? null : moneyline(prices.moneylineClose),
    secondClose: null,
    isAmbiguous: false,
    totalOpen: totalQuote(prices.totalOpen),
    totalClose: totalQuote(prices.totalClose),
  };
}

const NOTHING = { open: null, close: null, secondClose: null, isAmbiguous: false, totalOpen: null, totalClose: null } as const;

function addRow(table: Map<string, RecordedGame>, row: PriceRow, isMain: boolean): void {
  const key = keyOf(row.on, row.number, commonCode(row.away), commonCode(row.home));
  const known = table.get(key);
  if (isMain) table.set(key, known === undefined ? fromMain(row) : { ...known, isAmbiguous: true });
  if (!isMain) table.set(key, { ...(known ?? { ...NOTHING, on: row.on }), secondClose: moneyline(row.prices.moneylineClose) });
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
  const recorded = new Map<string, RecordedGame>();
  for (const row of rows) if (row.prices.book === MAIN_BOOK) addRow(recorded, row, true);
  for (const row of rows) if (row.prices.book !== MAIN_BOOK) addRow(recorded, row, false);
  const screened = screenGames([...recorded.values()]);
  return new Map([...recorded.keys()].map((key, index) => [key, screened[index]!]));
}

/** A game's prices by its first day, number and clubs. Retrosheet may number what the price file calls a single game. */
export function findPrices(table: PriceTable, { startedOn, game }: HistoryGame): GamePrices | null {
  const { gameNumber, away, home } = game;
  return (
    table.get(keyOf(startedOn, gameNumber, away.teamId, home.teamId)) ??
    (gameNumber === 0 ? null : (table.get(keyOf(startedOn, 0, away.teamId, home.teamId)) ?? null))
  );
}
