import { STAKE_MAX_DOLLARS } from '@clearedge/contract/constants';
import type { GameOdds } from '@clearedge/contract/shapes/game-odds';
import { comparePrices, isAmericanPrice, type PriceFormat, readTypedOdds } from '@clearedge/quant/price';
import type { AnyGame } from '../../core/games.ts';
import { type SelectionWire, type SlipEntry, selectionLabel } from '../../core/slip/index.ts';
import type { Board } from '../../sports/registry.ts';

/** Typed amounts stop here, above every limit, so that sums stay exact. */
const STAKE_TYPED_MAX = 9_999_999.99;

/** A price typed in any format: the reader's own first, then as a decimal or a fraction where it is written as one. 0 is none. */
export function readSlipOdds(text: string, format: PriceFormat): number {
  const own = readTypedOdds(text, format);
  if (isAmericanPrice(own)) return own;
  const other = text.includes('/') ? readTypedOdds(text, 'fractional') : /\d[.,]\d/.test(text) ? readTypedOdds(text, 'decimal') : 0;
  return isAmericanPrice(other) ? other : own;
}

/** What a stake box means: dollars and cents, nothing below zero; anything that is no number is 0. */
export function readStake(text: string): number {
  const value = Number(text.trim().replace(/[$,]/g, ''));
  return Number.isFinite(value) && value > 0 ? Math.min(Math.round(value * 100) / 100, STAKE_TYPED_MAX) : 0;
}

const DOLLARS = [10, 25, 50];
const UNITS = [
  { text: '½ u', spoken: 'Half a unit', units: 0.5 },
  { text: '1 u', spoken: 'One unit', units: 1 },
  { text: '2 u', spoken: 'Two units', units: 2 },
];
const SHARES = [1, 2];

export interface QuickStake {
  text: string;
  /** Where the text alone would not be understood. */
  spoken?: string;
  /** Dollars. */
  stake: number;
}

/** The stakes of one press: fixed ones, then by unit and by bankroll where those are set, in dollars and rounded to the cent. */
export function quickStakes(unit: number | null, bankroll: number | null): QuickStake[] {
  const cents = (dollars: number): number => Math.round(dollars * 100) / 100;
  return [
    ...DOLLARS.map((stake) => ({ text: `$${stake}`, stake })),
    ...(unit ? UNITS.map(({ units, ...words }) => ({ ...words, stake: cents(unit * units) })) : []),
    ...(bankroll
      ? SHARES.map((share) => ({ text: `${share}%`, spoken: `${share}% of your bankroll`, stake: cents((bankroll * share) / 100) }))
      : []),
  ];
}

type Pick = SelectionWire;
type Sided = Extract<Pick, { market: 'moneyline' | 'spread' }>;
type Counted = Extract<Pick, { market: 'total' | 'prop' }>;

const MARGIN_MAX = 30;
const periodOf = (pick: Exclude<Pick, { market: 'prop' }>): string => pick.period ?? 'full';
const isOfGame = (pick: SlipEntry['pick']): pick is Pick => pick !== undefined && pick.market in MARKET_WORDS;
const isSided = (pick: Pick): pick is Sided => pick.market === 'moneyline' || pick.market === 'spread';

// A full game has no tie; after five innings there may be one.
function margins(period: string): number[] {
  const all = Array.from({ length: MARGIN_MAX * 2 + 1 }, (_, at) => at - MARGIN_MAX);
  return period === 'full' ? all.filter((margin) => margin !== 0) : all;
}

function winsBy(pick: Sided, awayMargin: number): boolean {
  const margin = pick.side === 'away' ? awayMargin : -awayMargin;
  return margin + (pick.market === 'spread' ? pick.line : 0) > 0;
}

function sidedConflict(a: Sided, b: Sided): 'never' | null {
  if (periodOf(a) !== periodOf(b) || a.side === b.side) return null;
  return margins(periodOf(a)).some((margin) => winsBy(a, margin) && winsBy(b, margin)) ? null : 'never';
}

function isSameCount(a: Counted, b: Counted): boolean {
  if (a.market === 'prop' || b.market === 'prop')
    return a.market === 'prop' && b.market === 'prop' && a.playerId === b.playerId && a.prop === b.prop;
  return periodOf(a) === periodOf(b) && a.team === b.team;
}

/** Numbers on which an over and an under of the same count both win; null when they are not two sides of it. */
function middleOf(a: Counted, b: Counted): number[] | null {
  if (!isSameCount(a, b) || a.side === b.side) return null;
  const [over, under] = a.side === 'over' ? [a, b] : [b, a];
  const found: number[] = [];
  for (let count = Math.floor(over.line) + 1; count < under.line; count += 1) found.push(count);
  return found;
}

const isBothSides = (a: Pick, b: Pick): boolean => a.market === b.market;
const MARKET_WORDS = { moneyline: 'moneyline', spread: 'spread', total: 'total', prop: 'prop' } as const;

function sentence(first: SlipEntry, second: SlipEntry): string | null {
  const [a, b] = [first.pick, second.pick];
  if (!isOfGame(a) || !isOfGame(b)) return null;
  const names = `${selectionLabel(first.selection)} and ${selectionLabel(second.selection)}`;
  if (isSided(a) && isSided(b)) {
    if (sidedConflict(a, b) === null) return null;
    return isBothSides(a, b) ? `Both sides of one ${MARKET_WORDS[a.market]}: ${names} cannot both win.` : `${names} cannot both win.`;
  }
  if (isSided(a) || isSided(b)) return null;
  const middle = middleOf(a, b);
  if (middle === null) return null;
  if (middle.length === 0) return `Both sides of one ${MARKET_WORDS[a.market]}: ${names} cannot both win.`;
  return `Both sides of one ${MARKET_WORDS[a.market]}: ${names} win together only on ${middle.join(', ')}.`;
}

/** Plain sentences on the bets of one game that work against each other. */
export function listConflicts(entries: readonly SlipEntry[]): string[] {
  const found: string[] = [];
  entries.forEach((first, at) => {
    for (const second of entries.slice(at + 1)) {
      const stated = first.gameId === second.gameId ? sentence(first, second) : null;
      if (stated) found.push(stated);
    }
  });
  return found;
}

/** 'closed' once the game is under way; 'unpriced' while the odds typed are no price. */
export type EntryState = 'open' | 'closed' | 'unpriced';

const NOT_STARTED: ReadonlySet<string> = new Set(['scheduled', 'delayed', 'postponed']);

export function startOf(entry: SlipEntry, game: AnyGame | undefined): string | undefined {
  return game?.gameTime ?? entry.startsAt;
}

function hasStarted(entry: SlipEntry, game: AnyGame | undefined, now: number): boolean {
  if (game && !NOT_STARTED.has(game.status)) return true;
  const startsAt = Date.parse(startOf(entry, game) ?? '');
  return !Number.isNaN(startsAt) && now >= startsAt;
}

export function entryState(entry: SlipEntry, board: Board, now: number): EntryState {
  if (hasStarted(entry, board.get(entry.gameId), now)) return 'closed';
  return isAmericanPrice(entry.odds) ? 'open' : 'unpriced';
}

/** Whether no bet takes so much, in dollars. */
export const isTooMuch = (stake: number): boolean => stake > STAKE_MAX_DOLLARS;

const hasStake = ({ stake }: SlipEntry): boolean => stake > 0 && !isTooMuch(stake);

/** What can be placed now: a stake within the limit, a price and a game that has not started. */
export const placeable = (entries: readonly SlipEntry[], board: Board, now: number): SlipEntry[] =>
  entries.filter((entry) => hasStake(entry) && entryState(entry, board, now) === 'open');

export interface EntryGroup {
  gameId: string;
  entries: SlipEntry[];
}

/** The bets of one game together, games in the order in which they were added. */
export function groupEntries(entries: readonly SlipEntry[]): EntryGroup[] {
  const groups = new Map<string, SlipEntry[]>();
  for (const entry of entries) groups.set(entry.gameId, [...(groups.get(entry.gameId) ?? []), entry]);
  return [...groups].map(([gameId, group]) => ({ gameId, entries: group }));
}

type Quote = Extract<GameOdds, { market: 'moneyline' }>['away'];

export type PriceNotice =
  | { kind: 'worse' | 'better'; from: number; to: number; book: string | null; bookName: string | null }
  | { kind: 'line'; from: number; to: number; odds: number }
  | { kind: 'off' }
  | { kind: 'stale' };

function marketOf<M extends GameOdds['market']>(game: AnyGame, market: M): Extract<GameOdds, { market: M }> | undefined {
  const offered = 'markets' in game ? game.markets : game.odds;
  return offered.find((one): one is Extract<GameOdds, { market: M }> => one.market === market);
}

/** The board's price for an entry's side; undefined where the board does not list such a market. */
function quoteFor(entry: SlipEntry, game: AnyGame): Quote | undefined {
  const { pick } = entry;
  if (pick?.market !== 'moneyline' && pick?.market !== 'spread' && pick?.market !== 'total') return undefined;
  if ((pick.period ?? 'full') !== 'full') return undefined;
  if (pick.market === 'moneyline') return pick.side === 'draw' ? undefined : marketOf(game, 'moneyline')?.[pick.side];
  if (pick.market === 'spread') return marketOf(game, 'spreads')?.[pick.side];
  return pick.team ? undefined : marketOf(game, 'totals')?.[pick.side];
}

const lineOf = (entry: SlipEntry): number | null => (entry.pick && 'line' in entry.pick ? entry.pick.line : null);

/** What the board says about an entry now. Odds the bettor typed are the ticket's own and are left alone. */
export function priceNotice(entry: SlipEntry, game: AnyGame | undefined): PriceNotice | null {
  if (!game || entry.odds !== (entry.addedOdds ?? entry.odds)) return null;
  const quote = quoteFor(entry, game);
  if (!quote || quote.state === 'closed') return null;
  const line = lineOf(entry);
  // What the board has is another number, and says nothing of this one.
  if (entry.isAlternate && quote.line !== line) return null;
  if (quote.odds === null || quote.state === 'off') return { kind: 'off' };
  if (line !== null && quote.line !== null && quote.line !== line) return { kind: 'line', from: line, to: quote.line, odds: quote.odds };
  if (quote.state === 'stale') return { kind: 'stale' };
  if (!isAmericanPrice(quote.odds) || !isAmericanPrice(entry.odds)) return null;
  const moved = comparePrices(quote.odds, entry.odds);
  if (moved === 0) return null;
  return { kind: moved > 0 ? 'better' : 'worse', from: entry.odds, to: quote.odds, book: quote.book, bookName: quote.bookName };
}

export interface SlipTotals {
  stake: number;
  /** Profit if every bet wins. */
  win: number;
}

const sumCents = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + Math.round(amount * 100), 0);

export function slipTotals(entries: readonly SlipEntry[]): SlipTotals {
  const stake = sumCents(entries.map((entry) => entry.stake));
  const win = sumCents(entries.map((entry) => entry.potentialWin));
  return { stake: stake / 100, win: win / 100 };
}
