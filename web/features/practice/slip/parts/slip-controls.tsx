import { combinationCount } from '@clearedge/quant/parlay';
import { useReaderFormat } from '../../../../core/settings/reader-format.ts';
import { teaserPoints } from '../../../../core/teaser/teaser-rules.ts';
import { formatMoney, formatPercent, NONE, plural } from '../../../../lib/format.ts';
import { AmountInput } from '../../../../ui/controls/amount-input.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { forgetRefusal, WHOLE_SLIP } from '../placing/place-slip.ts';
import type { SlipOrder } from '../placing/use-slip-order.ts';
import { readDollars, shareOf, writeDollars } from '../rules/item.ts';
import type { ParlayPrice } from '../rules/slip-totals.ts';
import { canRoundRobin, practiceSlip } from '../slip-store.ts';
import { TeaserPanel } from '../teaser/teaser-panel.tsx';

const SAME_GAME = 'Legs of one game win and lose together, so they are priced together and not as if they were independent.';

/** What the legs pay together. */
function ParlaySum({ price, legs }: { price: ParlayPrice | null; legs: number }) {
  const { odds } = useReaderFormat();
  if (!price)
    return (
      <dl className="vs-sum">
        <dt className="big">Combined odds</dt>
        <dd className="big">{NONE}</dd>
      </dl>
    );
  return (
    <>
      <dl className="vs-sum">
        {price.isJoint ? (
          <>
            <dt>If legs were independent</dt>
            <dd>
              <s>{odds(price.productOdds)}</s>
            </dd>
          </>
        ) : null}
        <dt className="big">{price.isJoint ? 'Joint price' : 'Combined odds'}</dt>
        <dd className="big">{odds(price.odds)}</dd>
        <dt>Legs</dt>
        <dd>{legs}</dd>
        {price.holdFraction ? (
          <>
            <dt>Hold in this price</dt>
            <dd>{formatPercent(price.holdFraction)}</dd>
          </>
        ) : null}
      </dl>
      {price.isJoint ? <p className="cap vs-why">{SAME_GAME}</p> : null}
    </>
  );
}

const DOLLARS = [10, 25, 50];
const SHARES = [
  { label: '1%', share: 0.01 },
  { label: '2%', share: 0.02 },
  { label: '5%', share: 0.05 },
] as const;

interface ShareButtonsProps {
  balance: number | undefined;
  /** Bets that the stake is for, each. */
  bets: number;
  disabled: boolean;
  onPick: (stake: number) => void;
}

function ShareButtons({ balance, bets, disabled, onPick }: ShareButtonsProps) {
  if (balance === undefined) return null;
  const most = shareOf(balance, 1 / Math.max(1, bets));
  return (
    <fieldset className="vs-shares" disabled={disabled}>
      <legend className="sr">Quick stakes, in dollars and as a share of the balance</legend>
      {DOLLARS.map((stake) => (
        <Button key={stake} size="sm" onClick={() => onPick(stake)}>
          ${stake}
        </Button>
      ))}
      {SHARES.map(({ label, share }) => (
        <Button key={label} size="sm" title={formatMoney(shareOf(balance, share))} onClick={() => onPick(shareOf(balance, share))}>
          {label}
        </Button>
      ))}
      <Button size="sm" title={formatMoney(most)} onClick={() => onPick(most)}>
        Max
      </Button>
    </fieldset>
  );
}

/** Parlays of chosen sizes from all legs, in place of one of all. */
function RoundRobin({ legs, sizes, disabled }: { legs: number; sizes: readonly number[]; disabled: boolean }) {
  if (!canRoundRobin(legs)) return null;
  const toggle = (size: number): void =>
    practiceSlip.set({ sizes: sizes.includes(size) ? sizes.filter((one) => one !== size) : [...sizes, size].sort((a, b) => a - b) });
  return (
    <fieldset className="vs-rr" disabled={disabled}>
      <legend className="cap">Round robin: every parlay of a size, each for the stake</legend>
      <div className="choices">
        {Array.from({ length: legs - 2 }, (_, at) => at + 2).map((size) => (
          <label className="choice" key={size}>
            <input type="checkbox" checked={sizes.includes(size)} onChange={() => toggle(size)} />
            {combinationCount(legs, size)} by {size}s
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SlipControlsProps {
  order: SlipOrder;
  part: 'mode' | 'stake';
  balance: number | undefined;
}

/** A parlay with every number moved, where the sport sells such points. */
function TeaserMode({ order }: { order: SlipOrder }) {
  const { items, isParlay, teaser } = order.slip;
  const [least] = teaserPoints(items);
  if (!isParlay || least === undefined) return null;
  return (
    <label className="choice">
      <input
        type="checkbox"
        checked={teaser !== null}
        disabled={order.isPlacing}
        onChange={(event) => {
          forgetRefusal(WHOLE_SLIP);
          practiceSlip.set({ teaser: event.target.checked ? least : null, sizes: [] });
        }}
      />
      Teaser
    </label>
  );
}

function ParlayMode({ order }: { order: SlipOrder }) {
  const { items, isParlay, sizes } = order.slip;
  if (items.length < 2) return null;
  const words = isParlay && sizes.length === 0 ? `one bet, ${items.length} legs` : plural(order.totals.bets, 'bet');
  return (
    <div className="vs-mode">
      <label className="choice">
        <input
          type="checkbox"
          checked={isParlay}
          disabled={order.isPlacing}
          onChange={(event) => {
            forgetRefusal(WHOLE_SLIP);
            practiceSlip.set({ isParlay: event.target.checked });
          }}
        />
        Parlay mode
      </label>
      <TeaserMode order={order} />
      {order.totals.bets > 0 ? <span className="cap">{words}</span> : null}
    </div>
  );
}

const setAll = (order: SlipOrder, stake: number): void => {
  for (const item of order.slip.items) practiceSlip.change(item, { stake });
};

/** Singles or parlay above the selections; the stake for all of them below. */
export function SlipControls({ order, part, balance }: SlipControlsProps) {
  const { items, isParlay, parlayStake, sizes, teaser } = order.slip;
  if (part === 'mode') return <ParlayMode order={order} />;
  if (!isParlay)
    return (
      <div className="vs-all">
        <span className="cap">{items.length > 1 ? 'Stake for each bet' : 'Stake'}</span>
        <ShareButtons balance={balance} bets={items.length} disabled={order.isPlacing} onPick={(stake) => setAll(order, stake)} />
      </div>
    );
  return (
    <>
      {teaser === null ? (
        <>
          <RoundRobin legs={items.length} sizes={sizes} disabled={order.isPlacing} />
          {sizes.length === 0 ? <ParlaySum price={order.price} legs={items.length} /> : null}
        </>
      ) : (
        <TeaserPanel order={order} />
      )}
      <div className="vs-all">
        <AmountInput
          label={sizes.length > 0 ? 'Each parlay $' : 'Stake $'}
          spoken={teaser === null ? 'Parlay stake' : 'Teaser stake'}
          value={parlayStake}
          read={readDollars}
          write={writeDollars}
          step={1}
          min={0}
          disabled={order.isPlacing}
          onChange={(stake) => practiceSlip.set({ parlayStake: stake })}
        />
        <ShareButtons
          balance={balance}
          bets={order.totals.bets}
          disabled={order.isPlacing}
          onPick={(stake) => practiceSlip.set({ parlayStake: stake })}
        />
      </div>
    </>
  );
}
