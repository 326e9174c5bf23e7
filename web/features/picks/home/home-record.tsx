import { Link } from 'react-router';
import { formatPercent, formatSignedPercent } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { type RecordOverview, useRecordSummary } from '../record/record.queries.ts';
import { rangeText, sportName, sportsText } from '../record/record-words.ts';

type Apart = RecordOverview['bySport'][number];
const apart = ({ key, summary: { wins, losses } }: Apart): string => `${sportName(key)} ${wins} of ${wins + losses}`;

/** What stands where others put a claim: the record so far, with its sample and interval. */
export function HomeRecord() {
  const { data } = useRecordSummary();
  if (!data) return <p className="hp-rec" aria-busy="true" />;
  const { hitRate, hitInterval, neededRate, roi, wins, losses, clv } = data.summary;
  const { sports, bySport } = data;
  return (
    <p className="hp-rec">
      {hitRate === null || hitInterval === null ? (
        <span className="muted">No pick has been decided yet. </span>
      ) : (
        <span>
          {`${sportsText(sports)} record: ${wins} of ${wins + losses} won, `}
          <b>{formatPercent(hitRate)}</b>
          {` (${rangeText(hitInterval)}${neededRate === null ? '' : `; ${formatPercent(neededRate)} needed`})`}
          {roi === null ? '' : `, ROI ${formatSignedPercent(roi)}`}
          {clv ? `, CLV ${formatSignedPercent(clv.mean)} on ${clv.count}` : ''}
          {sports.length > 1 ? `; ${bySport.map(apart).join(', ')}` : ''}
          {data.isSimulated ? ', simulated games. ' : '. '}
        </span>
      )}
      <Link className="link" to={paths.record()}>
        Every pick, losers included
      </Link>
    </p>
  );
}
