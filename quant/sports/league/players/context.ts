import type { GameView, PlayerTerms, RateTerms, TriesTerms } from './types.ts';

/** How many tries a game brings against a usual one, before the opponent is looked at. */
export const triesContext = ({ margin, total }: GameView, terms: TriesTerms, { points }: PlayerTerms): number =>
  Math.exp(terms.margin * margin + terms.blowout * Math.abs(margin) + terms.total * Math.log(Math.max(0.2, total / (2 * points))));

/** What a try brings against a usual game, before the opponent is looked at. */
export const rateContext = ({ margin, total }: GameView, terms: RateTerms, { points }: PlayerTerms): number =>
  Math.max(0.2, (total + margin) / (2 * points)) ** terms.points;
