import { americanToDecimal } from '@clearedge/quant/price';
import { type LeaguePlay, leftOf } from '../../../forecasts/index.ts';

/** What may become a pick, and how many of them a day has. */
export const LEAGUE_PICK_LIMITS = {
  aDay: 4,
  /** Expected value per unit staked, at least: more than baseball's, because less is known. */
  leastEv: 0.02,
  /** A price so far above what the books together say is more likely wrong than generous. */
  mostEvAtMarket: 0.04,
  leastBooks: 2,
  /** A probability so far from the books' own means that they know something we do not: half of what baseball allows, for a model half as sure. */
  mostGap: 0.03,
} as const;

export type PricedPlay = LeaguePlay & { marketProbability: number };
export interface Published {
  contestId: string | null;
  market: string | null;
}

/** Moneyline and spread ask the same question of a game: with both, one wrong opinion would count twice. */
const questionOf = ({ contestId, market }: Published): string => `${contestId} ${market === 'total' ? 'points' : 'winner'}`;

const isWorthIt = (play: LeaguePlay): play is PricedPlay =>
  !play.isStale &&
  play.keptShare !== null &&
  play.ev >= LEAGUE_PICK_LIMITS.leastEv &&
  play.bookCount >= LEAGUE_PICK_LIMITS.leastBooks &&
  play.marketProbability !== null &&
  Math.abs(play.probability - play.marketProbability) <= LEAGUE_PICK_LIMITS.mostGap &&
  play.marketProbability * americanToDecimal(play.odds) - 1 <= LEAGUE_PICK_LIMITS.mostEvAtMarket;

/** What is to be published of one day beside what stands: the plays of most worth, one for each question, up to the day's number. */
export function chooseLeaguePicks(plays: readonly LeaguePlay[], standing: readonly Published[]): PricedPlay[] {
  const taken = new Set(standing.map(questionOf));
  const chosen: PricedPlay[] = [];
  for (const play of plays
    .map((one) => ({ ...one, ev: leftOf(one) }))
    .filter(isWorthIt)
    .toSorted((a, b) => b.ev - a.ev)) {
    if (standing.length + chosen.length >= LEAGUE_PICK_LIMITS.aDay) break;
    if (taken.has(questionOf(play))) continue;
    taken.add(questionOf(play));
    chosen.push(play);
  }
  return chosen;
}
