import { expect, it } from 'vitest';
import type { SlipEntry } from '../../../core/slip/index.ts';
import { listConflicts } from './conflicts.ts';
import { entrySport } from './entry-sport.ts';

const entry = (change: Partial<SlipEntry>): SlipEntry => ({
  gameId: '20260712_NYY@BOS',
  betType: 'moneyline',
  selection: 'x',
  odds: 100,
  stake: 0,
  potentialWin: 0,
  ...change,
});

it.each([
  ['baseball', entry({ awayTeamCode: 'NYY', homeTeamCode: 'TOR' }), 'mlb'],
  ['football by a club that only it has', entry({ awayTeamCode: 'TOR', homeTeamCode: 'WPG' }), 'cfl'],
  ['golf by the tournament', entry({ gameId: 'golf-2026-rocket-classic', betType: 'outright' }), 'golf'],
  ['as it says', entry({ sport: 'cfl' }), 'cfl'],
])('knows %s', (_name, one, sport) => expect(entrySport(one)).toBe(sport));

it('says nothing against two players of one tournament', () => {
  const winner = (playerId: string) =>
    entry({ gameId: 'golf-2026-x', betType: 'outright', selection: playerId, pick: { market: 'outright', playerId } });
  expect(listConflicts([winner('a'), winner('b')])).toEqual([]);
});
