import { NHL_CLUBS } from '@clearedge/contract/sports/nhl/clubs';
import type { ArchiveLeague } from '../league-form.ts';

export const nhl: ArchiveLeague = {
  clubs: NHL_CLUBS,
  former: { ARI: { code: 'UTA', name: 'Arizona Coyotes' } },
  stages: { PRE: 'preseason', REG: 'regular' },
  rounds: ['round_1', 'round_2', 'conference_final', 'stanley_cup_final'],
  usualStart: '19:00',
  minutes: { regulation: 60, game: 152, overtime: 18 },
};
