import { poolProbability } from '@clearedge/quant/blend';
import { describe, expect, test } from 'vitest';
import { tinyQuestion, tinyQuestions } from '../testing/tiny-questions.ts';
import { clusteredMean } from './clustered-mean.ts';
import { judgedFigures, offered, stagesOf } from './judged-plays.ts';
import { pooledShare, shareOf, walkKeptShares } from './kept-share.ts';
import { playOf } from './offered-plays.ts';
import { walkWeights } from './walk-weights.ts';

describe('a mean by day', () => {
  test('is as sure as its days, not as its plays', () => {
    const values = [1, -1, 0.5, -0.5];
    const days = ['a', 'b', 'c', 'd'];
    const once = clusteredMean(values, days)!;
    const thrice = clusteredMean([...values, ...values, ...values], [...days, ...days, ...days])!;
    expect(once.mean).toBe(0);
    // Squares 2.5 by 4/3, over four values.
    expect(once.standardError).toBeCloseTo(Math.sqrt((2.5 * 4) / 3) / 4, 12);
    expect(thrice.standardError).toBeCloseTo(once.standardError, 12);
  });
  test('of one day says nothing', () => {
    expect(clusteredMean([1, 2, 3], ['a', 'a', 'a'])).toBeNull();
  });
});

describe('a play', () => {
  const even = { decimals: [2.2, 1.8] as const, pMarket: 0.45, pModel: 0.55 };
  test('is on the better side, claims the blend and is judged at the close', () => {
    const play = playOf(tinyQuestion({ ...even, atClose: () => ({ win: 0.48, push: 0 }) }), 0.5)!;
    const pooled = poolProbability(0.45, 0.55, 0.5);
    expect(play.claimed).toBeCloseTo(2.2 * pooled - 1, 12);
    expect(play.atClose).toBeCloseTo(2.2 * 0.48 - 1, 12);
  });
  test('on the second side takes its price, its chance and its result', () => {
    const second = { decimals: [1.8, 2.2] as const, pMarket: 0.55, pModel: 0.45, result: 0 as const };
    const play = playOf(tinyQuestion({ ...second, atClose: () => ({ win: 0.52, push: 0 }) }), 0.5)!;
    expect(play.atClose).toBeCloseTo(2.2 * 0.48 - 1, 12);
    expect(play.profit).toBeCloseTo(1.2, 12);
  });
  test('a push gives the stake back and makes the claim smaller', () => {
    const play = playOf(tinyQuestion({ ...even, push: 0.1, result: null, atClose: () => ({ win: 0.5, push: 0.1 }) }), 0.5)!;
    expect(play.profit).toBe(0);
    expect(play.claimed).toBeCloseTo(0.9 * (2.2 * poolProbability(0.45, 0.55, 0.5) - 1), 12);
    expect(play.atClose).toBeCloseTo(0.9 * 0.1, 12);
  });
  test('is none where the market alone speaks, and unjudged without a close', () => {
    expect(playOf(tinyQuestion(even), 0)).toBeNull();
    expect(playOf(tinyQuestion(even), 0.5)!.atClose).toBeNull();
  });
});

describe('weights', () => {
  const rows = tinyQuestions({ seasons: [2010, 2011, 2012, 2013, 2014, 2015], truth: 0.4, drift: 0.4 });
  test('come from earlier seasons only, and find what those hold', () => {
    const weights = walkWeights(rows);
    expect(weights.map(({ season }) => season)).toEqual([2012, 2013, 2014, 2015, 2016]);
    for (const { weight, standardError } of weights) expect(Math.abs(weight - 0.4)).toBeLessThan(3 * standardError);
    const changed = rows.map((row) => (row.season === 2015 ? { ...row, result: row.result === 1 ? (0 as const) : (1 as const) } : row));
    expect(walkWeights(changed).slice(0, -1)).toEqual(weights.slice(0, -1));
  });
  test('forget old seasons where the weight has changed', () => {
    const before = tinyQuestions({ seasons: [2004, 2005, 2006, 2007, 2008, 2009], truth: 0.95, drift: 0.9 });
    const after = tinyQuestions({ seasons: [2010, 2011, 2012, 2013, 2014, 2015], truth: 0, drift: 0 });
    const last = walkWeights([...before, ...after]).at(-1)!;
    expect(last.halfLife).toBe(1.5);
    expect(last.weight).toBeLessThan(0.3);
  });
  test('by the close come near to how far prices come to the model, whatever the results say, from earlier days alone', () => {
    for (const drift of [0, 0.25, 0.4]) {
      const { byDay } = stagesOf(tinyQuestions({ seasons: [2010, 2011, 2012, 2013], truth: 0.9, drift }), 'moneyline').learned;
      expect([...byDay.keys()].every((day) => day >= '2012')).toBe(true);
      for (const weight of byDay.values()) expect(Math.abs(weight - drift)).toBeLessThan(0.06);
    }
  });
  test('of a day know nothing of it or of what follows', () => {
    const games = tinyQuestions({ seasons: [2010, 2011, 2012], truth: 0.4, drift: 0.4 });
    const last = games.at(-1)!.on;
    const changed = games.map((game) => (game.on === last ? { ...game, atClose: () => ({ win: 0.01, push: 0 }) } : game));
    expect(stagesOf(changed, 'moneyline').learned.byDay).toEqual(stagesOf(games, 'moneyline').learned.byDay);
    expect(stagesOf(changed, 'moneyline').learned.memory).not.toEqual(stagesOf(games, 'moneyline').learned.memory);
  });
  test('a push counts for neither side', () => {
    const pushes = rows.slice(0, 500).map((row) => ({ ...row, result: null, pModel: 0.9 }));
    expect(walkWeights([...pushes, ...rows]).map(({ weight }) => weight)).toEqual(walkWeights(rows).map(({ weight }) => weight));
  });
});

describe('what is kept of a claim', () => {
  const claim = (season: number, on: string, claimed: number, share: number) => ({ season, on, claimed, atClose: share * claimed });
  test('is the slope through zero, as sure as its days', () => {
    expect(shareOf([claim(1, 'a', 0.02, 0.5), claim(1, 'b', 0.04, 0.5)])).toEqual({ share: 0.5, standardError: 0 });
    const uneven = [claim(1, 'a', 0.02, 1), claim(1, 'b', 0.02, 0)];
    expect(shareOf(uneven)!.share).toBeCloseTo(0.5, 12);
    expect(shareOf(uneven)!.standardError).toBeCloseTo(Math.SQRT1_2 * 0.5, 12);
    expect(shareOf([claim(1, 'a', 0.02, 1)])).toBeNull();
  });
  test('is unsure where the seasons differ, and more so a season ahead', () => {
    const alike = pooledShare([0.5, 0.52, 0.48, 0.5].map((share) => ({ share, standardError: 0.1 })))!;
    const unlike = pooledShare([0.1, 0.9, 0.2, 0.8].map((share) => ({ share, standardError: 0.1 })))!;
    expect(alike.share).toBeCloseTo(0.5, 12);
    expect(unlike.share).toBeCloseTo(0.5, 2);
    expect(alike.low).toBeGreaterThan(0);
    expect(unlike.low).toBeLessThan(0);
    expect(unlike.nextLow).toBeLessThan(unlike.low);
    // No spread beyond the seasons' own errors: the plain weighted mean, and t of three degrees of freedom, of two a season ahead.
    expect(alike.nextSeasonError).toBeCloseTo(0.05, 12);
    expect(alike.low).toBeCloseTo(0.5 - 3.182 * 0.05, 12);
    expect(alike.nextLow).toBeCloseTo(0.5 - 4.303 * 0.05, 12);
    expect(pooledShare([{ share: 1, standardError: 0.1 }])).toBeNull();
  });
  test('never knows the season that it is used in', () => {
    const days = Array.from({ length: 12 }, (_, day) => String(day));
    const seasons = [2010, 2011, 2012, 2013, 2014];
    const claims = seasons.flatMap((season) => days.map((on, index) => claim(season, `${season}${on}`, 0.02, 0.4 + index / 10)));
    const changed = claims.map((one) => (one.season === 2014 ? { ...one, atClose: -1 } : one));
    expect(walkKeptShares(changed)).toEqual(walkKeptShares(claims));
    expect(walkKeptShares(claims).map(({ season }) => season)).toEqual([2013, 2014]);
  });
  test('shrinks claims, adds nothing to them, and ends plays whose low end is not above zero', () => {
    const play = playOf(tinyQuestion({ decimals: [2.2, 1.8], pMarket: 0.45, pModel: 0.55 }), 0.5)!;
    const kept = (share: number, low: number) => [
      {
        season: play.season,
        share,
        low,
        high: share + 1,
        nextLow: low - 1,
        standardError: 0.1,
        nextSeasonError: 0.2,
        betweenSeasons: 0.1,
        seasons: 5,
      },
    ];
    expect(offered([play], kept(0.5, 0.1))[0]!.claimed).toBeCloseTo(play.claimed / 2, 12);
    expect(offered([play], kept(1.3, 0.9))[0]!.claimed).toBe(play.claimed);
    expect(offered([play], kept(0.5, -0.1))).toEqual([]);
    expect(offered([play], kept(-0.2, -0.6))).toEqual([]);
    expect(offered([play], [])).toEqual([]);
  });
});

describe('judged at the close', () => {
  const seasons = [2010, 2011, 2012, 2013, 2014, 2015, 2016, 2017];
  const rowsOf = (drift: number) =>
    judgedFigures(tinyQuestions({ seasons, truth: 0.4, drift }), new Set([2016, 2017])).rows.filter(({ market }) => market === 'moneyline');
  const gapOf = (rows: ReturnType<typeof rowsOf>, stage: string, season: number | null) =>
    rows.find((row) => row.stage === stage && row.season === season && row.least === 0 && row.selection === 'every')!;

  test('claims that the close confirms are kept', () => {
    const rows = rowsOf(0.4);
    for (const season of [2016, 2017, null]) {
      const { gap, plays, claimed } = gapOf(rows, 'published', season);
      expect(plays).toBeGreaterThan(50);
      expect(Math.abs(gap!.mean)).toBeLessThan(claimed / 4);
      const raw = gapOf(rows, 'raw', season);
      expect(raw.seasonError!).toBeGreaterThanOrEqual(raw.gap!.standardError);
    }
  });
  test('claims that the close does not confirm are not made, though results were kind to them', () => {
    const rows = rowsOf(0);
    expect(gapOf(rows, 'raw', null).plays).toBe(0);
    expect(gapOf(rows, 'published', null)).toMatchObject({ plays: 0, gap: null, atClose: null });
  });
  test('every market, threshold, season and stage has a row, with no play where our number is the market’s', () => {
    const { rows } = judgedFigures(tinyQuestions({ seasons, truth: 0.4, drift: 0.4 }), new Set([2016, 2017]));
    for (const stage of ['raw', 'published'])
      for (const market of ['moneyline', 'spread', 'total'])
        for (const least of [0, 0.015, 0.03])
          for (const season of [2016, 2017, null]) {
            const found = rows.filter(
              (row) =>
                row.stage === stage && row.market === market && row.least === least && row.season === season && row.selection === 'every',
            );
            expect(found).toHaveLength(1);
            expect(found[0]!.plays > 0).toBe(market === 'moneyline');
          }
  });
  test('picks are at most six a day, the best first', () => {
    const { rows, picks } = judgedFigures(tinyQuestions({ seasons, truth: 0.4, drift: 0.4 }), new Set([2017]));
    const of = (selection: string, least: number) =>
      rows.find(
        (row) =>
          row.stage === 'published' &&
          row.market === 'moneyline' &&
          row.selection === selection &&
          row.least === least &&
          row.season === 2017,
      )!;
    const [every, own] = [of('every', 0.015), of('picks', 0)];
    expect(own.plays).toBe(picks.length);
    expect(own.plays).toBeLessThanOrEqual(6 * 40);
    expect(own.plays).toBeLessThan(every.plays);
    expect(own.claimed).toBeGreaterThan(every.claimed);
  });
});
