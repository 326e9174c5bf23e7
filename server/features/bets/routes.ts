import type { Contract } from '@clearedge/contract';
import { DETAIL_NAMES } from '@clearedge/contract/bet-details';
import type { VerbInput, VerbResult } from '@clearedge/contract/route';
import { DAY_MS } from '@clearedge/quant/calendar';
import { centsToDollars } from '@clearedge/quant/money';
import { balancesOf, maxDrawdown, wilsonInterval } from '@clearedge/quant/scoring';
import type { SQL } from 'drizzle-orm';
import { requireUser } from '../../kernel/access.ts';
import { audit } from '../../kernel/audit.ts';
import { csvLine } from '../../kernel/csv.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { fromReplica, type RouteBindings } from '../../kernel/feature.ts';
import { mapInParts } from '../../kernel/newest-first.ts';
import { countBets, getBetView, listAllBets, listBetViews, lockOwnBet, updateBet } from './bet-rows.ts';
import { type BetStats, summarize } from './bet-stats-rules.ts';
import { editBet } from './change/edit-bet.ts';
import { legsCell } from './csv/export-legs.ts';
import { importBets } from './csv/import-bets.ts';
import { previewImport } from './csv/preview-import.ts';
import {
  type CurveStep,
  conditionsOf,
  countSettled,
  listBooks,
  listSettledProfits,
  listSettledViews,
  type SettledCount,
  sumBySteps,
} from './history.ts';
import { listLiveBets } from './live/list-live-bets.ts';
import { placeParlay } from './parlays/place-parlay.ts';
import { placeBet } from './place-bet.ts';
import { previewSelection } from './reading/read-selection.ts';
import { readSlips } from './slips/read-slips.ts';
import { closedReason } from './target/closed.ts';
import { type BetWire, toBet } from './to-bet.ts';

type HistorySummary = NonNullable<VerbResult<Contract['GET /api/bets/history']>['summary']>;

/** More points than this no curve on a screen shows, and every one of them is sent. */
const POINTS = 500;

const sumOf = (rows: readonly SettledCount[], pick: (row: SettledCount) => number): number => rows.reduce((sum, row) => sum + pick(row), 0);
const betsOf = (rows: readonly SettledCount[]): number => sumOf(rows, (row) => row.bets);

/** The finest step that draws these settlements in a few hundred points. */
function stepOf(fitting: readonly SettledCount[]): CurveStep {
  if (betsOf(fitting) <= POINTS) return 'minute';
  const first = Math.min(...fitting.map(({ firstAt }) => firstAt!.getTime()));
  const last = Math.max(...fitting.map(({ lastAt }) => lastAt!.getTime()));
  return last - first <= POINTS * DAY_MS ? 'day' : 'week';
}

/** The figures of what fits, beside how much there is in all. A void never was a bet: its stake is not counted as risked. */
function summarizeHistory(counts: readonly SettledCount[]): Omit<HistorySummary, 'books' | 'curve' | 'curveBy' | 'drawdown'> {
  const fitting = counts.filter(({ fits }) => fits);
  const ended = (result: string): number => betsOf(fitting.filter((row) => row.result === result));
  const [wins, losses] = [ended('win'), ended('loss')];
  const risked = fitting.filter(({ result }) => result !== 'void');
  const stakedCents = sumOf(risked, (row) => row.stakeCents);
  const profitCents = sumOf(fitting, (row) => row.profitCents);
  return {
    settled: betsOf(counts),
    bets: betsOf(fitting),
    wins,
    losses,
    pushes: ended('push'),
    voids: ended('void'),
    winRate: wins + losses === 0 ? null : wins / (wins + losses),
    winRateInterval: wins + losses === 0 ? null : wilsonInterval(wins, wins + losses),
    staked: centsToDollars(stakedCents),
    profit: centsToDollars(profitCents),
    roi: stakedCents === 0 ? null : profitCents / stakedCents,
  };
}

type Route = Contract['GET /api/bets/history'];

/** A page of one's own settled bets that fit; the first comes with what all of them come to. */
async function listHistory(ctx: Ctx, { query }: VerbInput<Route>): Promise<VerbResult<Route>> {
  const userId = requireUser(ctx.actor);
  const { before, limit } = query;
  if (before !== undefined) await requirePlace(ctx, before, userId);
  const fits = conditionsOf(query, ctx.now());
  const summary = before === undefined ? await readSummary(ctx, userId, fits) : null;
  // A search that finds nothing reads every bet: once is enough.
  const found = summary?.bets === 0 ? [] : await listSettledViews(ctx, userId, { fits, most: limit + 1, before });
  const bets = found.slice(0, limit).map(toBet);
  return { bets, nextBefore: found.length > limit ? bets.at(-1)!.id : null, summary };
}

/** A bet that was removed, or is open again, has no place among settled ones: nothing would seem to stand behind it. */
async function requirePlace(ctx: Ctx, betId: string, userId: string): Promise<void> {
  const { bet } = await getBetView(ctx, betId, userId);
  if (bet.status !== 'settled') throw new DomainError('NOT_FOUND', 'This bet is no longer in the history. Load it again.');
}

async function readSummary(ctx: Ctx, userId: string, fits: readonly SQL[]): Promise<HistorySummary> {
  const counts = await countSettled(ctx, userId, fits);
  const fitting = counts.filter((row) => row.fits);
  const curveBy = stepOf(fitting);
  const curve = fitting.length === 0 ? [] : await sumBySteps(ctx, userId, fits, curveBy);
  return {
    ...summarizeHistory(counts),
    books: await listBooks(ctx, userId),
    curveBy,
    drawdown: centsToDollars(maxDrawdown(balancesOf(0, await listSettledProfits(ctx, userId, fits))).depth),
    curve: curve.map(({ at, bets, profitCents }) => ({ at: at.toISOString(), bets, profit: centsToDollars(profitCents) })),
  };
}

const COLUMNS = [
  'placedAt',
  'gameId',
  'sport',
  'betType',
  'selection',
  'odds',
  'stake',
  'potentialWin',
  ...DETAIL_NAMES,
  'status',
  'result',
  'profit',
  'closingOdds',
  'settledAt',
  'playedOn',
  'resultBy',
  'correctedAt',
  'legs',
  'freeStake',
  'boostPercent',
  'sizes',
  'id',
] as const;

function cellOf(bet: BetWire, column: (typeof COLUMNS)[number]): string | number | null {
  if (column === 'profit') return bet.actualWin;
  // The importer reads from the type how many places a bet pays.
  if (column === 'betType' && bet.pick?.market === 'place') return `top${bet.pick.places}`;
  if (column === 'legs') return legsCell(bet);
  if (column === 'sizes') return bet.sizes?.join(' ') ?? null;
  return bet[column];
}

/** One's own bets as CSV; the importer reads the same columns. */
async function exportBets(ctx: Ctx): Promise<string> {
  const lineOf = (bet: BetWire): string => csvLine(COLUMNS.map((column) => cellOf(bet, column)));
  const lines = await listAllBets(ctx, requireUser(ctx.actor), (view) => lineOf(toBet(view)));
  return csvLine(COLUMNS) + lines.join('');
}

/** Hides one's own bet from the list and the statistics, before its contest starts; the row stays for the weekly limits and the audit trail. */
async function deleteBet(ctx: Ctx, { params }: VerbInput<Contract['DELETE /api/bets/:betId']>): Promise<{ ok: true }> {
  const userId = requireUser(ctx.actor);
  await ctx.transact(async (tx) => {
    const bet = await lockOwnBet(tx, params.betId, userId);
    const closed = await closedReason(tx, bet);
    if (closed) throw new DomainError('CONTEST_STARTED', `${closed} It stays in your record.`);
    await updateBet(tx, bet.id, { deletedAt: tx.now() });
    await audit(tx, 'bet.deleted', `bet:${bet.id}`, { status: bet.status });
  });
  await ctx.publish({ topic: 'user', userId, what: 'bets' });
  return { ok: true };
}

/** One's own bets, newest first. `userId` may only name oneself, or anybody for an admin. */
async function listBets(ctx: Ctx, { query }: VerbInput<Contract['GET /api/bets']>): Promise<BetWire[]> {
  const own = requireUser(ctx.actor);
  const isAdmin = ctx.actor.kind === 'user' && ctx.actor.isAdmin;
  if (query.userId !== undefined && query.userId !== own && !isAdmin)
    throw new DomainError('FORBIDDEN', 'You don’t have access to these bets.');
  if (query.userId !== undefined && !/^[0-9a-f-]{36}$/i.test(query.userId))
    throw new DomainError('NOT_FOUND', 'This user could not be found.');
  return mapInParts(await listBetViews(ctx, query.userId ?? own, query.status), toBet);
}

async function getBetStats(ctx: Ctx): Promise<BetStats> {
  return summarize(await countBets(ctx, requireUser(ctx.actor)));
}

export const betRoutes: RouteBindings = {
  'GET /api/bets': listBets,
  'GET /api/my-bets': (ctx) => listBets(ctx, { query: {} }),
  'POST /api/bets': placeBet,
  'POST /api/bets/parlays': placeParlay,
  'GET /api/bets/live': listLiveBets,
  'GET /api/bets/stats': getBetStats,
  'GET /api/bets/history': listHistory,
  'GET /api/bets/export': fromReplica(exportBets),
  'POST /api/bets/import': importBets,
  'POST /api/bets/import/preview': previewImport,
  'POST /api/bets/read': previewSelection,
  'POST /api/bets/slips/read': readSlips,
  'PATCH /api/bets/:betId': editBet,
  'DELETE /api/bets/:betId': deleteBet,
};
