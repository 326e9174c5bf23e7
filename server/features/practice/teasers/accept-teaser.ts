import { teaserPrice } from '@clearedge/quant/parlay';
import { type AcceptedLeg, acceptLegs, type Ticket } from '../place/placement-rules.ts';
import type { TeasedSlip } from './tease-slip.ts';

/** The legs of a teaser with their moved numbers as one bet at the table's price; refuses the first that cannot be had, or legs that do not go together. */
export function acceptTeaser({ legs, terms, problem }: TeasedSlip, now: Date): Ticket {
  const priced = legs.map((one) => ({ ...one.leg, problem: one.problem }));
  const taken = acceptLegs({ legs: priced, sameGame: [], holds: {}, problem }, now);
  if (!terms) throw new Error('legs whose sports sell these points have terms');
  // No book prices the moved number: what the leg was taken at says nothing of its chance.
  const moved = taken.map((leg, at): AcceptedLeg => {
    const { moved: selection, words } = legs[at]!;
    return { ...leg, selection: selection!, words, offer: { ...leg.offer, chances: {} } };
  });
  return {
    legs: moved,
    sameGame: [{ legs: moved.map(({ position }) => position), prices: { ...terms.prices }, teaserPoints: terms.points }],
    odds: teaserPrice(terms, moved.length),
    pricing: 'table',
    holdFraction: null,
  };
}
