import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import { CLOSING_KINDS, CLOSING_MEASURES } from '@clearedge/contract/routes/bets/performance';
import { closingRecord } from '@clearedge/quant/closing';
import { cents, centsToDollars } from '@clearedge/quant/money';
import { toWinCents } from '@clearedge/quant/price';
import { runsTest, sampleSizeForEdge, streakLuck, wilsonInterval } from '@clearedge/quant/scoring';
import { sql } from 'drizzle-orm';
import { requireUser } from '../../kernel/access.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { type Db, rowsOf } from '../../kernel/db.ts';
import type { Verb } from '../../kernel/feature.ts';
import { type ClosingKind, type ClosingMeasure, type Measures, measuresOf } from './closing/closing-measures.ts';
import { histogramOf } from './closing/histogram.ts';
import { curveOf } from './figures/curve.ts';
import { type Cut, cutsOf, LEAST_BETS } from './figures/cuts.ts';
import { drawDays, LEAST_DAYS } from './figures/day-draws.ts';
import { figuresOf, isCounted, isDecided } from './figures/figures.ts';
import { type BetFilter, filterOf, NO_BOOK } from './filter-rules.ts';
import { findLeaks } from './findings/find-leaks.ts';
import { listNamed, readTracked, type TrackedBet } from './performance-rows.ts';
import { presentBet } from './present-bet.ts';

type ClosingFigures = VerbResult<Contract['GET /api/performance/mine']>['closing'];

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function recordOf(measure: ClosingMeasure, all: readonly Measures[]): ClosingFigures['measures'] {
  const values: number[] = [];
  for (const { [measure]: value } of all) if (value !== null) values.push(value);
  if (values.length === 0) return [];
  const { count, beaten, equalled, mean: estimate } = closingRecord(values);
  return [
    {
      measure,
      count,
      mean: mean(values),
      interval: estimate && { low: estimate.low, high: estimate.high },
      beaten,
      equalled,
      beatInterval: wilsonInterval(beaten, count),
    },
  ];
}

function movedOf(bets: readonly TrackedBet[]): ClosingFigures['moved'] {
  const points = bets.flatMap(({ linePoints }) => linePoints ?? []);
  if (points.length === 0) return null;
  return { count: points.length, meanPoints: mean(points), inFavor: points.filter((value) => value > 0).length };
}

/** Prices taken against the close, each measure by its own name, and how many bets have none and why. */
function closingOf(bets: readonly TrackedBet[]): ClosingFigures {
  const counts = Object.fromEntries(CLOSING_KINDS.map((kind) => [kind, 0])) as Record<ClosingKind, number>;
  for (const { closingKind } of bets) counts[closingKind] += 1;
  const all = bets.map(measuresOf);
  return {
    counts,
    histogram: histogramOf(bets),
    measures: CLOSING_MEASURES.flatMap((measure) => recordOf(measure, all)),
    moved: movedOf(bets),
  };
}

/** What stands beside every filter: how many bets there are, at which books, and what is still running. */
interface AccountBets {
  tracked: number;
  books: string[];
  open: { bets: number; stakeCents: number; toWinCents: number };
}

interface OpenBet {
  odds: number;
  stakeCents: number;
}

const MOST_BOOKS = 100;

async function readAccountBets(db: Db, userId: string): Promise<AccountBets> {
  const mine = sql`user_id = ${userId} and deleted_at is null`;
  const perBook = await rowsOf<{ book: string; bets: number }>(
    db,
    sql`select coalesce(book, ${NO_BOOK}) as book, count(*)::int as bets from bets where ${mine} group by 1 order by 2 desc, 1`,
  );
  const open = await rowsOf<OpenBet>(
    db,
    sql`select odds, stake_cents::float8 as "stakeCents" from bets where ${mine} and status = 'pending'`,
  );
  return {
    tracked: perBook.reduce((sum, { bets }) => sum + bets, 0),
    books: perBook
      .slice(0, MOST_BOOKS)
      .map(({ book }) => book)
      .sort((a, b) => a.localeCompare(b, 'en')),
    open: {
      bets: open.length,
      stakeCents: open.reduce((sum, { stakeCents }) => sum + stakeCents, 0),
      toWinCents: open.reduce((sum, { odds, stakeCents }) => sum + toWinCents(cents(stakeCents), odds), 0),
    },
  };
}

type Streaks = NonNullable<VerbResult<Contract['GET /api/performance/mine']>['streaks']>;

/** Streaks are read over the newest so many decided bets: older ones say little of how someone bets now. */
const STREAK_BETS = 1000;

function runsOf(outcomes: readonly number[]): Streaks['runs'] {
  if (new Set(outcomes).size < 2) return null;
  const { runs, expectedRuns, pValue } = runsTest(outcomes);
  return { runs, expected: expectedRuns, pValue };
}

/** The longest streaks beside what chance gives at the same hit rate. Null while too little is decided. */
export function streaksOf(bets: readonly TrackedBet[]): Streaks | null {
  const won = bets
    .filter(isDecided)
    .slice(-STREAK_BETS)
    .map(({ result }) => Number(result === 'win'));
  if (won.length < LEAST_BETS) return null;
  const lost = won.map((outcome) => 1 - outcome);
  const hitRate = won.reduce((sum, outcome) => sum + outcome, 0) / won.length;
  const last = won.at(-1)!;
  return {
    bets: won.length,
    hitRate,
    won: streakLuck(won, hitRate),
    lost: streakLuck(lost, 1 - hitRate),
    current: { result: last === 1 ? 'win' : 'loss', length: won.length - 1 - won.lastIndexOf(1 - last) },
    runs: runsOf(won),
  };
}

/** A text that changes with every bet that someone adds, changes, removes or gets settled. */
async function readStamp(db: Db, userId: string): Promise<string> {
  const [row] = await rowsOf<{ stamp: string }>(
    db,
    sql`select count(*)::text || ' ' || coalesce(max(updated_at)::text, '') || ' ' || coalesce(sum(profit_cents), 0)::text as stamp
      from bets where user_id = ${userId}`,
  );
  return row?.stamp ?? '';
}

interface Stored<T> {
  stamp: string;
  at: number;
  report: T;
}

/** Closing prices come in by the minute, and a game may be moved to another day, without a bet being touched. */
const FRESH_MS = 60_000;
const MOST_STORED = 100;

/**
 * Keeps built reports of this process, each under the whole filter with its owner in it, and only while no bet of the owner changed. The stamp
 * is read before the report is built: a change in between makes the report look older than it is, never newer.
 */
function keepReports<T>(): (ctx: Ctx, filter: BetFilter, build: () => Promise<T>) => Promise<T> {
  const stored = new Map<string, Stored<T>>();
  return async (ctx, filter, build) => {
    const key = JSON.stringify(filter);
    const [stamp, at] = [await readStamp(ctx.db, filter.userId), ctx.now().getTime()];
    const known = stored.get(key);
    if (known && known.stamp === stamp && at >= known.at && at - known.at < FRESH_MS) return known.report;
    const report = await build();
    stored.delete(key);
    stored.set(key, { stamp, at, report });
    for (const [old, entry] of stored) if (stored.size > MOST_STORED || at - entry.at >= FRESH_MS) stored.delete(old);
    return report;
  };
}

type Unreported = VerbResult<Contract['GET /api/performance/mine']>['unreported'];

const EDGE = 0.05;

/** Bets it takes to tell an edge of 5% from none at these prices: a fair bet of one unit has variance d - 1. */
function betsForEdge(bets: readonly TrackedBet[]): number {
  if (bets.length === 0) return sampleSizeForEdge(EDGE);
  const variance = bets.reduce((sum, { decimal }) => sum + decimal - 1, 0) / bets.length;
  return sampleSizeForEdge(EDGE, { deviation: Math.sqrt(variance) });
}

/** What these bets cannot say yet: how much there is, and how much it takes. */
export function unreportedOf(bets: readonly TrackedBet[]): Unreported {
  const counted = bets.filter(isCounted);
  const all: Unreported = [
    { what: 'roi', have: counted.length, need: LEAST_BETS },
    { what: 'days', have: new Set(counted.map(({ playedOn }) => playedOn)).size, need: LEAST_DAYS },
    { what: 'edge', have: counted.length, need: betsForEdge(counted) },
    { what: 'closing', have: bets.filter(({ closingKind }) => closingKind === 'measured').length, need: LEAST_BETS },
    { what: 'streaks', have: bets.filter(isDecided).length, need: LEAST_BETS },
  ];
  // What bettors note of their own chances is kept and judged by the analytics; nothing here reads it, however many bets there are.
  return [...all.filter(({ have, need }) => have < need), { what: 'estimates', have: 0, need: LEAST_BETS }];
}

type Report = VerbResult<Contract['GET /api/performance/mine']>;

const MOST_LISTED = 100;

const withoutBets = ({ cut, rows }: Cut) => ({ cut, rows: rows.map(({ key, isTooFew, figures }) => ({ key, isTooFew, figures })) });

async function buildReport(ctx: Ctx, filter: BetFilter): Promise<Report> {
  const { tracked, books, open } = await readAccountBets(ctx.db, filter.userId);
  const { bets, newest } = await readTracked(ctx.db, filter, MOST_LISTED);
  const listed = await listNamed(ctx.db, newest);
  const draws = drawDays(bets.filter(isCounted).map(({ playedOn }) => playedOn));
  const cuts = cutsOf(bets, draws);
  return {
    asOf: ctx.now().toISOString(),
    tracked,
    books,
    open: { bets: open.bets, staked: centsToDollars(open.stakeCents), toWin: centsToDollars(open.toWinCents) },
    totals: figuresOf(bets, draws),
    ...curveOf(bets),
    cuts: cuts.map(withoutBets),
    ...findLeaks(cuts),
    closing: closingOf(bets),
    streaks: streaksOf(bets),
    unreported: unreportedOf(bets),
    bets: listed.map(presentBet),
  };
}

/** Everything one's own settled bets say, and what they do not. The reader is the session's; no id is taken from the request. */
export function ownPerformance(): Verb<'GET /api/performance/mine'> {
  const keep = keepReports<Report>();
  return async (ctx, { query }) => {
    const filter = filterOf(requireUser(ctx.actor), query, ctx.now());
    return keep(ctx, filter, () => buildReport(ctx, filter));
  };
}
