import { termsOf } from '@clearedge/contract/markets/board-markets';
import type { Opportunity } from '@clearedge/contract/routes/games/comparison';
import type { SportKey } from '@clearedge/contract/sports';
import { breakEvenOfGain, type CentsArbitrage, type MiddleChances, type MiddleResult, middleResults } from '@clearedge/quant/arbitrage';
import { type Cents, cents, centsToDollars } from '@clearedge/quant/money';
import type { z } from 'zod';
import { gradingOf } from '../../../sports/registry.ts';
import type { OfferPair } from './pair-offers.ts';

type Middle = NonNullable<z.input<typeof Opportunity>['middle']>;
type Outcome = Middle['outcomes'][number];

interface Known {
  sport: SportKey;
  bankrollCents: Cents;
  chances: Required<MiddleChances> | null;
}

/** The margins that no game of a sport ends on; any part of a game can end level. */
function impossibleMargins(sport: SportKey, market: OfferPair['market']): number[] {
  const { kind, period } = termsOf(market);
  return kind === 'spread' && period === 'full' && !gradingOf(sport).mayEndLevel ? [0] : [];
}

/** The counts at which the first and the second side push: of the total, or of the margin of the first side. */
function pushesAt({ market, first, second }: OfferPair): { low: number; high: number } {
  return termsOf(market).kind === 'spread' ? { low: -first.line!, high: second.line! } : { low: first.line!, high: second.line! };
}

/** What a pair on two numbers can come to, with figures that follow from each other: profits and chances make break-even and expected profit. */
export function presentMiddle(
  pair: OfferPair,
  { stakesCents, payoutsCents, leastProfitCents }: CentsArbitrage,
  { sport, bankrollCents, chances }: Known,
): Middle {
  const [firstStake, secondStake] = stakesCents as [Cents, Cents];
  const [firstPays, secondPays] = payoutsCents as [Cents, Cents];
  const { low, high } = pushesAt(pair);
  const returned: Record<MiddleResult, number> = {
    both: firstPays + secondPays,
    firstPushes: firstStake + secondPays,
    secondPushes: firstPays + secondStake,
  };
  const outcomes = middleResults(low, high, impossibleMargins(sport, pair.market)).map(
    (result): Outcome => ({
      result: result === 'both' ? 'both win' : 'one wins, one pushes',
      at: result === 'both' ? null : result === 'firstPushes' ? low : high,
      profit: centsToDollars(cents(returned[result] - bankrollCents)),
      probability: chances?.[result] ?? null,
    }),
  );
  const loss = centsToDollars(cents(Math.max(0, 0 - leastProfitCents)));
  return { outcomes, loss, ...edgeOf(outcomes, loss, centsToDollars(bankrollCents)) };
}

function edgeOf(
  outcomes: readonly Outcome[],
  loss: number,
  bankroll: number,
): Pick<Middle, 'probability' | 'breakEven' | 'expectedProfit' | 'expectedReturn'> {
  const needed = (gain: number): number | null => (gain > 0 ? breakEvenOfGain(gain, loss) : null);
  const alone = outcomes.length === 1 ? needed(outcomes[0]!.profit) : null;
  if (outcomes.some(({ probability }) => probability === null))
    return { probability: null, breakEven: alone, expectedProfit: null, expectedReturn: null };
  const probability = outcomes.reduce((sum, one) => sum + one.probability!, 0);
  const gained = outcomes.reduce((sum, one) => sum + one.probability! * one.profit, 0);
  const expectedProfit = gained - (1 - probability) * loss;
  const breakEven = probability > 0 ? needed(gained / probability) : alone;
  return { probability, breakEven, expectedProfit, expectedReturn: expectedProfit / bankroll };
}
