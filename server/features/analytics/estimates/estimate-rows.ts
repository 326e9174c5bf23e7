import { eq } from 'drizzle-orm';
import { betEstimates } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';

export type EstimateRow = typeof betEstimates.$inferSelect;

export const listEstimateRows = ({ db }: Pick<Ctx, 'db'>, userId: string): Promise<EstimateRow[]> =>
  db.select().from(betEstimates).where(eq(betEstimates.userId, userId)).orderBy(betEstimates.notedAt, betEstimates.betId);

export async function writeEstimate({ db }: Pick<Ctx, 'db'>, row: EstimateRow): Promise<void> {
  const { probability, notedAt } = row;
  await db.insert(betEstimates).values(row).onConflictDoUpdate({ target: betEstimates.betId, set: { probability, notedAt } });
}

export async function removeEstimate({ db }: Pick<Ctx, 'db'>, betId: string): Promise<void> {
  await db.delete(betEstimates).where(eq(betEstimates.betId, betId));
}
