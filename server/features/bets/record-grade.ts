import type { Grade } from '@clearedge/quant/grading';
import type { Ctx } from '../../kernel/ctx.ts';
import { updateBet } from './bet-rows.ts';

/** What settlement decided of a bet: its result, or null with a flag when it has to stay pending (or became pending again). */
export interface GradeRecord {
  result: Grade | null;
  profitCents: number | null;
  settledAt: Date | null;
  flag: string | null;
  /** Of a result. */
  resultBy?: 'settlement' | 'owner' | 'admin';
  closingOdds?: number | null;
}

/** Writes settlement's decision on the bet's row; only settlement calls it, inside its transaction and with the row locked. */
export async function recordGrade(tx: Ctx, betId: string, record: GradeRecord): Promise<void> {
  const { result, profitCents, settledAt, flag, closingOdds, resultBy } = record;
  await updateBet(tx, betId, {
    status: result === null ? 'pending' : 'settled',
    result,
    profitCents,
    settledAt,
    flag,
    resultBy: result === null ? null : (resultBy ?? 'settlement'),
    ...(closingOdds === undefined ? {} : { closingOdds }),
  });
}
