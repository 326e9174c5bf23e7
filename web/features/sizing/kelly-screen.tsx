import { can } from '@clearedge/contract/entitlements';
import { INTERVAL_DEVIATIONS } from '@clearedge/contract/sizing';
import { selectionLabel } from '@clearedge/contract/words/selection-label';
import { formatPrice, type PriceFormat } from '@clearedge/quant/price';
import { DEFAULT_KELLY_SHARE, type StakeFigures } from '@clearedge/quant/sizing';
import { useState } from 'react';
import { Locked } from '../../core/session/feature-gate.tsx';
import { useSession } from '../../core/session/session.ts';
import { type Settings, useSettings } from '../../core/settings/settings.ts';
import { formatPercent } from '../../lib/format.ts';
import { useSearch } from '../../lib/use-search.ts';
import { AsTable } from '../../ui/charts/as-table.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { type FormProps, KellyForm } from './form/kelly-form.tsx';
import { type MarketActions, MarketPanel } from './market/market-panel.tsx';
import { calculate, inFormat, type Question, SHARES, type ShareChoice, TYPED, type Typed } from './rules/calculator.ts';
import { growthAt, growthCurve } from './rules/curves.ts';
import { percent2 } from './rules/kelly-words.ts';
import { type NewBet, type TypedBet, withBet } from './rules/several.ts';
import { SeveralPanel } from './several/several-panel.tsx';
import { DoubtPanel, LineChart, RuinChart } from './sizing-charts.tsx';
import { KellyAbout, KellyResult } from './sizing-result.tsx';

const grown = (percent: number): string => formatPercent(percent / 100, 2);

/** How fast the typical bankroll grows at each stake: best at full Kelly, not at all at twice it. */
function GrowthChart({ question, figures }: { question: Question; figures: StakeFigures }) {
  const { full, half, quarter, advised } = figures;
  const title = 'Growth by stake';
  if (full === 0)
    return (
      <Panel title={title}>
        <p className="muted">Without an edge every stake shrinks the bankroll; there is no best one to draw.</p>
      </Panel>
    );
  const curve = growthCurve(question, full);
  const last = curve.at(-1)!.x;
  const best = growthAt(question, Math.min(full, last));
  const named = [
    { name: '¼', x: quarter },
    { name: '½', x: half },
    { name: 'Full', x: Math.min(full, last) },
  ].map(({ name, x }) => ({ name, ...growthAt(question, x) }));
  const low = Math.max(-best.y, Math.min(0, curve.at(-1)!.y));
  const yTicks = [low, 0, best.y / 2, best.y].filter((tick, at, all) => all.indexOf(tick) === at);
  const rows = [...named, { name: 'Advised', ...growthAt(question, Math.min(advised, last)) }];
  return (
    <Panel title={title} caption="Typical change of the bankroll per bet">
      <LineChart
        lines={[{ name: 'growth', points: curve.filter(({ y }) => y >= low), look: 'own' }]}
        marks={named}
        xRange={[0, last]}
        yRange={[low, best.y * 1.12]}
        xTicks={[0, last / 2, last]}
        yTicks={yTicks}
        xText={(x) => formatPercent(x, 1)}
        yText={grown}
        spoken={`Growth per bet is highest at full Kelly, ${grown(best.y)} with ${percent2(full)} staked, and falls to nothing at about twice that.`}
      />
      <AsTable
        heads={['Stake', 'Of bankroll', 'Growth per bet']}
        rows={rows.map(({ name, x, y }) => ({ key: name, cells: [name, percent2(x), formatPercent(y / 100, 3)] }))}
      />
    </Panel>
  );
}

interface Props extends FormProps {
  bets: readonly TypedBet[];
  onBets: (bets: readonly TypedBet[]) => void;
  onAdd: (bet?: NewBet) => void;
  actions: MarketActions;
}

const NO_TERMS = { share: 0.25, cap: 0.05, bankrollCents: 0 };

/** What Pro adds: the markets of the board, several bets, charts and doubt. */
function KellyAdvanced({ bets, onBets, onAdd, actions, ...form }: Props) {
  const { typed, calculated } = form;
  const { question, figures } = calculated;
  return (
    <div className="kelly-grid">
      <MarketPanel {...actions} />
      <SeveralPanel bets={bets} terms={question ?? NO_TERMS} format={typed.format} onAdd={onAdd} onChange={onBets} />
      {question && figures ? (
        <>
          <GrowthChart question={question} figures={figures} />
          <RuinChart figures={figures} />
          <DoubtPanel {...form} question={question} figures={figures} />
        </>
      ) : null}
      <KellyAbout />
    </div>
  );
}

const choiceOf = (share: number): ShareChoice =>
  (Object.keys(SHARES) as (keyof typeof SHARES)[]).find((name) => SHARES[name] === share) ?? 'custom';
const plain = (value: number): string => String(Math.round(value * 100) / 100);

/** What the boxes begin with: the address, then what the account keeps. Odds in an address are American. */
function firstTyped(search: URLSearchParams, { oddsFormat, kellyShare = DEFAULT_KELLY_SHARE, bankroll }: Settings): Typed {
  const share = choiceOf(kellyShare);
  const means = search.has('edge') ? 'edge' : 'probability';
  return {
    ...TYPED,
    format: oddsFormat,
    odds: inFormat(search.get('odds') ?? TYPED.odds, 'american', oddsFormat),
    means,
    chance: search.get('p') ?? TYPED.chance,
    edge: search.get('edge') ?? TYPED.edge,
    share,
    ...(share === 'custom' && { customShare: plain(100 * kellyShare) }),
    ...(bankroll !== undefined && { bankroll: plain(bankroll) }),
  };
}

/** What an address carries of the boxes; a bankroll is no one else's business. */
const searchOf = ({ odds, format, means, chance, edge }: Typed): Record<string, string> => ({
  odds: inFormat(odds, format, 'american'),
  ...(means === 'probability' ? { p: chance } : { edge }),
});

const ADVANCED = 'Growth and risk charts, uncertainty in your probability, several bets at once and the fair price of any market';

const priceText = (american: number, format: PriceFormat): string => formatPrice(american, format).replace('\u2212', '-');

/** What is typed, kept above the tabs so that a look at another calculator loses nothing. */
export function useKellyCalculator() {
  const settings = useSettings();
  const [search] = useSearch();
  const [typed, setTyped] = useState<Typed>(() => firstTyped(search, settings));
  const [bets, setBets] = useState<readonly TypedBet[]>([]);
  return { typed, setTyped, bets, setBets };
}

/** The calculator: one bet for everybody, and with Pro everything that surrounds it. */
export function KellyScreen({ typed, setTyped, bets, setBets }: ReturnType<typeof useKellyCalculator>) {
  const { user, tier } = useSession();
  const [, changeSearch] = useSearch();
  const calculated = calculate(typed);
  const change = (patch: Partial<Typed>): void => {
    const next = { ...typed, ...patch };
    setTyped(next);
    changeSearch(() => new URLSearchParams(searchOf(next)), { replace: true });
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
      {user && can(tier, 'sizing') ? (
        <KellyAdvanced typed={typed} calculated={calculated} onChange={change} bets={bets} onBets={setBets} onAdd={add} actions={actions} />
      ) : (
        <>
          <Locked feature="sizing" what={ADVANCED} title="Advanced Kelly" />
          <KellyAbout />
        </>
      )}
    </>
  );
}
