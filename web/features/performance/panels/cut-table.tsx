import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatPercent, formatSignedMoney, formatSignedPercent, NONE } from '../../../lib/format.ts';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { WideTable } from '../../../ui/layout/wide-table.tsx';
import type { Cut, OwnFigures } from '../performance.queries.ts';
import { CUTS, keyName, rangeText, signedRangeText } from '../performance-words.ts';

function Rates({ figures }: { figures: OwnFigures }) {
  const { hitRate, hitInterval, profit, roi, roiInterval } = figures;
  return (
    <>
      <td className="num">
        {hitRate === null ? NONE : formatPercent(hitRate)}
        {hitInterval ? <small>{rangeText(hitInterval)}</small> : null}
      </td>
      <td className="num">{formatSignedMoney(profit)}</td>
      <td className="num">
        {roi === null ? NONE : formatSignedPercent(roi)}
        {roiInterval ? <small>{signedRangeText(roiInterval)}</small> : null}
      </td>
    </>
  );
}

function TooFew({ figures }: { figures: OwnFigures }) {
  return (
    <>
      <td className="num muted">too few</td>
      <td className="num">{formatSignedMoney(figures.profit)}</td>
      <td className="num muted">too few</td>
    </>
  );
}

/** A part of too few bets gets no rate. */
export function CutTable({ cut, rows }: Cut) {
  const { prices } = useReaderFormat();
  const { title, caption } = CUTS[cut];
  const nameOf = (key: string): string => (cut === 'price' ? prices(keyName(cut, key)) : keyName(cut, key));
  return (
    <Panel title={title} caption={caption} padded={false}>
      <WideTable label={`${title}, figures`}>
        <table className="tbl">
          <ColumnHeads heads={[{ spoken: 'Part' }, ['Bets'], ['Won'], ['Hit rate'], ['Profit'], ['ROI'], ['CLV']]} />
          <tbody>
            {rows.map(({ key, isTooFew, figures }) => (
              <tr key={key}>
                <th scope="row">{nameOf(key)}</th>
                <td className="num">{figures.bets}</td>
                <td className="num">{`${figures.wins} of ${figures.wins + figures.losses}`}</td>
                {isTooFew ? <TooFew figures={figures} /> : <Rates figures={figures} />}
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
