import { MINUTE_MS } from '@clearedge/quant/calendar';
import { createChance, drawInteger } from '../chance.ts';
import type { Player } from '../players/player.ts';
import { LONG_RELIEVER, ROTATION } from '../players/roster-slots.ts';
import { type Fixture, firstPitchAt } from '../schedule/fixture.ts';
import type { Fitness } from './fitness.ts';
import type { Season } from './season.ts';

export type Side = 'away' | 'home';

// About one announced starter in eighty does not make his start.
const SCRATCH_RATE = 0.0125;

/** A starter who is withdrawn on the day, and when that is told; null as a rule. */
export function scratchOf(season: Season, fixture: Fixture, side: Side): number | null {
  const next = createChance(`${season.seed}|scratch|${fixture.gameId}|${side}`);
  if (next() >= SCRATCH_RATE) return null;
  return firstPitchAt(fixture) - drawInteger(next, 25, 170) * MINUTE_MS;
}

/** The man whose turn it is: five in order, reserves for the injured and for games made up in another meeting. */
function turnStarter(season: Season, fixture: Fixture, side: Side, isFit: Fitness): Player {
  const { starters, relievers } = season.rosters[fixture[side]]!;
  const isSpotStart = fixture.makesUp !== null && !fixture.makesUp.isNextDay;
  const regular = starters[fixture.turn[side] % ROTATION]!;
  if (!isSpotStart && isFit(regular, fixture.day)) return regular;
  const reserves = isSpotStart ? [starters[ROTATION + 1]!, starters[ROTATION]!] : [starters[ROTATION]!, starters[ROTATION + 1]!];
  return reserves.find((pitcher) => isFit(pitcher, fixture.day)) ?? relievers[LONG_RELIEVER]!;
}

/** Who starts, as far as `asOf` knows; the long man steps in for a late scratch. */
export function starterAt(season: Season, fixture: Fixture, side: Side, isFit: Fitness, asOf: number): Player {
  const scratchedAt = scratchOf(season, fixture, side);
  const planned = turnStarter(season, fixture, side, isFit);
  return scratchedAt !== null && asOf >= scratchedAt ? season.rosters[fixture[side]]!.relievers[LONG_RELIEVER]! : planned;
}
