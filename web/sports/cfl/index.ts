import { leagueSport } from '../league-sport.ts';

export const cfl = leagueSport({
  key: 'cfl',
  timeHead: 'Kickoff',
  fullName: 'Canadian Football League',
  about: "Nine clubs, two divisions and the road to the Grey Cup: schedule, table and every book's prices.",
  finalName: 'Grey Cup',
  hasTies: true,
  clinched: {
    first: { word: 'First', means: 'has won the division, with a bye to its final', look: 'value' },
    home_semifinal: { word: 'Home semi', means: 'is host to a division semi-final at least', look: 'info' },
    playoffs: { word: 'Playoffs', means: 'is in the playoffs', look: 'info' },
    out: { word: 'Out', means: 'can no longer reach the playoffs', look: 'plain' },
  },
  places: {
    division_bye: { word: 'Bye', means: 'straight to the division final' },
    semifinal: { word: 'Semi-final', means: 'plays the division semi-final' },
    crossover: { word: 'Crosses over', means: 'takes the third place of the other division in its semi-final' },
  },
});
