import { CARRIES, type Squad, TARGETS } from '../football/squads.ts';
import type { PropMan, PropRate } from '../leagues/props/prop-form.ts';

/** Points of a side in a usual game. */
export const NFL_USUAL_POINTS = 22.4;
const SLOPES = {
  passing_yards: 0.55,
  passing_touchdowns: 1.2,
  rushing_yards: 0.7,
  receptions: 0.15,
  receiving_yards: 0.5,
  touchdowns: 1.2,
} as const;
type Kind = keyof typeof SLOPES;
type Row = readonly [prop: Kind, mean: number, share: number];

/** Mean and share of variance by place, measured on 960 sides of this engine's games. */
const QUARTERBACK: readonly Row[] = [
  ['passing_yards', 257.6, 0.056],
  ['passing_touchdowns', 1.73, 0],
];
const BACKS: readonly (readonly Row[])[] = [
  [
    ['rushing_yards', 56.2, 0.22],
    ['receptions', 3.02, 0.046],
    ['touchdowns', 0.629, 0],
  ],
  [
    ['rushing_yards', 28.4, 0.42],
    ['touchdowns', 0.336, 0],
  ],
];
const RECEIVERS: readonly (readonly Row[])[] = [
  [
    ['receptions', 5.45, 0.02],
    ['receiving_yards', 63.6, 0.3],
    ['touchdowns', 0.427, 0],
  ],
  [
    ['receptions', 4.12, 0.02],
    ['receiving_yards', 48.2, 0.39],
    ['touchdowns', 0.309, 0],
  ],
  [
    ['receptions', 3.58, 0.02],
    ['receiving_yards', 41.4, 0.4],
    ['touchdowns', 0.27, 0],
  ],
];

/** What a man's own share of his club's plays makes of his place's usual numbers. */
const ratesOf = (rows: readonly Row[], own: number): PropRate[] =>
  rows.map(([prop, mean, share]) => ({ prop, mean: mean * own, share, slope: SLOPES[prop] }));

/** The men of a side whom books price: who passes, two backs and three receivers. */
export function nflPropMen({ quarterback, backs, receivers, carries, targets }: Squad): PropMan[] {
  return [
    { man: quarterback, rates: ratesOf(QUARTERBACK, 1) },
    ...BACKS.map((rows, at) => ({ man: backs[at]!, rates: ratesOf(rows, carries[at + 1]! / CARRIES[at + 1]!) })),
    ...RECEIVERS.map((rows, at) => ({ man: receivers[at]!, rates: ratesOf(rows, targets[at]! / TARGETS[at]!) })),
  ];
}
