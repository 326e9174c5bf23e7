import { describe, expect, test } from 'vitest';
import { mapInjuries, mapStandings } from './map-club-news.ts';
import { mapPitcher } from './map-people.ts';
import { rateOf, statOf } from './read-number.ts';
import { WireStandings } from './schema/people.ts';

describe('people', () => {
  test.each([
    ['.921', 0.921],
    ['195.1', 195.1],
    ['2.21', 2.21],
    ['.---', null],
    ['-.--', null],
    ['*.**', null],
    ['', null],
    [7, 7],
  ])('the rate %s is %s', (text, value) => {
    expect(rateOf({ rate: text }, 'rate')).toBe(value);
  });

  test('a traded man’s season is the one for all his clubs; innings come from outs', () => {
    const stat = (outs: number, era: string): object => ({ stat: { outs, era, strikeOuts: 10, battersFaced: 40, gamesStarted: 2 } });
    const splits = [{ ...stat(30, '1.00'), team: { id: 1 } }, { ...stat(50, '3.00'), team: { id: 2 } }, stat(80, '-.--')];
    const person = {
      id: 9,
      fullName: 'A B',
      pitchHand: { code: 'L' },
      stats: [{ type: { displayName: 'season' }, group: { displayName: 'pitching' }, splits }],
    };
    expect(mapPitcher(person as never)).toMatchObject({ throws: 'L', inningsPitched: 80 / 3, era: null, strikeoutRate: 0.25, starts: 2 });
    for (const hits of ['many', -1, 1.5, null, undefined]) expect(statOf({ hits }, 'hits')).toBeNull();
    expect(statOf({ hits: 0 }, 'hits')).toBe(0);
  });

  test('injuries: placed, moved to the longer list, back again', () => {
    const row = (id: number, person: number, description: string): object => ({
      id,
      date: `2026-07-0${id}`,
      person: { id: person, fullName: `P${person}` },
      toTeam: { id: 147 },
      description,
    });
    const injuries = mapInjuries([
      row(3, 1, 'New York Yankees transferred RHP P1 from the 15-day injured list to the 60-day injured list. Elbow.'),
      row(1, 1, 'New York Yankees placed RHP P1 on the 15-day injured list retroactive to July 1, 2026. Right elbow inflammation.'),
      row(2, 2, 'New York Yankees placed SS P2 on the 10-day injured list.'),
      row(4, 2, 'New York Yankees activated SS P2 from the 10-day injured list.'),
    ] as never);
    expect(injuries).toEqual([
      {
        playerId: '1',
        name: 'P1',
        teamCode: 'NYY',
        position: 'RHP',
        description: '60-day injured list: Right elbow inflammation',
        since: '2026-07-01',
        expectedReturn: null,
      },
    ]);
  });

  test('standings: clubs by number, ranks and games behind from their texts', () => {
    const row = {
      team: { id: 147, name: 'Yankees' },
      divisionRank: '2',
      gamesPlayed: 10,
      gamesBack: '4.0',
      leagueRecord: { wins: 6, losses: 4, pct: '.600' },
      records: { splitRecords: [{ type: 'lastTen', wins: 6, losses: 4 }] },
    };
    const wire = WireStandings.parse({
      records: [{ division: { id: 201 }, teamRecords: [row, { ...row, team: { id: 111 }, gamesBack: '-' }] }],
    });
    expect(mapStandings(wire)).toMatchObject([
      { code: 'NYY', divisionId: 201, divisionRank: 2, gamesBehind: 4, winRate: 0.6, splits: { lastTen: { wins: 6 } } },
      { code: 'BOS', gamesBehind: 0 },
    ]);
  });
});
