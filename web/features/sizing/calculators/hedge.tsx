import { useState } from 'react';
import { formatMoney, formatSignedMoney, NONE } from '../../../lib/format.ts';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Tiles } from '../../../ui/layout/tiles.tsx';
import { percent2 } from '../rules/kelly-words.ts';
import { readStake } from '../rules/read-input.ts';
import { CalcError } from './calc-error.tsx';
import { PriceBoxes } from './price-boxes.tsx';
import { hedgeOf } from './price-rules.ts';
import { StakeField } from './stake-field.tsx';
import { usePrices } from './use-prices.ts';

const KINDS = [
  { value: 'no', label: 'Bet' },
  { value: 'kept', label: 'Free bet' },
  { value: 'returned', label: 'Free bet, stake returned' },
] as const;
type Kind = (typeof KINDS)[number]['value'];

const NAMES = ['Your bet', 'Other side'] as const;
const nameOf = (at: number): string => NAMES[at] ?? '';

/** What to stake on the other side so that a bet, or a free bet, comes to the same whoever wins. */
export function Hedge() {
  const prices = usePrices(['300', '-400']);
  const [kind, setKind] = useState<Kind>('no');
  const [stake, setStake] = useState('100');
  const { figures, error } = hedgeOf(prices.typed, readStake(stake).value, kind);
  return (
    <div className="kelly-cols">
      <Panel title="Your bet" className="kelly-form">
        <Segmented label="Kind of bet" value={kind} options={KINDS} onChange={setKind} />
        <StakeField label={kind === 'no' ? 'Stake' : 'Free bet'} value={stake} onChange={setStake} />
        <PriceBoxes prices={prices} nameOf={nameOf} />
      </Panel>
      <Panel title="Hedge" caption="In whole cents, worked out on this device" className="kelly-out calc-out">
        <CalcError error={error} />
        <p className="kelly-stake" aria-live="polite">
          <b>{figures ? formatMoney(figures.hedgeCents / 100) : NONE}</b>
          <span>{figures ? 'on the other side, with money' : 'Enter both prices and a stake.'}</span>
        </p>
        <Tiles
          items={[
            { label: 'If your bet wins', value: figures ? formatSignedMoney(figures.profitIfFirstWinsCents / 100) : NONE },
            { label: 'If the other side wins', value: figures ? formatSignedMoney(figures.profitIfHedgeWinsCents / 100) : NONE },
            ...(kind === 'no'
              ? []
              : [
                  {
                    label: 'Turned into cash',
                    value: figures?.conversion == null ? NONE : percent2(figures.conversion),
                    note: 'of the free bet, before rounding',
                  },
                ]),
          ]}
        />
        <p className="note">
          A hedge buys certainty at the other side’s price. Where that price holds a margin, hedging a good bet gives some of its value
          away.
        </p>
      </Panel>
    </div>
  );
}
