import { leagueSport } from '../league-sport.ts';

export const nhl = leagueSport({
  key: 'nhl',
  timeHead: 'Puck drop',
  fullName: 'National Hockey League',
  about: "32 clubs, four divisions and the road to the Stanley Cup: schedule, table and every book's prices.",
  finalName: 'Stanley Cup Final',
  hasTies: false,
  clinched: {},
  places: {
    division: { word: 'Division', means: 'is in the playoffs as one of the first three of its division' },
    wild_card: { word: 'Wild card', means: 'is in the playoffs as one of the two best others of its conference' },
  },
});
