import { FITTED_MEMORY, weightOfClaims } from '@clearedge/quant/blend';
import { describe, expect, test } from 'vitest';
import { forecasts } from '../../db/schema/index.ts';
import { createContest, type FakeWorld, withTestCtx } from '../../testing/index.ts';
import { close, price } from '../odds/testing/board.ts';
import { offers } from '../odds/testing/samples.ts';
import { findRatings, MODEL_VERSION } from './index.ts';
import { rateGames } from './rate-games.ts';
import { findRatingState } from './rating-rows.ts';
import { finishedGame } from './testing/sample-finished.ts';

const NOW = '2026-07-11T16:00:00Z';
const fill = (feed: FakeWorld): void => {
  feed.seasonSpan = { from: '2026-07-01', to: '2026-10-31', year: 2026 };
  for (let day = 1; day <= 10; day++) {
    const date = `202607${String(day).padStart(2, '0')}`;
    feed.finished.push(
      finishedGame(`${date}_NYY@BOS`, { away: 7, home: 1 }),
      finishedGame(`${date}_CHC@STL`, { away: 4, home: 4 + (day % 2) }),
    );
  }
};
const fixture = (away: string, home: string) => ({
  gameId: `20260711_${away}@${home}`,
  playedOn: '2026-07-11',
  season: 2026,
  gameNumber: 1,
  parkId: 'Somewhere else',
  scheduledInnings: 9,
  away: { teamId: away, starterId: null, lineUp: null },
  home: { teamId: home, starterId: null, lineUp: null },
});

test('the days before today are taken in, and the club that wins is rated above the one that loses', async () => {
  await withTestCtx({ now: NOW }, async (ctx, { feed }) => {
    fill(feed);
    feed.finished.push(finishedGame('20260711_NYY@BOS', { away: 0, home: 20 }));
    expect(await findRatings(ctx)).toBeNull();
    await rateGames(ctx);
    const ratings = (await findRatings(ctx))!;
    expect(ratings).toMatchObject({ modelVersion: MODEL_VERSION, ratedTo: '2026-07-10', games: 20 });
    const strong = ratings.forecast(fixture('BOS', 'NYY')).pHome;
    const weak = ratings.forecast(fixture('NYY', 'BOS')).pHome;
    expect(strong).toBeGreaterThan(0.54);
    expect(weak).toBeLessThan(0.52);
    expect(ratings.list().filter(({ kind }) => kind === 'offence')).toHaveLength(4);
  });
});

test('taking the days in one by one leaves the same ratings as taking them at once, and a second run changes nothing', async () => {
  let atOnce = '';
  await withTestCtx({ now: NOW }, async (ctx, { feed }) => {
    fill(feed);
    await rateGames(ctx);
    atOnce = (await findRatingState(ctx.db, MODEL_VERSION))!.state;
    await rateGames(ctx);
    expect((await findRatingState(ctx.db, MODEL_VERSION))!.state).toBe(atOnce);
  });
  await withTestCtx({ now: '2026-07-02T16:00:00Z' }, async (ctx, { feed, clock }) => {
    fill(feed);
    for (let day = 2; day <= 11; day++) {
      await rateGames(ctx);
      clock.advanceMinutes(24 * 60);
    }
    expect((await findRatingState(ctx.db, MODEL_VERSION))!.state).toBe(atOnce);
  });
});

test('a suspended game that ended days later is taken in once, on the day it ended', async () => {
  await withTestCtx({ now: '2026-07-04T16:00:00Z' }, async (ctx, { feed, clock }) => {
    fill(feed);
    feed.finished = feed.finished.filter(({ playedOn }) => playedOn < '2026-07-04');
    feed.finished.push(finishedGame('20260702_LAD@SF', { away: 3, home: 2 }, { playedOn: '2026-07-05' }));
    await rateGames(ctx);
    expect((await findRatings(ctx))!.games).toBe(6);
    clock.advanceMinutes(24 * 60);
    await rateGames(ctx);
    clock.advanceMinutes(24 * 60);
    await rateGames(ctx);
    expect((await findRatings(ctx))!).toMatchObject({ games: 7, ratedTo: '2026-07-05' });
  });
});

test('a source that fails leaves the ratings as they were, and the day is asked for again', async () => {
  await withTestCtx({ now: NOW }, async (ctx, { feed }) => {
    fill(feed);
    feed.outage = new Error('503 from the feed');
    await rateGames(ctx);
    expect(await findRatings(ctx)).toBeNull();
    feed.outage = null;
    await rateGames(ctx);
    expect((await findRatings(ctx))!.games).toBe(20);
  });
});

test('closing prices that were recorded teach who was the favorite; a game without any is rated by its result alone', async () => {
  const chanceAfter = async (home: number | null, away = 0): Promise<number> => {
    let chance = 0;
    await withTestCtx({ now: NOW }, async (ctx, { feed }) => {
      fill(feed);
      if (home !== null) {
        const gameId = '20260710_NYY@BOS';
        const contest = await createContest(ctx, { gameId, slateOn: '2026-07-10', awayCode: 'NYY', homeCode: 'BOS', status: 'final' });
        await price(ctx, contest.id);
        await close(ctx, contest.id, [...offers('AAA', 'moneyline', null, away, home), ...offers('AAA', 'total', 8.5, -110, -110)]);
      }
      await rateGames(ctx);
      chance = (await findRatings(ctx))!.forecast(fixture('NYY', 'BOS')).pHome;
    });
    return chance;
  };
  const unpriced = await chanceAfter(null);
  expect(await chanceAfter(-300, 240)).toBeGreaterThan(unpriced + 0.02);
  expect(await chanceAfter(240, -300)).toBeLessThan(unpriced);
});

describe('the weight that recent closes support', () => {
  /** After one game whose opening number and ours are told, formed so many hours before its start. */
  const weightAfter = async (pMarket: number, pModel: number, hours: number): Promise<number> => {
    let weight = Number.NaN;
    await withTestCtx({ now: NOW }, async (ctx, { feed }) => {
      fill(feed);
      const startsAt = new Date('2026-07-10T23:10:00Z');
      const terms = {
        gameId: '20260710_NYY@BOS',
        slateOn: '2026-07-10',
        awayCode: 'NYY',
        homeCode: 'BOS',
        status: 'final',
        startsAt,
      } as const;
      const contest = await createContest(ctx, terms);
      await ctx.db
        .insert(forecasts)
        .values({
          id: ctx.newId(),
          contestId: contest.id,
          sport: 'mlb',
          modelVersion: MODEL_VERSION,
          inputs: { market: { pHome: pMarket } },
          inputsHash: 'one',
          drivers: {},
          numbers: {},
          pHomeModel: pModel,
          pHome: pMarket,
          pHomeLow: pMarket,
          pHomeHigh: pMarket,
          createdAt: new Date(startsAt.getTime() - hours * 3_600_000),
        } as never);
      await price(ctx, contest.id);
      await close(ctx, contest.id, offers('AAA', 'moneyline', null, -110, -110));
      await rateGames(ctx);
      weight = (await findRatings(ctx))!.moneylineWeight;
    });
    return weight;
  };
  test('falls where a price that opened far from us never came, rises where it came all the way', async () => {
    const start = weightOfClaims(FITTED_MEMORY);
    expect(await weightAfter(0.5, 0.56, 10)).toBeLessThan(start);
    expect(await weightAfter(0.45, 0.5, 10)).toBeGreaterThan(start);
  });
  test('learns nothing from an opinion formed beside the closing price', async () => {
    expect(await weightAfter(0.5, 0.56, 2)).toBe(weightOfClaims(FITTED_MEMORY));
  });
});
