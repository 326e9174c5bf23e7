import { plural } from '@clearedge/contract/words/plural';
import { formatAmerican } from '@clearedge/quant/price';
import { TRUST_LIMITS } from '@clearedge/quant/trust';
import { type Decision, type NoPick, PICK_LIMITS } from './choose-picks.ts';
import type { PickPlay } from './published-figures.ts';

const points = (share: number): string => String(Math.round(100 * share));
const least = `${(100 * PICK_LIMITS.leastEv).toFixed(1)}%`;

/** What kept a price from being a pick, after "1 price" or "3 prices". */
const WHY: Record<NoPick, string> = {
  'no edge': 'not above our number',
  'little edge': `under ${least} EV`,
  stale: 'too old to take',
  'one book': 'offered by only one book',
  'no market': 'without a two-sided market to check it against',
  'far from market': `where our number is over ${points(TRUST_LIMITS.mostGap)} points from the books’, so we trust theirs`,
  'likely error': `paying over ${points(TRUST_LIMITS.mostEvAtMarket)}% more than the books make it worth, a likely error`,
  unproven: 'of a kind whose past plays have not kept their claim at the close',
  uncertain: 'not value at the low end of our range',
  'no stake': 'too thin for a stake of 0.1%',
  starters: 'waiting for a starting pitcher to be announced',
  moved: 'whose market moved since our last forecast',
  'same question': 'on a question that already has a pick',
  'day full': `beyond the ${PICK_LIMITS.aDay} picks of a day`,
};

/** Prices under the least EV are no news one by one: they count together. */
const isDull = (why: NoPick): boolean => why === 'no edge' || why === 'little edge';

/** Why none of these prices is a pick, in counts: no price is named to readers who may not see the analysis. */
export function noBetText(decisions: readonly Decision[], games: number): string {
  const seen = `${plural(decisions.length, 'price')} on ${plural(games, 'game')}`;
  const rest = decisions.flatMap(({ why }) => (why === null || isDull(why) ? [] : [why]));
  if (rest.length === 0) return `No bet: of ${seen}, none is worth ${least} EV or more.`;
  const kinds = [...new Set(rest)].map((why) => ({ why, much: rest.filter((one) => one === why).length }));
  const parts = kinds.sort((a, b) => b.much - a.much).map(({ why, much }) => `${much} ${WHY[why]}`);
  const verb = rest.length === 1 ? 'shows' : 'show';
  return `No bet: of ${seen}, ${rest.length} ${verb} ${least} EV or more and ${rest.length === 1 ? 'does' : 'do'} not pass our checks: ${parts.join('; ')}.`;
}

const signed = (percent: number): string => `${percent < 0 ? '−' : '+'}${Math.abs(percent).toFixed(1)}%`;

/** Why one price is no pick, for readers of the analysis. */
export const noPickText = (why: NoPick): string => WHY[why];

/** Why an open game has no pick: its best price, and what that failed. For readers of the analysis. */
export function noPickOfGame(decisions: readonly Decision[], nameOf: (play: PickPlay) => string): string | null {
  const best = decisions.find(({ why }) => why !== 'stale') ?? decisions[0];
  if (!best || best.why === null) return null;
  const { play, why } = best;
  return `No pick on this game. Best price: ${nameOf(play)} ${formatAmerican(play.odds)} at ${play.bookName} (${signed(100 * play.ev)} EV), ${WHY[why]}.`;
}
