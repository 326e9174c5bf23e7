import { useNow } from '../../../core/clock.ts';
import { TIER_NAME } from '../../../core/session/tiers.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatCount, formatMoney } from '../../../lib/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { WideTable } from '../../../ui/layout/wide-table.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { type ReferralCode, useSwitchCode } from '../referral.queries.ts';
import { Payout } from './payout.tsx';

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
        <Badge look={code.rewardTier === 'free' ? 'plain' : code.rewardTier}>{TIER_NAME[code.rewardTier]}</Badge>{' '}
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

/** Every referral code, the newest first. */
export function CodeTable({ codes }: { codes: readonly ReferralCode[] }) {
  return (
    <WideTable label="Referral codes">
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
