/**
 * Chance before a turn at bat that a wild pitch, passed ball or balk moves the runners, by who is on (first 1, second 2, third 4).
 * Event files 2022-2024, 5,942 such plays.
 */
export const LOOSE_BALL: readonly number[] = [0, 0.0243, 0.0244, 0.0238, 0.0162, 0.0239, 0.0164, 0.0174];

/** With men on first and third the man on third stays in 43 of 100 of these (415 plays). */
export const THIRD_STAYS = 0.43;

/**
 * Steals of third, 2023-2024 (58,000 turns begun with second taken and third open): attempts as a share of the runner's attempts of second, the
 * odds of being safe as a multiple, and how often a man on first goes along.
 */
export const THIRD_BASE = { attemptShare: 0.23, successOdds: 1.18, trailing: 0.74 };

/**
 * Sixteen equally likely numbers of pitches of a turn at bat, a row for each of `OUTCOMES`. Quantiles of 2022 and 2023 (366,156 turns), the
 * highest set so that the means are the true ones.
 */
export const PITCHES: readonly (readonly number[])[] = [
  [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6, 8],
  [3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 7, 7],
  [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6, 7],
  [3, 4, 4, 5, 5, 5, 5, 5, 6, 6, 6, 6, 7, 7, 7, 9],
  [1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 5, 5, 6, 8],
  [1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6, 8],
  [1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 6, 7],
  [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6, 8],
];

/**
 * Share of the runs let in by a starter that are unearned by a throw, a passed ball or a muff that did not put the batter on: 6.6 percent of his
 * runs are unearned (14,578 starts of 2022-2024), errors that put the batter on make up 2.6.
 */
export const OTHER_UNEARNED = 0.041;
