import type { Contract } from '@clearedge/contract';
import type { CallResult } from '@clearedge/contract/route';
import { cssVars } from '../lib/css-vars.ts';
import { formatPercent, formatSigned } from '../lib/format.ts';
import './driver-bars.css';

type Analysis = Pick<CallResult<Contract['GET /api/games/:gameId/analysis']>, 'drivers' | 'blend' | 'favored'>;

const FEWEST = 0.05;
const PERCENT = 100;

interface Bar {
  title: string;
  detail: string;
  points: number;
}

/** Every factor from one side's point of view, and what the market adds or takes: from 50 to the published probability. */
function barsOf({ drivers, blend }: Analysis, side: 'away' | 'home', probability: number): Bar[] {
  const sign = side === 'home' ? 1 : -1;
  const bars = drivers.map(({ title, detail, points }) => ({ title, detail, points: points * sign }));
  const pull = (blend.pHome - blend.pHomeModel) * PERCENT * sign;
  const reported = bars.reduce((sum, { points }) => sum + points, 0);
  const rest = probability * PERCENT - 50 - reported - pull;
  const market = { title: 'Pull to market', detail: 'what blending with the books changes', points: pull };
  const other = { title: 'Everything else', detail: 'factors under a tenth of a point', points: rest };
  return [...bars, market, other].filter(({ points }) => Math.abs(points) >= FEWEST);
}

interface DriverBarsProps {
  analysis: Analysis;
  /** Whose win the points are of; the favored side's unless another is given. */
  team?: { side: 'away' | 'home'; name: string; code: string };
}

function BarRows({ bars }: { bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ points }) => Math.abs(points)));
  return bars.map(({ title, detail, points }) => (
    <li key={title} title={detail}>
      <span>{title}</span>
      <span className="b" aria-hidden="true">
        <i className={points < 0 ? 'n' : 'p'} style={cssVars({ '--w': `${(50 * Math.abs(points)) / most}%` })} />
      </span>
      <span className={points < 0 ? 'v neg' : 'v pos'}>{formatSigned(points)}</span>
    </li>
  ));
}

/** Factors with their points alone. */
export const PointBars = ({ label, bars }: { label: string; bars: readonly Bar[] }) => (
  <ul className="drv" aria-label={label}>
    <BarRows bars={bars} />
  </ul>
);

/** What moves a side's win probability from 50%, in points. */
export function DriverBars({ analysis, team }: DriverBarsProps) {
  const { favored } = analysis;
  const shown = team ?? { side: favored.side, name: favored.team, code: favored.teamCode };
  const probability = shown.side === favored.side ? favored.probability : 1 - favored.probability;
  const bars = barsOf(analysis, shown.side, probability);
  return (
    <ul className="drv" aria-label={`Points of win probability for ${shown.name}`}>
      <BarRows bars={bars} />
      <li className="t">
        <span>{`${shown.code} win`}</span>
        <span className="cap">{`50.0 ${formatSigned(probability * PERCENT - 50)} points`}</span>
        <span className="v">{formatPercent(probability)}</span>
      </li>
    </ul>
  );
}
