import type { ReactNode } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatPercent } from '../../../lib/format.ts';
import { AsTable } from '../../../ui/charts/as-table.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import type { AnalyticsFigures, Finding } from '../analytics.queries.ts';
import { spanText } from '../analytics-words.ts';

type Calibration = NonNullable<AnalyticsFigures['calibration']>;

const whole = (share: number): string => formatPercent(share, 0);

function Diagram({ bins }: { bins: Calibration['bins'] }) {
  return (
    <div className="an-cal" aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <line className="even" x1="0" y1="100" x2="100" y2="0" />
        {bins.map(({ stated, low, high }) => (
          <line key={stated} className="span" x1={100 * stated} x2={100 * stated} y1={100 * (1 - high)} y2={100 * (1 - low)} />
        ))}
      </svg>
      {bins.map(({ stated, happened }) => (
        <i key={stated} style={{ left: `${100 * stated}%`, top: `${100 * (1 - happened)}%` }} />
      ))}
      <span className="from">0%</span>
      <span className="to">Your 100%</span>
      <span className="up">100% won</span>
    </div>
  );
}

/** One's own estimates against what happened, with the intervals of each group. */
function CalibrationPanel({ calibration }: { calibration: AnalyticsFigures['calibration'] }) {
  if (!calibration) return null;
  const { estimates, need, stated, happened, interval, brier, brierOfPrices, logLoss, bins } = calibration;
  const title = 'Your estimates';
  if (stated === null || happened === null || !interval)
    return (
      <Panel title={title} caption={`${estimates} of ${need} decided`}>
        <p className="muted">{`Calibration needs ${need} decided bets with a chance that you gave before the game; there are ${estimates}. Note yours below.`}</p>
      </Panel>
    );
  return (
    <Panel title={title} caption={`${estimates} decided bets`} className="an-cal-p">
      <p>{`You estimated ${formatPercent(stated)} on average; ${formatPercent(happened)} won (95% interval ${spanText(interval)}).`}</p>
      <Diagram bins={bins} />
      <p className="cap">{`Brier score ${brier!.toFixed(3)}, that of the chances your prices needed ${brierOfPrices!.toFixed(3)}; log loss ${logLoss!.toFixed(3)}. Lower is better.`}</p>
      <AsTable
        heads={['Bets', 'Your %', 'Won', '95% interval']}
        rows={bins.map((bin, at) => ({ key: String(at), cells: [bin.count, whole(bin.stated), whole(bin.happened), spanText(bin)] }))}
      />
    </Panel>
  );
}

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
    <Panel title="AI Insights" caption="Takeaways from your numbers" className="an-said">
      {insights.length === 0 ? (
        <p className="muted">{`You need ${leastBets} graded bets for insights; you have ${wins + losses}.`}</p>
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
      {list('Leaks', leaks, 'No category with enough bets lost money.')}
      {list('Strengths', strengths, 'No category with enough bets made money.')}
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
