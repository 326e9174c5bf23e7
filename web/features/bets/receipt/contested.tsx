import { CircleAlert } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Badge, type BadgeLook } from '../../../ui/marks/badge.tsx';
import type { BetWithReceipt, Receipt } from '../bet-types.ts';
import { GRADE_WORD } from '../bet-words.ts';
import { ReceiptLines } from './receipt-parts.tsx';
import '../styles/reading.css';

const ContestDialog = lazy(() => import('./contest-dialog.tsx').then((module) => ({ default: module.ContestDialog })));

type Contest = NonNullable<Receipt['contest']>;
type Decision = NonNullable<Contest['decision']> | 'open';
const STATE: Record<Decision, { label: string; look: BadgeLook }> = {
  open: { label: 'Under review', look: 'warn' },
  upheld: { label: 'Grade upheld', look: 'plain' },
  regraded: { label: 'Regraded', look: 'info' },
};

/** A contested grade: both readings, the owner's reason, and what staff decided. */
function Contested({ contest }: { contest: Contest }) {
  const { dateTime } = useReaderFormat();
  const { label, look } = STATE[contest.decision ?? 'open'];
  return (
    <section className="rcpt-contest" aria-label="Contested grade">
      <h3>
        Contested grade <Badge look={look}>{label}</Badge>
      </h3>
      <ReceiptLines
        lines={[
          { label: 'You typed', value: contest.typed },
          { label: 'We read', value: `${contest.readAs} (${GRADE_WORD[contest.grade].toLowerCase()})` },
          ...(contest.ownerReadAs ? [{ label: 'You meant', value: contest.ownerReadAs }] : []),
          { label: 'Your reason', value: contest.reason },
          { label: 'Contested', value: dateTime(contest.at) },
          ...(contest.decidedAt ? [{ label: 'Decided', value: dateTime(contest.decidedAt) }] : []),
          ...(contest.decisionReason ? [{ label: 'Staff’s reason', value: contest.decisionReason }] : []),
        ]}
      />
      {contest.decision === null ? <p className="cap">Our staff are checking both readings. You’ll be notified when they decide.</p> : null}
    </section>
  );
}

/** The objection to a grade of a typed selection: its state, or the way to make one. */
export function ContestPart({ bet, receipt }: { bet: BetWithReceipt; receipt: Receipt }) {
  const [isOpen, setOpen] = useState(false);
  if (receipt.contest) return <Contested contest={receipt.contest} />;
  if (!receipt.mayContest) return null;
  return (
    <div className="rcpt-contest">
      <p className="cap">You typed this selection, and we read it. If we read it wrong, our staff will look at it.</p>
      <Button size="sm" onClick={() => setOpen(true)}>
        <CircleAlert className="s" /> This was read wrong
      </Button>
      <Suspense>{isOpen ? <ContestDialog bet={bet} onClose={() => setOpen(false)} /> : null}</Suspense>
    </div>
  );
}
