import { describe, expect, it } from 'vitest';
import { boardSport, boardSports } from './board-sport.ts';
import { openingOf, type SportToday } from './sports-today.ts';

const NONE = { isInSeason: true, games: 0, live: 0, next: null, nextOn: null };

describe('which sport a board is of', () => {
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
