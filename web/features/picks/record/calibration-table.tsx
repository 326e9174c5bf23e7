import type { CSSProperties } from 'react';
import { formatPercent } from '../../../lib/format.ts';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import type { RecordReport } from './record.queries.ts';
import { rangeText } from './record-words.ts';

/** Said against seen: each bar is the 95% range of what happened, the mark what was said. */
export function CalibrationTable({ bins }: { bins: RecordReport['calibration'] }) {
  if (bins.length === 0) return <p className="muted">Bins begin at twenty decided picks; fewer say nothing.</p>;
  return (
    <table className="tbl">
      <ColumnHeads heads={[['Our %'], ['Won'], '95% range, 0 to 100%', ['Picks']]} />
      <tbody>
        {bins.map((bin) => (
          <tr key={bin.said}>
            <td className="num">{formatPercent(bin.said)}</td>
            <td className="num">{formatPercent(bin.seen)}</td>
            <td>
              <span className="rec-range" style={{ '--lo': bin.low, '--hi': bin.high, '--said': bin.said } as CSSProperties} />
              <span className="sr">{rangeText(bin)}</span>
            </td>
            <td className="num">{bin.picks}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
