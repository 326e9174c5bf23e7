import { leagueSport } from '../league-sport.ts';

export const nba = leagueSport({
  key: 'nba',
  timeHead: 'Tip-off',
  fullName: 'National Basketball Association',
  about: "30 clubs, two conferences and the road to the Finals: schedule, table and every book's prices.",
  finalName: 'NBA Finals',
  hasTies: false,
  clinched: {},
  places: {
    playoffs: { word: 'Playoffs', means: 'is in the first round' },
    play_in_high: { word: 'Play-in', means: 'needs one win of two in the play-in' },
    play_in_low: { word: 'Play-in, 2 wins', means: 'needs two wins in the play-in' },
  },
});
