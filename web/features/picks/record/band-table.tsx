import type { PickSport } from '@clearedge/contract/sports';
import { formatPercent, formatSignedPercent, NONE } from '../../../lib/format.ts';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import type { RecordReport } from './record.queries.ts';
import { marketName, rangeText, sportName } from './record-words.ts';
import { WideTable } from './wide-table.tsx';

type Band = RecordReport['backtestBands'][number];

const wonText = (wins: number, plays: number): string => (plays > 0 ? formatPercent(wins / plays) : NONE);

function Row({ band: { sport, market, from, to, backtest, summary }, only }: { band: Band; only: PickSport | undefined }) {
  const name = `${only ? '' : `${sportName(sport)} `}${marketName(market, sport)}`;
  return (
    <tr>
      <th scope="row">
        {name}
        <small>{`rank ${from} to ${to}`}</small>
      </th>
      <td className="num">
        {wonText(backtest.wins, backtest.plays)}
        <small>{`${backtest.wins} of ${backtest.plays}`}</small>
      </td>
      <td className="num">
        {summary.hitRate === null ? NONE : formatPercent(summary.hitRate)}
        <small>{`${summary.wins} of ${summary.wins + summary.losses}${summary.hitInterval ? `, ${rangeText(summary.hitInterval)}` : ''}`}</small>
      </td>
      <td className="num">
        {summary.claimedEv === null ? NONE : formatSignedPercent(summary.claimedEv)}
        <small>{summary.clv ? `${formatSignedPercent(summary.clv.mean)} at the close` : 'no close yet'}</small>
      </td>
    </tr>
  );
}

/** How often past plays of each band won, and beside it, never summed with it, how the picks published with that band did. */
export function BandTable({ bands, only }: { bands: readonly Band[]; only: PickSport | undefined }) {
  return (
    <WideTable label="Bands, back-test and here">
      <table className="tbl">
        <ColumnHeads heads={['Band', ['Won in the back-test'], ['Won here'], ['EV claimed']]} />
        <tbody>
          {bands.map((band) => (
            <Row key={`${band.sport} ${band.market} ${band.from}`} band={band} only={only} />
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}
