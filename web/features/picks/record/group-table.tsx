import { unitsText } from '../../../core/pick-figures.ts';
import { formatPercent, formatSignedPercent, NONE } from '../../../lib/format.ts';
import type { RecordGroup } from './record.queries.ts';
import { rangeText } from './record-words.ts';
import { WideTable } from './wide-table.tsx';

interface Props {
  head: string;
  groups: readonly RecordGroup[];
  name: (key: string) => string;
}

const HEADS = ['Picks', 'Won', 'Hit rate', 'Our %', 'Units', 'ROI', 'CLV'];

/** The same figures for each part of the record. */
export function GroupTable({ head, groups, name }: Props) {
  return (
    <WideTable label={`${head}, figures`}>
      <table className="tbl">
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {HEADS.map((title) => (
              <th scope="col" className="num" key={title}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map(({ key, summary }) => (
            <tr key={key}>
              <th scope="row">{name(key)}</th>
              <td className="num">{summary.picks}</td>
              <td className="num">{`${summary.wins} of ${summary.wins + summary.losses}`}</td>
              <td className="num">
                {summary.hitRate === null ? NONE : formatPercent(summary.hitRate)}
                {summary.hitInterval ? <small>{rangeText(summary.hitInterval)}</small> : null}
              </td>
              <td className="num">{summary.saidRate === null ? NONE : formatPercent(summary.saidRate)}</td>
              <td className="num">{unitsText(summary.units)}</td>
              <td className="num">{summary.roi === null ? NONE : formatSignedPercent(summary.roi)}</td>
              <td className="num">
                {summary.clv ? formatSignedPercent(summary.clv.mean) : NONE}
                {summary.clv ? <small>{`of ${summary.clv.count}`}</small> : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}
