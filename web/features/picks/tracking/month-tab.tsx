import { CalendarX } from 'lucide-react';
import { unitsText } from '../../../core/pick-figures.ts';
import { formatPercent, NONE } from '../../../lib/format.ts';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import { Tiles } from '../../../ui/layout/tiles.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { useMonthlyPerformance } from '../pick.queries.ts';
import { monthName } from '../record/record-words.ts';
import { WideTable } from '../record/wide-table.tsx';
import '../styles/record.css';
import '../styles/picks.css';

const share = (value: number | null): string => (value === null ? NONE : formatPercent(value));
const rank = (value: number | null): string => (value === null ? NONE : String(Math.round(value)));
/** How each month's picks did. */
export function MonthTab() {
  const { data, isError, refetch } = useMonthlyPerformance();
  if (!data && isError) return <ErrorState title="The months could not be loaded" onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={260} radius={8} />;
  if (data.months.length === 0)
    return <EmptyState title="No Monthly Data Available" hint="A month stands here once one of its picks has a result." icon={CalendarX} />;
  return (
    <>
      <Tiles
        items={[
          { label: 'Overall Accuracy', value: share(data.totalAccuracy), note: `${data.totalGames} picks with a result` },
          { label: 'Spread Accuracy', value: share(data.spreadAccuracy), note: 'run lines alone' },
          { label: 'Avg Confidence', value: rank(data.avgConfidence), note: 'a rank, 0 to 100' },
        ]}
      />
      <WideTable label="Months" isPanel>
        <table className="tbl">
          <ColumnHeads heads={['Month', ['Picks'], ['Won'], ['Lost'], ['Accuracy'], ['Spread accuracy'], ['Avg confidence'], ['Units']]} />
          <tbody>
            {data.months.map((month) => (
              <tr key={month.month}>
                <th scope="row">{monthName(month.month)}</th>
                <td className="num">{month.picks}</td>
                <td className="num">{month.wins}</td>
                <td className="num">{month.losses}</td>
                <td className="num">{share(month.accuracy)}</td>
                <td className="num">{share(month.spreadAccuracy)}</td>
                <td className="num">{rank(month.avgConfidence)}</td>
                <td className="num">{unitsText(month.units)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </>
  );
}
