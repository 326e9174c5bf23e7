import { asc, count, eq, inArray, sql } from 'drizzle-orm';
import { strategies, strategyMatches } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import type { Db } from '../../kernel/db.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import type { OpenItems } from '../contests/index.ts';

export type MatchRow = typeof strategyMatches.$inferSelect;

/** What strategies fired on, in order. */
export async function listMatches(db: Db, strategyIds: readonly string[]): Promise<MatchRow[]> {
  if (strategyIds.length === 0) return [];
  return db
    .select()
    .from(strategyMatches)
    .where(inArray(strategyMatches.strategyId, [...strategyIds]))
    .orderBy(asc(strategyMatches.firedAt), asc(strategyMatches.id));
}

export const listMatchesOn = (db: Db, slateOn: string): Promise<MatchRow[]> =>
  db.select().from(strategyMatches).where(eq(strategyMatches.slateOn, slateOn));

/** Signals on contests without a final result. They are graded from the facts whenever they are shown, so that nothing is written. */
export const strategySignals: OpenItems = {
  key: 'signal',
  table: 'strategy_matches',
  open: sql`select m.contest_id, null::text as flag, false as is_on_part from strategy_matches m
    where not exists (select 1 from contest_facts f where f.contest_id = m.contest_id and f.is_final)`,
};

/** False when the strategy had already fired on the game. */
export async function insertMatch(db: Db, row: MatchRow): Promise<boolean> {
  const added = await db
    .insert(strategyMatches)
    .values(row)
    .onConflictDoNothing({ target: [strategyMatches.strategyId, strategyMatches.contestId] })
    .returning({ id: strategyMatches.id });
  return added.length > 0;
}

export type StrategyRow = typeof strategies.$inferSelect;

export const listOwn = (db: Db, userId: string): Promise<StrategyRow[]> =>
  db.select().from(strategies).where(eq(strategies.userId, userId)).orderBy(asc(strategies.createdAt), asc(strategies.id));

export const listActive = (db: Db): Promise<StrategyRow[]> =>
  db.select().from(strategies).where(eq(strategies.isActive, true)).orderBy(asc(strategies.id));

/** One's own strategy, locked for a change if asked. */
export async function getOwn(db: Db, strategyId: string, userId: string, isLocked = false): Promise<StrategyRow> {
  const requested = db.select().from(strategies).where(eq(strategies.id, strategyId));
  const [row] = await (isLocked ? requested.for('update') : requested);
  if (found(row).userId !== userId) throw new DomainError('FORBIDDEN', 'You don’t have access to this strategy.');
  return row!;
}

export const lockOwn = (tx: Ctx, strategyId: string, userId: string): Promise<StrategyRow> => getOwn(tx.db, strategyId, userId, true);

/** For the job that fires: whoever's it is, or null when it was deleted meanwhile. */
export async function lockAny(tx: Ctx, strategyId: string): Promise<StrategyRow | null> {
  const [row] = await tx.db.select().from(strategies).where(eq(strategies.id, strategyId)).for('update');
  return row ?? null;
}

/** Two strategies created at once follow one another, so that both are counted. */
export async function countUnderLock(tx: Ctx, userId: string): Promise<number> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`strategies ${userId}`}))`);
  const [row] = await tx.db.select({ own: count() }).from(strategies).where(eq(strategies.userId, userId));
  return row?.own ?? 0;
}

export async function insertStrategy(tx: Ctx, row: StrategyRow): Promise<void> {
  await tx.db.insert(strategies).values(row);
}

export async function updateStrategy(tx: Ctx, strategyId: string, values: Partial<StrategyRow>): Promise<StrategyRow> {
  const [row] = await tx.db
    .update(strategies)
    .set({ ...values, updatedAt: tx.now() })
    .where(eq(strategies.id, strategyId))
    .returning();
  return found(row);
}

export async function removeStrategy(tx: Ctx, strategyId: string): Promise<void> {
  await tx.db.delete(strategies).where(eq(strategies.id, strategyId));
}

function found(row: StrategyRow | undefined): StrategyRow {
  if (!row) throw new DomainError('NOT_FOUND', 'This strategy could not be found.');
  return row;
}
