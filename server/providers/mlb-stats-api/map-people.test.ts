import { describe, expect, test } from 'vitest';
import { mapPitcher } from './map-people.ts';
import { mapInjuries, mapStandings } from './map-team-news.ts';
import { rateOf, statOf } from './read-number.ts';
import { WireStandings } from './schema/people.ts';
import { MLB_TEAMS } from './teams.ts';

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

  const man = (id: number, description: string | null, position = 'P') => ({
    person: { id, fullName: `P${id}` },
    position: { abbreviation: position },
    status: description === null ? null : { code: 'X', description },
  });
  const rosterOf = (rows: ReturnType<typeof man>[], rosterType: string | null = '40Man') =>
    ({ roster: { rows, refused: [] }, rosterType }) as never;
  const move = (id: number, person: number, date: string, description: string) =>
    ({ id, date, person: { id: person }, description }) as never;

  test('injuries: the roster says who is out, the latest placement since when and why', () => {
    const reported = [
      move(
        1,
        1,
        '2026-03-26',
        'New York Yankees placed RHP P1 on the 15-day injured list retroactive to March 24, 2026. Right elbow inflammation.',
      ),
      move(3, 1, '2026-04-10', 'New York Yankees transferred RHP P1 from the 15-day injured list to the 60-day injured list. Elbow.'),
      move(2, 2, '2026-07-02', 'New York Yankees placed SS P2 on the 10-day injured list.'),
      move(4, 3, '2026-07-03', 'New York Yankees placed CF P3 on the 10-day injured list. Back.'),
    ];
    const men = [
      man(1, 'Injured 60-Day'),
      man(2, 'Active', 'SS'),
      man(3, 'Injured 10-Day'),
      man(5, 'Injured 10-Day', 'LF'),
      man(6, 'Paternity List'),
    ];
    expect(
      mapInjuries(rosterOf(men), reported, 'NYY').map(({ name, position, description, since }) => [name, position, description, since]),
    ).toEqual([
      ['P1', 'RHP', '60-day injured list: Right elbow inflammation', '2026-03-26'],
      ['P3', 'CF', '10-day injured list: Back', '2026-07-03'],
      ['P5', 'LF', '10-day injured list', null],
      ['P6', 'P', 'Paternity List', null],
    ]);
    expect(mapInjuries(rosterOf([man(2, 'Active'), man(7, 'Reassigned to Minors')]), reported, 'NYY')).toEqual([]);
  });

  test('a roster that cannot list injured players is no healthy club', () => {
    expect(() => mapInjuries(rosterOf([man(1, 'Active')], 'active'), [], 'NYY')).toThrow('active roster');
    expect(() => mapInjuries(rosterOf([man(1, null)]), [], 'NYY')).toThrow('no status');
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

test('every club of the league by the number that the service gives it', () => {
  const codes =
    '108 LAA,109 ARI,110 BAL,111 BOS,112 CHC,113 CIN,114 CLE,115 COL,116 DET,117 HOU,118 KC,119 LAD,120 WSH,121 NYM,133 ATH,134 PIT,135 SD,136 SEA,137 SF,138 STL,139 TB,140 TEX,141 TOR,142 MIN,143 PHI,144 ATL,145 CHW,146 MIA,147 NYY,158 MIL';
  expect(MLB_TEAMS.map(({ mlbId, code }) => `${mlbId} ${code}`).sort()).toEqual(codes.split(',').sort());
});
