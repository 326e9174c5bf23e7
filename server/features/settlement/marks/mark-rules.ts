import type { Grade } from '@clearedge/quant/grading';
import { DomainError } from '../../../kernel/domain-error.ts';
import type { BetRow, BetView } from '../../bets/index.ts';
import { currentGrade, type GradedRow } from '../settle-rules.ts';

const RUNNING = new Set(['scheduled', 'delayed', 'live', 'unknown']);
const STOPPED = new Set(['postponed', 'suspended', 'cancelled']);

type Contest = Pick<BetView, 'contest'>;

/** Why no result can be entered by hand now, going by the contest alone; null where it is over, or not known to the product. */
function contestRefusal({ contest }: Contest, result: Grade): string | null {
  if (!contest) return null;
  const { kind, status } = contest;
  if (RUNNING.has(status)) return `This ${kind} is not over. Mark the result once it is ${kind === 'game' ? 'final' : 'official'}.`;
  if (STOPPED.has(status) && result !== 'void') return `This ${kind} is ${status}. Until it is final, only void can be marked.`;
  return null;
}

const entered = (history: readonly GradedRow[]): string | undefined => currentGrade(history)?.gradedBy;

/** Refuses a result entered by hand where the score decides, where staff decided, and before the contest is over. */
export function checkMayMark(
  bet: Pick<BetRow, 'status' | 'selection' | 'flag'>,
  contest: Contest,
  history: readonly GradedRow[],
  { result, isOwner }: { result: Grade; isOwner: boolean },
): void {
  const by = entered(history);
  if (by === 'settlement') throw new DomainError('NOT_PENDING', 'This bet was settled from the final score.');
  if (isOwner && by !== undefined && by !== 'owner')
    throw new DomainError('CONFLICT', 'Staff entered this result. Ask support to change it.');
  if (bet.status === 'pending' && bet.selection && bet.flag === null)
    throw new DomainError('CONFLICT', 'This bet is settled automatically from the final score.');
  const refused = contestRefusal(contest, result);
  if (refused) throw new DomainError('CONFLICT', refused);
}
