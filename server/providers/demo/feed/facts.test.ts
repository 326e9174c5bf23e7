import { gradeBaseball } from '@clearedge/quant/grading';
import { describe, expect, test } from 'vitest';
import type { ReportedFacts, WholeBoxScore } from '../../../ports/index.ts';
import { dayOnOf } from '../calendar.ts';
import { createDemoSource } from '../index.ts';
import { createSeason } from '../lineups/season.ts';
import { hoursIn, SEASON, SEED, SLATE } from '../testing/sample.ts';

const source = createDemoSource({ seed: SEED });
const after = hoursIn(54);
const { schedule, rosters } = createSeason(SEED, SEASON);
const morningAfter = (day: number): Date => new Date(`${dayOnOf(day + 1)}T14:00:00Z`);

describe('facts of a finished game', () => {
  test('agree with its box score and line score', async () => {
    for (const { gameId, status, score } of await source.baseball.listContests(SLATE, after)) {
      if (status !== 'final') continue;
      const { facts } = (await source.baseball.findFacts(gameId, after)) as ReportedFacts;
      const box = (await source.baseball.findBoxScore(gameId, after)) as WholeBoxScore;
      const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
      expect({ away: sum(facts.lineScore.away), home: sum(facts.lineScore.home) }).toEqual(score);
      expect({ away: sum(box.away.batters.map(({ runs }) => runs)), home: sum(box.home.batters.map(({ runs }) => runs)) }).toEqual(score);
      expect(Object.values(facts.players).filter(({ started }) => started)).toHaveLength(18);
      expect(Object.values(facts.players).filter(({ threwFirstPitch }) => threwFirstPitch)).toHaveLength(2);
    }
  });

  test('grade every market, and every man of either roster', async () => {
    const fixture = schedule.byDay.get(schedule.fixtures[200]!.day)!.find(({ rain }) => rain === null)!;
    const { facts } = (await source.baseball.findFacts(fixture.gameId, morningAfter(fixture.day))) as ReportedFacts;
    for (const period of ['full', 'first5'] as const) {
      expect(gradeBaseball({ market: 'moneyline', period, side: 'home' }, facts).kind).toBe('graded');
      expect(gradeBaseball({ market: 'total', period, side: 'over', line: 7.5 }, facts).kind).toBe('graded');
    }
    for (const team of [fixture.away, fixture.home]) {
      const { batters, starters } = rosters[team]!;
      for (const { playerId } of batters)
        expect(gradeBaseball({ market: 'prop', playerId, prop: 'hits', side: 'over', line: 0.5 }, facts).kind).toBe('graded');
      for (const { playerId } of starters)
        expect(gradeBaseball({ market: 'prop', playerId, prop: 'pitcher_outs', side: 'over', line: 15.5 }, facts).kind).toBe('graded');
    }
  });
});

describe('rain', () => {
  const withRain = (kind: string) => schedule.fixtures.find(({ rain }) => rain?.kind === kind);

  test('a postponed game is void and is told when it is announced', async () => {
    const { gameId, rain } = withRain('postponed')!;
    const announcedAt = rain?.kind === 'postponed' ? rain.announcedAt : 0;
    expect(await source.baseball.findFacts(gameId, new Date(announcedAt - 1))).toBeNull();
    const reported = (await source.baseball.findFacts(gameId, new Date(announcedAt))) as ReportedFacts;
    expect(reported).toMatchObject({ isFinal: true, facts: { state: 'postponed' } });
    expect(gradeBaseball({ market: 'moneyline', period: 'full', side: 'away' }, reported.facts)).toMatchObject({ grade: 'void' });
  });

  test('a game that was called is graded as shortened', async () => {
    const called = schedule.fixtures.filter(({ rain }) => rain?.kind === 'called');
    const facts = await Promise.all(
      called.map(async ({ gameId, day }) => ((await source.baseball.findFacts(gameId, morningAfter(day))) as ReportedFacts).facts),
    );
    const shortened = facts.filter(({ state }) => state === 'called');
    for (const { completedInnings } of shortened) expect(completedInnings).toBeLessThan(9);
    for (const played of facts)
      expect(gradeBaseball({ market: 'total', period: 'full', side: 'under', line: 8.5 }, played).kind).toBe('graded');
  });
});
