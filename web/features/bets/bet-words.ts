import type { BadgeLook } from '../../ui/marks/badge.tsx';
import type { BetType, Grade } from './bet-types.ts';

export const GRADE_WORD: Record<Grade, string> = { win: 'Won', loss: 'Lost', push: 'Push', void: 'Void' };
export const GRADE_LOOK: Record<Grade, BadgeLook> = { win: 'win', loss: 'loss', push: 'push', void: 'plain' };
export const GRADES: readonly Grade[] = ['win', 'loss', 'push', 'void'];
export const BET_TYPES: readonly BetType[] = ['moneyline', 'spread', 'total', 'prop'];
export const NO_BOOK = 'No book';
