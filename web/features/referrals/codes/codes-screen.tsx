import { Plus, Ticket } from 'lucide-react';
import { useState } from 'react';
import { formatCount, formatMoney, plural } from '../../../lib/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Tiles } from '../../../ui/layout/tiles.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { type ReferralCode, useReferralCodes } from '../referral.queries.ts';
import { CodeTable } from './code-table.tsx';
import { CreateCodeDialog } from './create-dialog.tsx';
import '../referrals.css';

const sum = (codes: readonly ReferralCode[], of: (code: ReferralCode) => number): number =>
  codes.reduce((total, code) => total + of(code), 0);

function Summary({ codes }: { codes: readonly ReferralCode[] }) {
  const open = ({ earnings }: ReferralCode): number => earnings.pending + earnings.payable;
  const waiting = codes.filter((code) => open(code) > 0);
  const active = codes.filter(({ isActive }) => isActive).length;
  const referrals = sum(codes, ({ totalReferrals }) => totalReferrals);
  return (
    <Tiles
      items={[
        {
          label: 'Total Commissions Earned',
          value: formatMoney(sum(codes, ({ totalCommissionEarned }) => totalCommissionEarned) / 100),
          note: `${formatCount(referrals)} successful ${referrals === 1 ? 'referral' : 'referrals'}`,
          title: 'Pending, payable and paid; what went back with refunds is left out',
        },
        {
          label: 'Pending and payable',
          value: formatMoney(sum(waiting, open) / 100),
          note: `${plural(waiting.length, 'code')} awaiting payout`,
          title: `${formatMoney(sum(codes, ({ earnings }) => Math.max(0, earnings.payable)) / 100)} of it payable now`,
        },
        { label: 'Active Codes', value: formatCount(active), note: `${formatCount(codes.length - active)} inactive` },
      ]}
    />
  );
}

/** Staff's view of codes and commissions. */
export function CodesScreen() {
  const { data, isError, refetch } = useReferralCodes();
  const [isCreating, setIsCreating] = useState(false);
  const create = (
    <Button look="primary" onClick={() => setIsCreating(true)}>
      <Plus /> Create Code
    </Button>
  );
  if (isError) return <ErrorState title="Referral codes could not be loaded" onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={480} radius={8} />;
  return (
    <>
      <Summary codes={data} />
      <Panel
        title="Referral Codes"
        tools={data.length > 0 ? create : null}
        caption={data.length > 0 ? plural(data.length, 'code') : undefined}
        padded={false}
      >
        {data.length > 0 ? (
          <CodeTable codes={data} />
        ) : (
          <EmptyState
            icon={Ticket}
            title="No referral codes created yet"
            hint="Give a partner a code; new members sign up with it."
            action={create}
          />
        )}
      </Panel>
      {isCreating ? <CreateCodeDialog onClose={() => setIsCreating(false)} /> : null}
    </>
  );
}
