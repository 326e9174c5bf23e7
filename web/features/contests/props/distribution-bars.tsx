import { cssVars } from '../../../lib/css-vars.ts';
import { formatPercent } from '../../../lib/format.ts';
import './prop-bars.css';

interface DistributionBarsProps {
  distribution: readonly number[];
  line: number;
  /** With the values under the bars. */
  isLarge?: boolean;
}

const LEAST_SHOWN = 0.004;

/** Values from the first to the last that happen at least now and then; what lies beyond belongs to the last bar. */
function barsOf(distribution: readonly number[]): { value: number; share: number; isOpen: boolean }[] {
  const first = Math.max(
    0,
    distribution.findIndex((share) => share >= LEAST_SHOWN),
  );
  const last = distribution.findLastIndex((share) => share >= LEAST_SHOWN);
  const shown = distribution.slice(first, last + 1);
  const beyond = distribution.slice(last + 1).reduce((sum, share) => sum + share, 0);
  return shown.map((share, at) => {
    const isOpen = at === shown.length - 1 && beyond > 0;
    return { value: first + at, share: isOpen ? share + beyond : share, isOpen };
  });
}

/** How likely each number is, with the line drawn in: what lies right of it goes over. */
export function DistributionBars({ distribution, line, isLarge = false }: DistributionBarsProps) {
  const bars = barsOf(distribution);
  const highest = Math.max(...bars.map(({ share }) => share));
  const stated = bars.map(({ value, share, isOpen }) => `${value}${isOpen ? ' or more' : ''} ${formatPercent(share, 0)}`).join(', ');
  return (
    <div className={isLarge ? 'dist large' : 'dist'} role="img" aria-label={`Chances: ${stated}. Line ${line}.`} title={stated}>
      {bars.map(({ value, share, isOpen }) => (
        <span
          key={value}
          className={value > line ? 'bar over' : value === line ? 'bar push' : 'bar'}
          style={cssVars({ '--f': Math.max(0.02, share / highest) })}
        >
          <i />
          {isLarge ? (
            <>
              <b>{formatPercent(share, 0)}</b>
              <em>{`${value}${isOpen ? '+' : ''}`}</em>
            </>
          ) : null}
        </span>
      ))}
    </div>
  );
}
