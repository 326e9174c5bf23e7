import clsx from 'clsx';
import { formatCount, formatMoney, formatPercent, formatSignedMoney, formatSignedPercent, NONE } from '../../../lib/format.ts';
import type { HistoryFigures } from '../bet-types.ts';

const whole = (fraction: number): string => formatPercent(fraction, 0);

/** What all bets that fit come to, however many of them are on the screen. */
export function HistorySummary({ figures, isFiltered }: { figures: HistoryFigures; isFiltered: boolean }) {
  const { bets, wins, losses, pushes, voids, winRate, winRateInterval: interval, profit, roi, staked } = figures;
  return (
    <dl className="hist-sum">
      <div>
        <dt>{isFiltered ? 'Bets that fit' : 'Settled bets'}</dt>
        <dd>{formatCount(bets)}</dd>
      </div>
      <div>
        <dt>Won, lost, push, void</dt>
        <dd>{[wins, losses, pushes, voids].map((count) => formatCount(count)).join('–')}</dd>
      </div>
      <div>
        <dt>Win rate</dt>
        <dd>
          {winRate === null ? NONE : formatPercent(winRate)}
          {interval ? (
            <small>
              {' '}
              {whole(interval.low)} to {whole(interval.high)}
            </small>
          ) : null}
        </dd>
      </div>
      <div>
        <dt>Staked</dt>
        <dd>{formatMoney(staked)}</dd>
      </div>
      <div>
        <dt>Profit</dt>
        <dd className={clsx(profit > 0 && 'pos', profit < 0 && 'neg')}>
          {formatSignedMoney(profit)}
          {roi === null ? null : <small> ROI {formatSignedPercent(roi)}</small>}
        </dd>
      </div>
    </dl>
  );
}
