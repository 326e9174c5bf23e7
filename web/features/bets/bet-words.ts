import type { TrackedBetType } from '@clearedge/contract/aliases';
import { DETAIL_NAMES } from '@clearedge/contract/bet-details';
import { marketName } from '../../core/prices/read-markets.ts';
import { betTypeName, gameLabel, selectionLabel } from '../../core/slip/index.ts';
import { formatMoney } from '../../lib/format.ts';
import type { BadgeLook } from '../../ui/marks/badge.tsx';
import type { Bet, BetPick, Grade } from './bet-types.ts';

export const GRADE_LOOK: Record<Grade, BadgeLook> = { win: 'win', loss: 'loss', push: 'push', void: 'plain' };
export const GRADES: readonly Grade[] = ['win', 'loss', 'push', 'void'];

/** "Moneyline", "Top 10"; a spread as its sport calls it: "Run line". */
function betKind({ betType, pick, sport }: Pick<Bet, 'betType' | 'pick' | 'sport'>): string {
  if (pick?.market === 'place') return `Top ${pick.places}`;
  return betType === 'spread' && sport !== null && sport !== 'other' ? marketName(sport, betType) : betTypeName(betType);
}

/** What a bet is called in a list: its selection, or "3-leg parlay". */
export const betTitle = ({ legs, betType, selection }: Pick<Bet, 'legs' | 'betType' | 'selection'>): string =>
  legs.length === 0 ? selectionLabel(selection) : `${legs.length}-leg ${betTypeName(betType).toLowerCase()}`;

/** Its game or tournament; of a ticket its legs. */
export const betGame = ({ legs, tournament, gameId, selection }: Bet): string =>
  legs.length === 0 ? (tournament ?? gameLabel(gameId)) : selectionLabel(selection);

/** What a bet on a game or a tournament was picked as. */
export const pickOf = ({ pick }: Pick<Bet, 'pick'>): BetPick | null => (pick?.market === 'future' ? null : pick);

/** The type of a bet on one selection; tickets of several legs are never read or picked again. */
export const singleType = ({ betType }: Pick<Bet, 'betType'>): TrackedBetType => betType as TrackedBetType;

/** "CFL · Point spread" */
export const betKindLine = (bet: Bet): string =>
  [
    bet.league,
    betKind(bet),
    bet.freeStake > 0 && `${formatMoney(bet.freeStake)} free bet`,
    bet.boostPercent !== null && `${bet.boostPercent}% boost`,
  ]
    .filter(Boolean)
    .join(' · ');
/** What its owner noted, with a dot before each: " · Summit". */
export const detailLine = (bet: Bet): string => DETAIL_NAMES.map((name) => (bet[name] ? ` · ${bet[name]}` : '')).join('');
