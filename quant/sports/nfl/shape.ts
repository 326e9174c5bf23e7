/** How scores come about in American football. */
export interface NflShape {
  /** Drives of a side in regulation that may score: what gives a side's points their spread. */
  drives: number;
  /** Share of the points of each quarter. */
  quarters: readonly [number, number, number, number];
  /** Field goals of a side in a game. */
  fieldGoals: number;
  /** What a touchdown is worth with its try. */
  touchdown: readonly { points: number; share: number }[];
  /** How much likelier regulation ends by a margin than independent drives have it, by absolute margin from 0; 1 beyond the list. */
  keys: readonly number[];
  overtime: {
    /** Points of the winner and how likely; what is missing to 1 is a tie of the regular season. */
    wins: readonly { points: number; share: number }[];
    /** What a point of the expected margin adds to the home side's chance in overtime. */
    edgeOfPoint: number;
    /** What the side behind makes of its own drive. */
    answer: { touchdown: number; fieldGoal: number };
  };
}

export const NFL_SHAPE: NflShape = {
  drives: 10.5,
  quarters: [0.198, 0.306, 0.212, 0.284],
  fieldGoals: 1.7,
  touchdown: [
    { points: 6, share: 0.06 },
    { points: 7, share: 0.88 },
    { points: 8, share: 0.06 },
  ],
  keys: [
    2.127, 1.084, 1.358, 2.221, 0.907, 1.429, 1.332, 1.76, 1.327, 0.678, 1.194, 0.672, 0.815, 0.689, 1.478, 0.814, 1.352, 1.062, 0.964,
    0.773, 1.173, 1.06, 0.753, 1.044, 1.171,
  ],
  overtime: {
    wins: [
      { points: 3, share: 0.67 },
      { points: 6, share: 0.28 },
    ],
    edgeOfPoint: 0.012,
    answer: { touchdown: 0.25, fieldGoal: 0.25 },
  },
};
