import type { PlayerLeg, PlayerLinks } from './links.ts';

type Leg = Pick<PlayerLeg, 'playerId' | 'kind' | 'side' | 'line'>;
type Within = Pick<PlayerLinks, 'within'>;

/** The least number that wins an over, the most that wins an under. */
const limitOf = ({ side, line }: Leg): number => (side === 'over' ? Math.floor(line) + 1 : Math.ceil(line) - 1);

export const isSameNumber = (one: Leg, two: Leg): boolean => one.playerId === two.playerId && one.kind === two.kind;

/** How many times the first number the second one is at least; null where neither holds the other so. */
function timesOf(part: Leg, whole: Leg, { within }: Within): number | null {
  if (part.playerId !== whole.playerId) return null;
  if (part.kind === whole.kind) return 1;
  return within.find((one) => one.part === part.kind && one.whole === whole.kind)?.times ?? null;
}

/** Whether a leg's win always brings the other's: more of a part is more of the whole, little of the whole is little of the part. */
export function impliesLeg(one: Leg, two: Leg, links: Within): boolean {
  if (one.side !== two.side) return false;
  const isOver = one.side === 'over';
  const times = isOver ? timesOf(one, two, links) : timesOf(two, one, links);
  if (times === null) return false;
  return isOver ? times * limitOf(one) >= limitOf(two) : limitOf(one) < times * (limitOf(two) + 1);
}

/** Whether two legs cannot both win: more of a part than the whole may have. */
export function isExclusive(one: Leg, two: Leg, links: Within): boolean {
  if (one.side === two.side) return false;
  const [over, under] = one.side === 'over' ? [one, two] : [two, one];
  const times = timesOf(over, under, links);
  return times !== null && times * limitOf(over) > limitOf(under);
}
