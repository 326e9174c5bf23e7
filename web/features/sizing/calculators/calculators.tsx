import type { MarginMethod } from '@clearedge/quant/margin';
import { useState } from 'react';
import { METHOD_NAME, METHODS } from '../../../core/margin-methods.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatMoney, formatSignedMoney, formatSignedPercent, NONE } from '../../../lib/format.ts';
import { Field } from '../../../ui/controls/field.tsx';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { Tabs } from '../../../ui/controls/tabs.tsx';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Tiles } from '../../../ui/layout/tiles.tsx';
import { KellyScreen, useKellyCalculator } from '../kelly-screen.tsx';
import { percent2 } from '../rules/kelly-words.ts';
import { readStake } from '../rules/read-input.ts';
import { outcomeName, PriceBoxes } from './price-boxes.tsx';
import { type FairBoard, fairBoard, hedgeOf, type Spread, spreadStake } from './price-rules.ts';
import { usePrices } from './use-prices.ts';
import './calculators.css';
import './sizing.css';
import { useSearch } from '../../../lib/use-search.ts';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** An amount in dollars. */
function StakeField({ label, value, onChange }: Props) {
  return (
    <Field
      label={label}
      prefix="$"
      inputMode="decimal"
      autoComplete="off"
      value={value}
      error={readStake(value).error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** Why these prices have no answer. */
function CalcError({ error }: { error: string | undefined }) {
  return error === undefined ? null : (
    <p className="note warn" role="alert">
      {error}.
    </p>
  );
}

const KINDS = [
  { value: 'no', label: 'Bet' },
  { value: 'kept', label: 'Free bet' },
  { value: 'returned', label: 'Free bet, stake returned' },
] as const;
type Kind = (typeof KINDS)[number]['value'];

const NAMES = ['Your bet', 'Other side'] as const;
const hedgeNameOf = (at: number): string => NAMES[at] ?? '';

/** What to stake on the other side so that a bet, or a free bet, comes to the same whoever wins. */
function Hedge() {
  const prices = usePrices(['300', '-400']);
  const [kind, setKind] = useState<Kind>('no');
  const [stake, setStake] = useState('100');
  const { figures, error } = hedgeOf(prices.typed, readStake(stake).value, kind);
  return (
    <div className="kelly-cols">
      <Panel title="Your bet" className="kelly-form">
        <Segmented label="Kind of bet" value={kind} options={KINDS} onChange={setKind} />
        <StakeField label={kind === 'no' ? 'Stake' : 'Free bet'} value={stake} onChange={setStake} />
        <PriceBoxes prices={prices} nameOf={hedgeNameOf} />
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
  const [search, changeSearch] = useSearch();
  const tab = TABS.find((one) => one === search.get('calc')) ?? 'stake';
  const change = (next: Tab): void => changeSearch({ calc: next === 'stake' ? null : next }, { replace: true });
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
