import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import type { AnySelection, Grade } from '@clearedge/quant/grading';
import type { BetRow } from '../../bets/index.ts';
import type { ContestFacts } from '../../contests/index.ts';
import { decideSettlement, type GradedRow } from '../settle-rules.ts';
import type { DisputeRow } from './dispute-rows.ts';

type Graded = Pick<BetRow, 'terms' | 'odds' | 'stakeCents'>;

/** What a reading would be graded as by these facts; null while they decide nothing. */
export function gradeAs(selection: AnySelection, bet: Graded, found: ContestFacts | null): Grade | null {
  return found && (decideSettlement({ ...bet, selection }, { ...found, isFinal: true }, []).postings.at(-1)?.grade ?? null);
}

type Receipt = NonNullable<VerbResult<Contract['GET /api/bets/:betId']>['receipt']>;

/** Whether a bet's grade came from a text that we read: only then can the reading be what is wrong. */
export const mayDispute = (bet: Pick<BetRow, 'selectionSource'>, current: Pick<GradedRow, 'gradedBy'>): boolean =>
  bet.selectionSource === 'text' && current.gradedBy === 'settlement';

export const isOpen = (dispute: DisputeRow | null): boolean => dispute !== null && dispute.decision === null;

export const presentDispute = ({
  selectionText,
  readAs,
  ownerReadAs,
  grade,
  reason,
  createdAt,
  decision,
  decisionReason,
  decidedAt,
}: DisputeRow): NonNullable<Receipt['dispute']> => ({
  typed: selectionText,
  readAs,
  ownerReadAs,
  grade,
  reason,
  at: createdAt.toISOString(),
  decision,
  decisionReason,
  decidedAt: decidedAt?.toISOString() ?? null,
});
