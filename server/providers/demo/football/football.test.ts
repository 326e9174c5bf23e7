import { DAY_MS, easternDay } from '@clearedge/quant/calendar';
import { describe, expect, test } from 'vitest';
import { isWithin } from '../../../../tools/league/baseball/league-figures.ts';
import { gameFigures, measureGames } from '../../../../tools/league/football/game-figures.ts';
import { tallySeason } from '../../../../tools/league/football/tally-season.ts';
import { createChance } from '../chance.ts';
import { namesOf } from '../leagues/testing/names-of.ts';
import { otherSide } from './engine/play.ts';
import { POINTS } from './engine/rules.ts';
import { createDemoFootball } from './index.ts';
import { createSeason } from './league.ts';
import { TEAMS } from './teams.ts';

const seasons = [-1, 0, 1].map((index) => createSeason('clearedge', index));

describe('a season', () => {
  test.each(seasons)(
    'of 21 weeks: everybody plays 18, half of them at home, rests three times and has five days between games',
    ({ fixtures }) => {
      const regular = fixtures.filter(({ stage }) => stage === 'regular');
      expect(regular).toHaveLength(81);
      expect(new Set(regular.map(({ week }) => week)).size).toBe(21);
      for (const { code } of TEAMS) {
        const own = regular.filter(({ away, home }) => away.code === code || home.code === code);
        expect(own).toHaveLength(18);
        expect(own.filter(({ home }) => home.code === code)).toHaveLength(9);
        expect(new Set(own.map(({ week }) => week)).size).toBe(18);
        own.forEach((game, at) => {
          if (at > 0) expect(game.day - own[at - 1]!.day).toBeGreaterThanOrEqual(5);
        });
        expect(new Set(own.map(({ away, home }) => (home.code === code ? away : home).code)).size).toBe(8);
      }
    },
  );

  test.each(seasons)(
    'has games from Thursday to Monday, on Saturday every week, each on the Eastern day it is listed under',
    async ({ fixtures }) => {
      const weekdays = new Set(fixtures.map(({ day }) => new Date(day * DAY_MS).getUTCDay()));
      expect([...weekdays].every((weekday) => [4, 5, 6, 0, 1].includes(weekday))).toBe(true);
      for (let week = 1; week <= 21; week++)
        expect(fixtures.some((game) => game.week === week && new Date(game.day * DAY_MS).getUTCDay() === 6)).toBe(true);
      for (const { day, startsAt } of fixtures)
        expect(easternDay(new Date(startsAt))).toBe(new Date(day * DAY_MS).toISOString().slice(0, 10));
    },
  );

  test('ends with a Grey Cup on neutral ground, and no playoff game is a tie', () => {
    for (const { fixtures, resultOf } of seasons) {
      const last = fixtures.slice(-5);
      expect(last.map(({ stage }) => stage)).toEqual(['semifinal', 'semifinal', 'final', 'final', 'grey_cup']);
      for (const fixture of last) expect(resultOf(fixture).score.away).not.toBe(resultOf(fixture).score.home);
      expect(last[4]!.isNeutral).toBe(true);
    }
  });
});

describe('a game', () => {
  const [season] = seasons;
  const tapes = season!.fixtures.map((fixture) => season!.tapeOf(fixture));

  test('adds up: each play to the score, each quarter to the result, the clock only downwards', () => {
    for (const { plays, score, quarters, endAt, hasOvertime } of tapes) {
      let before = { away: 0, home: 0 };
      let last = { period: 1, clock: 900, at: 0 };
      const wrong = plays.filter((play) => {
        const { scored, next, period, clock, at } = play;
        const by = scored?.by ?? 'away';
        const points = scored === null ? 0 : POINTS[scored.kind];
        const isCounted = play.score[by] === before[by] + points && play.score[otherSide(by)] === before[otherSide(by)];
        const isInTime = at >= last.at && (period > last.period || clock <= last.clock);
        const isOnField =
          next === null || (next.yard > 0 && next.yard < 110 && next.distance > 0 && Number.isInteger(next.yard + next.distance));
        before = play.score;
        last = play;
        return !(isCounted && isInTime && isOnField);
      });
      expect(wrong).toEqual([]);
      expect(score).toEqual(before);
      for (const side of ['away', 'home'] as const) expect(quarters[side].reduce((sum, points) => sum + points, 0)).toBe(score[side]);
      expect(quarters.home).toHaveLength(hasOvertime ? 5 : 4);
      expect(endAt).toBeGreaterThan(8000);
      expect(endAt).toBeLessThan(14_500);
    }
  });

  test('is told in words: no one unnamed, nothing undefined', async () => {
    const { feed } = createDemoFootball('clearedge');
    const [saturday] = await feed.listGames('2026-07-11', '2026-07-11', new Date('2026-07-12T12:00:00Z'));
    for (let minutes = 3; minutes < 190; minutes += 17) {
      const state = (await feed.findLiveState(saturday!.gameId, new Date(saturday!.startsAt.getTime() + minutes * 60_000)))!;
      expect(state.plays.length).toBeLessThanOrEqual(20);
      expect(state.lastPlay).toBe(state.plays[0]?.text ?? null);
      for (const { text, clock } of state.plays) {
        expect(text).toMatch(/^[A-ZÀ-Ý][^{}]+\.$/u);
        expect(text).not.toMatch(/undefined|NaN|TBD/);
        expect(clock === null || /^\d\d:\d\d$/.test(clock)).toBe(true);
      }
    }
  });
});

test('no two men of a season share a name', () => {
  const names = TEAMS.flatMap(({ code }) => namesOf(seasons[0]!.squadOf(code, null).dressed));
  expect(names).toHaveLength(9 * 23);
  expect(new Set(names).size).toBe(names.length);
});

describe('the league', () => {
  const games = Array.from({ length: 8 }, (_, at) => tallySeason('clearedge', at - 1)).flat();

  test('has the figures of the real one, over the default league', () => {
    const figures = gameFigures(measureGames(games));
    expect(figures.filter((figure) => !isWithin(figure))).toEqual([]);
  });

  test('is priced better at the close than at the opening, and on neither side of the truth', () => {
    const error = (of: 'open' | 'close'): number =>
      games.reduce((sum, { chances }) => sum + (chances[of] - chances.truth) ** 2, 0) / games.length;
    expect(error('close')).toBeLessThan(0.4 * error('open'));
    const bias = games.reduce((sum, { chances }) => sum + chances.close - chances.truth, 0) / games.length;
    expect(Math.abs(bias)).toBeLessThan(0.012);
  });

  test('makes no chance that depends on how it is asked', () => {
    const again = createSeason('clearedge', 0);
    const [, other] = seasons;
    for (const at of [80, 3, 41]) expect(again.resultOf(again.fixtures[at]!)).toEqual(other!.resultOf(other!.fixtures[at]!));
    expect(createChance('a')()).not.toBe(createChance('b')());
  });
});
