import { type SubmitEvent, useId, useState } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatMoney } from '../../../lib/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { WideTable } from '../../../ui/layout/wide-table.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { type Member, type Payment, useMemberPayments, useRefund } from '../admin.queries.ts';

const REASON_LEAST = 10;
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
  const isGood = dollars > 0 && dollars <= leftOf(payment) && reason.trim().length >= REASON_LEAST;
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
      <Field
        label="Reason"
        value={reason}
        maxLength={300}
        hint={`At least ${REASON_LEAST} characters; kept in the audit log.`}
        onChange={(event) => setReason(event.target.value)}
      />
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
        <thead>
          <tr>
            <th scope="col">Billed</th>
            <th scope="col" className="num">
              Amount
            </th>
            <th scope="col">Status</th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
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
  const { data, isError, refetch } = useMemberPayments(user.id);
  const [refunding, setRefunding] = useState<Payment | null>(null);
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Payments"
      description={`${user.username}, ${user.email}`}
      footer={<Button onClick={onClose}>Done</Button>}
    >
      {isError ? <ErrorState title="The payments could not be loaded" onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <Skeleton height={120} radius={8} /> : null}
      {data?.length === 0 ? <p className="muted">Nothing was billed so far.</p> : null}
      {data && data.length > 0 ? <PaymentTable payments={data} onRefund={setRefunding} /> : null}
      {refunding ? <RefundForm key={refunding.id} payment={refunding} onDone={() => setRefunding(null)} /> : null}
    </Dialog>
  );
}
