import { DEFAULT_SPORT, type GameSport } from '@clearedge/contract/sports';
import { useQuery } from '@tanstack/react-query';
import { formatPercent, formatSigned, formatSignedPercent } from '../../lib/format.ts';
import { ColumnHeads } from '../../ui/layout/column-heads.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { ErrorState, Skeleton } from '../../ui/states/states.tsx';
import type { Priced } from '../prices/read-markets.ts';
import { useYesterday } from '../session/lock-counts.ts';
import { simpleRules } from './simple-rules.ts';
import './yesterday-rules.css';

/** A sport's games of a day. */
type DayQuery = (
  sport: GameSport,
  date: string,
) => { queryKey: readonly unknown[]; queryFn: (context: { signal: AbortSignal }) => Promise<Priced[]> };

/** What simple rules would have made on the last settled day: real results, and too few to mean anything. */
export function YesterdayRules({ dayQuery }: { dayQuery: DayQuery }) {
  const day = useYesterday();
  const date = day?.settledOn ?? '';
  const { data, isError, refetch } = useQuery({ ...dayQuery(day?.sport ?? DEFAULT_SPORT, date), enabled: date !== '' });
  if (isError && !data) return <ErrorState title="Yesterday’s results could not be loaded" onRetry={() => void refetch()} />;
  if (!data) return date === '' ? null : <Skeleton height={320} radius={8} />;
  const rows = simpleRules(data);
  return (
    <Panel title="What simple rules made that day" caption="One unit on each at the best closing price" padded={false}>
      <table className="tbl yr">
        <ColumnHeads heads={['Rule', ['Won'], ['Lost'], ['Win rate'], ['Units'], ['ROI']]} />
        <tbody>
          {rows.map(({ name, won, lost, units, staked }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="num">{won}</td>
              <td className="num">{lost}</td>
              <td className="num">{formatPercent(won / (won + lost), 0)}</td>
              <td className="num">{formatSigned(units, 2)}</td>
              <td className="num">{formatSignedPercent(units / staked)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="cap yr-note">One day is luck. The tool tests every rule on past seasons and says how likely luck alone is.</p>
    </Panel>
  );
}
