import { NFL_CLUBS } from '@clearedge/contract/sports/nfl/clubs';
import type { ArchiveLeague } from '../league-form.ts';

export const nfl: ArchiveLeague = {
  clubs: NFL_CLUBS,
  former: {
    OAK: { code: 'LV', name: 'Oakland Raiders' },
    SD: { code: 'LAC', name: 'San Diego Chargers' },
    STL: { code: 'LA', name: 'St. Louis Rams' },
  },
  stages: { PRE: 'preseason', REG: 'regular', WC: 'wild_card', DIV: 'divisional', CON: 'conference', SB: 'super_bowl' },
  rounds: [],
  usualStart: '13:00',
  minutes: { regulation: 60, game: 190, overtime: 20 },
};
