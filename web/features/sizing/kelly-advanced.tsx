import { DoubtPanel } from './charts/doubt-panel.tsx';
import { GrowthChart } from './charts/growth-chart.tsx';
import { RuinChart } from './charts/ruin-chart.tsx';
import type { FormProps } from './form/kelly-form.tsx';
import { type MarketActions, MarketPanel } from './market/market-panel.tsx';
import { KellyAbout } from './result/kelly-about.tsx';
import type { NewBet, TypedBet } from './rules/several.ts';
import { SeveralPanel } from './several/several-panel.tsx';

interface Props extends FormProps {
  bets: readonly TypedBet[];
  onBets: (bets: readonly TypedBet[]) => void;
  onAdd: (bet?: NewBet) => void;
  actions: MarketActions;
}

const NO_TERMS = { share: 0.25, cap: 0.05, bankrollCents: 0 };

/** What Pro adds: the markets of the board, several bets, charts and doubt. */
export function KellyAdvanced({ bets, onBets, onAdd, actions, ...form }: Props) {
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
