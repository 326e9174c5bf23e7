import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { WideTable } from '../../../ui/layout/wide-table.tsx';
import type { OwnReport } from '../performance.queries.ts';
import { KINDS, MEASURES, measureText, rangeText } from '../performance-words.ts';
import { CloseHistogram } from './close-histogram.tsx';
import '../performance.css';

type Closing = OwnReport['closing'];

function MeasureRow({ record }: { record: Closing['measures'][number] }) {
  const { measure, mean, interval, beaten, count, beatInterval } = record;
  return (
    <tr>
      <th scope="row">
        {MEASURES[measure].name}
        <small>{MEASURES[measure].means}</small>
      </th>
      <td className="num">
        {measureText(measure, mean)}
        {interval ? <small>{`${measureText(measure, interval.low)} to ${measureText(measure, interval.high)}`}</small> : null}
      </td>
      <td className="num">
        {`${beaten} of ${count}`}
        <small>{rangeText(beatInterval)}</small>
      </td>
    </tr>
  );
}

const movedText = ({ count, meanPoints, inFavor }: NonNullable<Closing['moved']>): string =>
  `Where the line was gone, the nearest one stood ${Math.abs(meanPoints).toFixed(2)} ${meanPoints < 0 ? 'against you' : 'in your favor'} on average (${inFavor} of ${count} in your favor).`;

function MissingCloses({ counts, moved }: Pick<Closing, 'counts' | 'moved'>) {
  const kinds = (Object.keys(KINDS) as (keyof typeof KINDS)[]).filter((kind) => counts[kind] > 0);
  const points = moved ? ` ${movedText(moved)}` : '';
  return (
    <p className="cap own-foot">{`${kinds.map((kind) => `${counts[kind]} ${KINDS[kind]}`).join(', ')}. A missing close is left out, not counted as zero.${points}`}</p>
  );
}

/** Prices taken against the last ones before the start, in every measure by its name. */
export function ClosingPanel({ closing: { measures, counts, histogram, moved } }: { closing: Closing }) {
  return (
    <Panel title="Against the close" caption="Same line only" padded={false}>
      <CloseHistogram bins={histogram} />
      {measures.length === 0 ? (
        <p className="muted own-foot">No settled bet has a closing price on its line yet.</p>
      ) : (
        <WideTable label="Against the close, figures">
          <table className="tbl own-close">
            <ColumnHeads heads={['Measure', ['Average'], ['Beat the close']]} />
            <tbody>
              {measures.map((record) => (
                <MeasureRow key={record.measure} record={record} />
              ))}
            </tbody>
          </table>
        </WideTable>
      )}
      <MissingCloses counts={counts} moved={moved} />
    </Panel>
  );
}
