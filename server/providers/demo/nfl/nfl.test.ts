import { DAY_MS } from '@clearedge/quant/calendar';
import { describe, expect, test } from 'vitest';
import { AMERICAN } from '../football/engine/american.ts';
import { otherSide } from '../football/engine/play.ts';
import { POINTS } from '../football/engine/rules.ts';
import { createSeason } from '../leagues/league.ts';
import { NFL } from './form.ts';
import { NFL_TEAMS } from './teams.ts';

const seasons = [-1, 0, 1].map((index) => createSeason(NFL, 'clearedge', index));

describe('a season', () => {
  test.each(seasons)('has 17 games of each club in 18 weeks, six in its division, and byes in weeks 5 to 14', ({ fixtures }) => {
    const regular = fixtures.filter(({ stage }) => stage === 'regular');
    expect(regular).toHaveLength(272);
    const divisionOf = new Map(NFL_TEAMS.map(({ code, conference, division }) => [code, conference + division]));
    for (const { code } of NFL_TEAMS) {
      const own = regular.filter(({ away, home }) => away === code || home === code);
      expect(own).toHaveLength(17);
      expect(own.filter(({ away, home }) => divisionOf.get(away) === divisionOf.get(home))).toHaveLength(6);
      expect([8, 9]).toContain(own.filter(({ home }) => home === code).length);
      const weeks = own.map(({ week }) => week!);
      const byes = Array.from({ length: 18 }, (_, at) => at + 1).filter((week) => !weeks.includes(week));
      expect(byes).toHaveLength(1);
      expect(byes[0]).toBeGreaterThanOrEqual(5);
      expect(byes[0]).toBeLessThanOrEqual(14);
      own.forEach(({ day }, at) => {
        if (at > 0) expect(day - own[at - 1]!.day).toBeGreaterThanOrEqual(4);
      });
    }
  });

  test.each(seasons)('is played on Thursdays, Saturdays, Sundays and Mondays and ends on a Sunday of February', ({ fixtures }) => {
    const weekdays = new Set(fixtures.map(({ day }) => new Date(day * DAY_MS).getUTCDay()));
    expect(weekdays).toEqual(new Set([0, 1, 4, 6]));
    const last = fixtures.at(-1)!;
    expect(last).toMatchObject({ stage: 'super_bowl', isNeutral: true });
    expect(new Date(last.day * DAY_MS).getUTCMonth()).toBe(1);
    expect(fixtures.filter(({ stage }) => stage !== 'regular').map(({ stage }) => stage)).toEqual([
      ...Array.from({ length: 6 }, () => 'wild_card'),
      ...Array.from({ length: 4 }, () => 'divisional'),
      'conference',
      'conference',
      'super_bowl',
    ]);
  });

  test('no playoff game is a tie', () => {
    for (const { fixtures, resultOf } of seasons)
      for (const fixture of fixtures.slice(272)) expect(resultOf(fixture).score.away).not.toBe(resultOf(fixture).score.home);
  });
});

test('plays add up to the score, the clock only runs down, and four downs are all there are', () => {
  const [season] = seasons;
  for (const fixture of season!.fixtures) {
    const { game } = season!.tapeOf(fixture);
    let before = { away: 0, home: 0 };
    let last = { period: 1, clock: AMERICAN.rules.quarterSeconds, at: 0 };
    const wrong = game.plays.filter((play) => {
      const { scored, next, period, clock, at } = play;
      const by = scored?.by ?? 'away';
      const points = scored === null ? 0 : POINTS[scored.kind];
      const isCounted = play.score[by] === before[by] + points && play.score[otherSide(by)] === before[otherSide(by)];
      const isInTime = at >= last.at && (period > last.period || clock <= last.clock);
      const isOnField = next === null || (next.yard > 0 && next.yard < 100 && next.distance > 0 && next.down <= 4);
      before = play.score;
      last = play;
      return !(isCounted && isInTime && isOnField) || scored?.kind === 'single';
    });
    expect(wrong).toEqual([]);
    expect(game.score).toEqual(before);
  }
});

test('overtime gives both sides the ball unless the defense scores, and ends with the score that decides it', () => {
  let seen = 0;
  for (const { fixtures, tapeOf, resultOf } of seasons)
    for (const fixture of fixtures) {
      if (!resultOf(fixture).hasOvertime) continue;
      const plays = tapeOf(fixture).game.plays.filter(({ period }) => period > 4);
      const scores = plays.filter(({ scored }) => scored !== null);
      if (scores.length === 0) continue;
      seen += 1;
      expect(plays.at(-1)!.scored === null ? plays.at(-1)!.clock : 1).toBeGreaterThanOrEqual(0);
      const receiver = otherSide(plays[0]!.side);
      const isFirstDriveScore =
        scores[0]!.scored!.by === receiver && plays.slice(1, plays.indexOf(scores[0]!)).every(({ side }) => side === receiver);
      if (isFirstDriveScore && plays.at(-1)!.clock > 0)
        expect(plays.some(({ side, kind }) => side === otherSide(receiver) && kind !== 'kickoff')).toBe(true);
    }
  expect(seen).toBeGreaterThan(10);
});
