import { expect, test } from 'vitest';
import { createContest, withTestCtx } from '../../testing/index.ts';
import { noteSchedule } from '../contests/index.ts';
import { getOffSeason } from './off-season-feature.ts';
import { isOffSeason, yearBefore } from './off-season-rules.ts';

const NOW = '2027-03-10T17:00:00Z';
const detail = (stage: string) => ({ sport: 'nfl' as const, stage, isNeutral: false });

test('says how a season ended and when the next begins, and nothing of it in season', async () => {
  await withTestCtx({ now: NOW }, async (ctx) => {
    expect(await getOffSeason(ctx, 'nfl'), 'of a schedule that was never read').toMatchObject({
      isOff: false,
      usualStart: 'early September',
    });
    await noteSchedule(ctx, 'nfl', {}, ctx.now());
    expect(await getOffSeason(ctx, 'nfl')).toMatchObject({
      isOff: true,
      season: null,
      next: null,
      last: null,
      usualStart: 'early September',
    });
    const game = (gameId: string, day: string, stage: string, rest: object) =>
      createContest(ctx, {
        sport: 'nfl',
        gameId,
        slateOn: day,
        startsAt: new Date(`${day}T20:00:00Z`),
        detail: detail(stage),
        seasonYear: 2026,
        ...rest,
      });
    await game('20260310_BUF@MIA_NFL', '2026-03-10', 'regular', { status: 'final', awayScore: 3, homeScore: 6, seasonYear: 2025 });
    const final = { status: 'final', awayScore: 31, homeScore: 24 } as const;
    await game('20270214_KC@DET_NFL', '2027-02-14', 'super_bowl', { ...final, awayCode: 'KC', awayName: 'Kansas City Chiefs' });
    await game('20270812_KC@DET_NFL', '2027-08-12', 'preseason', { status: 'scheduled', seasonYear: 2027 });
    await game('20270909_KC@DET_NFL', '2027-09-09', 'regular', { status: 'scheduled', seasonYear: 2027 });
    expect(await getOffSeason(ctx, 'nfl')).toMatchObject({
      isOff: true,
      season: 2026,
      next: { gameId: '20270909_KC@DET_NFL', startsAt: '2027-09-09T20:00:00.000Z' },
      champion: { code: 'KC', name: 'Kansas City Chiefs' },
      last: { gameId: '20270214_KC@DET_NFL', stage: 'Super Bowl', awayScore: 31, homeScore: 24 },
      review: null,
      onThisDay: { on: '2026-03-10', games: [{ gameId: '20260310_BUF@MIA_NFL' }] },
    });
    await game('20270311_KC@DET_NFL', '2027-03-11', 'regular', { status: 'scheduled', seasonYear: 2026 });
    expect(await getOffSeason(ctx, 'nfl')).toMatchObject({ isOff: false, champion: null, last: null, onThisDay: null });
  });
});

const at = (text: string): Date => new Date(text);
const ended = (startsAt: string, stage: string | null = 'regular') => ({ seasonYear: 2026, startsAt: at(startsAt), stage });
const coming = (startsAt: string, seasonYear = 2027) => ({ seasonYear, startsAt: at(startsAt) });

test.each([
  ['nothing known', null, null, true],
  ['a break inside a season', ended('2027-02-20T20:00:00Z'), coming('2027-04-20T20:00:00Z', 2026), false],
  ['the day after the last regular game', ended('2027-03-09T20:00:00Z'), coming('2027-09-09T20:00:00Z'), false],
  ['a week after the last known game', ended('2027-03-03T20:00:00Z'), null, true],
  ['two days after the final', ended('2027-03-08T20:00:00Z', 'super_bowl'), null, true],
  ['the morning after the final', ended('2027-03-09T23:00:00Z', 'super_bowl'), null, false],
  ['the day of the opener', ended('2026-10-01T20:00:00Z'), coming('2027-03-10T23:00:00Z'), false],
  ['before a first season', null, coming('2027-04-01T20:00:00Z'), true],
] as const)('%s', (_, last, next, isOff) => {
  expect(isOffSeason(last, next, 'super_bowl', at(NOW))).toBe(isOff);
});

test('a year before is the same date, or the last of February', () => {
  expect(yearBefore('2027-03-10')).toBe('2026-03-10');
  expect(yearBefore('2028-02-29')).toBe('2027-02-28');
});
