import { cssVars } from '../../../lib/css-vars.ts';
import { formatPercent, formatSigned } from '../../../lib/format.ts';
import type { Analysis } from '../contest-types.ts';

const FEWEST = 0.05;
const PERCENT = 100;

interface Bar {
  title: string;
  detail: string;
  points: number;
}

/** Every factor from the favoured side's point of view, and what the market adds or takes: from 50 to the published probability. */
function barsOf({ drivers, blend, favored }: Analysis): Bar[] {
  const sign = favored.side === 'home' ? 1 : -1;
  const bars = drivers.map(({ title, detail, points }) => ({ title, detail, points: points * sign }));
  const pull = (blend.pHome - blend.pHomeModel) * PERCENT * sign;
  const reported = bars.reduce((sum, { points }) => sum + points, 0);
  const rest = favored.probability * PERCENT - 50 - reported - pull;
  const market = { title: 'Pull to market', detail: 'what blending with the books changes', points: pull };
  const other = { title: 'Everything else', detail: 'factors under a tenth of a point', points: rest };
  return [...bars, market, other].filter(({ points }) => Math.abs(points) >= FEWEST);
}

export function DriverBars({ analysis }: { analysis: Analysis }) {
  const bars = barsOf(analysis);
  const most = Math.max(1, ...bars.map(({ points }) => Math.abs(points)));
  const { favored } = analysis;
  return (
    <ul className="drv" aria-label={`Points of win probability for ${favored.team}`}>
      {bars.map(({ title, detail, points }) => (
        <li key={title} title={detail}>
          <span>{title}</span>
          <span className="b" aria-hidden="true">
            <i className={points < 0 ? 'n' : 'p'} style={cssVars({ '--w': `${(50 * Math.abs(points)) / most}%` })} />
          </span>
          <span className={points < 0 ? 'v neg' : 'v pos'}>{formatSigned(points)}</span>
        </li>
      ))}
      <li className="t">
        <span>{`${favored.teamCode} win`}</span>
        <span className="cap">{`50.0 ${formatSigned(favored.probability * PERCENT - 50)} points`}</span>
        <span className="v">{formatPercent(favored.probability)}</span>
      </li>
    </ul>
  );
}
