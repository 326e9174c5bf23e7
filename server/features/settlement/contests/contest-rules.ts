import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import type { BetRow } from '../../bets/index.ts';
import type { GradedRow } from '../settle-rules.ts';
import type { ContestRow } from './contest-rows.ts';

type Receipt = NonNullable<VerbResult<Contract['GET /api/bets/:betId']>['receipt']>;

/** Whether a bet's grade came from a text that we read: only then can the reading be what is wrong. */
export const mayContest = (bet: Pick<BetRow, 'selectionSource'>, standing: Pick<GradedRow, 'gradedBy'>): boolean =>
  bet.selectionSource === 'text' && standing.gradedBy === 'settlement';

export const presentContest = ({
  reason,
  createdAt,
  decision,
  decisionReason,
  decidedAt,
}: ContestRow): NonNullable<Receipt['contest']> => ({
  reason,
  at: createdAt.toISOString(),
  decision,
  decisionReason,
  decidedAt: decidedAt?.toISOString() ?? null,
});
