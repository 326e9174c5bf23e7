/** How goals come about in hockey. */
export interface NhlShape {
  /** Pace of each period against the mean of all, empty nets left out. */
  periods: readonly [number, number, number];
  /** What each goal behind, up to two, adds to a side's pace, and what each ahead takes. */
  behind: number;
  ahead: number;
  /** Pace of both sides of a level game in the last minutes of the third period. */
  level: { minutes: number; pace: number };
  /** The side behind by so many goals pulls its goalie with so many minutes left: the pace of both from then on. */
  pulled: readonly { goals: number; minutes: number }[];
  emptyNet: { behind: number; ahead: number };
  overtime: {
    /** What a goal of the expected margin adds to the home side's chance of the deciding goal. */
    edgeOfGoal: number;
    home: number;
  };
}

export const NHL_SHAPE: NhlShape = {
  periods: [0.908, 1.084, 1.012],
  behind: -0.017,
  ahead: 0.024,
  level: { minutes: 6, pace: 0.43 },
  pulled: [
    { goals: 1, minutes: 2.1 },
    { goals: 2, minutes: 2.75 },
  ],
  emptyNet: { behind: 1.8, ahead: 4 },
  overtime: { edgeOfGoal: 0.06, home: 0.5 },
};
