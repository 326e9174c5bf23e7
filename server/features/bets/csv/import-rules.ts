import { createHash } from 'node:crypto';
import { readBetType, type SpelledBetType, toGrade } from '@clearedge/contract/aliases';
import { type BetDetails, eachDetail } from '@clearedge/contract/bet-details';
import { type BetSport, readSport } from '@clearedge/contract/sports';
import type { Grade } from '@clearedge/quant/grading';
import { dollarsToCents } from '@clearedge/quant/money';
import type { PriceFormat } from '@clearedge/quant/price';
import { plainCell } from '../../../kernel/csv.ts';
import { type OddsCell, readOddsCell } from './odds-column.ts';

export interface ImportedBet extends BetDetails {
  placedAt: Date;
  gameLabel: string;
  /** Null where the file does not say. */
  sport: BetSport | null;
  betType: SpelledBetType['betType'];
  /** How many places a place bet pays, where its type says so. */
  places: SpelledBetType['places'];
  selection: string;
  odds: number;
  stakeCents: number;
  result: Grade | null;
  importKey: string;
}
type Cells = Readonly<Record<string, string>>;

/** Column names in use elsewhere -> ours; compared without case, spaces or underscores. */
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  placedAt: ['placedat', 'date', 'placed', 'betdate', 'dateplaced', 'time'],
  game: ['gameid', 'game', 'contest', 'match', 'matchup'],
  sport: ['sport', 'league'],
  betType: ['bettype', 'type', 'market'],
  selection: ['selection', 'pick', 'bet', 'description'],
  odds: ['odds', 'price', 'americanodds', 'oddsamerican', 'decimalodds', 'oddsdecimal', 'fractionalodds', 'oddsfractional'],
  stake: ['stake', 'risk', 'amount', 'wager'],
  result: ['result', 'outcome', 'status'],
  ...eachDetail((_name, { columns }) => columns),
};
const NOT_SETTLED = new Set(['', 'pending', 'open', 'settled', 'null']);

/** Of several columns that may hold it the first of the list that says something: our export has a status beside the result. */
function findCell(cells: Cells, column: keyof typeof COLUMNS): { name: string; text: string } {
  const names = COLUMNS[column]!;
  let [best, found] = [names.length, ''];
  for (const [name, value] of Object.entries(cells)) {
    const rank = names.indexOf(name.toLowerCase().replace(/[\s_()-]/g, ''));
    if (rank >= 0 && rank < best && value.trim() !== '') [best, found] = [rank, plainCell(value.trim())];
  }
  return { name: names[best] ?? '', text: found };
}
const readCell = (cells: Cells, column: keyof typeof COLUMNS): string => findCell(cells, column).text;

// Our own export writes +150 without its sign.
const isOwnExport = (cells: Cells): boolean => 'closingOdds' in cells && 'potentialWin' in cells;

/** The price of a row, and the format that the name of its column says. */
export function oddsCell(cells: Cells): OddsCell {
  const { name, text } = findCell(cells, 'odds');
  const declared = (['american', 'decimal', 'fractional'] as const).find((format) => name.includes(format));
  return { text, declared: declared ?? (isOwnExport(cells) ? 'american' : null) };
}

function need<T>(value: T | null, message: string): T {
  if (value === null) throw new RangeError(message);
  return value;
}

function readStake(text: string): number {
  const bare = text.replace(/[$,\s]/g, '');
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(bare) || Number(bare) <= 0) throw new RangeError(`"${text}" is not a stake in dollars.`);
  return dollarsToCents(bare);
}

function readTime(text: string, now: Date): Date {
  const at = new Date(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T16:00:00Z` : text);
  if (text === '' || Number.isNaN(at.getTime()) || at.getUTCFullYear() < 1990) throw new RangeError(`"${text}" is not a date.`);
  if (at > now) throw new RangeError('A bet cannot be placed in the future.');
  return at;
}

function readResult(text: string): Grade | null {
  return NOT_SETTLED.has(text.toLowerCase()) ? null : need(toGrade(text), `"${text}" is not a result (win, loss, push or void).`);
}

// Boston plays Toronto in more leagues than ours: a bet of another is kept, but never graded on a game of ours.
const sportIn = (text: string): BetSport | null => readSport(text) ?? (text === '' ? null : 'other');

const shortText = (text: string, what: string, max: number): string => {
  if (text === '' || text.length > max)
    throw new RangeError(text === '' ? `The ${what} is missing.` : `The ${what} is longer than ${max} characters.`);
  return text;
};

export interface FileReading {
  now: Date;
  /** Of the prices without a sign; null where the file does not show it. */
  oddsFormat: PriceFormat | null;
  /** Counts equal rows of a file. */
  occurrence: (hash: string) => number;
}

/** One row of a file as a bet. RangeError with a sentence for the bettor when a cell cannot be read. */
export function readImportedBet(cells: Cells, { now, oddsFormat, occurrence }: FileReading): ImportedBet {
  const { betType, places } = need(
    readBetType(readCell(cells, 'betType')),
    `"${readCell(cells, 'betType')}" is not a bet type (moneyline, spread, total, prop, outright, top 5, top 10, top 20, make cut or matchup).`,
  );
  const bet = {
    placedAt: readTime(readCell(cells, 'placedAt'), now),
    gameLabel: shortText(readCell(cells, 'game'), 'game', 120),
    betType,
    selection: shortText(readCell(cells, 'selection'), 'selection', 160),
    odds: readOddsCell(oddsCell(cells), oddsFormat),
    stakeCents: readStake(readCell(cells, 'stake')),
  };
  const details = eachDetail((name, { maxLength }) => readCell(cells, name).slice(0, maxLength) || null);
  // Only what it was placed with makes it another bet: a result and other details may be written later.
  const identity = { ...bet, book: details.book, ...(places === null ? {} : { places }) };
  const hash = createHash('sha256').update(JSON.stringify(identity)).digest('base64url');
  const result = readResult(readCell(cells, 'result'));
  return { ...bet, ...details, places, result, sport: sportIn(readCell(cells, 'sport')), importKey: `${hash}#${occurrence(hash)}` };
}
