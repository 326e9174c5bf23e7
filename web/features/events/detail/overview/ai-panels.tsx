import { Locked } from '../../../../core/tier-gate.tsx';
import { formatSignedPercent } from '../../../../lib/format.ts';
import { ConfidenceMeter } from '../../../../ui/confidence-meter.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import type { GameDetail, OpenAiSummary } from '../../event-types.ts';

const TOP_PLAYS = 3;

function ValuePlays({ plays }: { plays: OpenAiSummary['valuePlays'] }) {
  const top = plays.toSorted((a, b) => b.expectedValue - a.expectedValue).slice(0, TOP_PLAYS);
  return (
    <Panel title="Value plays" caption="EV = win probability × decimal price − 1" padded={false}>
      {top.map((play) => (
        <div className="vp" key={play.selection}>
          <div>
            <div className="s">{play.selection}</div>
            <p>{play.reasoning}</p>
          </div>
          <span className="ev">{`${formatSignedPercent(play.expectedValue)} EV`}</span>
        </div>
      ))}
    </Panel>
  );
}

const playsText = (count: number): string => (count === 0 ? 'no value play' : count === 1 ? '1 value play' : `${count} value plays`);

/** The model's view of a game, as far as the tier shows it; nothing where there is no analysis. */
export function AiPanels({ game }: { game: GameDetail }) {
  const summary = game.aiSummary;
  if (!summary) return null;
  const isLocked = 'locked' in summary;
  return (
    <>
      {!isLocked && summary.valuePlays.length > 0 ? <ValuePlays plays={summary.valuePlays} /> : null}
      <Panel title="AI confidence" caption={isLocked ? playsText(summary.valuePlayCount) : undefined}>
        <ConfidenceMeter value={summary.confidence} />
        <p className="cap gd-conf">{`AI confidence ${Math.round(summary.confidence)}%: stronger evidence than that share of past picks of its market.`}</p>
        {isLocked ? (
          <div className="gd-lock">
            <Locked tier="pro" feature="AI Game Analysis" />
          </div>
        ) : (
          <p className="gd-text">{summary.summary}</p>
        )}
      </Panel>
    </>
  );
}
