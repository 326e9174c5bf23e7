import { createHash } from 'node:crypto';
import { readBetType, type SpelledBetType, toGrade } from '@clearedge/contract/aliases';
import { type BetDetails, eachDetail } from '@clearedge/contract/bet-details';
import { type BetSport, readSport } from '@clearedge/contract/sports';
import type { Grade } from '@clearedge/quant/grading';
import { dollarsToCents } from '@clearedge/quant/money';
import type { PriceFormat } from '@clearedge/quant/price';
import { type Cells, type ChosenColumns, findCell, type ImportField } from './import-columns.ts';
import { type OddsCell, readOddsCell } from './odds-column.ts';
import { readWrittenTime, type WrittenTime } from './written-time.ts';

/** What a bet or a leg of a file is on. */
export interface WrittenBet extends Pick<WrittenTime, 'placedAt' | 'gamesFrom'> {
  /** '' where the file leaves it to the selection. */
  gameLabel: string;
  /** Null where the file does not say. */
  sport: BetSport | null;
  /** Null where the file leaves it to the selection. */
  betType: SpelledBetType['betType'] | null;
  /** How many places a place bet pays, where its type says so. */
  places: SpelledBetType['places'];
  selection: string;
  /** Null of a leg whose price is not printed. */
  odds: number | null;
}
export interface ImportedBet extends WrittenBet, BetDetails {
  odds: number;
  stakeCents: number;
  result: Grade | null;
  /** Its type says that it is on a season. */
  isFuture: boolean;
  importKey: string;
}
const NOT_SETTLED = new Set(['', 'pending', 'open', 'settled', 'unsettled', 'active', 'in progress', 'upcoming', 'null']);
/** Types that say no market: the selection does. */
const ANY_MARKET = new Set(['', 'straight', 'straight bet', 'single', 'singles', 'game', 'other']);

const ON_SEASON = /^(?:futures?|futures? bets?|season|season long|outright futures?)$/;

// Our own export writes +150 without its sign.
const isOwnExport = (cells: Cells): boolean => 'closingOdds' in cells && 'potentialWin' in cells;

/** The price of a row, and the format that the name of its column says. */
export function oddsCell(cells: Cells, columns: ChosenColumns = {}): OddsCell {
  const { name, text } = findCell(cells, 'odds', columns);
  const declared = (['american', 'decimal', 'fractional'] as const).find((format) => name.includes(format));
  return { text, declared: declared ?? (isOwnExport(cells) ? 'american' : null) };
}

function need<T>(value: T | null, message: string): T {
  if (value === null) throw new RangeError(message);
  return value;
}

export function readStake(text: string): number {
  const bare = text.replace(/[$,\s]/g, '');
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(bare) || Number(bare) <= 0) throw new RangeError(`"${text}" is not a stake in dollars.`);
  return dollarsToCents(bare);
}

export function readResult(text: string): Grade | null {
  return NOT_SETTLED.has(text.toLowerCase()) ? null : need(toGrade(text), `"${text}" is not a result (win, loss, push or void).`);
}

// Boston plays Toronto in more leagues than ours: a bet of another is kept, but never graded on a game of ours.
export const sportIn = (text: string): BetSport | null => readSport(text) ?? (text === '' ? null : 'other');

const shortText = (text: string, what: string, max: number): string => {
  if (text === '' || text.length > max)
    throw new RangeError(text === '' ? `The ${what} is missing.` : `The ${what} is longer than ${max} characters.`);
  return text;
};

/** The game of a row, '' where it names none. */
export const readLabel = (text: string): string => (text === '' ? '' : shortText(text, 'game', 120));
export const readSelectionText = (text: string): string => shortText(text, 'selection', 160);

export function typeIn(text: string): SpelledBetType | { betType: null; places: null } {
  const bare = text.toLowerCase().replaceAll('_', ' ');
  if (ANY_MARKET.has(bare) || ON_SEASON.test(bare)) return { betType: null, places: null };
  return need(
    readBetType(text),
    `"${text}" is not a bet type (moneyline, spread, total, prop, outright, top 5, top 10, top 20, make cut, matchup, future, parlay, teaser or round robin).`,
  );
}

export interface FileReading {
  now: Date;
  /** Of the prices without a sign; null where the file does not show it. */
  oddsFormat: PriceFormat | null;
  columns?: ChosenColumns;
  /** Counts equal rows of a file. */
  occurrence: (hash: string) => number;
}

/** One row of a file as a bet. RangeError with a sentence for the bettor when a cell cannot be read. */
export function readImportedBet(cells: Cells, { now, oddsFormat, columns = {}, occurrence }: FileReading): ImportedBet {
  const read = (field: ImportField): string => findCell(cells, field, columns).text;
  const { betType, places } = typeIn(read('betType'));
  const { placedAt, statedAt, gamesFrom } = readWrittenTime(read('placedAt'), now);
  const bet = {
    placedAt: statedAt,
    gameLabel: readLabel(read('game')),
    betType,
    selection: readSelectionText(read('selection')),
    odds: readOddsCell(oddsCell(cells, columns), oddsFormat),
    stakeCents: readStake(read('stake')),
  };
  const details = eachDetail((name, { maxLength }) => read(name).slice(0, maxLength) || null);
  // Only what it was placed with makes it another bet: a result and other details may be written later.
  const identity = { ...bet, book: details.book, ...(places === null ? {} : { places }) };
  const hash = createHash('sha256').update(JSON.stringify(identity)).digest('base64url');
  const result = readResult(read('result'));
  const isFuture = ON_SEASON.test(read('betType').toLowerCase().replaceAll('_', ' '));
  return {
    ...bet,
    ...details,
    placedAt,
    gamesFrom,
    places,
    result,
    isFuture,
    sport: sportIn(read('sport')),
    importKey: `${hash}#${occurrence(hash)}`,
  };
}
