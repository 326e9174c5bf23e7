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
  periods: [0.93, 1.08, 0.99],
  behind: 0.04,
  ahead: 0.03,
  level: { minutes: 6, pace: 0.75 },
  pulled: [
    { goals: 1, minutes: 1.7 },
    { goals: 2, minutes: 3 },
    { goals: 3, minutes: 4 },
  ],
  emptyNet: { behind: 1.9, ahead: 5.5 },
  overtime: { edgeOfGoal: 0.06, home: 0.5 },
};
