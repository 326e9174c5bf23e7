import type { AnyFacts } from '@clearedge/quant/grading';
import { asc, eq } from 'drizzle-orm';
import { betGradings } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import type { Posting } from './settle-rules.ts';

export type GradingRow = typeof betGradings.$inferSelect;

export function listGradings(ctx: Ctx, betId: string): Promise<GradingRow[]> {
  return ctx.db.select().from(betGradings).where(eq(betGradings.betId, betId)).orderBy(asc(betGradings.sequence));
}

export interface Evidence {
  facts: AnyFacts | null;
  factsVersion: number | null;
  gradedBy: string;
}

/** Adds postings; a second writer of the same sequence number violates the unique index and its transaction is tried again. */
export async function insertGradings(tx: Ctx, betId: string, postings: readonly Posting[], evidence: Evidence): Promise<void> {
  const rows = postings.map((posting) => ({ id: tx.newId(), betId, ...posting, ...evidence, gradedAt: tx.now() }));
  await tx.db.insert(betGradings).values(rows);
}
