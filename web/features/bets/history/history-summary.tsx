import clsx from 'clsx';
import { formatCount, formatMoney, formatPercent, formatSignedMoney, formatSignedPercent, NONE } from '../../../lib/format.ts';
import type { HistoryStats } from './history-stats.ts';

const whole = (fraction: number): string => formatPercent(fraction, 0);

/** What the bets on the screen come to. */
export function HistorySummary({ stats }: { stats: HistoryStats }) {
  const { counts, winRate, interval, profit, roi, staked, bets } = stats;
  return (
    <dl className="hist-sum">
      <div>
        <dt>Bets shown</dt>
        <dd>{formatCount(bets)}</dd>
      </div>
      <div title="Won, lost, pushed, void">
        <dt>Won, lost, push, void</dt>
        <dd>
          {counts.win}–{counts.loss}–{counts.push}–{counts.void}
        </dd>
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
