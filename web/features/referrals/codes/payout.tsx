import { useState } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatMoney } from '../../../lib/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { type ReferralCode, useMarkPaid } from '../referral.queries.ts';

function PayoutDialog({ code, onClose }: { code: ReferralCode; onClose: () => void }) {
  const [key] = useState<string>(() => crypto.randomUUID());
  const pay = useMarkPaid(onClose);
  const expected = code.earnings.payable;
  return (
    <ConfirmDialog
      title={`Pay out ${code.code}`}
      look="primary"
      action="Mark as Paid"
      busy="Saving..."
      isBusy={pay.isPending}
      onConfirm={() => pay.mutate({ code: code.code, expected, key })}
      onClose={onClose}
    >
      <p>
        This notes that {formatMoney(expected / 100)} was paid to {code.partner ?? 'the partner of this code'}. It moves no money, and it
        cannot be taken back.
      </p>
    </ConfirmDialog>
  );
}

/** What can be done about a code's earnings now. */
export function Payout({ code }: { code: ReferralCode }) {
  const { date } = useReaderFormat();
  const [isOpen, setIsOpen] = useState(false);
  if (code.totalCommissionEarned <= 0) return <span className="muted">No earnings</span>;
  if (code.payoutStatus === 'paid') return <Badge look="value">Paid</Badge>;
  const { payable } = code.earnings;
  return (
    <div className="payout">
      <Button size="sm" disabled={payable <= 0} onClick={() => setIsOpen(true)} aria-label={`Mark ${code.code} paid`}>
        Mark Paid
      </Button>
      <span className="cap">
        {payable > 0
          ? `${formatMoney(payable / 100)} payable`
          : code.nextPayableAt
            ? `Payable from ${date(code.nextPayableAt, 'plain')}`
            : 'Less than was paid before'}
      </span>
      {isOpen ? <PayoutDialog code={code} onClose={() => setIsOpen(false)} /> : null}
    </div>
  );
}
