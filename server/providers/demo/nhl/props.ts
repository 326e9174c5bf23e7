import type { PropMan } from '../leagues/props/prop-form.ts';
import type { Lineup } from './feed/lineup.ts';

/** Goals of a side in a usual game. */
export const NHL_USUAL_GOALS = 3.16;
/** Two lines of forwards and the first pair, by place; measured on 600 sides of this engine's games, men of a line together. */
const LINES = [
  { places: [0, 1, 2], shots: 3.24, points: 0.862, goals: 0.329 },
  { places: [3, 4, 5], shots: 2.54, points: 0.723, goals: 0.275 },
  { places: [12, 13], shots: 1.19, points: 0.316, goals: null },
] as const;
const SAVES = 27.5;

/** The men of a side whom books price. */
export function nhlPropMen({ skaters, goalie }: Lineup): PropMan[] {
  const priced = LINES.flatMap(({ places, shots, points, goals }) =>
    places.map(
      (place): PropMan => ({
        man: skaters[place]!,
        rates: [
          { prop: 'shots', mean: shots, share: 0, slope: 0.5 },
          { prop: 'points', mean: points, share: 0.03, slope: 1.1 },
          ...(goals === null ? [] : [{ prop: 'goals' as const, mean: goals, share: 0.03, slope: 1.1 }]),
        ],
      }),
    ),
  );
  // What he faces follows the other side, whose part in it is small.
  return [...priced, { man: goalie, rates: [{ prop: 'saves', mean: SAVES, share: 0.006, slope: 0 }] }];
}
