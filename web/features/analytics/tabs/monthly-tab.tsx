import { formatPercent, formatSignedMoney, formatSignedPercent, NONE } from '../../../lib/format.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { WideTable } from '../../../ui/layout/wide-table.tsx';
import type { AnalyticsFigures } from '../analytics.queries.ts';
import { monthName } from '../analytics-words.ts';

type Month = AnalyticsFigures['monthlyBreakdown'][number];

function MonthRow({ month, largest }: { month: Month; largest: number }) {
  const width = largest === 0 ? 0 : (100 * Math.abs(month.profit)) / largest;
  return (
    <tr>
      <th scope="row">{monthName(month.month)}</th>
      <td className="num">{month.bets}</td>
      <td className="num">{`${month.wins} of ${month.wins + month.losses}`}</td>
      <td className="num">{month.winRate === null ? NONE : formatPercent(month.winRate)}</td>
      <td className="num">{formatSignedMoney(month.profit)}</td>
      <td className="num">{month.roi === null ? NONE : formatSignedPercent(month.roi)}</td>
      <td className="an-bar" aria-hidden="true">
        <span data-sign={month.profit < 0 ? 'minus' : 'plus'} style={{ width: `${width}%` }} />
      </td>
    </tr>
  );
}

/** Month by month, the newest first. */
export function MonthlyTab({ figures: { monthlyBreakdown } }: { figures: AnalyticsFigures }) {
  const largest = Math.max(0, ...monthlyBreakdown.map(({ profit }) => Math.abs(profit)));
  return (
    <Panel title="Monthly Breakdown" caption="Eastern months of the games" padded={false}>
      {monthlyBreakdown.length === 0 ? (
        <p className="muted an-none">No bet is settled yet.</p>
      ) : (
        <WideTable label="Monthly breakdown, figures">
          <table className="tbl">
            <thead>
              <tr>
                <th scope="col">Month</th>
                {['Bets', 'Won', 'Win rate', 'Profit', 'ROI'].map((head) => (
                  <th scope="col" className="num" key={head}>
                    {head}
                  </th>
                ))}
                <td className="an-bar" aria-hidden="true" />
              </tr>
            </thead>
            <tbody>
              {monthlyBreakdown.map((month) => (
                <MonthRow key={month.month} month={month} largest={largest} />
              ))}
            </tbody>
          </table>
        </WideTable>
      )}
    </Panel>
  );
}
