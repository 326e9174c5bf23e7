import type { PlayerLinks } from '../../league/players/index.ts';

/** Correlations of projections’ errors on the last season of the fit, written by the same command. */
export const NHL_LINKS: PlayerLinks = {
  kinds: ['shots', 'goals', 'assists', 'points', 'saves'],
  self: [[100], [29, 100], [2, 0, 100], [19, 59, 80, 100], [0, 0, 0, 0, 100]],
  mates: [[2], [-1, 1], [1, 8, 5], [0, 7, 9, 11], [-4, 1, 1, 2, 0]],
  rivals: [[0], [1, 1], [1, 0, 0], [1, 0, 0, 0], [23, -6, -7, -9, -15]],
};
