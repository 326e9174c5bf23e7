import { edgeOf, type KeptClaim, keptEv } from '@clearedge/quant/blend';
import { cents } from '@clearedge/quant/money';
import { americanToDecimal, decimalToAmerican } from '@clearedge/quant/price';
import { adviseStake } from '@clearedge/quant/sizing';
import type { Play } from '../../../forecasts/index.ts';
import { printed } from '../../pick-chances.ts';

export type PickMarket = 'moneyline' | 'spread' | 'total';
export type PickPlay = Play & { market: PickMarket; kellyShare: number };

/** A tenth of a percent of a bankroll, the least that a card can print. A smaller stake is no pick. */
export const LEAST_STAKE = 0.001;
const BANKROLL = cents(1_000_000);

/** Quarter Kelly on what is left of the claim, smaller the less is known of the probability; 5% of a bankroll at most, to a tenth of a percent. */
function kellyShareOf(play: Pick<Play, 'ev' | 'pushProbability' | 'probabilityLow' | 'probabilityHigh' | 'odds'>): number {
  const decimal = americanToDecimal(play.odds);
  const { advised } = adviseStake({
    bankrollCents: BANKROLL,
    winProbability: (1 + play.ev - play.pushProbability) / decimal,
    pushProbability: play.pushProbability,
    decimal,
    deviation: ((play.probabilityHigh - play.probabilityLow) / 2) * (1 - play.pushProbability),
  });
  return printed(advised);
}

/**
 * A play with the figures that a card prints: the chances to win and to push to a tenth of a percent, and everything else worked out of those,
 * so that a reader who does the sum gets the claim, and times the kept share the expected value and the stake beside it.
 */
export function asPublished(play: Play & { market: PickMarket }, claims: readonly KeptClaim[]): PickPlay {
  const [winProbability, pushProbability] = [printed(play.winProbability), printed(play.pushProbability)];
  const probability = winProbability / (1 - pushProbability);
  const fairOdds = decimalToAmerican(1 / probability);
  const { ev: claimedEv, evLow } = edgeOf({ probability, low: play.probabilityLow }, americanToDecimal(play.odds), pushProbability);
  const ev = keptEv(claims, play, claimedEv) ?? claimedEv;
  const rounded = { ...play, probability, winProbability, pushProbability, fairOdds, claimedEv, ev, evLow };
  return { ...rounded, kellyShare: kellyShareOf(rounded) };
}
