import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatPercent, formatSignedMoney, formatSignedPercent, NONE } from '../../../lib/format.ts';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { WideTable } from '../../../ui/layout/wide-table.tsx';
import type { Cut } from '../performance.queries.ts';
import { CUTS, keyName, rangeText, signedRangeText } from '../performance-words.ts';
import '../../../ui/layout/two-line.css';

type CutRow = Cut['rows'][number];

/** Below 20 bets the rates stay grey, with the sample in place of an interval. */
function Rates({ figures, isTooFew }: Pick<CutRow, 'figures' | 'isTooFew'>) {
  const { wins, losses, bets, voids, hitRate, hitInterval, profit, roi, roiInterval } = figures;
  const look = isTooFew ? 'num muted' : 'num';
  return (
    <>
      <td className={look}>
        {hitRate === null ? NONE : formatPercent(hitRate)}
        {hitInterval ? <small>{rangeText(hitInterval)}</small> : null}
        {isTooFew ? <small>{`n = ${wins + losses}`}</small> : null}
      </td>
      <td className="num">{formatSignedMoney(profit)}</td>
      <td className={look}>
        {roi === null ? NONE : formatSignedPercent(roi)}
        {roiInterval ? <small>{signedRangeText(roiInterval)}</small> : null}
        {isTooFew ? <small>{`n = ${bets - voids}`}</small> : null}
      </td>
    </>
  );
}

export function CutTable({ cut, rows }: Cut) {
  const { prices } = useReaderFormat();
  const { title, caption } = CUTS[cut];
  const nameOf = (key: string): string => (cut === 'price' ? prices(keyName(cut, key)) : keyName(cut, key));
  return (
    <Panel title={title} caption={caption} padded={false}>
      <WideTable label={`${title}, figures`}>
        <table className="tbl under">
          <ColumnHeads heads={[{ spoken: 'Part' }, ['Bets'], ['Won'], ['Hit rate'], ['Profit'], ['ROI'], ['CLV']]} />
          <tbody>
            {rows.map(({ key, isTooFew, figures }) => (
              <tr key={key}>
                <th scope="row">{nameOf(key)}</th>
                <td className="num">{figures.bets}</td>
                <td className="num">{`${figures.wins} of ${figures.wins + figures.losses}`}</td>
                <Rates figures={figures} isTooFew={isTooFew} />
                <td className="num">
                  {figures.clv ? formatSignedPercent(figures.clv.mean) : NONE}
                  {figures.clv ? <small>{`of ${figures.clv.count}`}</small> : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </Panel>
  );
}
