import { otherSide, type Play, type Side } from '../engine/play.ts';
import type { Squad } from '../squads.ts';

/** The men whom a play may name. */
export interface Players {
  passer: Squad['quarterback'];
  receiver: Squad['quarterback'];
  back: Squad['quarterback'];
  kicker: Squad['quarterback'];
  punter: Squad['quarterback'];
  returner: Squad['quarterback'];
  defender: Squad['quarterback'];
}

/** `who` of a play, in thousandths, picks by shares. */
function pickBy<T>(men: readonly T[], shares: readonly number[], thousandths: number): T {
  let left = thousandths / 1000;
  for (const [at, share] of shares.entries()) {
    left -= share;
    if (left < 0) return men[at]!;
  }
  return men[0]!;
}

/** The men of a play, by both squads. */
export function menOf(squads: Record<Side, () => Squad>, { side, who }: Pick<Play, 'side' | 'who'>): Players {
  const [own, other] = [squads[side](), squads[otherSide(side)]()];
  return {
    passer: own.quarterback,
    receiver: pickBy([...own.receivers, ...own.backs], own.targets, who),
    back: pickBy([own.quarterback, ...own.backs], own.carries, who),
    kicker: own.kicker,
    punter: own.punter,
    returner: other.returner,
    defender: other.defenders[who % other.defenders.length]!,
  };
}
