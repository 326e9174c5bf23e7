import type { Grade } from '@clearedge/quant/grading';
import { and, asc, eq, sql } from 'drizzle-orm';
import { practicePlayers, virtualBets, virtualLegs } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { MovingBet } from './settle-rows.ts';

export type CorrectableBet = Omit<MovingBet, 'legs'> & {
  resetAt: Date | null;
  legs: (MovingBet['legs'][number] & { flag: string | null })[];
};

/** A bet with the legs that decide it; locked until the transaction ends where it is to be changed. */
export async function findCorrectable({ db }: Pick<Ctx, 'db'>, betId: string, isLocked: boolean): Promise<CorrectableBet | null> {
  const requested = db.select().from(virtualBets).where(eq(virtualBets.id, betId));
  const [bet] = await (isLocked ? requested.for('update') : requested);
  if (!bet) return null;
  const [player] = await db.select({ period: practicePlayers.period }).from(practicePlayers).where(eq(practicePlayers.userId, bet.userId));
  const { position, odds, result, revision, flag } = virtualLegs;
  const legs = await db
    .select({ position, odds, result, revision, flag })
    .from(virtualLegs)
    .where(eq(virtualLegs.betId, betId))
    .orderBy(asc(position));
  return { ...bet, runningPeriod: player?.period ?? bet.period, legs };
}

/** What staff entered as a leg's result: from then on scores leave it alone. */
export async function enterLegGrade(
  tx: Ctx,
  { betId, position }: { betId: string; position: number },
  { grade, formula }: { grade: Grade; formula: string },
): Promise<void> {
  await tx.db
    .update(virtualLegs)
    .set({ result: grade, rule: 'entered', formula, flag: null, revision: sql`${virtualLegs.revision} + 1` })
    .where(and(eq(virtualLegs.betId, betId), eq(virtualLegs.position, position)));
}
