import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Tiles } from '../../../ui/layout/tiles.tsx';
import { useRecordSummary } from './record.queries.ts';
import { summaryTiles } from './record-tiles.tsx';
import { coverageText } from './record-words.ts';

/** The published record where others put testimonials: its figures with sample and interval, or that there are none yet. */
export function RecordProof() {
  const { data } = useRecordSummary();
  const decided = data ? data.summary.wins + data.summary.losses : 0;
  return (
    <Panel
      title="The record so far, instead of testimonials"
      caption={
        data?.isSimulated
          ? 'Every pick at its published price, one unit each; simulated games'
          : 'Every pick at its published price, one unit each'
      }
    >
      <div className="rec-proof" aria-busy={!data}>
        {data && decided > 0 ? (
          <>
            <Tiles items={summaryTiles(data.summary)} />
            <p className="cap">{coverageText(data)}</p>
          </>
        ) : null}
        {data && decided === 0 ? (
          <p>
            No pick has been decided yet. Every one is published at a price you can take, sealed before its game, and graded from the final
            score.
          </p>
        ) : null}
        <p className="cap">
          {decided > 0 ? `${decided} decided picks can be luck; the ranges say so. ` : null}
          <Link className="link" to={paths.record()}>
            Check every pick, losers included
          </Link>
        </p>
      </div>
    </Panel>
  );
}
