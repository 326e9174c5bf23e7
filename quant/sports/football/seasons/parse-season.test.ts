import { expect, test } from 'vitest';
import { countsForRatings, isFinished, isRegular, parseSeason } from './index.ts';

const HEADER = 'season,week,gameId,type,kickoffUtc,away,awayScore,home,homeScore,status,neutralSite';

test('a season file: scores of final games alone, times where there are any', () => {
  const games = parseSeason(
    [
      HEADER,
      '2026,-1,1,Preseason,2026-05-18T19:00:00Z,SSK,15,CGY,20,final,False',
      '2026,1,2,Regular Season,2026-06-05T23:30:00Z,HAM,28,MTL,7,final,False',
      '2026,9,3,Regular Season,2026-08-07T23:30:00Z,BC,0,CGY,0,scheduled,False',
      '2026,24,4,Grey Cup,,TBD,0,TBD,0,scheduled,True',
      '',
    ].join('\r\n'),
  );
  expect(games).toHaveLength(4);
  expect(games[1]).toEqual({
    season: 2026,
    week: 1,
    type: 'Regular Season',
    startsAt: new Date('2026-06-05T23:30:00Z'),
    away: 'HAM',
    home: 'MTL',
    awayScore: 28,
    homeScore: 7,
    isNeutral: false,
  });
  expect(games[2]).toMatchObject({ awayScore: null, homeScore: null });
  expect(games[3]).toMatchObject({ startsAt: null, isNeutral: true });
  expect(games.map((game) => [isFinished(game), isRegular(game), countsForRatings(game)])).toEqual([
    [true, false, false],
    [true, true, true],
    [false, true, true],
    [false, false, true],
  ]);
});

test.each([
  ['a missing column', 'season,week\n2026,1'],
  ['a time that is none', `${HEADER}\n2026,1,1,Regular Season,soon,BC,1,CGY,2,final,False`],
  ['a final score that is none', `${HEADER}\n2026,1,1,Regular Season,2026-06-05T23:30:00Z,BC,,CGY,2,final,False`],
])('%s is refused', (_name, text) => {
  expect(() => parseSeason(text)).toThrow(RangeError);
});
