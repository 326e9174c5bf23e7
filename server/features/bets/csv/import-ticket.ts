import { createHash } from 'node:crypto';
import type { ParlayBetType } from '@clearedge/contract/aliases';
import { type BetDetails, eachDetail } from '@clearedge/contract/bet-details';
import { MOST_LEGS } from '@clearedge/contract/shapes/bets/new-bets';
import type { Grade } from '@clearedge/quant/grading';
import { decideTicket, productOf, unitsOf } from '../parlays/pay-rules.ts';
import { SlipBuilder } from '../slips/slip-builder.ts';
import { partsOf } from '../slips/slip-parts.ts';
import { headerOf } from '../slips/slip-words.ts';
import { LEG_FIELDS } from './export-legs.ts';
import { type Cells, type ChosenColumns, findCell, type ImportField } from './import-columns.ts';
import {
  type FileReading,
  oddsCell,
  readLabel,
  readResult,
  readSelectionText,
  readStake,
  sportIn,
  typeIn,
  type WrittenBet,
} from './import-rules.ts';
import { readOddsCell } from './odds-column.ts';
import type { FileRow } from './read-file.ts';
import { readWrittenTime, type WrittenTime } from './written-time.ts';

export type ImportedLeg = WrittenBet & { result: Grade | null };

/** A parlay, teaser or round robin of a file. */
export interface ImportedTicket extends BetDetails {
  placedAt: Date;
  kind: ParlayBetType;
  legs: ImportedLeg[];
  odds: number;
  /** Of a round robin in all. */
  stakeCents: number;
  freeStakeCents: number;
  boostPercent: number | null;
  sizes: number[] | null;
  result: Grade | null;
  /** Null while it is open. */
  profitCents: number | null;
  importKey: string;
}

export const isTicket = (bet: object): bet is ImportedTicket => 'legs' in bet;

interface Kind {
  kind: ParlayBetType;
  size: number | null;
}
const OTHER_NAMES = /^(?:accas?|multis?|multiples?|combos?|doubles?|trebles?)$/;

/** The kind of ticket that a type of a file names; null for any other type. */
function ticketKind(text: string): Kind | null {
  const bare = text.toLowerCase().replaceAll('_', ' ').trim();
  if (OTHER_NAMES.test(bare)) return { kind: 'parlay', size: null };
  const header = headerOf(bare);
  return header && header.kind !== 'single' ? { kind: header.kind, size: header.size } : null;
}

/** The rows of one ticket of a file. */
export interface TicketRows extends FileRow, Kind {
  /** Rows of its legs; none where its own row holds them. */
  legs: readonly Cells[];
  /** Its own row says what it is, and is none of its legs. */
  isHeaded: boolean;
}

const isSingle = (text: string): boolean => headerOf(text.replaceAll('_', ' '))?.kind === 'single';
/** Most files number every bet: only rows that call themselves a ticket are gathered by such a number. */
const ANY_BET_ID = new Set(['betid', 'wagerid']);

/** Bets and tickets of a file in the order of their first rows: rows with one ticket id make a ticket, unless each calls itself single. */
export function gatherTickets(rows: readonly FileRow[], columns: ChosenColumns): (FileRow | TicketRows)[] {
  const typeOf = ({ cells }: FileRow): string => findCell(cells, 'betType', columns).text;
  const groups = new Map<string, FileRow[]>();
  for (const row of rows) {
    const { name, text } = findCell(row.cells, 'ticket', columns);
    const key = text === '' ? `line ${row.line}` : `${name} ${text}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups].flatMap(([key, group]): (FileRow | TicketRows)[] => {
    const [first] = group as [FileRow];
    const heads = group.filter((row) => ticketKind(typeOf(row)) !== null);
    const kind = heads[0] ? ticketKind(typeOf(heads[0]))! : null;
    if (group.length === 1) return kind ? [{ ...first, ...kind, legs: [], isHeaded: true }] : [first];
    const isTicket = kind !== null || !(ANY_BET_ID.has(key.split(' ')[0]!) || group.every((row) => isSingle(typeOf(row))));
    if (!isTicket) return group;
    const head = heads.length === 1 && group.length > 2 ? heads[0]! : null;
    const legs = group.filter((row) => row !== head).map(({ cells }) => cells);
    return [{ line: first.line, cells: (head ?? first).cells, ...(kind ?? { kind: 'parlay', size: null }), legs, isHeaded: head !== null }];
  });
}

const odds = (cells: Cells, { oddsFormat, columns = {} }: FileReading): number | null => {
  const cell = oddsCell(cells, columns);
  return cell.text === '' ? null : readOddsCell(cell, oddsFormat);
};

type PlacedAt = Pick<WrittenTime, 'placedAt' | 'gamesFrom'>;

function legOfRow(cells: Cells, placed: PlacedAt, reading: FileReading): ImportedLeg {
  const read = (field: ImportField): string => findCell(cells, field, reading.columns ?? {}).text;
  const type = read('betType');
  return {
    ...placed,
    gameLabel: readLabel(read('game')),
    sport: sportIn(read('sport')),
    ...(ticketKind(type) ? typeIn('') : typeIn(type)),
    selection: readSelectionText(read('selection')),
    odds: odds(cells, reading),
    result: readResult(read('result')),
  };
}

/** A leg as our export writes it, or as a book or a tracker prints it in a line. */
function legOfText(text: string, sport: ImportedLeg['sport'], placed: PlacedAt): ImportedLeg {
  const parts = text.split(';').map((part) => part.trim());
  if (parts.length === LEG_FIELDS.length) {
    const cells = Object.fromEntries(LEG_FIELDS.map((field, at) => [field, parts[at]!.replace(/^at (?=[+-]?\d+$)/, '')]));
    return legOfRow(cells, placed, { now: placed.placedAt, oddsFormat: 'american', occurrence: () => 0 });
  }
  const builder = new SlipBuilder();
  builder.read(text, partsOf(text, placed.placedAt));
  const leg = builder.build().legs[0];
  const selection = readSelectionText(leg?.selection ?? text);
  return { ...placed, gameLabel: readLabel(leg?.game ?? ''), sport, ...typeIn(''), selection, odds: leg?.odds ?? null, result: null };
}

/** What stands between the legs of one cell, the surest first; a comma may belong to a name. */
const BETWEEN = ['\n', '|', ';', ' / ', / \+ (?=[A-Za-z])/, ', '] as const;

function splitLegs(text: string): string[] {
  const spaced = text.replace(/[^\S\n]+/g, ' ');
  for (const between of BETWEEN) {
    const legs = spaced
      .split(between)
      .map((leg) => leg.trim())
      .filter(Boolean);
    if (legs.length > 1) return legs;
  }
  return [text];
}

/** The sport of each leg: a cell can name one for all, one for each, or those that the ticket mixes. */
function sportsOf(text: string, legs: number): ImportedLeg['sport'][] {
  const named = text.split(/[,|/;]/).map((one) => sportIn(one.trim()));
  if (named.length === legs) return named;
  const shared = named.length === 1 ? named[0]! : named.includes('other') ? 'other' : null;
  return Array.from({ length: legs }, () => shared);
}

function legsIn(text: string, sport: string, placed: PlacedAt): ImportedLeg[] {
  const texts = splitLegs(text);
  const sports = sportsOf(sport, texts.length);
  return texts.map((one, at) => legOfText(one, sports[at]!, placed));
}

const TOO_FEW = 'Its legs are missing: separate them by “|” in one cell, or give each a row with the same ticket id.';

function legsOf({ cells, legs, isHeaded }: TicketRows, placed: PlacedAt, reading: FileReading): ImportedLeg[] {
  const read = (field: ImportField): string => findCell(cells, field, reading.columns ?? {}).text;
  const found =
    legs.length > 0 ? legs.map((row) => legOfRow(row, placed, reading)) : legsIn(read('legs') || read('selection'), read('sport'), placed);
  if (found.length < 2) throw new RangeError(TOO_FEW);
  if (found.length > MOST_LEGS) throw new RangeError(`A ticket has at most ${MOST_LEGS} legs.`);
  if (isHeaded || new Set(found.map((leg) => leg.odds)).size > 1) return found;
  // Each row repeats the price of the ticket.
  return found.map((leg) => ({ ...leg, odds: null }));
}

/** Of a ticket without a row of its own: what its rows repeat, else what its legs come to. */
function resultOf(rows: TicketRows, legs: readonly ImportedLeg[], reading: FileReading): Grade | null {
  if (rows.isHeaded) return readResult(findCell(rows.cells, 'result', reading.columns ?? {}).text);
  const results = legs.map(({ result }) => result);
  if (results.includes('loss')) return 'loss';
  if (results.includes(null)) return null;
  return results.includes('win') ? 'win' : results.every((one) => one === 'void') ? 'void' : 'push';
}

/** Rows of a lost ticket that all say so repeat its result: which leg lost it is not known. */
const ownResults = (legs: readonly ImportedLeg[]): ImportedLeg[] =>
  legs.every(({ result }) => result === 'loss') ? legs.map((leg) => ({ ...leg, result: null })) : [...legs];

function readProfit(text: string): number | null {
  const bare = text.replace(/[$,\s]/g, '').replace(/^\((.*)\)$/, '-$1');
  return /^[+-]?\d{1,9}(?:\.\d{1,2})?$/.test(bare) ? Math.round(Number(bare) * 100) : null;
}

type Money = Pick<ImportedTicket, 'kind' | 'odds' | 'stakeCents' | 'freeStakeCents' | 'boostPercent' | 'sizes'>;

/** The profit of a settled ticket: what the file says where a win or a round robin can pay several amounts, else by its terms. */
function profitOf(money: Money, legs: readonly ImportedLeg[], result: Grade, stated: number | null): number {
  const mayDiffer = money.kind === 'round_robin' || (result === 'win' && (stated ?? 0) > 0);
  if (mayDiffer && stated !== null && stated >= -money.stakeCents) return stated;
  const outcome = decideTicket(
    { ...money, betType: money.kind },
    legs.map((leg) => ({ ...leg, result })),
  );
  if (outcome.kind !== 'paid') throw new RangeError('The profit of this ticket is missing.');
  return outcome.profitCents;
}

function sizesOf({ kind, size, cells }: TicketRows, legs: readonly ImportedLeg[], totalCents: number): number[] | null {
  if (kind !== 'round_robin') return null;
  const written = (cells.sizes ?? '').match(/\d+/g)?.map(Number);
  const sizes = written ?? [size ?? 2];
  if (sizes.some((one) => one < 2 || one > legs.length)) throw new RangeError(`There are only ${legs.length} legs.`);
  if (legs.some((leg) => leg.odds === null)) throw new RangeError('A round robin needs the price of every leg.');
  const units = unitsOf(legs.length, sizes);
  if (totalCents % units !== 0) throw new RangeError(`The stake does not divide evenly into the ${units} parlays of this round robin.`);
  return sizes;
}

/** A ticket of several legs as its rows say it. RangeError with a sentence for the bettor when a cell cannot be read. */
export function readImportedTicket(rows: TicketRows, reading: FileReading): ImportedTicket {
  const { cells, kind } = rows;
  const read = (field: ImportField): string => findCell(cells, field, reading.columns ?? {}).text;
  const { placedAt, statedAt, gamesFrom } = readWrittenTime(read('placedAt'), reading.now);
  const written = legsOf(rows, { placedAt, gamesFrom }, reading);
  const legs = rows.legs.length > 0 && !rows.isHeaded ? ownResults(written) : written;
  const price = rows.isHeaded || legs.every((leg) => leg.odds === null) ? odds(cells, reading) : null;
  const ticketOdds = price ?? productOf(legs);
  if (ticketOdds === null) throw new RangeError('The odds are missing.');
  const freeStake = Number(cells.freeStake ?? 0) > 0 ? cells.freeStake! : null;
  const stake = readStake(freeStake ?? read('stake'));
  const money: Money = {
    kind,
    odds: ticketOdds,
    stakeCents: freeStake === null ? stake : 0,
    freeStakeCents: freeStake === null ? 0 : stake,
    boostPercent: /^[1-9]\d{0,2}$/.test(cells.boostPercent ?? '') ? Number(cells.boostPercent) : null,
    sizes: sizesOf(rows, legs, stake),
  };
  const details = eachDetail((name, { maxLength }) => read(name).slice(0, maxLength) || null);
  const known = legs.map(({ result: _later, gamesFrom: _looked, ...leg }) => ({ ...leg, placedAt: statedAt }));
  const identity = { placedAt: statedAt, ...money, legs: known, book: details.book };
  const hash = createHash('sha256').update(JSON.stringify(identity)).digest('base64url');
  const result = resultOf(rows, written, reading);
  const profitCents = result === null ? null : profitOf(money, legs, result, readProfit(read('profit')));
  return { placedAt, ...money, ...details, legs, result, profitCents, importKey: `${hash}#${reading.occurrence(hash)}` };
}
