import type { MarketOn } from '@clearedge/contract/markets/board-markets';
import type { BaseballPeriod } from '@clearedge/quant/grading';
import { clamp } from '../chance.ts';
import { type Bookmaker, extraHold } from './books.ts';
import { inning1Logit, type Outlook, teamRuns } from './outlook.ts';
import { overShare, type Span } from './run-tables.ts';

/** The line, in half runs, that splits the total most evenly. */
function evenLine(mean: number, span: Span): number {
  let best = Math.max(0.5, Math.floor(mean * 2) / 2 - 1);
  for (let line = best; line <= mean + 1; line += 0.5) {
    if (Math.abs(overShare(mean, line, span) - 0.5) < Math.abs(overShare(mean, best, span) - 0.5)) best = line;
  }
  return best;
}

/** The sides of one market of one book, in their order. */
export interface PricePair {
  lines: readonly [number | null, number | null, null?];
  prices: readonly [number, number, number?];
}

export const RUN_LINE = 1.5;
/** Winning by two, three and four or more, in log-odds below winning at all; at home the last half is often not played out. */
const RUN_LINE_COST = { away: [0.47, 0.97, 1.37], home: [0.71, 1.16, 1.6], slope: 0.92 } as const;
const KEEPS_LINE_WITHIN = 0.056;
const KEEPS_FAVORITE_WITHIN = 0.02;
const LONGEST_SHARE = 0.97;
const NEWTON_STEPS = 6;

const shareOf = (logit: number): number => 1 / (1 + Math.exp(-logit));

/** An American price for an implied probability, rounded to the book's step; never between -100 and 100. */
function priceOf(implied: number, centStep: number): number {
  const price = implied > 0.5 ? (-100 * implied) / (1 - implied) : (100 * (1 - implied)) / implied;
  const rounded = Math.round(price / centStep) * centStep;
  return Math.abs(rounded) < 100 || rounded === -100 ? 100 : rounded;
}

// All chances to one power, so that a long shot bears more of the margin, as with real books; the sum falls as the power rises.
function impliedOf(shares: readonly number[], whole: number): number[] {
  let power = 1;
  const logs = shares.map(Math.log);
  for (let step = 0; step < NEWTON_STEPS; step++) {
    let [total, slope] = [0, 0];
    for (let at = 0; at < shares.length; at++) {
      const raised = shares[at]! ** power;
      total += raised;
      slope += raised * logs[at]!;
    }
    power -= (total - whole) / slope;
  }
  return shares.map((share) => share ** power);
}

/** Prices for the fair shares of a market's sides, with the book's hold laid on all. */
export const pricesOf = (shares: readonly number[], holdFraction: number, centStep: number): PricePair['prices'] =>
  impliedOf(shares, 1 / (1 - holdFraction)).map((implied) => priceOf(implied, centStep)) as [number, number, number?];

/** The same of two sides, for a fair share of the first. */
export function pricePair(firstShare: number, holdFraction: number, centStep: number): [number, number] {
  const share = clamp(firstShare, 1 - LONGEST_SHARE, LONGEST_SHARE);
  const [first, second] = pricesOf([share, 1 - share], holdFraction, centStep);
  return [first, second];
}

/** Chance that the away side covers a run line of its own, ±1.5 to ±3.5. */
export function awayCovers({ homeLogit }: Outlook, line: number): number {
  const side = line < 0 ? 'away' : 'home';
  const backed = side === 'home' ? homeLogit : -homeLogit;
  const covers = shareOf(RUN_LINE_COST.slope * backed - RUN_LINE_COST[side][Math.abs(line) - RUN_LINE]!);
  return side === 'away' ? covers : 1 - covers;
}

function spreadPair({ outlook, hold, book, before }: Requested): PricePair {
  const home = shareOf(outlook.homeLogit);
  const wasHome = before === null ? home > 0.5 : before.lines[1]! < 0;
  const isHomeFavorite = Math.abs(home - 0.5) < KEEPS_FAVORITE_WITHIN ? wasHome : home > 0.5;
  const line = isHomeFavorite ? RUN_LINE : -RUN_LINE;
  return { lines: [line, -line], prices: pricePair(awayCovers(outlook, line), hold, book.centStep) };
}

function totalPair(mean: number, span: Span, holdFraction: number, book: Bookmaker, before: PricePair | null): PricePair {
  const known = before?.lines[0] ?? null;
  const line = known !== null && Math.abs(overShare(mean, known, span) - 0.5) < KEEPS_LINE_WITHIN ? known : evenLine(mean, span);
  return { lines: [line, line], prices: pricePair(overShare(mean, line, span), holdFraction, book.centStep) };
}

interface Requested {
  outlook: Outlook;
  book: Bookmaker;
  /** What the book keeps of this market. */
  hold: number;
  before: PricePair | null;
}

const winnerPair = (homeLogit: number, { hold, book }: Requested): PricePair => ({
  lines: [null, null],
  prices: pricePair(1 - shareOf(homeLogit), hold, book.centStep),
});

/** Whether anyone scores. */
const ONE_RUN = 0.5;

/** The markets of baseball's boards. */
export type BaseballMarket = MarketOn<BaseballPeriod>;

const PAIR_OF: Readonly<Record<BaseballMarket, (requested: Requested) => PricePair>> = {
  moneyline: (requested) => winnerPair(requested.outlook.homeLogit, requested),
  spread: spreadPair,
  total: ({ outlook, hold, book, before }) => totalPair(outlook.runs, 'full', hold, book, before),
  first5_moneyline: (requested) => winnerPair(requested.outlook.first5Logit, requested),
  first5_total: ({ outlook, hold, book, before }) => totalPair(outlook.first5Runs, 'first5', hold, book, before),
  inning1_total: ({ outlook, hold, book }) => ({
    lines: [ONE_RUN, ONE_RUN],
    prices: pricePair(shareOf(inning1Logit(outlook)), hold, book.centStep),
  }),
  away_total: ({ outlook, hold, book, before }) => totalPair(teamRuns(outlook, 'away'), 'team', hold, book, before),
  home_total: ({ outlook, hold, book, before }) => totalPair(teamRuns(outlook, 'home'), 'team', hold, book, before),
};

export const BASEBALL_MARKETS = Object.keys(PAIR_OF) as BaseballMarket[];

/** What a book that thinks `outlook` posts; `before` is what it shows now, which it does not turn round for a trifle. */
export const marketPair = (market: BaseballMarket, outlook: Outlook, book: Bookmaker, before: PricePair | null): PricePair =>
  PAIR_OF[market]({ outlook, book, hold: book.holdFraction + extraHold(market), before });
