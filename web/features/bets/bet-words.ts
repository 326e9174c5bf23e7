import { DETAIL_NAMES } from '@clearedge/contract/bet-details';
import { betTypeName } from '../../core/slip/index.ts';
import type { BadgeLook } from '../../ui/marks/badge.tsx';
import type { Bet, BetType, Grade } from './bet-types.ts';

export const GRADE_LOOK: Record<Grade, BadgeLook> = { win: 'win', loss: 'loss', push: 'push', void: 'plain' };
export const GRADES: readonly Grade[] = ['win', 'loss', 'push', 'void'];
export const BET_TYPES: readonly BetType[] = ['moneyline', 'spread', 'total', 'prop', 'outright', 'place', 'make_cut', 'head_to_head'];

/** "Moneyline", "Top 10". */
const betKind = ({ betType, pick }: Pick<Bet, 'betType' | 'pick'>): string =>
  pick?.market === 'place' ? `Top ${pick.places}` : betTypeName(betType);

/** "CFL · Spread" */
export const betKindLine = (bet: Bet): string => [bet.league, betKind(bet)].filter(Boolean).join(' · ');
/** What its owner noted, with a dot before each: " · Summit". */
export const detailLine = (bet: Bet): string => DETAIL_NAMES.map((name) => (bet[name] ? ` · ${bet[name]}` : '')).join('');
