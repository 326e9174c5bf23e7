/** Wind reports name a compass point ("NW") or a direction relative to the park ("out to right"); degrees turn clockwise from straight out to center. */
const RELATIVE: [pattern: RegExp, degrees: number][] = [
  [/out to (right|rf)/i, 45],
  [/out to (left|lf)/i, -45],
  [/out to (center|centre|cf)|^out$/i, 0],
  [/in from (right|rf)/i, -135],
  [/in from (left|lf)/i, 135],
  [/in from (center|centre|cf)|^in$/i, 180],
  [/left to right|l to r/i, 90],
  [/right to left|r to l/i, -90],
];

export interface WindArrow {
  degrees: number;
  effect: 'helps the ball carry' | 'holds the ball up' | 'blows across';
}

/** Null when the report does not say how the wind stands to the park: no arrow is better than a guessed one. */
export function windArrow(direction: string): WindArrow | null {
  const found = RELATIVE.find(([pattern]) => pattern.test(direction));
  if (!found) return null;
  const degrees = found[1];
  const across = Math.abs(degrees) === 90;
  return { degrees, effect: across ? 'blows across' : Math.abs(degrees) < 90 ? 'helps the ball carry' : 'holds the ball up' };
}
