import { GRADE_WORD } from '@clearedge/contract/words/selection-words';
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
export const NO_CASH_VALUE = 'Practice money. It has no cash value and cannot be bought, paid out or exchanged.';

/** What a bet of several legs is called: "3-leg parlay", "3-leg teaser, 6 points". */
export const legsName = ({ legs, teaserPoints }: Pick<VirtualBet, 'legs' | 'teaserPoints'>): string =>
  teaserPoints === null ? `${legs.length}-leg parlay` : `${legs.length}-leg teaser, ${teaserPoints} points`;
