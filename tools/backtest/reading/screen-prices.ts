import { logit } from '@clearedge/quant/distribution';
import { impliedSum } from '@clearedge/quant/margin';
import { mean } from '@clearedge/quant/maths';
import type { Moneyline, TotalQuote } from './quotes.ts';

/** What the files record of one game, before anything is left out. */
export interface RecordedGame {
  /** Eastern day. */
  on: string;
  open: Moneyline | null;
  close: Moneyline | null;
  /** A second source's closing moneyline. */
  secondClose: Moneyline | null;
  /** Two different rows of one source name this game. */
  isAmbiguous: boolean;
  totalOpen: TotalQuote | null;
  totalClose: TotalQuote | null;
}

export type QuoteName = 'open' | 'close' | 'totalOpen' | 'totalClose';
export type MarkReason = 'margin' | 'day' | 'sources' | 'repeated';
/** A recorded price that is used in no fit, score or play, and why. */
export interface PriceMark {
  quote: QuoteName;
  reason: MarkReason;
}

export interface ScreenedGame extends Omit<RecordedGame, 'on' | 'secondClose' | 'isAmbiguous'> {
  marks: readonly PriceMark[];
  /** The moneylines before the day rule and the sources' rule, to measure what those two change. */
  recorded: { open: Moneyline | null; close: Moneyline | null };
}

/** Ranges of a pair's overround; 99.9% of the pairs on file lie well inside. */
const MARGIN = { moneyline: [0, 0.08], total: [0, 0.1] } as const;
/** On a usual day opening and closing log-odds correlate at 0.9 and differ by 0.12 (root mean square). */
const LEAST_CORRELATION = 0.7;
const MOST_DIFFERENCE = 0.3;
const LEAST_GAMES = 6;
/** Two records of one close, in log-odds: about 5 points at even money. */
const MOST_APART = 0.2;

function groupBy<T, K>(values: readonly T[], keyOf: (value: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  }
  return groups;
}

type Marks = Set<`${QuoteName} ${MarkReason}`>;
interface Screening {
  game: RecordedGame;
  marks: Marks;
}

const isMarginOdd = (decimals: readonly [number, number] | null, [least, most]: readonly [number, number]): boolean => {
  if (decimals === null) return false;
  const margin = impliedSum(decimals) - 1;
  return margin < least || margin > most;
};
const pairOf = (quote: Moneyline | null): [number, number] | null => quote && [quote.away, quote.home];
const sidesOf = (quote: TotalQuote | null): [number, number] | null => quote && [quote.over, quote.under];

function markMargins({ game, marks }: Screening): void {
  if (isMarginOdd(pairOf(game.open), MARGIN.moneyline)) marks.add('open margin');
  if (isMarginOdd(pairOf(game.close), MARGIN.moneyline)) marks.add('close margin');
  if (isMarginOdd(sidesOf(game.totalOpen), MARGIN.total)) marks.add('totalOpen margin');
  if (isMarginOdd(sidesOf(game.totalClose), MARGIN.total)) marks.add('totalClose margin');
}

const ofQuote = (marks: Marks, quote: QuoteName): boolean => [...marks].some((mark) => mark.startsWith(`${quote} `));

/** The quote's log-odds of the home side; null where it is missing or its margin cannot be. */
function oddsOf({ game, marks }: Screening, quote: 'open' | 'close' | 'secondClose'): number | null {
  const found = game[quote];
  if (found === null || (quote !== 'secondClose' && marks.has(`${quote} margin`))) return null;
  return quote === 'secondClose' && isMarginOdd(pairOf(found), MARGIN.moneyline) ? null : logit(found.pHome);
}

type Pair = readonly [number, number];
interface Agreement {
  correlation: number;
  /** Root mean square, in log-odds. */
  difference: number;
}

/** How well two records of one day's prices go together. Null for too few games to tell. */
function agreementOf(pairs: readonly Pair[]): Agreement | null {
  if (pairs.length < LEAST_GAMES) return null;
  const [first, second] = [mean(pairs.map(([one]) => one)), mean(pairs.map(([, other]) => other))];
  const sumOf = (pick: (pair: Pair) => number): number => pairs.reduce((sum, pair) => sum + pick(pair), 0);
  const spread = Math.sqrt(sumOf(([one]) => (one - first) ** 2) * sumOf(([, other]) => (other - second) ** 2));
  const correlation = spread > 0 ? sumOf(([one, other]) => (one - first) * (other - second)) / spread : 1;
  return { correlation, difference: Math.sqrt(sumOf(([one, other]) => (one - other) ** 2) / pairs.length) };
}

const isApart = ({ correlation, difference }: Agreement): boolean => correlation < LEAST_CORRELATION && difference >= MOST_DIFFERENCE;

type MoneylineName = Parameters<typeof oddsOf>[1];
const compare = (day: readonly Screening[], one: MoneylineName, other: MoneylineName): Agreement | null =>
  agreementOf(
    day.flatMap((each): Pair[] => {
      const [first, second] = [oddsOf(each, one), oddsOf(each, other)];
      return first === null || second === null ? [] : [[first, second]];
    }),
  );

/** Open and close of a day that do not go together: the one that a second source confirms stays, otherwise neither does. */
function markDay(day: readonly Screening[]): void {
  const own = compare(day, 'open', 'close') ?? compare(day, 'open', 'secondClose');
  if (own === null || !isApart(own)) return;
  const [open, close] = [compare(day, 'open', 'secondClose'), compare(day, 'close', 'secondClose')];
  const isKnown = open !== null && close !== null;
  const isOpenSound = isKnown && open.difference < close.difference && !isApart(open);
  const isCloseSound = isKnown && close.difference < open.difference && !isApart(close);
  for (const { marks } of day) {
    if (!isOpenSound) marks.add('open day').add('totalOpen day');
    if (!isCloseSound) marks.add('close day').add('totalClose day');
  }
}

/** All eight prices and both numbers of a row; null for a row that is not whole. */
function wholeRow({ open, close, totalOpen, totalClose }: RecordedGame): string | null {
  if (!open || !close || !totalOpen || !totalClose) return null;
  return JSON.stringify([open, close, totalOpen, totalClose]);
}

const EVERY_QUOTE = ['open', 'close', 'totalOpen', 'totalClose'] as const;

/** Two games of a day with every price alike, or two rows of one game: one row is another game's, and nothing tells which. */
function markRepeats(day: readonly Screening[]): void {
  const rows = groupBy(day, ({ game }) => wholeRow(game));
  for (const [row, same] of rows)
    for (const { game, marks } of same)
      if (game.isAmbiguous || (row !== null && same.length > 1)) for (const quote of EVERY_QUOTE) marks.add(`${quote} repeated`);
}

/** Two sources of one close that lie far apart; where they agree, their mean stands for both, and where one is marked, the other. */
function settleClose(one: Screening): Moneyline | null {
  const { close, secondClose } = one.game;
  const isMarked = ofQuote(one.marks, 'close');
  const [first, second] = [isMarked ? null : oddsOf(one, 'close'), oddsOf(one, 'secondClose')];
  if (first === null) return second === null ? null : secondClose;
  if (second === null) return close;
  if (Math.abs(first - second) > MOST_APART) {
    one.marks.add('close sources');
    return null;
  }
  return { ...close!, pHome: (close!.pHome + secondClose!.pHome) / 2 };
}

function screened(one: Screening): ScreenedGame {
  const { game, marks } = one;
  const close = settleClose(one);
  const unless = <Q>(quote: QuoteName, value: Q): Q | null => (ofQuote(marks, quote) ? null : value);
  const recordedClose = marks.has('close margin') ? null : game.close;
  return {
    open: unless('open', game.open),
    close,
    totalOpen: unless('totalOpen', game.totalOpen),
    totalClose: unless('totalClose', game.totalClose),
    recorded: { open: marks.has('open margin') ? null : game.open, close: recordedClose ?? game.secondClose },
    marks: [...marks]
      .map((mark): PriceMark => {
        const [quote, reason] = mark.split(' ') as [QuoteName, MarkReason];
        return { quote, reason };
      })
      .filter(({ quote }) => game[quote] !== null),
  };
}

/** Leaves out what cannot be a price of its game, without a look at any result. One answer for each game, in order. */
export function screenGames(games: readonly RecordedGame[]): ScreenedGame[] {
  const all: Screening[] = games.map((game) => ({ game, marks: new Set() }));
  for (const one of all) markMargins(one);
  for (const day of groupBy(all, ({ game }) => game.on).values()) {
    markDay(day);
    markRepeats(day);
  }
  return all.map(screened);
}
