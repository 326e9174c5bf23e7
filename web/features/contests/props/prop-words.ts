import { DOUBT_WORDS } from '@clearedge/contract/doubts/price-doubts';
import { formatChance, formatPercent, formatSignedPercent, plural } from '../../../lib/format.ts';
import { type EvReference, evName, worthAgainst } from '../../../lib/worth.ts';
import type { Game, PlayerProp, PropSide } from '../contest-types.ts';

export type HitRate = PlayerProp['hitRates'][number];
export type Side = 'over' | 'under';

const VALUE_FIRST = 1e6;
/** The side that is worth more at its best price, or the likelier one where no worth is known. */
export function betterSide(
  { over, under }: Pick<PlayerProp, 'over' | 'under'>,
  reference: EvReference = 'model',
): { side: Side; offer: PropSide } | null {
  const worth = (offer: PropSide | null): number =>
    offer ? (worthAgainst(offer, reference).ev ?? (offer.modelProbability ?? 0) - 2) : Number.NEGATIVE_INFINITY;
  const isValue = (offer: PropSide | null): boolean => offer !== null && !offer.isModelPrice && offer.doubt[reference] === null;
  const rank = (offer: PropSide | null): number => worth(offer) + (isValue(offer) ? VALUE_FIRST : 0);
  const side = rank(over) >= rank(under) ? 'over' : 'under';
  const offer = side === 'over' ? over : under;
  return offer && { side, offer };
}

/** Expected value in words and its band: 10 and 5 percent. */
export function edgeOf(offer: PropSide, reference: EvReference = 'model'): { text: string; band: 'high' | 'mid' | 'plain' } {
  if (offer.isModelPrice) return { text: 'model price', band: 'plain' };
  const { ev } = worthAgainst(offer, reference);
  if (ev === null) return { text: 'no fair price', band: 'plain' };
  const doubt = offer.doubt[reference];
  const why = doubt !== null && ev > 0 ? `. ${DOUBT_WORDS[doubt]}` : '';
  if (doubt !== null) return { text: `${formatSignedPercent(ev)} ${evName(reference)}${why}`, band: 'plain' };
  return { text: `${formatSignedPercent(ev)} ${evName(reference)}`, band: ev >= 0.1 ? 'high' : ev >= 0.05 ? 'mid' : 'plain' };
}

/** "Over 47.9% win, 8.4% push" against the reference, or by the model alone where there is no price to blend it with. */
export const chanceText = (side: Side, offer: PropSide, reference: EvReference = 'model'): string | null => {
  const { modelProbability, pushProbability } = offer;
  const alone = modelProbability === null ? null : modelProbability * (1 - pushProbability);
  const winProbability = worthAgainst(offer, reference).winProbability ?? alone;
  return winProbability === null ? null : `${side === 'over' ? 'Over' : 'Under'} ${formatChance({ winProbability, pushProbability })}`;
};

type Counted = Pick<HitRate, 'games' | 'over' | 'push'>;
/** Games in which the side came in. */
export const winsOf = ({ games, over, push }: Counted, side: Side): number => (side === 'over' ? over : games - push - over);
/** Their share, pushes left out; null without a game. */
export const rateOf = (counted: Counted, side: Side): number | null =>
  counted.games > counted.push ? winsOf(counted, side) / (counted.games - counted.push) : null;

/** The 95% range of a rate of overs, turned round for the under; null without a game. */
export function rangeOf({ low, high }: Pick<HitRate, 'low' | 'high'>, side: Side): string | null {
  if (low === null || high === null) return null;
  const [from, to] = side === 'over' ? [low, high] : [1 - high, 1 - low];
  return `${formatPercent(from, 0)} to ${formatPercent(to, 0)}`;
}

/** "L10: over in 7 of 10 games, 95% range 40% to 89%" for those who point or listen. */
export function rateWords(rate: HitRate, side: Side): string {
  if (rate.games === 0) return `${rate.span}: no game started yet`;
  const bounds = rangeOf(rate, side);
  const range = bounds ? `, 95% range ${bounds}` : '';
  const pushes = rate.push > 0 ? `, ${rate.push} pushed` : '';
  const own = side === 'over' && rate.linedGames > 0 ? `; ${rate.overOwnLine} of ${rate.linedGames} over that day’s own line` : '';
  return `${rate.span}: ${side} in ${winsOf(rate, side)} of ${plural(rate.games, 'game')}${pushes}${range}${own}`;
}

/** Without any prop: not yet before the first pitch, and never after. */
export const noProps = ({ status }: Pick<Game, 'status'>): string =>
  status === 'scheduled' || status === 'delayed' ? 'No player props for this game yet' : 'No book offered player props for this game';

/** Whether any of his games are on record: only then there are rates and a log. */
export const hasGames = ({ hitRates }: Pick<PlayerProp, 'hitRates'>): boolean => hitRates.some(({ games }) => games > 0);
