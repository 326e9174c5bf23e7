import type { MarginMethod } from '@clearedge/quant/margin';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { METHOD_NAME, METHODS } from '../../../core/margin-methods.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { NONE } from '../../../lib/format.ts';
import { Select } from '../../../ui/controls/select.tsx';
import { Tabs } from '../../../ui/controls/tabs.tsx';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Tiles } from '../../../ui/layout/tiles.tsx';
import { KellyScreen, useKellyDesk } from '../kelly-screen.tsx';
import { percent2 } from '../rules/kelly-words.ts';
import { Arbitrage } from './arbitrage.tsx';
import { CalcError } from './calc-error.tsx';
import { Hedge } from './hedge.tsx';
import { outcomeName, PriceBoxes } from './price-boxes.tsx';
import { type FairBoard, fairBoard } from './price-rules.ts';
import { usePrices } from './use-prices.ts';

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
  const desk = useKellyDesk();
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
          { value: 'stake', label: 'Stake', content: <KellyScreen {...desk} /> },
          { value: 'fair', label: 'Fair price', content: <FairPrice /> },
          { value: 'arbitrage', label: 'Arbitrage', content: <Arbitrage /> },
          { value: 'hedge', label: 'Hedge & free bet', content: <Hedge /> },
        ]}
      />
    </div>
  );
}
