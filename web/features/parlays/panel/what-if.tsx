import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { selectionLabel } from '../../../core/slip/index.ts';
import { formatMoney, formatPercent, NONE } from '../../../lib/format.ts';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import type { ChosenLeg, ParlayQuote } from '../parlay-types.ts';

/** What is left to win when one leg is pushed or void. */
export function WhatIf({ legs, quote }: { legs: readonly ChosenLeg[]; quote: ParlayQuote }) {
  const { odds } = useReaderFormat();
  if (quote.whatIf.length === 0) return null;
  return (
    <details className="pb-what-if">
      <summary>What if a leg is pushed or void?</summary>
      <p className="cap">It drops out and the price is made of the others. Nothing left hands the stake back.</p>
      <table className="tbl">
        <ColumnHeads heads={['Without', ['Price'], ['Chance'], ['Pays']]} />
        <tbody>
          {quote.whatIf.map((one) => (
            <tr key={one.position}>
              <td>{selectionLabel(legs[one.position]?.selection ?? '')}</td>
              <td className="num">{one.odds === null ? 'stake back' : odds(one.odds)}</td>
              <td className="num">{one.probability === null ? NONE : formatPercent(one.probability)}</td>
              <td className="num">{one.payout === null ? NONE : formatMoney(one.payout)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
