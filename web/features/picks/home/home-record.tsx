import { Link } from 'react-router';
import { formatPercent, formatSignedPercent } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { useRecordSummary } from '../record/record.queries.ts';
import { rangeText } from '../record/record-words.ts';

/** What stands where others put a claim: the record so far, with its sample and interval. */
export function HomeRecord() {
  const { data } = useRecordSummary();
  if (!data) return <p className="hp-rec" aria-busy="true" />;
  const { hitRate, hitInterval, neededRate, roi, wins, losses, clv } = data.summary;
  return (
    <p className="hp-rec">
      {hitRate === null || hitInterval === null ? (
        <span className="muted">No pick has been decided yet. </span>
      ) : (
        <span>
          {`Record: ${wins} of ${wins + losses} won, `}
          <b>{formatPercent(hitRate)}</b>
          {` (${rangeText(hitInterval)}; ${formatPercent(neededRate ?? 0)} needed)`}
          {roi === null ? '' : `, ROI ${formatSignedPercent(roi)}`}
          {clv ? `, CLV ${formatSignedPercent(clv.mean)} on ${clv.count}` : ''}
          {data.isSimulated ? ', simulated games. ' : '. '}
        </span>
      )}
      <Link className="link" to={paths.record()}>
        Every pick, losers included
      </Link>
    </p>
  );
}
