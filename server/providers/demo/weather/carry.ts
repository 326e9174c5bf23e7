import type { Team } from '../teams/team.ts';
import type { Air } from './draw-air.ts';

/** Log factors of park and weather together. */
export interface Carry {
  homer: number;
  hit: number;
}

// Home runs +0.6% a degree F (Nathan); wind along the axis about 1.2% a mile per hour at park level; hits in play hardly move.
const HOMER_PER_DEGREE = 0.006;
const HOMER_PER_MPH = 0.012;
const HIT_PER_DEGREE = 0.0008;
const MILD_F = 73;

function alongAxis(air: Air): number {
  if (air.windDirection.startsWith('out')) return air.windDirection === 'out to center' ? 1 : 0.75;
  if (air.windDirection.startsWith('in')) return air.windDirection === 'in from center' ? -1 : -0.75;
  return 0;
}

export function carryOf(team: Team, air: Air): Carry {
  const warmth = air.isIndoors ? 0 : air.temperatureF - MILD_F;
  return {
    homer: team.parkHomer + HOMER_PER_DEGREE * warmth + HOMER_PER_MPH * alongAxis(air) * air.windMph,
    hit: team.parkHit + HIT_PER_DEGREE * warmth,
  };
}
