import { Pencil, Users } from 'lucide-react';
import { type KeyboardEvent, type SubmitEvent, useId, useState } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatMoney } from '../../../lib/format.ts';
import { Button, IconButton } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import { WideTable } from '../../../ui/layout/wide-table.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { type Member, type Payment, useChangeTier, useChangeUsername, useMemberPayments, useRefund } from '../admin.queries.ts';
import { isReason, ReasonField } from '../reason-field.tsx';
import { TIER_OPTIONS, type UserList } from '../use-user-list.ts';
import { RoleBadges, StatusBadge } from '../user-badges.tsx';

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
        canceled.
      </p>
      <Field
        label="Amount in dollars"
        inputMode="decimal"
        value={amount}
        hint={`At most ${formatMoney(leftOf(payment))}.`}
        onChange={(event) => setAmount(event.target.value)}
      />
      <ReasonField value={reason} stored="kept in the audit log" onChange={setReason} />
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
function PaymentsDialog({ user, onClose }: { user: Member; onClose: () => void }) {
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
      <Loaded answer={payments} failed="The payments could not be loaded" height={120} empty={<p className="muted">Nothing billed yet.</p>}>
        {(list) => <PaymentTable payments={list} onRefund={setRefunding} />}
      </Loaded>
      {refunding ? <RefundForm key={refunding.id} payment={refunding} onDone={() => setRefunding(null)} /> : null}
    </Dialog>
  );
}

// The pencil that opened it is gone, and its reader is about to type.
const focus = (input: HTMLInputElement | null): void => input?.focus();

/** A username that can be edited in its place: Enter saves, Escape leaves it as it was. */
function NameCell({ user }: { user: Member }) {
  const [draft, setDraft] = useState<string | null>(null);
  const rename = useChangeUsername();
  const save = () => {
    const username = draft?.trim() ?? '';
    if (username === '') return;
    if (username === user.username) return setDraft(null);
    rename.mutate({ userId: user.id, username }, { onSuccess: () => setDraft(null) });
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') save();
    if (event.key === 'Escape') setDraft(null);
  };
  if (draft === null)
    return (
      <span className="ad-name">
        <b>{user.username}</b>
        <IconButton label={`Edit the username of ${user.username}`} onClick={() => setDraft(user.username)}>
          <Pencil />
        </IconButton>
      </span>
    );
  return (
    <span className="field">
      <input
        ref={focus}
        aria-label={`Username of ${user.username}`}
        value={draft}
        maxLength={30}
        disabled={rename.isPending}
        aria-invalid={draft.trim() === '' ? true : undefined}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={onKey}
      />
    </span>
  );
}

function UserRow({ user }: { user: Member }) {
  const change = useChangeTier();
  const { date } = useReaderFormat();
  const [isShown, setIsShown] = useState(false);
  return (
    <tr>
      <th scope="row">
        {user.isSimulated ? user.username : <NameCell user={user} />}
        <small>{user.email}</small>
      </th>
      <td>
        <Select
          label={`Tier of ${user.username}`}
          hideLabel
          value={user.subscriptionTier}
          options={TIER_OPTIONS}
          disabled={change.isPending}
          onChange={(tier) => change.mutate({ userId: user.id, tier })}
        />
      </td>
      <td>
        <span className="ad-badges">
          <StatusBadge status={user.subscriptionStatus} />
          <RoleBadges user={user} />
        </span>
        {user.subscriptionEndDate ? <small>until {date(user.subscriptionEndDate, 'plain')}</small> : null}
      </td>
      <td className="num">
        {user.referralCount}
        {user.referredBy ? <small>by {user.referredBy}</small> : null}
      </td>
      <td>
        <Button
          size="sm"
          disabled={change.isPending || user.isSimulated}
          onClick={() => change.mutate({ userId: user.id, isAdmin: !user.isAdmin })}
        >
          {user.isAdmin ? 'Remove admin' : 'Make admin'}
        </Button>
        {user.stripeCustomerId ? (
          <Button size="sm" aria-label={`Payments of ${user.username}`} onClick={() => setIsShown(true)}>
            Payments
          </Button>
        ) : null}
        {isShown ? <PaymentsDialog user={user} onClose={() => setIsShown(false)} /> : null}
      </td>
    </tr>
  );
}

/** A page of users; tier, username and admin flag are changed in their rows. */
export function UserTable({ list }: { list: UserList }) {
  const { data, isError, refetch } = list.users;
  if (isError) return <ErrorState title="The users could not be loaded" onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={420} radius={8} />;
  if (data.length === 0)
    return <EmptyState icon={Users} title="No users found" hint="Search finds the beginning of a username, an address or an id." />;
  return (
    <WideTable label="Users">
      <table className="tbl ad-users">
        <ColumnHeads heads={['User', 'Tier', 'Status', ['Referrals'], 'Actions']} />
        <tbody>
          {data.map((user) => (
            <UserRow key={user.id} user={user} />
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}
