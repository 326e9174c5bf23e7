import { useState } from 'react';
import { formatMoney, formatSignedMoney, formatSignedPercent, NONE } from '../../../lib/format.ts';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Tiles } from '../../../ui/layout/tiles.tsx';
import { readStake } from '../rules/read-input.ts';
import { CalcError } from './calc-error.tsx';
import { outcomeName, PriceBoxes } from './price-boxes.tsx';
import { type Spread, spreadStake } from './price-rules.ts';
import { StakeField } from './stake-field.tsx';
import { usePrices } from './use-prices.ts';

function StakeTable({ spread }: { spread: Spread }) {
  return (
    <table className="tbl">
      <ColumnHeads heads={['Outcome', ['Stake'], ['Pays']]} />
      <tbody>
        {spread.legs.map(({ stakeCents, payoutCents }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an outcome is its place
          <tr key={at}>
            <th scope="row">{outcomeName(at)}</th>
            <td className="num">{formatMoney(stakeCents / 100)}</td>
            <td className="num">{formatMoney(payoutCents / 100)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const verdictOf = (spread: Spread): string =>
  spread.isArbitrage
    ? 'An arbitrage: it pays whatever happens, if every price is still there.'
    : 'No arbitrage: these prices cost money whatever happens.';

/** One stake over every outcome, so that each pays the same. */
export function Arbitrage() {
  const prices = usePrices(['120', '-105']);
  const [stake, setStake] = useState('100');
  const { figures, error } = spreadStake(prices.typed, readStake(stake).value);
  return (
    <div className="kelly-cols">
      <Panel title="Best price of each outcome" className="kelly-form">
        <PriceBoxes prices={prices} nameOf={outcomeName} isOpen />
        <StakeField label="Total stake" value={stake} onChange={setStake} />
      </Panel>
      <Panel title="Stakes" caption="In whole cents, worked out on this device" className="kelly-out calc-out">
        <CalcError error={error} />
        <p className="calc-verdict" aria-live="polite">
          {figures ? verdictOf(figures) : 'Enter the price of every outcome and a total stake.'}
        </p>
        <Tiles
          items={[
            {
              label: 'Profit',
              value: figures ? formatSignedMoney(figures.leastProfitCents / 100) : NONE,
              note: figures ? `at least; at most ${formatSignedMoney(figures.mostProfitCents / 100)}` : 'at least',
            },
            {
              label: 'Return',
              value: figures ? formatSignedPercent(figures.returnFraction, 2) : NONE,
              note: 'of the total, before rounding',
            },
          ]}
        />
        {figures ? <StakeTable spread={figures} /> : null}
        <p className="note">
          Prices must be at different books: one book voids a mistake of its own. A limit, a void or another rule at one of them leaves the
          rest standing alone.
        </p>
      </Panel>
    </div>
  );
}
