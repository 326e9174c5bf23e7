import { INTERVAL_DEVIATIONS } from '@clearedge/contract/sizing';
import { formatPrice, type PriceFormat } from '@clearedge/quant/price';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '../../core/session/session.ts';
import { hasTier, Locked } from '../../core/session/tier-gate.tsx';
import { useSettings } from '../../core/settings/settings.ts';
import { selectionLabel } from '../../core/slip/game-label.ts';
import { KellyForm } from './form/kelly-form.tsx';
import { KellyAdvanced } from './kelly-advanced.tsx';
import type { MarketActions } from './market/market-panel.tsx';
import { KellyAbout } from './result/kelly-about.tsx';
import { KellyResult } from './result/kelly-result.tsx';
import { calculate, type Typed } from './rules/calculator.ts';
import { type NewBet, type TypedBet, withBet } from './rules/several.ts';
import { firstTyped, searchOf } from './rules/start.ts';

const ADVANCED = 'Growth and risk charts, the doubt about your probability, several bets at once and the fair price of any market';

const priceText = (american: number, format: PriceFormat): string => formatPrice(american, format).replace('\u2212', '-');

/** What is typed, kept above the tabs so that a look at another calculator loses nothing. */
export function useKellyDesk() {
  const settings = useSettings();
  const [search] = useSearchParams();
  const [typed, setTyped] = useState<Typed>(() => firstTyped(search, settings));
  const [bets, setBets] = useState<readonly TypedBet[]>([]);
  return { typed, setTyped, bets, setBets };
}

/** The calculator: one bet for everybody, and with Pro everything that surrounds it. */
export function KellyScreen({ typed, setTyped, bets, setBets }: ReturnType<typeof useKellyDesk>) {
  const { user, tier } = useSession();
  const [, setSearch] = useSearchParams();
  const calculated = calculate(typed);
  const change = (patch: Partial<Typed>): void => {
    const next = { ...typed, ...patch };
    setTyped(next);
    setSearch(searchOf(next), { replace: true, preventScrollReset: true });
  };
  const add = (bet?: NewBet): void => setBets((list) => withBet(list, typed.format, bet));
  const actions: MarketActions = {
    onUse: ({ odds, modelPush, modelLow, modelHigh }, chance) =>
      change({
        odds: priceText(odds, typed.format),
        means: 'probability',
        chance: (100 * chance).toFixed(2),
        push: modelPush,
        doubt: ((50 * (modelHigh - modelLow)) / INTERVAL_DEVIATIONS).toFixed(2),
      }),
    onAdd: ({ odds, modelChance, modelLow, modelHigh, modelPush, selection, market }, { gameId }) =>
      add({
        name: selectionLabel(selection),
        odds: priceText(odds, typed.format),
        chance: (100 * modelChance).toFixed(2),
        push: modelPush,
        deviation: (modelHigh - modelLow) / 2 / INTERVAL_DEVIATIONS,
        gameId,
        market,
      }),
  };
  return (
    <>
      <div className="kelly-cols">
        <KellyForm typed={typed} calculated={calculated} onChange={change} />
        <KellyResult calculated={calculated} />
      </div>
      {user && hasTier(tier, 'pro') ? (
        <KellyAdvanced typed={typed} calculated={calculated} onChange={change} bets={bets} onBets={setBets} onAdd={add} actions={actions} />
      ) : (
        <>
          <Locked tier="pro" feature={ADVANCED} title="Advanced Kelly" />
          <KellyAbout />
        </>
      )}
    </>
  );
}
