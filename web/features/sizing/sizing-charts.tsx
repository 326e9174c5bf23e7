import { INTERVAL_DEVIATIONS } from '@clearedge/contract/sizing';
import { type StakeFigures, shrunkKellyFraction, stakeFigures, uncertaintyShrinkage } from '@clearedge/quant/sizing';
import clsx from 'clsx';
import { formatMoney, formatPercent, formatSignedMoney } from '../../lib/format.ts';
import { AsTable } from '../../ui/charts/as-table.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { ColumnHeads } from '../../ui/layout/column-heads.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import type { FormProps } from './form/kelly-form.tsx';
import type { Question } from './rules/calculator.ts';
import { type Point, ruinCurve } from './rules/curves.ts';
import { percent2 } from './rules/kelly-words.ts';

interface Props extends FormProps {
  question: Question;
  figures: StakeFigures;
}

function bandOf(question: Question, deviation: number) {
  const decided = 1 - question.pushProbability;
  const chance = question.winProbability / decided;
  const at = (name: string, probability: number) => {
    const clamped = Math.min(1, Math.max(0, probability));
    return { name, chance: clamped, figures: stakeFigures({ ...question, winProbability: clamped * decided }) };
  };
  return [
    at('Low end', chance - INTERVAL_DEVIATIONS * deviation),
    at('As entered', chance),
    at('High end', chance + INTERVAL_DEVIATIONS * deviation),
  ];
}

/** What not knowing the probability exactly does to the stake. */
export function DoubtPanel({ typed, calculated, onChange, question, figures }: Props) {
  const { deviation, errors } = calculated;
  const { winProbability, decimal, pushProbability, share, cap, bankrollCents } = question;
  const decided = 1 - pushProbability;
  const shrunk = shrunkKellyFraction(winProbability, decimal, deviation * decided, { pushProbability });
  const factor = figures.full === 0 ? 0 : uncertaintyShrinkage(winProbability / decided, decimal, deviation);
  const advised = Math.min(cap, shrunk * share);
  return (
    <Panel title="How sure are you?" caption="95% band of the probability" className="kelly-doubt">
      <Field
        label="Standard error of your probability, in points"
        value={typed.doubt}
        error={errors.doubt}
        inputMode="decimal"
        autoComplete="off"
        hint="4 means: two times in three you are within 4 points"
        onChange={({ target }) => onChange({ doubt: target.value })}
      />
      <table className="tbl">
        <ColumnHeads heads={['Probability', ['Chance'], ['EV per $100'], ['Full Kelly']]} />
        <tbody>
          {bandOf(question, deviation).map(({ name, chance, figures: at }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="num">{formatPercent(chance)}</td>
              <td className="num">{formatSignedMoney(100 * at.expectedValue)}</td>
              <td className="num">{percent2(at.full)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="kelly-sum">
        {figures.full === 0
          ? 'There is no edge to be uncertain about.'
          : `Doubt leaves ${formatPercent(factor, 0)} of Kelly: ${percent2(shrunk)} in full. Your share of that is ${percent2(advised)}, ${formatMoney(Math.floor(bankrollCents * advised + 1e-6) / 100)}.`}
      </p>
      <p className="cap">After Baker and McHale (2013): the less certain an edge, the less you stake.</p>
    </Panel>
  );
}

interface ChartLine {
  name: string;
  points: readonly Point[];
  look: 'own' | 'other' | 'faint';
}

interface ChartMark extends Point {
  name: string;
}

interface LineChartProps {
  lines: readonly ChartLine[];
  marks?: readonly ChartMark[];
  xRange: readonly [from: number, to: number];
  yRange: readonly [low: number, high: number];
  xTicks: readonly number[];
  yTicks: readonly number[];
  xText: (value: number) => string;
  yText: (value: number) => string;
  /** The chart in words, for screen readers. */
  spoken: string;
}

/** Lines over a scale, with named points on them. */
export function LineChart({ lines, marks = [], xRange, yRange, xTicks, yTicks, xText, yText, spoken }: LineChartProps) {
  const left = (x: number): number => ((x - xRange[0]) / (xRange[1] - xRange[0])) * 100;
  const top = (y: number): number => ((yRange[1] - y) / (yRange[1] - yRange[0])) * 100;
  const pathOf = (points: readonly Point[]): string =>
    `M${points.map(({ x, y }) => `${left(x).toFixed(2)},${top(y).toFixed(2)}`).join('L')}`;
  return (
    <div className="chart kelly-chart">
      <p className="sr">{spoken}</p>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {yTicks.map((tick) => (
          <line key={tick} className={clsx('grid', tick === 0 && 'zero')} x1="0" x2="100" y1={top(tick)} y2={top(tick)} />
        ))}
        {lines.map(({ name, points, look }) => (
          <path key={name} className={look} d={pathOf(points)} />
        ))}
      </svg>
      <div aria-hidden="true">
        {yTicks.map((tick) => (
          <span key={tick} className="y" style={{ top: `${top(tick)}%` }}>
            {yText(tick)}
          </span>
        ))}
        {xTicks.map((tick) => (
          <span key={tick} className="x" style={{ left: `${left(tick)}%` }}>
            {xText(tick)}
          </span>
        ))}
        {marks.map(({ name, x, y }) => (
          <span key={name} className="kelly-mark" style={{ left: `${left(x)}%`, top: `${top(y)}%` }}>
            <b>{name}</b>
          </span>
        ))}
      </div>
    </div>
  );
}

const whole = (share: number): string => formatPercent(share, 0);
const chance = (share: number): string => (share > 0 && share < 0.001 ? 'under 0.1%' : formatPercent(share, 1));

/** The chance of ever falling to a part of the bankroll, betting on at one share of Kelly. */
export function RuinChart({ figures: { full, advised } }: { figures: StakeFigures }) {
  const title = 'Risk of a drawdown';
  const multiple = full === 0 ? 0 : advised / full;
  if (multiple <= 0)
    return (
      <Panel title={title}>
        <p className="muted">Nothing staked, nothing at risk.</p>
      </Panel>
    );
  const shares: readonly { name: string; multiple: number; look: ChartLine['look'] }[] = [
    { name: 'Full', multiple: 1, look: 'faint' },
    { name: 'Half', multiple: 0.5, look: 'other' },
    { name: 'Advised', multiple, look: 'own' },
  ];
  const lines = shares.map(({ name, look, multiple: times }) => ({ name, look, points: ruinCurve(times) }));
  const halved = ruinCurve(multiple).find(({ x }) => x === 0.5)!.y;
  return (
    <Panel title={title} caption={`Betting on at ${multiple.toFixed(2)} × Kelly`}>
      <LineChart
        lines={lines}
        marks={lines.map(({ name, points }) => ({ name, ...points.find(({ x }) => x === (name === 'Advised' ? 0.9 : 0.5))! }))}
        xRange={[0.1, 1]}
        yRange={[0, 1]}
        xTicks={[0.1, 0.25, 0.5, 0.75, 1]}
        yTicks={[0, 0.25, 0.5, 0.75, 1]}
        xText={whole}
        yText={whole}
        spoken={`The chance of ever seeing half the bankroll is ${chance(halved)} at what is advised, 50% at full and 12.5% at half Kelly.`}
      />
      <AsTable
        heads={['Falls to', ...shares.map(({ name }) => name)]}
        rows={lines[0]!.points
          .slice(1)
          .map(({ x }, at) => ({ key: String(x), cells: [whole(x), ...lines.map(({ points }) => chance(points[at + 1]!.y))] }))}
      />
      <p className="cap">The long-run chance that the bankroll ever stands at a part of today’s, if every bet has this edge.</p>
    </Panel>
  );
}
