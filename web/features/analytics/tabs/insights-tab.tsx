import type { ReactNode } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import type { AnalyticsFigures, Finding } from '../analytics.queries.ts';
import { CalibrationPanel } from '../panels/calibration-panel.tsx';

type Insight = AnalyticsFigures['insights'][number];

const TOPICS: Record<Insight['topic'], string> = {
  rate: 'Win rate',
  leak: 'Leak',
  strength: 'Strength',
  close: 'Against the close',
  stakes: 'Stakes',
  streak: 'Streaks',
  estimates: 'Estimates',
  sample: 'Sample',
};

interface Props {
  figures: AnalyticsFigures;
  say: (finding: Finding, lookedAt: number) => string;
  /** Streaks beside chance, drawn by the page of one's own results. */
  streaks: ReactNode;
  /** The bettor's own open bets; never part of a sample. */
  estimates: ReactNode;
}

function Sentences({ figures: { insights, leastBets, wins, losses } }: Pick<Props, 'figures'>) {
  const { prices } = useReaderFormat();
  return (
    <Panel title="AI Insights" caption="Sentences made from your figures" className="an-said">
      {insights.length === 0 ? (
        <p className="muted">{`A sentence takes ${leastBets} decided bets; there are ${wins + losses}. Fewer say nothing.`}</p>
      ) : (
        <ul>
          {insights.map(({ topic, text, bets }) => (
            <li key={text}>
              <Badge look={topic === 'leak' ? 'loss' : topic === 'strength' ? 'win' : 'plain'}>{TOPICS[topic]}</Badge>
              <span>{prices(text)}</span>
              <span className="cap">{`n = ${bets.toLocaleString('en-US')}`}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Findings({ figures: { findings }, say }: Pick<Props, 'figures' | 'say'>) {
  const { prices } = useReaderFormat();
  const { lookedAt, leaks, strengths } = findings;
  if (lookedAt === 0) return null;
  const list = (title: string, found: readonly Finding[], none: string) => (
    <>
      <h3>{title}</h3>
      {found.length === 0 ? <p className="muted">{none}</p> : null}
      <ul>
        {found.map((finding) => (
          <li key={`${finding.cut} ${finding.key}`}>{prices(say(finding, lookedAt))}</li>
        ))}
      </ul>
    </>
  );
  return (
    <Panel title="Leaks and strengths" caption={`${lookedAt} parts looked at`} className="an-find">
      {list('Leaks', leaks, 'No part of enough bets lost money.')}
      {list('Strengths', strengths, 'No part of enough bets won money.')}
      <p className="cap">Look at enough parts and some will look special by luck; the tests are corrected for how many there are (Holm).</p>
    </Panel>
  );
}

/** What the figures come to in words, each sentence with its sample. */
export function InsightsTab({ figures, say, streaks, estimates }: Props) {
  return (
    <div className="an-grid">
      <div className="an-all">
        <Sentences figures={figures} />
      </div>
      <Findings figures={figures} say={say} />
      {streaks}
      <CalibrationPanel calibration={figures.calibration} />
      {estimates}
    </div>
  );
}
