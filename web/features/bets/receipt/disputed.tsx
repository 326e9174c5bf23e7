import { GRADE_WORD } from '@clearedge/contract/words/selection-words';
import { CircleAlert } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Badge, type BadgeLook } from '../../../ui/marks/badge.tsx';
import type { BetWithReceipt, Receipt } from '../bet-types.ts';
import { ReceiptLines } from './receipt-parts.tsx';
import '../reading.css';

const DisputeDialog = lazy(() => import('./dispute-dialog.tsx').then((module) => ({ default: module.DisputeDialog })));

type Dispute = NonNullable<Receipt['dispute']>;
type Decision = NonNullable<Dispute['decision']> | 'open';
const STATE: Record<Decision, { label: string; look: BadgeLook }> = {
  open: { label: 'Under review', look: 'warn' },
  upheld: { label: 'Grade upheld', look: 'plain' },
  regraded: { label: 'Regraded', look: 'info' },
};

/** A disputed grade: both readings, the owner's reason, and what staff decided. */
function Disputed({ dispute }: { dispute: Dispute }) {
  const { dateTime } = useReaderFormat();
  const { label, look } = STATE[dispute.decision ?? 'open'];
  return (
    <section className="rcpt-dispute" aria-label="Disputed grade">
      <h3>
        Disputed grade <Badge look={look}>{label}</Badge>
      </h3>
      <ReceiptLines
        lines={[
          { label: 'You typed', value: dispute.typed },
          { label: 'We read', value: `${dispute.readAs} (${GRADE_WORD[dispute.grade].toLowerCase()})` },
          ...(dispute.ownerReadAs ? [{ label: 'You meant', value: dispute.ownerReadAs }] : []),
          { label: 'Your reason', value: dispute.reason },
          { label: 'Disputed', value: dateTime(dispute.at) },
          ...(dispute.decidedAt ? [{ label: 'Decided', value: dateTime(dispute.decidedAt) }] : []),
          ...(dispute.decisionReason ? [{ label: 'Staff’s reason', value: dispute.decisionReason }] : []),
        ]}
      />
      {dispute.decision === null ? <p className="cap">Our staff are checking both readings. You’ll be notified when they decide.</p> : null}
    </section>
  );
}

/** The objection to a grade of a typed selection: its state, or the way to make one. */
export function DisputePart({ bet, receipt }: { bet: BetWithReceipt; receipt: Receipt }) {
  const [isOpen, setOpen] = useState(false);
  if (receipt.dispute) return <Disputed dispute={receipt.dispute} />;
  if (!receipt.mayDispute) return null;
  return (
    <div className="rcpt-dispute">
      <p className="cap">You typed this selection, and we read it. If we read it wrong, our staff will look at it.</p>
      <Button size="sm" onClick={() => setOpen(true)}>
        <CircleAlert className="s" /> This was read wrong
      </Button>
      <Suspense>{isOpen ? <DisputeDialog bet={bet} onClose={() => setOpen(false)} /> : null}</Suspense>
    </div>
  );
}
