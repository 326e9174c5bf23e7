import { formatPercent, formatSignedMoney, formatSignedPercent } from '../../../lib/format.ts';
import type { Opportunity } from '../comparison.queries.ts';

type Middle = NonNullable<Opportunity['middle']>;

function outcomeText({ result, at, profit, probability }: Middle['outcomes'][number]): string {
  const what = result === 'both win' ? 'Both win' : `Exactly ${Math.abs(at!)}: one wins, one pushes`;
  return `${what}: ${formatSignedMoney(profit)}${probability === null ? '' : ` (model ${formatPercent(probability)})`}`;
}

function worthText({ outcomes, probability, breakEven, expectedProfit, expectedReturn }: Middle): string {
  const needs = breakEven === null ? 'Break-even depends on how often each comes in' : `Break-even ${formatPercent(breakEven)}`;
  if (probability === null || expectedProfit === null || expectedReturn === null) return `${needs}; no model opinion of this game yet.`;
  const chance = outcomes.length > 1 ? `model ${formatPercent(probability)} together` : `model ${formatPercent(probability)}`;
  return `${needs}, ${chance}: ${formatSignedMoney(expectedProfit)} on average (${formatSignedPercent(expectedReturn)} of the stakes).`;
}

/** What a middle can pay beside one side winning, and what that comes to. */
export function MiddleOutcomes({ middle }: { middle: Middle }) {
  return (
    <>
      {middle.outcomes.map((outcome) => (
        <p key={`${outcome.result} ${outcome.at}`}>{outcomeText(outcome)}</p>
      ))}
      <p className="cap">{worthText(middle)}</p>
    </>
  );
}
