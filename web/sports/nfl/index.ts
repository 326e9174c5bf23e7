import { leagueSport } from '../league-sport.ts';

export const nfl = leagueSport({
  key: 'nfl',
  timeHead: 'Kickoff',
  fullName: 'National Football League',
  about: "32 clubs, eight divisions and the road to the Super Bowl: schedule, table and every book's prices.",
  finalName: 'Super Bowl',
  hasTies: true,
  clinched: {},
  places: {
    bye: { word: 'Bye', means: 'first seed of its conference, with a bye to the divisional round' },
    division: { word: 'Division', means: 'wins its division and is host to a wild-card game' },
    wild_card: { word: 'Wild card', means: 'is in the playoffs as a wild card' },
  },
});
