import { setImmediate as nextTurn } from 'node:timers/promises';
import { leagueOf, sportsWith } from '@clearedge/contract/sports';
import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import { cents, centsToDollars } from '@clearedge/quant/money';
import { americanToDecimal, decimalToAmericanRounded, impliedProbability, toWinCents } from '@clearedge/quant/price';
import { drawBelow, drawUniform, type RandomState, seedRandom } from '@clearedge/quant/random';
import { brierScore, logLoss, reliabilityTable, wilsonInterval } from '@clearedge/quant/scoring';
import { sql } from 'drizzle-orm';
import { requireUser } from '../../kernel/access.ts';
import { groupBy } from '../../kernel/collections.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { type Db, rowsOf } from '../../kernel/db.ts';
import type { Verb } from '../../kernel/feature.ts';
import { contestDay } from '../bets/index.ts';
import { ownPerformance } from '../performance/index.ts';
import { type Base, baseOf, baseOfReport, currentStreak, roiIntervalOf } from './figures.ts';
import { insightsOf } from './insights.ts';
import { countOpenPractice, listPractice } from './practice-rows.ts';
import { type Figures, isCounted, isDecided, isWon, LEAST_BETS, type Part, type SettledBet, sumOf } from './settled-bet.ts';

const SEED = 20260711;
const BETS = 180;
const DAYS = 120;
/** All of the markets are bet on it. */
const SPORT = sportsWith('hasPlayerProps')[0]!;
const MARKETS = ['moneyline', 'moneyline', 'moneyline', 'spread', 'total', 'total', 'prop'];
const BOOKS = ['Harbor', 'Summit', 'Keystone'];
const ODDS = [-220, -165, -135, -115, -110, -105, 100, 115, 130, 160, 220];
/** A bettor who is right about as often as the prices need: the sample promises no one a profit. */
const MARGIN = 0.98;
const NOISE = 0.08;

const oneOf = <T>(random: RandomState, list: readonly T[]): T => list[drawBelow(random, list.length)]!;

function simulateBet(random: RandomState, day: string): SettledBet {
  const odds = oneOf(random, ODDS);
  const stakeCents = 1000 + 500 * drawBelow(random, 9);
  const chance = impliedProbability(odds) * MARGIN;
  const isWin = drawUniform(random) < chance;
  const guess = chance + NOISE * (drawUniform(random) - 0.5);
  return {
    day,
    sport: SPORT,
    market: oneOf(random, MARKETS),
    odds,
    stakeCents,
    profitCents: isWin ? toWinCents(cents(stakeCents), odds) : -stakeCents,
    result: isWin ? 'win' : 'loss',
    book: oneOf(random, BOOKS),
    estimate: Math.min(0.95, Math.max(0.05, guess)),
  };
}

/** Bets that no one placed, for showing what the page will hold: the same for everybody on a day. */
function simulateBets(today: string): SettledBet[] {
  const random = seedRandom(SEED);
  const days = Array.from({ length: BETS }, () => shiftDay(today, -1 - drawBelow(random, DAYS))).sort();
  return days.map((day) => simulateBet(random, day));
}

type Calibration = NonNullable<Figures['calibration']>;

const BETS_PER_BIN = 10;
const MOST_BINS = 5;

/** The chances that someone gave their bets against what happened, beside those that the prices needed. */
function calibrationOf(bets: readonly SettledBet[]): Calibration {
  const reported = bets.filter((bet) => isDecided(bet) && bet.estimate !== null);
  const count = reported.length;
  if (count < LEAST_BETS)
    return {
      estimates: count,
      need: LEAST_BETS,
      stated: null,
      happened: null,
      interval: null,
      brier: null,
      brierOfPrices: null,
      logLoss: null,
      bins: [],
    };
  const stated = reported.map(({ estimate }) => estimate!);
  const happened = reported.map((bet) => Number(isWon(bet)));
  const hits = sumOf(happened, (outcome) => outcome);
  const bins = reliabilityTable(stated, happened, Math.min(MOST_BINS, Math.floor(count / BETS_PER_BIN)));
  return {
    estimates: count,
    need: LEAST_BETS,
    stated: sumOf(stated, (chance) => chance) / count,
    happened: hits / count,
    interval: wilsonInterval(hits, count),
    brier: brierScore(stated, happened),
    brierOfPrices: brierScore(
      reported.map(({ odds }) => impliedProbability(odds)),
      happened,
    ),
    logLoss: logLoss(stated, happened),
    bins: bins.map((bin) => ({
      count: bin.count,
      stated: bin.meanForecast,
      happened: bin.hitRate,
      low: bin.interval.low,
      high: bin.interval.high,
    })),
  };
}

type Month = Figures['monthlyBreakdown'][number];

async function monthOf(month: string, list: readonly SettledBet[]): Promise<Month> {
  const decided = list.filter(isDecided);
  const wins = decided.filter(isWon).length;
  const staked = sumOf(list, ({ stakeCents }) => stakeCents);
  const profit = sumOf(list, ({ profitCents }) => profitCents);
  return {
    month,
    bets: list.length,
    wins,
    losses: decided.length - wins,
    winRate: decided.length === 0 ? null : wins / decided.length,
    staked: centsToDollars(staked),
    profit: centsToDollars(profit),
    roi: staked === 0 ? null : profit / staked,
    roiInterval: list.length < LEAST_BETS || staked === 0 ? null : await roiIntervalOf(list),
  };
}

/** Results by Eastern month of the games, the newest first. Each interval is a thousand draws: others take their turn between two months. */
async function monthsOf(bets: readonly SettledBet[]): Promise<Month[]> {
  const months: Month[] = [];
  const byMonth = groupBy(bets.filter(isCounted), ({ day }) => day.slice(0, 7));
  for (const [month, list] of [...byMonth].sort(([a], [b]) => (a < b ? 1 : -1))) {
    months.push(await monthOf(month, list));
    await nextTurn();
  }
  return months;
}

/** The part with the highest return among those of enough bets. */
const bestOf = (parts: readonly Part[]): string | null =>
  parts.filter(({ isTooFew, roi }) => !isTooFew && roi !== null).toSorted((a, b) => b.roi! - a.roi!)[0]?.key ?? null;

/** Likewise over sports; a bet on a game that we do not know has none. */
function bestSport(bets: readonly SettledBet[]): string | null {
  const groups = [...groupBy(bets.filter(isCounted), ({ sport }) => sport)].flatMap(([sport, list]) =>
    sport === null || list.length < LEAST_BETS
      ? []
      : [{ sport, roi: sumOf(list, ({ profitCents }) => profitCents) / sumOf(list, ({ stakeCents }) => stakeCents) }],
  );
  const best = groups.toSorted((a, b) => b.roi - a.roi)[0];
  if (!best) return null;
  return best.sport === 'other' ? 'Other sports' : leagueOf(best.sport);
}

/** The mean of decimal prices as an American one: American numbers themselves have no mean, +100 and −100 are one price. */
function averageOdds(bets: readonly SettledBet[]): number | null {
  const counted = bets.filter(isCounted);
  return counted.length === 0 ? null : decimalToAmericanRounded(sumOf(counted, ({ odds }) => americanToDecimal(odds)) / counted.length);
}

interface Counted {
  open: number;
  /** Practice bets take no estimate. */
  takesEstimates: boolean;
}

const countOf = (bets: readonly SettledBet[], result: SettledBet['result']): number => bets.filter((bet) => bet.result === result).length;

/** Everything that the page says of some bets. */
async function figuresOf(bets: readonly SettledBet[], base: Base, { open, takesEstimates }: Counted): Promise<Figures> {
  const { whole, markets, bands, books, streaks, closing, findings } = base;
  const reported = {
    totalBets: whole.bets,
    wins: whole.wins,
    losses: whole.losses,
    pushes: countOf(bets, 'push'),
    cashedOut: countOf(bets, 'cash_out'),
    open,
    winRate: whole.winRate,
    winInterval: whole.winInterval,
    neededRate: whole.neededRate,
    staked: whole.staked,
    totalProfit: whole.profit,
    roi: whole.roi,
    roiInterval: whole.roiInterval,
    avgOdds: averageOdds(bets),
    ...currentStreak(bets),
    bestSport: bestSport(bets),
    bestMarket: bestOf(markets),
    monthlyBreakdown: await monthsOf(bets),
    marketBreakdown: markets.map(({ key, ...part }) => ({ market: key, ...part })),
    bands,
    books,
    streaks,
    closing,
    findings,
    calibration: takesEstimates ? calibrationOf(bets) : null,
    leastBets: LEAST_BETS,
  };
  return { ...reported, insights: insightsOf(reported, bets) };
}

/** More than anybody's years of betting; it bounds what one request may cost. */
const MOST_BETS = 50_000;

/** One's settled tracked bets in the order in which they were decided. */
const listTracked = (db: Db, userId: string): Promise<SettledBet[]> =>
  rowsOf<SettledBet>(
    db,
    sql`select ${contestDay('b', 'e')}::text as day,
        coalesce(e.sport, b.sport) as sport, b.bet_type as market, b.odds, b.stake_cents::float8 as "stakeCents", coalesce(b.profit_cents, 0)::float8 as "profitCents",
        b.result, coalesce(b.book, 'No book') as book, n.probability as estimate
      from bets b
      left join contests e on e.id = b.contest_id
      left join bet_estimates n on n.bet_id = b.id
      where b.user_id = ${userId} and b.deleted_at is null and b.status = 'settled'
      order by 1, b.settled_at, b.id
      limit ${MOST_BETS}`,
  );

type ReadOwn = Verb<'GET /api/performance/mine'>;

async function trackedFigures(ctx: Ctx, userId: string, readOwn: ReadOwn): Promise<Figures> {
  const report = await readOwn(ctx, { query: {} });
  const bets = await listTracked(ctx.db, userId);
  return figuresOf(bets, baseOfReport(report), { open: report.open.bets, takesEstimates: true });
}

async function practiceFigures(ctx: Ctx, userId: string): Promise<Figures> {
  const bets = await listPractice(ctx.db, userId);
  return figuresOf(bets, await baseOf(bets), { open: await countOpenPractice(ctx.db, userId), takesEstimates: false });
}

/** Of no one's bets: the same for everybody on a day. */
export async function sampleFigures(now: Date): Promise<Figures> {
  const bets = simulateBets(easternDay(now));
  return figuresOf(bets, await baseOf(bets), { open: 0, takesEstimates: true });
}

/** One's own results in depth, of one kind of bets at a time; with nothing settled yet, beside them a sample that says so. */
export function analytics(): Verb<'GET /api/performance/analytics'> {
  const readOwn = ownPerformance();
  return async (ctx, { query: { book } }) => {
    const userId = requireUser(ctx.actor);
    const figures = book === 'tracked' ? await trackedFigures(ctx, userId, readOwn) : await practiceFigures(ctx, userId);
    return { ...figures, asOf: ctx.now().toISOString(), book, sample: figures.totalBets === 0 ? await sampleFigures(ctx.now()) : null };
  };
}
