import { lazy, Suspense } from 'react';
import { ConfidenceMeter } from '../../../../core/confidence.tsx';
import { hasStarted } from '../../../../core/games.ts';
import { Locked } from '../../../../core/session/feature-gate.tsx';
import { useCan } from '../../../../core/session/use-can.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { AnalysisWait } from '../../analysis/analysis-wait.tsx';
import { ConfidenceRecord } from '../../analysis/confidence-record.tsx';
import { GenerateAnalysis } from '../../analysis/generate-analysis.tsx';
import { NO_CONFIDENCE } from '../../analysis/no-confidence.ts';
import type { GameDetail } from '../../contest-types.ts';

const DetailAnalysis = lazy(() => import('../../analysis/detail-analysis.tsx'));

const playsText = (count: number): string => (count === 0 ? 'no value play' : count === 1 ? '1 value play' : `${count} value plays`);

/** How sure the model is; what a tier does not include is not in the page. */
export function AiConfidence({ game }: { game: GameDetail }) {
  const isOpen = useCan('analysis');
  const summary = game.aiSummary;
  if (!summary) return null;
  if (summary.noConfidence)
    return (
      <Panel className="gd-ai" title="AI confidence">
        <p className="muted">{`${NO_CONFIDENCE[summary.noConfidence]}.`}</p>
      </Panel>
    );
  if (!('locked' in summary))
    return (
      <Panel className="gd-ai" title="AI confidence" caption={hasStarted(game) ? 'moneyline, pre-game' : 'moneyline'}>
        <ConfidenceRecord summary={summary} />
      </Panel>
    );
  return (
    <Panel className="gd-ai" title="AI confidence" caption={hasStarted(game) ? 'pre-game' : playsText(summary.valuePlayCount)}>
      <ConfidenceMeter value={summary.confidence} />
      <p className="cap gd-conf">{`Confidence ${Math.floor(summary.confidence)}/100: more evidence than that share of back-tested plays in this market.`}</p>
      {isOpen ? null : (
        <div className="gd-lock">
          <Locked feature="analysis" what="AI Game Analysis" />
        </div>
      )}
    </Panel>
  );
}

/** The model's view of a game, for those who have the tier. */
export function AiAnalysis({ game }: { game: GameDetail }) {
  const isOpen = useCan('analysis');
  if (!isOpen) return null;
  if (game.aiSummary)
    return (
      <Suspense fallback={<AnalysisWait />}>
        <DetailAnalysis game={game} />
      </Suspense>
    );
  return (
    <Panel title="AI Game Analysis">
      <GenerateAnalysis game={game} />
    </Panel>
  );
}
