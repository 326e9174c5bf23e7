import { describe, expect, it } from 'vitest';
import { openingOf, type SportToday } from '../../../core/sports-today.ts';
import { boardSport, boardSports } from './board-sport.ts';
import { leagueState } from './league-state.ts';

const words = { clock: () => '7:10 PM', date: (day: string) => day };
const NONE = { isInSeason: true, games: 0, live: 0, next: null, nextOn: null };
const next = { at: '2026-07-11T23:10:00.000Z', isTentative: false };

describe('what a league is doing', () => {
  it.each([
    ['games in play first', { games: 3, live: 1, next }, '1 live'],
    ['then the first start', { games: 2, next, nextOn: '2026-07-14' }, '7:10 PM'],
    ['which may not be known yet', { games: 1, next: { ...next, isTentative: true } }, 'TBD'],
    ['then that the day is over', { games: 1, nextOn: '2026-07-14' }, 'Final'],
    ['without games, the next day with some', { nextOn: '2026-07-14' }, 'Next 2026-07-14'],
    ['or that the season is over', {}, 'Season over'],
  ])('%s', (_what, found, expected) => expect(leagueState({ ...NONE, ...found }, words).text).toBe(expected));
});

describe('which board Home shows', () => {
  const mlb: SportToday = { ...NONE, sport: 'mlb', isInSeason: false };
  const nfl: SportToday = { ...NONE, sport: 'nfl', nextOn: '2026-11-29' };
  const cfl: SportToday = { ...NONE, sport: 'cfl', games: 2 };
  const golf: SportToday = { ...NONE, sport: 'golf', games: 1 };
  it.each([
    ['the one asked for', [mlb, nfl, cfl], 'nfl', 'nfl'],
    ['else the first that plays today', [nfl, golf, cfl, mlb], null, 'cfl'],
    ['never a field', [golf, cfl], 'golf', 'cfl'],
    ['else the one that plays next', [{ ...mlb, nextOn: '2027-03-25' }, nfl], 'chess', 'nfl'],
    ['and baseball while nothing is known', [], null, 'mlb'],
  ])('%s', (_what, sports, requested, expected) => expect(boardSport(sports, requested)).toBe(expected));

  it('offers those of games in season', () => expect(boardSports([nfl, cfl, golf, mlb])).toEqual(['nfl', 'cfl']));

  it('opens on the next day with games where today has none', () => {
    expect(openingOf([nfl], 'nfl', '2026-11-28')).toBe('2026-11-29');
    expect(openingOf([cfl], 'cfl', '2026-11-28')).toBe('2026-11-28');
    expect(openingOf([mlb], 'mlb', '2026-11-28')).toBe('2026-11-28');
  });
});
