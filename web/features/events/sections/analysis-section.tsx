import { formatSignedPercent } from '../../../lib/format.ts';
import { ConfidenceMeter } from '../../../ui/confidence-meter.tsx';
import type { Game, OpenAiSummary } from '../event-types.ts';

/** Drawn only for those who have the tier; a summary the server sent locked says no more than that there is none to show. */
export function AnalysisSection({ summary }: { summary: Game['aiSummary'] }) {
  if (!summary || !('summary' in summary)) return <p className="muted">No analysis for this game yet.</p>;
  return (
    <div className="g-ai">
      <p>{summary.summary}</p>
      <ConfidenceMeter value={summary.confidence} note="AI confidence" />
      <ValuePlayList plays={summary.valuePlays} />
    </div>
  );
}

export function ValuePlayList({ plays }: { plays: OpenAiSummary['valuePlays'] }) {
  if (plays.length === 0) return <p className="muted">No value play at these prices.</p>;
  return (
    <ul className="g-plays">
      {plays.map((play) => (
        <li key={play.selection}>
          <b>{play.selection}</b> <span className="ev">{`${formatSignedPercent(play.expectedValue)} EV`}</span>
          <p className="muted">{play.reasoning}</p>
        </li>
      ))}
    </ul>
  );
}
