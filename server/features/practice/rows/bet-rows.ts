import type { Bankroll } from '@clearedge/contract/competition';
import type { SportKey } from '@clearedge/contract/sports';
import { contradicts } from '@clearedge/contract/words/contradiction';
import { propWords, scoreWords } from '@clearedge/contract/words/selection-words';
import { easternWeek } from '@clearedge/quant/calendar';
import { and, asc, desc, eq, getTableColumns, gte, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { contests, virtualBets, virtualLegs } from '../../../db/schema/index.ts';
import { groupBy } from '../../../kernel/collections.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { sqlTemplate } from '../../../kernel/db.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import { afterCursor, readInParts } from '../../../kernel/newest-first.ts';
import type { Contest } from '../../contests/index.ts';
import type { Usage } from '../../limits/index.ts';
import { namedGame } from '../pricing/leg-rules.ts';

/** What counts as now: the statistics period since the last reset, and the contest week that starts on `weekOn`. */
export interface CurrentSpan {
  period: number;
  weekOn: string;
}

const { period, contestOn } = virtualBets;

export const isCurrent = (now: CurrentSpan): SQL | undefined =>
  or(and(isNull(contestOn), eq(period, now.period)), eq(contestOn, now.weekOn));

export const ofBankroll = (bankroll: Bankroll | undefined): SQL | undefined =>
  bankroll && (bankroll === 'contest' ? isNotNull(contestOn) : isNull(contestOn));

type Dated = Pick<typeof virtualBets.$inferSelect, 'contestOn' | 'period'>;
/** `isCurrent` for a row that is already loaded. */
export const isBetCurrent = (bet: Dated, now: CurrentSpan): boolean =>
  bet.contestOn === null ? bet.period === now.period : bet.contestOn === now.weekOn;

type VirtualBetRow = typeof virtualBets.$inferSelect;
/** As it is written: in the statistics period that runs. */
export type NewBet = Omit<VirtualBetRow, 'period'>;
export type VirtualLegRow = typeof virtualLegs.$inferSelect;
interface LegContest {
  gameId: string;
  sport: SportKey;
  awayCode: string;
  awayName: string;
  homeCode: string;
  homeName: string;
  status: string;
  startsAt: Date;
}
export interface LegView {
  leg: VirtualLegRow;
  contest: LegContest;
}
/** A bet with its legs in their order. */
export interface BetView {
  bet: VirtualBetRow;
  legs: LegView[];
}
/** One that was placed just now, in the statistics period that runs, whichever that is. */
export type PlacedBet = Omit<BetView, 'bet'> & { bet: NewBet };
export interface BetFilter {
  status?: VirtualBetRow['status'] | undefined;
  betType?: VirtualBetRow['betType'] | undefined;
  /** Placed then or later. */
  from?: Date | undefined;
  bankroll?: Bankroll | undefined;
  /** Settled bets of now alone; open ones are of any time. */
  current?: CurrentSpan | undefined;
}

const contest = {
  gameId: contests.gameId,
  sport: contests.sport,
  awayCode: contests.awayCode,
  awayName: contests.awayName,
  homeCode: contests.homeCode,
  homeName: contests.homeName,
  status: contests.status,
  startsAt: contests.startsAt,
};

const columnsOf = (table: typeof virtualBets | typeof virtualLegs): [string, string][] =>
  Object.entries(getTableColumns(table)).map(([property, column]) => [property, column.name]);
const [betColumns, legColumns] = [columnsOf(virtualBets), columnsOf(virtualLegs)];

const asJson = (rows: readonly object[], columns: readonly [string, string][]): string =>
  JSON.stringify(
    rows.map((row) => Object.fromEntries(columns.map(([property, name]) => [name, (row as Record<string, unknown>)[property]]))),
  );

const listOf = (columns: readonly [string, string][], of = ''): string => columns.map(([, name]) => of + name).join(', ');
const given = betColumns.filter(([property]) => property !== 'period');
const INSERTING = sqlTemplate<'bets' | 'legs'>(`
  placed as (
    insert into virtual_bets (period, ${listOf(given)})
    select player.period, ${listOf(given, 'bet.')}
    from jsonb_populate_recordset(null::virtual_bets, {bets}::jsonb) bet join practice_players player on player.user_id = bet.user_id
    where not exists (select from obstacle)
  ), legs as (
    insert into virtual_legs (${listOf(legColumns)})
    select ${listOf(legColumns)} from jsonb_populate_recordset(null::virtual_legs, {legs}::jsonb)
    where not exists (select from obstacle)
  )`);

/** Writes bets with their legs in the running statistics period: parts of the statement that moves the stakes, written if those are covered. */
export const insertingBets = (bets: readonly NewBet[], legs: readonly VirtualLegRow[]): SQL =>
  INSERTING({ bets: asJson(bets, betColumns), legs: asJson(legs, legColumns) });

const byPlacing = [desc(virtualBets.placedAt), desc(virtualBets.id)];

async function selectViews(ctx: Ctx, wanted: SQL | undefined, most: number): Promise<BetView[]> {
  const bets = await ctx.db
    .select()
    .from(virtualBets)
    .where(wanted)
    .orderBy(...byPlacing)
    .limit(most);
  return withLegs(ctx, bets);
}

/** At most so many of one's bets that fit, newest first, behind the one with that id. */
export function listBetViews(
  ctx: Ctx,
  userId: string,
  { status, betType, from, bankroll, current }: BetFilter,
  { before, most }: { before?: string | undefined; most: number },
): Promise<BetView[]> {
  const wanted = and(
    eq(virtualBets.userId, userId),
    before === undefined ? undefined : afterCursor(virtualBets.placedAt, virtualBets.id, before),
    status && eq(virtualBets.status, status),
    betType && eq(virtualBets.betType, betType),
    from && gte(virtualBets.placedAt, from),
    ofBankroll(bankroll),
    current && or(isCurrent(current), eq(virtualBets.status, 'pending')),
  );
  return selectViews(ctx, wanted, most);
}

/** Each of one's bets as `present` shows it, newest first. */
export const listAllBets = <Shown>(ctx: Ctx, userId: string, present: (view: BetView) => Shown): Promise<Shown[]> =>
  readInParts((last, most) => listBetViews(ctx, userId, {}, { before: last?.bet.id, most }), present);

/** One's own bet; the same refusal for a missing bet and for someone else's. */
export async function getBetView(ctx: Ctx, betId: string, userId: string): Promise<BetView> {
  const [bet] = await ctx.db.select().from(virtualBets).where(eq(virtualBets.id, betId));
  if (bet?.userId !== userId) throw new DomainError('NOT_FOUND', 'This bet could not be found.');
  return (await withLegs(ctx, [bet!]))[0]!;
}

/** One's own bet, its row locked until the transaction ends. */
export async function lockBetView(tx: Ctx, betId: string, userId: string): Promise<BetView> {
  await tx.db.select({ id: virtualBets.id }).from(virtualBets).where(eq(virtualBets.id, betId)).for('update');
  return getBetView(tx, betId, userId);
}

async function withLegs(ctx: Ctx, bets: readonly VirtualBetRow[]): Promise<BetView[]> {
  if (bets.length === 0) return [];
  const ids = bets.map(({ id }) => id);
  const rows = await ctx.db
    .select({ leg: virtualLegs, contest })
    .from(virtualLegs)
    .innerJoin(contests, eq(contests.id, virtualLegs.contestId))
    .where(inArray(virtualLegs.betId, ids))
    .orderBy(asc(virtualLegs.position));
  const byBet = groupBy(rows, ({ leg }) => leg.betId);
  return bets.map((bet) => ({ bet, legs: byBet.get(bet.id) ?? [] }));
}

/** Cents staked in [from, to), the net loss of bets settled in it, never negative, and the stakes of open bets. */
async function sumWeek(ctx: Ctx, userId: string, from: Date, to: Date): Promise<Usage> {
  const [start, end] = [from.toISOString(), to.toISOString()];
  const inWeek = (column: typeof virtualBets.placedAt | typeof virtualBets.settledAt) =>
    sql`${column} >= ${start}::timestamptz and ${column} < ${end}::timestamptz`;
  const [row] = await ctx.db
    .select({
      staked: sql<string>`coalesce(sum(${virtualBets.stakeCents}) filter (where ${inWeek(virtualBets.placedAt)}), 0)`,
      profit: sql<string>`coalesce(sum(${virtualBets.payoutCents} - ${virtualBets.stakeCents}) filter (where ${inWeek(virtualBets.settledAt)}), 0)`,
      open: sql<string>`coalesce(sum(${virtualBets.stakeCents}) filter (where ${virtualBets.status} = 'pending'), 0)`,
    })
    .from(virtualBets)
    .where(
      and(
        eq(virtualBets.userId, userId),
        sql`((${inWeek(virtualBets.placedAt)}) or (${inWeek(virtualBets.settledAt)}) or ${virtualBets.status} = 'pending')`,
      ),
    );
  return { stakeCents: Number(row?.staked ?? 0), lossCents: Math.max(0, -Number(row?.profit ?? 0)), openCents: Number(row?.open ?? 0) };
}

/** What each of these bets is on: of a parlay its legs, joined by " + ". */
export async function listSelections({ db }: Ctx, ids: readonly string[]): Promise<Map<string, string>> {
  const { betId, selection, selectionText, position } = virtualLegs;
  const rows = await db
    .select({ betId, leg: { selection, selectionText }, contest })
    .from(virtualLegs)
    .innerJoin(contests, eq(contests.id, virtualLegs.contestId))
    .where(inArray(betId, [...ids]))
    .orderBy(asc(position));
  const byBet = groupBy(rows, (row) => row.betId);
  return new Map([...byBet].map(([id, legs]) => [id, legs.map((row) => legWords(row.leg, row.contest)).join(' + ')]));
}

/** Bets in the order of their ids asked for. */
export async function listBetsByIds(ctx: Ctx, ids: readonly string[]): Promise<BetView[]> {
  const rows = await ctx.db
    .select()
    .from(virtualBets)
    .where(inArray(virtualBets.id, [...ids]));
  const views = new Map((await withLegs(ctx, rows)).map((view) => [view.bet.id, view]));
  return ids.flatMap((id) => views.get(id) ?? []);
}

/** A user's bets that results settled in these hours, in that order; those cashed out or voided by a reset are not among them. */
export async function listSettledBetween(ctx: Ctx, userId: string, { from, to }: { from: Date; to: Date }): Promise<BetView[]> {
  const { settledAt, resetAt, result } = virtualBets;
  const rows = await ctx.db
    .select()
    .from(virtualBets)
    .where(and(eq(virtualBets.userId, userId), gte(settledAt, from), lt(settledAt, to), isNull(resetAt), ne(result, 'cash_out')))
    .orderBy(asc(settledAt), asc(virtualBets.id));
  return withLegs(ctx, rows);
}

/** What a user staked and lost with practice money in the running Eastern week and what open bets can lose, in cents. */
export function practiceUsage(ctx: Ctx, userId: string): Promise<Usage> {
  const { from, to } = easternWeek(ctx.now());
  return sumWeek(ctx, userId, from, to);
}

/**
 * What a leg is on, in words that follow from what is graded. A player's name is only in the text: one that was stored before texts were
 * compared and says another side or number is passed over.
 */
export function legWords(
  { selection, selectionText }: Pick<typeof virtualLegs.$inferSelect, 'selection' | 'selectionText'>,
  contest: Pick<Contest, 'sport' | 'awayCode' | 'awayName' | 'homeCode' | 'homeName'>,
): string {
  if (selection.market !== 'prop') return scoreWords(selection, contest);
  const isOwn = /\d/.test(selectionText) && !contradicts(selectionText, { selection, game: namedGame(contest) });
  return isOwn ? selectionText : propWords('Player', selection);
}
