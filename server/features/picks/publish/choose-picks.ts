import { FITTED_PLAYS, playConfidenceOf } from '@clearedge/quant/blend';
import { americanToDecimal } from '@clearedge/quant/price';
import type { GameOpinion, Play } from '../../forecasts/index.ts';

/** What may become a pick, and how many of them a day has. */
export const PICK_LIMITS = {
  aDay: 6,
  /** Expected value per unit staked, at least. */
  leastEv: 0.015,
  /** A price so far above what the books together say is more likely wrong than generous. */
  mostEvAtMarket: 0.06,
  leastBooks: 2,
  /** A probability so far from the books' own means that they know something we do not. */
  mostGap: 0.06,
} as const;

export type PickMarket = 'moneyline' | 'spread' | 'total';
export type PickPlay = Play & { market: PickMarket };
export interface Published {
  eventId: string | null;
  market: string | null;
}

const isPickMarket = (market: string): market is PickMarket => market === 'moneyline' || market === 'spread' || market === 'total';

/** Moneyline and run line ask the same question of a game: with both, one wrong opinion would count twice. */
const questionOf = ({ eventId, market }: Published): string => `${eventId} ${market === 'total' ? 'runs' : 'winner'}`;

function isWorthIt(play: Play): play is PickPlay {
  const decimal = americanToDecimal(play.odds);
  return (
    isPickMarket(play.market) &&
    play.isValue &&
    !play.isStale &&
    play.ev >= PICK_LIMITS.leastEv &&
    play.bookCount >= PICK_LIMITS.leastBooks &&
    play.marketProbability !== null &&
    Math.abs(play.probability - play.marketProbability) <= PICK_LIMITS.mostGap &&
    play.marketProbability * decimal - 1 <= PICK_LIMITS.mostEvAtMarket
  );
}

/** Half a point more than a forecast rounds the market to. */
const MOST_DRIFT = 0.01;

/**
 * Whether an opinion may be acted on: both starters are announced, and the market it was pooled with still stands. A line that has just moved
 * is news to it, and every price on the new line would look generous until it has been made anew.
 */
export function isReady(opinion: Pick<GameOpinion, 'eventId' | 'quality' | 'inputs'> | undefined, plays: readonly Play[]): boolean {
  if (!opinion?.quality.awayStarterKnown || !opinion.quality.homeStarterKnown || !opinion.inputs.market) return false;
  const { pHome, total } = opinion.inputs.market;
  const own = plays.filter(({ eventId }) => eventId === opinion.eventId);
  const home = own.find(({ market, side }) => market === 'moneyline' && side === 'home');
  const over = own.find(({ market, side }) => market === 'total' && side === 'over');
  if (home?.marketProbability == null || Math.abs(home.marketProbability - pHome) > MOST_DRIFT) return false;
  return (
    !over ||
    over.marketProbability === null ||
    (total?.line === over.line && Math.abs(over.marketProbability - total!.overProbability) <= MOST_DRIFT)
  );
}

/** What is to be published beside what stands: the plays of most worth, one for each question, up to the day's number. */
export function choosePicks(plays: readonly Play[], standing: readonly Published[]): PickPlay[] {
  const taken = new Set(standing.map(questionOf));
  const chosen: PickPlay[] = [];
  for (const play of plays.filter(isWorthIt).toSorted((a, b) => b.ev - a.ev)) {
    if (standing.length + chosen.length >= PICK_LIMITS.aDay) break;
    if (taken.has(questionOf(play))) continue;
    taken.add(questionOf(play));
    chosen.push(play);
  }
  return chosen;
}

/**
 * The rank of the pick's expected value among past plays, less what is missing behind it, with its band's record. Run lines are ranked among
 * moneylines: both are about the winner, and no past prices of run lines are at hand.
 */
export function confidenceOfPick(play: Pick<PickPlay, 'market' | 'ev'>, quality: number) {
  return playConfidenceOf(FITTED_PLAYS[play.market === 'total' ? 'total' : 'moneyline'], play.ev * quality);
}
