import { formatMoney, formatSignedMoney, formatSignedPercent, NONE } from '../../lib/format.ts';
import type { SlipTotals as Totals } from './rules/slip-totals.ts';

/** What is risked and what every bet winning would bring; "win" is the profit, as everywhere in the product. */
export function SlipTotals({ stake, win, payout }: Totals) {
  const has = win > 0;
  return (
    <dl className="slip-sum">
      <dt>Total Stake</dt>
      <dd>{formatMoney(stake)}</dd>
      <dt>Potential Win</dt>
      <dd>{has ? formatMoney(win) : NONE}</dd>
      <dt>Payout with stake</dt>
      <dd>{has ? formatMoney(payout) : NONE}</dd>
      <dt className="big">Potential Profit</dt>
      <dd className={has ? 'big pos' : 'big'}>
        {has ? formatSignedMoney(win) : NONE}
        {has ? <small>{formatSignedPercent(win / stake)} of the stake if every bet wins</small> : null}
      </dd>
    </dl>
  );
}
