import { INTERVAL_DEVIATIONS } from '@clearedge/contract/sizing';
import { type StakeFigures, shrunkKellyFraction, stakeFigures, uncertaintyShrinkage } from '@clearedge/quant/sizing';
import { formatMoney, formatPercent, formatSignedMoney } from '../../../lib/format.ts';
import { Field } from '../../../ui/controls/field.tsx';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import type { FormProps } from '../form/kelly-form.tsx';
import type { Question } from '../rules/calculator.ts';
import { percent2 } from '../rules/kelly-words.ts';

interface Props extends FormProps {
  question: Question;
  figures: StakeFigures;
}

function bandOf(question: Question, deviation: number) {
  const decided = 1 - question.pushProbability;
  const chance = question.winProbability / decided;
  const at = (name: string, probability: number) => {
    const clamped = Math.min(1, Math.max(0, probability));
    return { name, chance: clamped, figures: stakeFigures({ ...question, winProbability: clamped * decided }) };
  };
  return [
    at('Low end', chance - INTERVAL_DEVIATIONS * deviation),
    at('As entered', chance),
    at('High end', chance + INTERVAL_DEVIATIONS * deviation),
  ];
}

/** What not knowing the probability exactly does to the stake. */
export function DoubtPanel({ typed, calculated, onChange, question, figures }: Props) {
  const { deviation, errors } = calculated;
  const { winProbability, decimal, pushProbability, share, cap, bankrollCents } = question;
  const decided = 1 - pushProbability;
  const shrunk = shrunkKellyFraction(winProbability, decimal, deviation * decided, { pushProbability });
  const factor = figures.full === 0 ? 0 : uncertaintyShrinkage(winProbability / decided, decimal, deviation);
  const advised = Math.min(cap, shrunk * share);
  return (
    <Panel title="How sure are you?" caption="95% band of the probability" className="kelly-doubt">
      <Field
        label="Standard error of your probability, in points"
        value={typed.doubt}
        error={errors.doubt}
        inputMode="decimal"
        autoComplete="off"
        hint="4 means: two times in three you are within 4 points"
        onChange={({ target }) => onChange({ doubt: target.value })}
      />
      <table className="tbl">
        <ColumnHeads heads={['Probability', ['Chance'], ['EV per $100'], ['Full Kelly']]} />
        <tbody>
          {bandOf(question, deviation).map(({ name, chance, figures: at }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="num">{formatPercent(chance)}</td>
              <td className="num">{formatSignedMoney(100 * at.expectedValue)}</td>
              <td className="num">{percent2(at.full)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="kelly-sum">
        {figures.full === 0
          ? 'There is no edge to be unsure of.'
          : `Doubt leaves ${formatPercent(factor, 0)} of Kelly: ${percent2(shrunk)} in full. Your share of that is ${percent2(advised)}, ${formatMoney(Math.floor(bankrollCents * advised + 1e-6) / 100)}.`}
      </p>
      <p className="cap">After Baker and McHale (2013): the less certain an edge, the less of it may be staked.</p>
    </Panel>
  );
}
