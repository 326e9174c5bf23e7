import { comparePrices, formatAmerican } from '@clearedge/quant/price';
import { formatPercent } from '../../../lib/format.ts';
import type { ChosenLeg, Kind, ParlayQuote, QuotedLeg } from '../parlay-types.ts';

/** What became of a leg's price since it was chosen. */
export type Moved = { kind: 'worse' | 'better'; to: number } | { kind: 'gone'; reason: string } | null;

export function movedPrice(leg: ChosenLeg, quoted: QuotedLeg | undefined): Moved {
  if (!quoted || quoted.seenOdds !== leg.odds) return null;
  if (quoted.problem !== null || quoted.odds === null)
    return { kind: 'gone', reason: quoted.problem ?? 'No book offers this bet right now.' };
  const order = comparePrices(quoted.odds, leg.odds);
  return order === 0 ? null : { kind: order < 0 ? 'worse' : 'better', to: quoted.odds };
}

const STAKES = { parlay: { least: 1, most: 500 }, player_prop: { least: 1, most: 1000 } } as const;
export const isStakeOf = (kind: Kind, stake: number): boolean => stake >= STAKES[kind].least && stake <= STAKES[kind].most;

interface State {
  kind: Kind;
  legs: readonly ChosenLeg[];
  stake: number;
  quote: ParlayQuote | undefined;
  isOf: boolean;
  /** The server's time, ms. */
  now: number;
}

/** "3 legs have started. Remove them.", or that they are gone for another reason. */
function goneText(gone: readonly ChosenLeg[], now: number): string {
  const haveStarted = gone.every(({ startsAt }) => Date.parse(startsAt) <= now);
  if (gone.length === 1) return `A leg ${haveStarted ? 'has started' : 'is no longer available'}. Remove it.`;
  return `${gone.length} legs ${haveStarted ? 'have started' : 'are no longer available'}. Remove them.`;
}

/** Why the parlay can be neither saved nor placed now; null when it can. */
export function whyNot({ kind, legs, stake, quote, isOf, now }: State): string | null {
  const least = kind === 'parlay' ? 2 : 1;
  if (legs.length < least) return kind === 'parlay' ? 'A parlay needs at least 2 legs.' : 'Add a prop first.';
  if (!isStakeOf(kind, stake)) return `Between $${STAKES[kind].least} and $${STAKES[kind].most}.`;
  if (!quote || !isOf) return 'Asking for the price...';
  if (quote.problem) return quote.problem;
  const moved = legs.map((leg, at) => movedPrice(leg, quote.legs[at]));
  const gone = legs.filter((_leg, at) => moved[at]?.kind === 'gone');
  if (gone.length > 0) return goneText(gone, now);
  if (moved.some((one) => one?.kind === 'worse')) return 'A price moved: accept it or remove the leg.';
  return quote.totalOdds === null ? 'There is no price for these legs together.' : null;
}

/** Placing also wants two legs and no negative expected value. */
export function whyNotPlace(state: State): string | null {
  if (state.legs.length < 2) return 'A parlay needs at least 2 legs.';
  const why = whyNot(state);
  if (why) return why;
  const { expectedValue: ev = null, fairOdds = null, totalOdds = null } = state.quote ?? {};
  if (ev === null || ev >= 0) return null;
  const isTold = fairOdds !== null && totalOdds !== null && fairOdds !== totalOdds;
  return isTold
    ? `Negative EV: you’d need ${formatAmerican(fairOdds)}, this pays ${formatAmerican(totalOdds)}.`
    : 'Negative EV at this price.';
}

/** What the expected value rests on: legs without a projection of ours are priced by the market alone. */
export function evHead({ legs }: Pick<ParlayQuote, 'legs'>): string {
  const marketOnly = legs.filter(({ isMarketOnly }) => isMarketOnly).length;
  if (marketOnly === 0) return 'Expected value v. model';
  return marketOnly === legs.length
    ? 'Expected value v. market'
    : `Expected value v. model, ${marketOnly} of ${legs.length} legs v. market`;
}

export const RATING = {
  excellent: { word: 'Excellent', look: 'value' },
  good: { word: 'Good', look: 'value' },
  fair: { word: 'Fair', look: 'warn' },
  poor: { word: 'Poor', look: 'loss' },
} as const;
export const ADVICE = {
  strong_bet: { word: 'Strong Bet', look: 'value' },
  moderate_bet: { word: 'Moderate Bet', look: 'info' },
  avoid: { word: 'Avoid', look: 'loss' },
  analysis_needed: { word: 'Analysis Needed', look: 'warn' },
} as const;

export function boundWords({ maxBetBoundBy, bankrollSource }: Pick<ParlayQuote, 'maxBetBoundBy' | 'bankrollSource'>): string {
  const whose = bankrollSource === 'own' ? 'your bankroll' : 'your practice bankroll';
  const words = {
    'no edge': 'no edge at this price',
    'house limit': 'our limit: $10 for each percent of Kelly, $100 at most',
    'kelly share': `your Kelly fraction (a quarter unless set) of ${whose}`,
    'bankroll cap': `5% of ${whose}`,
  };
  return maxBetBoundBy === null ? '' : words[maxBetBoundBy];
}

/** What the true cost is measured against. */
export function costWords({ pricing, legs, expectedValue }: Pick<ParlayQuote, 'pricing' | 'legs' | 'expectedValue'>): string {
  if (pricing === 'joint' && new Set(legs.map(({ gameId }) => gameId)).size === 1) return '1 − price ÷ fair price';
  if (expectedValue !== null && expectedValue > 0 && legs.every(({ isMarketOnly }) => isMarketOnly))
    return 'the books’ margin; EV is positive because these prices beat the other books’';
  if (expectedValue !== null && expectedValue > 0) return 'the books’ margin at market chances; EV is positive because ours are higher';
  return 'the books’ margin on the legs, compounded';
}

/** Whether a stake is above the most we would bet, which is advice and stops neither placing nor saving. */
export const isAboveMax = (stake: number, quote: Pick<ParlayQuote, 'maxBetSize'> | undefined): boolean =>
  quote?.maxBetSize != null && stake > quote.maxBetSize;

/** What a push does to a parlay. */
export function pushWords(probability: number, pushReturn: number | null): string {
  const back = pushReturn === null ? '' : `; it then returns ${pushReturn.toFixed(2)}× the stake on average`;
  return `${formatPercent(probability)} that a leg pushes and the rest win${back}.`;
}

/** How the legs depend on each other, in words. */
export function tieWords(factor: number): string {
  if (Math.abs(factor - 1) < 0.005) return 'These legs do not depend on each other.';
  const percent = Math.round(Math.abs(factor - 1) * 100);
  return factor > 1
    ? `These legs help each other: together they win ${percent}% more often than if independent.`
    : `These legs work against each other: together they win ${percent}% less often than if independent.`;
}
