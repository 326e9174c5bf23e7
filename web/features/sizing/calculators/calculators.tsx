import type { MarginMethod } from '@clearedge/quant/margin';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { METHOD_NAME, METHODS } from '../../../core/margin-methods.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatMoney, formatSignedMoney, formatSignedPercent, NONE } from '../../../lib/format.ts';
import { Select } from '../../../ui/controls/select.tsx';
import { Tabs } from '../../../ui/controls/tabs.tsx';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Tiles } from '../../../ui/layout/tiles.tsx';
import { KellyScreen, useKellyCalculator } from '../kelly-screen.tsx';
import { percent2 } from '../rules/kelly-words.ts';
import { readStake } from '../rules/read-input.ts';
import { CalcError } from './calc-error.tsx';
import { Hedge } from './hedge.tsx';
import { outcomeName, PriceBoxes } from './price-boxes.tsx';
import { type FairBoard, fairBoard, type Spread, spreadStake } from './price-rules.ts';
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
function Arbitrage() {
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

function FairTable({ board }: { board: FairBoard }) {
  const { odds } = useReaderFormat();
  return (
    <table className="tbl">
      <ColumnHeads heads={['Outcome', ['Implied'], ['Fair chance'], ['Fair price']]} />
      <tbody>
        {board.outcomes.map(({ implied, fair, fairOdds }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an outcome is its place
          <tr key={at}>
            <th scope="row">{outcomeName(at)}</th>
            <td className="num">{percent2(implied)}</td>
            <td className="num">{percent2(fair)}</td>
            <td className="num">{odds(fairOdds)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the prices of a market say once the book's margin is out. */
function FairPrice() {
  const prices = usePrices(['-110', '-110']);
  const [method, setMethod] = useState<MarginMethod>('power');
  const { figures, error } = fairBoard(prices.typed, method);
  return (
    <div className="kelly-cols">
      <Panel title="One book’s prices" className="kelly-form">
        <PriceBoxes prices={prices} nameOf={outcomeName} isOpen />
        <Select label="Method" value={method} options={METHODS} onChange={setMethod} />
      </Panel>
      <Panel title="Without the margin" caption={`${METHOD_NAME[method]} method, worked out on this device`} className="kelly-out calc-out">
        <CalcError error={error} />
        <Tiles
          items={[
            { label: 'Overround', value: figures ? percent2(figures.overround) : NONE, note: 'of all implied chances above 100%' },
            { label: 'Hold', value: figures ? percent2(figures.hold) : NONE, note: 'of all stakes, if they are balanced' },
          ]}
        />
        {figures ? <FairTable board={figures} /> : null}
        <p className="note">Give every outcome of one market, all at one book.</p>
      </Panel>
    </div>
  );
}

const TABS = ['stake', 'fair', 'arbitrage', 'hedge'] as const;
type Tab = (typeof TABS)[number];

/** The stake first, and beside it what else can be worked out of prices. */
export function Calculators() {
  const calculator = useKellyCalculator();
  const [search, setSearch] = useSearchParams();
  const tab = TABS.find((one) => one === search.get('calc')) ?? 'stake';
  const change = (next: Tab): void => {
    const query = new URLSearchParams(search);
    if (next === 'stake') query.delete('calc');
    else query.set('calc', next);
    setSearch(query, { replace: true, preventScrollReset: true });
  };
  return (
    <div className="calc">
      <Tabs
        label="Calculators"
        value={tab}
        onChange={change}
        tabs={[
          { value: 'stake', label: 'Stake', content: <KellyScreen {...calculator} /> },
          { value: 'fair', label: 'Fair price', content: <FairPrice /> },
          { value: 'arbitrage', label: 'Arbitrage', content: <Arbitrage /> },
          { value: 'hedge', label: 'Hedge & free bet', content: <Hedge /> },
        ]}
      />
    </div>
  );
}
