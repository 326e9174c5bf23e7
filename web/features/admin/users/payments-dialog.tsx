import { type SubmitEvent, useId, useState } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatMoney } from '../../../lib/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import { WideTable } from '../../../ui/layout/wide-table.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { type Member, type Payment, useMemberPayments, useRefund } from '../admin.queries.ts';
import { isReason, ReasonField } from '../reason-field.tsx';

const WORD: Record<Payment['status'], string> = {
  paid: 'Paid',
  failed: 'Failed',
  refunded: 'Refunded',
  partly_refunded: 'Partly refunded',
};
const leftOf = ({ amount, refunded }: Payment): number => Math.round((amount - refunded) * 100) / 100;

function RefundForm({ payment, onDone }: { payment: Payment; onDone: () => void }) {
  const formId = useId();
  const [amount, setAmount] = useState(leftOf(payment).toFixed(2));
  const [reason, setReason] = useState('');
  const refund = useRefund();
  const dollars = Number(amount);
  const isGood = dollars > 0 && dollars <= leftOf(payment) && isReason(reason);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    refund.mutate({ paymentId: payment.id, amount: dollars, refunded: payment.refunded, reason: reason.trim() }, { onSuccess: onDone });
  };
  return (
    <form id={formId} className="form" onSubmit={submit}>
      <p className="note">
        The money goes back by the payment provider, and a partner’s commission on it is reversed. The plan stays: it ends by being
        cancelled.
      </p>
      <Field
        label="Amount in dollars"
        inputMode="decimal"
        value={amount}
        hint={`At most ${formatMoney(leftOf(payment))}.`}
        onChange={(event) => setAmount(event.target.value)}
      />
      <ReasonField value={reason} kept="kept in the audit log" onChange={setReason} />
      <Button type="submit" look="danger" disabled={!isGood || refund.isPending}>
        {refund.isPending ? 'One moment...' : `Give ${isGood ? formatMoney(dollars) : 'it'} back`}
      </Button>
    </form>
  );
}

function PaymentTable({ payments, onRefund }: { payments: readonly Payment[]; onRefund: (payment: Payment) => void }) {
  const { date } = useReaderFormat();
  return (
    <WideTable label="List of payments">
      <table className="tbl">
        <ColumnHeads heads={['Billed', ['Amount'], 'Status', 'Actions']} />
        <tbody>
          {payments.map((payment) => (
            <tr key={payment.id}>
              <th scope="row">
                {date(payment.at, 'plain')}
                {payment.number ? <small>{payment.number}</small> : null}
              </th>
              <td className="num">{formatMoney(payment.amount)}</td>
              <td>
                {WORD[payment.status]}
                {payment.refunded > 0 ? <small>{formatMoney(payment.refunded)} back</small> : null}
              </td>
              <td>
                {payment.status !== 'failed' && leftOf(payment) > 0 ? (
                  <Button
                    size="sm"
                    aria-label={`Refund ${formatMoney(payment.amount)} of ${date(payment.at, 'plain')}`}
                    onClick={() => onRefund(payment)}
                  >
                    Refund
                  </Button>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}

/** What a member was billed, and the way to give some of it back. */
export function PaymentsDialog({ user, onClose }: { user: Member; onClose: () => void }) {
  const payments = useMemberPayments(user.id);
  const [refunding, setRefunding] = useState<Payment | null>(null);
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Payments"
      description={`${user.username}, ${user.email}`}
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <Loaded
        answer={payments}
        failed="The payments could not be loaded"
        height={120}
        empty={<p className="muted">Nothing was billed so far.</p>}
      >
        {(list) => <PaymentTable payments={list} onRefund={setRefunding} />}
      </Loaded>
      {refunding ? <RefundForm key={refunding.id} payment={refunding} onDone={() => setRefunding(null)} /> : null}
    </Dialog>
  );
}
