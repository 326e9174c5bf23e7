import { expect, test } from 'vitest';
import { currentDay, dayOf } from './day-rules.ts';
import { leagueGame } from './testing/league-game.ts';

const season = [
  leagueGame('20260708_HAM@TOR', { status: 'final', score: { away: 20, home: 27 } }),
  leagueGame('20260710_BC@SSK', { status: 'live' }),
  leagueGame('20260711_OTT@MTL'),
  leagueGame('20260711_HAM@TOR'),
  leagueGame('20260714_CGY@EDM', { stage: 'semifinal' }),
];

test('a game still in play keeps its day; after it comes the next day with a game ahead, and at the end the last', () => {
  expect(currentDay(season, '2026-07-11')).toBe('2026-07-10');
  expect(currentDay(season, '2026-07-12')).toBe('2026-07-14');
  expect(currentDay(season.slice(2), '2026-07-10')).toBe('2026-07-11');
  expect(currentDay(season, '2026-08-01')).toBe('2026-07-14');
  expect(currentDay([], '2026-07-11')).toBeNull();
});

test('a day knows its games and the days of games around it, and a day without any does too', () => {
  expect(dayOf(season, '2026-07-11')).toEqual({
    on: '2026-07-11',
    label: 'Week 6',
    games: 2,
    played: 0,
    previousOn: '2026-07-10',
    nextOn: '2026-07-14',
  });
  expect(dayOf(season, '2026-07-08')).toMatchObject({ played: 1, previousOn: null, nextOn: '2026-07-10' });
  expect(dayOf(season, '2026-07-12')).toMatchObject({ label: '', games: 0, previousOn: '2026-07-11', nextOn: '2026-07-14' });
});
