import { isPaidTier, TIER_NAME } from '@clearedge/contract/entitlements';
import { REFUND_WINDOW_DAYS } from '@clearedge/contract/routes/referrals/referral-terms';
import { Copy, Handshake } from 'lucide-react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { toast } from '../../../core/toasts/toasts.ts';
import { formatCount, formatMoney, formatSignedMoney } from '../../../lib/format.ts';
import { IconButton } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Tiles } from '../../../ui/layout/tiles.tsx';
import { WideTable } from '../../../ui/layout/wide-table.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { type OwnReferrals, useOwnReferrals } from '../referral.queries.ts';
import '../referrals.css';

type Code = OwnReferrals['codes'][number];
type Entry = OwnReferrals['entries'][number];
const KINDS = { earned: 'Earned', reversed: 'Taken back with a refund', paid: 'Paid to you' } as const;

function OwnCode({ code }: { code: Code }) {
  const { date } = useReaderFormat();
  const { pending, payable, paid, reversed } = code.earnings;
  const copy = (): void =>
    void navigator.clipboard.writeText(code.link).then(
      () => toast({ title: 'Copied', description: code.link }),
      () => toast({ title: 'Error', description: 'Could not copy. Select the address and copy it by hand.', variant: 'destructive' }),
    );
  return (
    <Panel
      title={<span className="code">{code.code}</span>}
      tools={<Badge look={code.isActive ? 'value' : 'plain'}>{code.isActive ? 'Active' : 'Inactive'}</Badge>}
      caption={code.expiresAt ? `Until ${date(code.expiresAt, 'plain')}` : 'No end'}
    >
      <div className="stack">
        <div className="copy-row">
          <Field label="Sign-up link" readOnly value={code.link} />
          <IconButton label={`Copy the link of ${code.code}`} onClick={copy}>
            <Copy />
          </IconButton>
        </div>
        <p className="muted">
          {isPaidTier(code.rewardTier)
            ? `New members get ${TIER_NAME[code.rewardTier]} for ${code.rewardDuration} days.`
            : 'New members get no plan with it.'}{' '}
          You earn {code.commissionPercentage}% of each payment, one for a year included. Used {formatCount(code.usageCount)} of{' '}
          {code.maxUses === null ? 'any number of' : formatCount(code.maxUses)} times.
        </p>
        <Tiles
          items={[
            {
              label: 'Pending',
              value: formatMoney(pending / 100),
              note: code.nextPayableAt ? `Next payable ${date(code.nextPayableAt, 'plain')}` : `${REFUND_WINDOW_DAYS} days each`,
            },
            { label: 'Payable', value: formatMoney(payable / 100), note: 'At the next payout' },
            { label: 'Paid', value: formatMoney(paid / 100), note: 'So far' },
            { label: 'Reversed', value: formatMoney(reversed / 100), note: 'Refunded payments' },
          ]}
        />
      </div>
    </Panel>
  );
}

function EntryRow({ entry }: { entry: Entry }) {
  const { date } = useReaderFormat();
  const signed = entry.kind === 'reversed' ? -entry.amount : entry.amount;
  return (
    <tr>
      <td>{date(entry.at, 'plain')}</td>
      <td className="code">{entry.code}</td>
      <td>
        {KINDS[entry.kind]}
        {entry.payableAt ? <small>Payable from {date(entry.payableAt, 'plain')}</small> : null}
      </td>
      <td className="num">{entry.kind === 'paid' ? formatMoney(entry.amount / 100) : formatSignedMoney(signed / 100)}</td>
    </tr>
  );
}

function EntryTable({ entries }: { entries: readonly Entry[] }) {
  if (entries.length === 0) return null;
  return (
    <Panel title="Latest entries" caption="Never changed; a correction is another entry" padded={false}>
      <WideTable label="List of entries">
        <table className="tbl">
          <ColumnHeads heads={['Date', 'Code', 'What', ['Amount']]} />
          <tbody>
            {entries.map((entry, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name of their own, and never move
              <EntryRow key={at} entry={entry} />
            ))}
          </tbody>
        </table>
      </WideTable>
    </Panel>
  );
}

/** A partner's codes, their links and what they earned. */
export function OwnReferralsScreen() {
  const { data, isError, refetch } = useOwnReferrals();
  if (isError) return <ErrorState title="Your referrals could not be loaded" onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={360} radius={8} />;
  if (data.codes.length === 0)
    return (
      <EmptyState
        icon={Handshake}
        title="No referral code of yours yet"
        hint="Ask support for a partner code. Its link, uses and earnings appear here."
      />
    );
  return (
    <>
      {data.codes.map((code) => (
        <OwnCode key={code.id} code={code} />
      ))}
      <EntryTable entries={data.entries} />
    </>
  );
}
