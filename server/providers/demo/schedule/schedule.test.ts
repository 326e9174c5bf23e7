import { describe, expect, test } from 'vitest';
import { createSeason } from '../lineups/season.ts';
import { TEAMS } from '../teams/team-table.ts';
import { SEASON, SEED } from '../testing/sample.ts';
import { firstPitchAt, isPostponed } from './fixture.ts';

const { schedule, players } = createSeason(SEED, SEASON);
const played = schedule.fixtures.filter((fixture) => !isPostponed(fixture));

describe('a season', () => {
  test('gives every club 162 games, half of them at home', () => {
    TEAMS.forEach((_, team) => {
      const own = played.filter(({ away, home }) => away === team || home === team);
      expect(own).toHaveLength(162);
      expect(own.filter(({ home }) => home === team)).toHaveLength(81);
    });
  });

  test('has no club in two places: two games of a day are against the same club in the same park, hours apart', () => {
    TEAMS.forEach((_, team) => {
      const byDay = new Map<number, typeof played>();
      for (const fixture of played.filter(({ away, home }) => away === team || home === team))
        byDay.set(fixture.day, [...(byDay.get(fixture.day) ?? []), fixture]);
      for (const games of byDay.values()) {
        expect(games.length).toBeLessThanOrEqual(2);
        const [first, second] = games;
        if (second === undefined) continue;
        expect([second.away, second.home, second.gameNumber]).toEqual([first!.away, first!.home, 2]);
        expect(firstPitchAt(second) - firstPitchAt(first!)).toBeGreaterThan(4 * 3_600_000);
      }
    });
  });

  test('makes up every game that rain washed out, later and in the same park', () => {
    const washedOut = schedule.fixtures.filter(isPostponed);
    expect(washedOut.length).toBeGreaterThan(3);
    for (const fixture of washedOut) {
      const makeUp = fixture.rain?.kind === 'postponed' ? schedule.byId.get(fixture.rain.makeUpId) : undefined;
      expect(makeUp).toMatchObject({ away: fixture.away, home: fixture.home });
      expect(makeUp!.day).toBeGreaterThan(fixture.day);
    }
  });

  test('has ids and names of its own for each game and man', () => {
    expect(new Set(schedule.fixtures.map(({ gameId }) => gameId)).size).toBe(schedule.fixtures.length);
    expect(new Set(players.map(({ playerId }) => playerId)).size).toBe(players.length);
    expect(players.length - new Set(players.map(({ name }) => name)).size).toBeLessThanOrEqual(3);
  });
});
