import { describe, expect, it } from 'vitest';
import { sampleGame } from '../../../testing/sample-game.ts';
import { daypartOf, easternMinutes, homeGames } from './daypart.ts';

describe('early and late', () => {
  it.each([
    ['2026-07-11T22:59:00.000Z', 'early'],
    ['2026-07-11T23:00:00.000Z', 'late'],
    ['2026-07-12T02:10:00.000Z', 'late'],
    ['2026-11-01T23:30:00.000Z', 'early'],
    ['2026-11-02T00:00:00.000Z', 'late'],
    ['6:59 PM', 'early'],
    ['7:05 PM', 'late'],
    ['12:05 PM', 'early'],
  ])('%s is %s in Eastern time, summer and winter', (gameTime, part) => expect(daypartOf(gameTime)).toBe(part));

  it('counts a time it cannot read as 0', () => {
    expect(easternMinutes('to be announced')).toBe(0);
    expect(easternMinutes('12:30 AM')).toBe(30);
  });

  it('sorts by the start', () => {
    const at = (gameId: string, gameTime: string) => sampleGame({ gameId, gameTime });
    const games = [at('c', '2026-07-12T01:40:00.000Z'), at('b', '7:05 PM'), at('a', 'soon')];
    expect(homeGames(games, 'all').map((game) => game.gameId)).toEqual(['a', 'b', 'c']);
    expect(homeGames(games, 'late').map((game) => game.gameId)).toEqual(['b', 'c']);
  });
});
