import type { MarginMethod } from '@clearedge/quant/margin';
import { useState } from 'react';
import { METHOD_NAME, METHODS } from '../../../core/margin-methods.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { NONE } from '../../../lib/format.ts';
import { Select } from '../../../ui/controls/select.tsx';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Tiles } from '../../../ui/layout/tiles.tsx';
import { percent2 } from '../rules/kelly-words.ts';
import { CalcError } from './calc-error.tsx';
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
export function FairPrice() {
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
