import { TIER_LOOK, TIER_NAME } from '@clearedge/contract/entitlements';
import { useState } from 'react';
import { useNow } from '../../../core/clock.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatCount, formatMoney } from '../../../lib/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { WideTable } from '../../../ui/layout/wide-table.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { type ReferralCode, useMarkPaid, useSwitchCode } from '../referral.queries.ts';
import '../referrals.css';

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
        This records that {formatMoney(expected / 100)} was paid to {code.partner ?? 'the partner of this code'}. It moves no money, and it
        cannot be taken back.
      </p>
    </ConfirmDialog>
  );
}

/** What can be done about a code's earnings now. */
function Payout({ code }: { code: ReferralCode }) {
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
            : 'Less than was already paid'}
      </span>
      {isOpen ? <PayoutDialog code={code} onClose={() => setIsOpen(false)} /> : null}
    </div>
  );
}

const COLUMNS = ['Code', 'Reward', 'Commission', 'Usage', 'Earnings', 'Status', 'Created', 'Payout', 'Expires'] as const;

const usageOf = ({ usageCount, maxUses }: ReferralCode): string =>
  `${formatCount(usageCount)} / ${maxUses === null ? '∞' : formatCount(maxUses)}`;
const referralsOf = (count: number): string => (count === 1 ? '1 referral' : `${formatCount(count)} referrals`);

function Status({ code }: { code: ReferralCode }) {
  const change = useSwitchCode();
  const now = useNow(60_000);
  const isOver = code.expiresAt !== null && !code.isActive && Date.parse(code.expiresAt) <= now;
  return (
    <div className="payout">
      <Badge look={code.isActive ? 'value' : 'plain'}>{code.isActive ? 'Active' : 'Inactive'}</Badge>
      {isOver ? null : (
        <Button
          size="sm"
          look="quiet"
          disabled={change.isPending}
          aria-label={`${code.isActive ? 'Switch off' : 'Switch on'} ${code.code}`}
          onClick={() => change.mutate({ code: code.code, isActive: !code.isActive })}
        >
          {code.isActive ? 'Switch off' : 'Switch on'}
        </Button>
      )}
    </div>
  );
}

function Row({ code }: { code: ReferralCode }) {
  const { date } = useReaderFormat();
  return (
    <tr>
      <td>
        <b className="code">{code.code}</b>
        <small>{code.partner ?? 'No partner'}</small>
      </td>
      <td>
        <Badge look={TIER_LOOK[code.rewardTier]}>{TIER_NAME[code.rewardTier]}</Badge>{' '}
        <span className="muted">{code.rewardDuration === 1 ? '1 day' : `${code.rewardDuration} days`}</span>
      </td>
      <td className="num">{code.commissionPercentage}%</td>
      <td className="num">{usageOf(code)}</td>
      <td className="num">
        {formatMoney(code.totalCommissionEarned / 100)}
        <small>{referralsOf(code.totalReferrals)}</small>
      </td>
      <td>
        <Status code={code} />
      </td>
      <td>{date(code.createdAt, 'plain')}</td>
      <td>
        <Payout code={code} />
      </td>
      <td>{code.expiresAt ? date(code.expiresAt, 'plain') : 'Never'}</td>
    </tr>
  );
}

const RIGHT: ReadonlySet<string> = new Set(['Commission', 'Usage', 'Earnings']);

export function CodeTable({ codes }: { codes: readonly ReferralCode[] }) {
  return (
    <WideTable label="Codes and their earnings">
      <table className="tbl">
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={RIGHT.has(column) ? 'num' : undefined}>
                {column === 'Commission' ? 'Commission %' : column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {codes.map((code) => (
            <Row key={code.id} code={code} />
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}
