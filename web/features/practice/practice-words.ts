import { GRADE_WORD } from '@clearedge/contract/words/selection-words';
import { marketName } from '../../core/prices/read-markets.ts';
import type { BadgeLook } from '../../ui/marks/badge.tsx';
import type { Result, VirtualBet, VirtualType } from './practice-types.ts';

export const RESULT_WORD: Record<Result, string> = { ...GRADE_WORD, cash_out: 'Cashed out' };
export const RESULT_LOOK: Record<Result, BadgeLook> = { win: 'win', loss: 'loss', push: 'push', void: 'plain', cash_out: 'info' };
export const TYPE_WORD: Record<VirtualType, string> = {
  moneyline: 'Moneyline',
  spread: 'Spread',
  total: 'Total',
  prop: 'Prop',
  parlay: 'Parlay',
  teaser: 'Teaser',
};
/** What a bet is called under its selection, a spread as its sport calls it: "Run line"; nothing of several legs, whose title says it. */
export function kindWord({ betType, legs: [first, ...more] }: Pick<VirtualBet, 'betType' | 'legs'>): string {
  if (!first || more.length > 0) return '';
  return betType === 'spread' ? marketName(first.sport, betType) : TYPE_WORD[betType];
}
export const NO_CASH_VALUE = 'Practice money. It has no cash value and cannot be bought, paid out or exchanged.';

/** What a bet of several legs is called: "3-leg parlay", "3-leg teaser, 6 points". */
export const legsName = ({ legs, teaserPoints }: Pick<VirtualBet, 'legs' | 'teaserPoints'>): string =>
  teaserPoints === null ? `${legs.length}-leg parlay` : `${legs.length}-leg teaser, ${teaserPoints} points`;
