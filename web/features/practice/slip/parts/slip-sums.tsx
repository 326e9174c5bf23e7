import { formatMoney, NONE } from '../../../../lib/format.ts';
import type { Totals } from '../rules/slip-totals.ts';

/** What is risked, what it may bring, and what is left of the balance. */
export function SlipSums({ totals: { stake, win, bets }, balance }: { totals: Totals; balance: number | undefined }) {
  const has = stake > 0 && win !== null && win > 0;
  const left = balance === undefined ? undefined : Math.round((balance - stake) * 100) / 100;
  return (
    <dl className="vs-sum">
      <dt>Total stake{bets > 1 ? `, ${bets} bets` : ''}</dt>
      <dd>{formatMoney(stake)}</dd>
      <dt>Potential win</dt>
      <dd className="big">{has ? formatMoney(win) : NONE}</dd>
      <dt>Payout with stake</dt>
      <dd>{has ? formatMoney(Math.round((stake + win) * 100) / 100) : NONE}</dd>
      <dt>Balance after</dt>
      <dd className={left !== undefined && left < 0 ? 'neg' : undefined}>{left === undefined ? NONE : formatMoney(left)}</dd>
    </dl>
  );
}
