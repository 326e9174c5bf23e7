import { NBA_CLUBS } from '@clearedge/contract/sports/nba/clubs';
import type { ArchiveLeague } from '../league-form.ts';

export const nba: ArchiveLeague = {
  clubs: NBA_CLUBS,
  former: {},
  stages: { REG: 'regular', CUP: 'cup_final', PI: 'play_in' },
  rounds: ['round_1', 'conference_semifinal', 'conference_final', 'finals'],
  usualStart: '19:30',
  minutes: { regulation: 48, game: 138, overtime: 18 },
};
