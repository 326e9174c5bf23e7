import { impliedProbability } from '@clearedge/quant/price';
import { type Interval, wilsonInterval } from '@clearedge/quant/scoring';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatPercent } from '../../../lib/format.ts';
import { AsTable } from '../../../ui/charts/as-table.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import './rolling.css';

export interface RatedBet {
  id: string;
  playedOn: string;
  odds: number;
  result: 'win' | 'loss' | 'push' | 'void';
}
interface RollingStep {
  id: string;
  on: string;
  wins: number;
  rate: number;
  /** Mean break-even rate of the same bets' prices. */
  needed: number;
  interval: Interval;
}

/** Decided bets in one step. */
export const WINDOW = 20;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The win rate of each `WINDOW` decided bets in a row, the oldest first; `bets` come the newest first, as the report has them. */
export function rollingSteps(bets: readonly RatedBet[]): RollingStep[] {
  const decided = bets.filter(({ result }) => result === 'win' || result === 'loss').toReversed();
  return decided.slice(WINDOW - 1).map((last, at) => {
    const span = decided.slice(at, at + WINDOW);
    const wins = span.filter(({ result }) => result === 'win').length;
    const needed = mean(span.map(({ odds }) => impliedProbability(odds)));
    return { id: last.id, on: last.playedOn, wins, rate: wins / WINDOW, needed, interval: wilsonInterval(wins, WINDOW) };
  });
}

/** How many decided bets there are, for those who have too few. */
export const countDecided = (bets: readonly RatedBet[]): number =>
  bets.filter(({ result }) => result === 'win' || result === 'loss').length;

const MARKS = [0, 0.25, 0.5, 0.75, 1];
const pathOf = (steps: readonly RollingStep[], pick: (step: RollingStep) => number): string =>
  `M${steps.map((step, at) => `${((at / Math.max(1, steps.length - 1)) * 100).toFixed(2)},${((1 - pick(step)) * 100).toFixed(2)}`).join('L')}`;

function Drawing({ steps, spoken }: { steps: readonly RollingStep[]; spoken: string }) {
  const { date } = useReaderFormat();
  const last = steps.at(-1)!;
  return (
    <div className="chart curve ea-rolling">
      <p className="sr">{spoken}</p>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {MARKS.map((mark) => (
          <line key={mark} className="grid" x1="0" x2="100" y1={(1 - mark) * 100} y2={(1 - mark) * 100} />
        ))}
        <path className="needed" d={pathOf(steps, ({ needed }) => needed)} />
        <path className="own" d={pathOf(steps, ({ rate }) => rate)} />
      </svg>
      <div aria-hidden="true">
        {MARKS.map((mark) => (
          <span key={mark} className="y" style={{ top: `${(1 - mark) * 100}%` }}>
            {formatPercent(mark)}
          </span>
        ))}
        <span className="e" style={{ top: `${(1 - last.rate) * 100}%` }}>
          <b>{formatPercent(last.rate)}</b>
        </span>
        <span className="x from">{date(steps[0]!.on)}</span>
        <span className="x to">{date(last.on)}</span>
      </div>
    </div>
  );
}

function Rates({ steps }: { steps: readonly RollingStep[] }) {
  const last = steps.at(-1)!;
  const range = `${formatPercent(last.interval.low)} to ${formatPercent(last.interval.high)}`;
  const spoken = `The last ${WINDOW} decided bets: ${last.wins} won, ${formatPercent(last.rate)} (95% ${range}). Their prices needed ${formatPercent(last.needed)}.`;
  return (
    <>
      <p className="ea-rolling-words">{spoken} With so few bets, luck alone moves this a lot.</p>
      <Drawing steps={steps} spoken={spoken} />
      <AsTable
        heads={['Up to', 'Won', 'Win rate', 'Needed']}
        rows={steps
          .toReversed()
          .map(({ id, on, wins, rate, needed }) => ({
            key: id,
            cells: [on, `${wins} of ${WINDOW}`, formatPercent(rate), formatPercent(needed)],
          }))}
      />
    </>
  );
}

/** The win rate of the last bets, step by step, beside what their prices needed. */
export function RollingPanel({ bets }: { bets: readonly RatedBet[] }) {
  const steps = rollingSteps(bets);
  const decided = countDecided(bets);
  return (
    <Panel
      title="Rolling win rate"
      tools={<Badge look="info">Beta</Badge>}
      caption={`${WINDOW} decided bets a step, of the newest ${decided} with these filters; dashed: the rate their prices needed`}
    >
      {steps.length > 0 ? (
        <Rates steps={steps} />
      ) : (
        <p className="muted">{`The line begins with ${WINDOW} decided bets; there ${decided === 1 ? 'is' : 'are'} ${decided}.`}</p>
      )}
    </Panel>
  );
}
