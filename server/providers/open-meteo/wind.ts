const CALM_MPH = 3;
/** Where the wind blows to, clockwise from straight out; a step is an eighth of the circle. */
const BY_EIGHTH = [
  'out to center',
  'out to right',
  'left to right',
  'in from left',
  'in from center',
  'in from right',
  'right to left',
  'out to left',
];
const COMPASS = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'];

const eighthOf = (degrees: number): number => Math.round((((degrees % 360) + 360) % 360) / 45) % 8;

/**
 * A wind as the batter sees it. `fromDegrees` is where it comes from, `azimuth` where center field lies from home plate, both clockwise from
 * north; without an azimuth the wind keeps its compass name.
 */
export function windWords(mph: number, fromDegrees: number | null, azimuth: number | null): string {
  if (mph < CALM_MPH || fromDegrees === null) return 'calm';
  if (azimuth === null) return `from the ${COMPASS[eighthOf(fromDegrees)]}`;
  return BY_EIGHTH[eighthOf(fromDegrees + 180 - azimuth)] ?? 'calm';
}
