import type { Side } from '../../leagues/league.ts';
import type { Man } from '../../leagues/roster.ts';
import type { BasketballPlay } from '../engine/play.ts';
import { ROTATION, type Rotation } from './rotation.ts';

/** Who shot or lost the ball, who passed for a basket and who took the rebound. */
export interface PlayMen {
  shooter: Man;
  passer: Man | null;
  rebounder: Man | null;
}

/** The men of a play, by both rotations; no one passes to himself. */
export function menOf(
  rotations: Record<Side, () => Rotation>,
  { side, player, passer, rebound }: Pick<BasketballPlay, 'side' | 'player' | 'passer' | 'rebound'>,
): PlayMen {
  const { men, passers } = rotations[side]();
  const passed = passer === null ? null : passers[passer]!;
  const other = rebound && rotations[rebound.side]();
  return {
    shooter: men[player]!,
    passer: passed === null ? null : men[passed === player ? (passed + 1) % ROTATION : passed]!,
    rebounder: rebound && other ? other.men[other.rebounders[rebound.player]!]! : null,
  };
}
