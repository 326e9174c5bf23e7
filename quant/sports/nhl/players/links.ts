import type { PlayerLinks } from '../../league/players/index.ts';

/** Correlations by which overs won together as often as they did in the seasons of the fit, written by the same command or with `--draws 0`. */
export const NHL_LINKS: PlayerLinks = {
  kinds: ['shots', 'goals', 'assists', 'points', 'saves'],
  within: [
    { part: 'goals', whole: 'shots', times: 1 },
    { part: 'goals', whole: 'points', times: 1 },
    { part: 'assists', whole: 'points', times: 1 },
  ],
  self: [[100], [44, 100], [3, 2, 100], [24, 68, 79, 100], [0, 0, 0, 0, 100]],
  mates: [[2], [-2, -1], [1, 14, 7], [-1, 10, 12, 13], [-3, 3, 2, 3, 0]],
  rivals: [[-1], [1, -1], [1, -1, -1], [1, -1, -1, -2], [26, -6, -6, -8, -15]],
};
