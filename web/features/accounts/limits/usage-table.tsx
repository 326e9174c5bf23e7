import { formatMoney } from '../../../lib/format.ts';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import { WideTable } from '../../../ui/layout/wide-table.tsx';
import type { Limits } from './limit.queries.ts';

const left = (limit: number | null, used: number): string => (limit === null ? 'No limit' : formatMoney(Math.max(0, limit - used)));

const PURSES = [
  { key: 'tracked', label: 'Tracked bets' },
  { key: 'practice', label: 'Practice bets' },
] as const;

/** What is used and left of the weekly limits, for each of the two purses. */
export function UsageTable({ limits }: { limits: Limits }) {
  return (
    <>
      <p className="muted form-lead">
        Tracked and practice are counted separately: each limit applies in full to each of them. Open bets count against the loss limit as
        if they were lost.
      </p>
      <WideTable label="What is used and left this week">
        <table className="tbl">
          <ColumnHeads heads={['This week', ['Staked'], ['Stake left'], ['Lost'], ['Open'], ['Loss left']]} />
          <tbody>
            {PURSES.map(({ key, label }) => {
              const { stake, loss, atRisk } = limits.usedThisWeek[key];
              return (
                <tr key={key}>
                  <th scope="row">{label}</th>
                  <td className="num">{formatMoney(stake)}</td>
                  <td className="num">{left(limits.weeklyStake, stake)}</td>
                  <td className="num">{formatMoney(loss)}</td>
                  <td className="num">{formatMoney(atRisk)}</td>
                  <td className="num">{left(limits.weeklyLoss, loss + atRisk)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </WideTable>
    </>
  );
}
