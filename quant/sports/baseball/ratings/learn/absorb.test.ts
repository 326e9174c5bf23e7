import { describe, expect, test } from 'vitest';
import { forecast } from '../expect.ts';
import { ratingsToJson } from '../json.ts';
import { listRatings } from '../list-ratings.ts';
import { createRatings, type Ratings } from '../ratings.ts';
import { everyKind, pitcher, pitchers, started } from '../testing/every-kind.ts';
import { aces, madeUpFixture, madeUpGame, madeUpSide, sluggers } from '../testing/made-up.ts';
import { PLAIN } from '../testing/plain-parameters.ts';
import type { RatedPitcher } from '../types.ts';
import { absorbDay } from './absorb-day.ts';

describe('what one game teaches', () => {
  const meanOf = (ratings: Ratings, kind: string, id: string): number =>
    listRatings(ratings).find((row) => row.kind === kind && row.id === id)!.mean;
  const after = (away: Parameters<typeof madeUpSide>[1], home: Parameters<typeof madeUpSide>[1]): Ratings => {
    const ratings = createRatings(PLAIN);
    absorbDay(ratings, [madeUpGame('2019-04-01', madeUpSide('AAA', away), madeUpSide('BBB', home))]);
    return ratings;
  };
  const depthOf = (ratings: Ratings, id: string): number => ratings.states.means[ratings.states.index.depth.get(id) ?? -1] ?? Number.NaN;

  test('how long the starter lasts, where it is told', () => {
    const reported = after({}, { pitchers: [{ ...started, outs: 26 }] });
    expect(depthOf(reported, 'BBB-starter')).toBeCloseTo(16 + (10 * 6) / 20, 12);
    expect(reported.states.variances[reported.states.index.depth.get('BBB-starter')!]).toBeCloseTo(6 - 36 / 20 + 0.12, 12);
    expect(depthOf(reported, '')).toBe(16);
    expect(depthOf(after({}, {}), 'BBB-starter')).toBeNaN();
    expect(depthOf(after({}, { pitchers, starterId: null }), '')).toBe(16);
  });
  test('whoever threw: the line of the relievers leaves the starter alone', () => {
    const of = (changes: Partial<RatedPitcher>) => after({}, { pitchers: [started, pitcher('BBB-long', changes)] });
    const wild = of({ walks: 7 });
    expect(meanOf(wild, 'bullpen', 'BBB')).toBeGreaterThan(meanOf(of({}), 'bullpen', 'BBB') + 0.001);
    expect(meanOf(wild, 'starter', 'BBB-starter')).toBeCloseTo(meanOf(of({}), 'starter', 'BBB-starter'), 2);
  });
  test.each([
    ['a reliever without batters faced', [started, pitcher('BBB-long', { battersFaced: null })]],
    ['two starters', [started, { ...started, playerId: 'BBB-other' }]],
    ['no pitcher at all', []],
  ])('%s leaves the side itself to tell', (_name, lines) => {
    const [bare, unclear] = [after({}, { pitchers: null }), after({}, { pitchers: lines.map((line) => ({ ...line, outs: 15 })) })];
    for (const { kind, id, mean } of listRatings(bare)) expect(meanOf(unclear, kind, id)).toBeCloseTo(mean, 12);
  });
  test('a starter of two outs has little to do with the runs of five innings', () => {
    const quiet = { runsByInning: [0, 0, 0, 0, 0, 0, 0, 0, 0] };
    const learned = (outs: number) =>
      meanOf(after(quiet, { pitchers: [{ ...started, battersFaced: null, outs }] }), 'starter', 'BBB-starter');
    expect(learned(2)).toBeGreaterThan(learned(9) + 0.005);
    expect(learned(9)).toBeGreaterThan(learned(15) + 0.005);
    expect(learned(15)).toBe(learned(27));
  });
  test('a starter not known learns nothing, and no one is entered for him', () => {
    const unknown = after({}, { starterId: null });
    expect(listRatings(unknown).filter(({ kind }) => kind === 'starter')).toHaveLength(1);
    expect(unknown.states.means[unknown.states.index.starter.get('')!]).toBe(0.04);
    expect(unknown.states.games[unknown.states.index.starter.get('')!]).toBe(0);
  });
  test('games are counted for all who played', () => {
    const ratings = everyKind();
    const gamesOf = (kind: string, id: string) => listRatings(ratings).find((row) => row.kind === kind && row.id === id)?.games;
    expect([gamesOf('offence', 'AAA'), gamesOf('bullpen', 'BBB'), gamesOf('starter', 'BBB-starter'), gamesOf('park', 'OTHER')]).toEqual([
      4, 3, 2, 2,
    ]);
    expect([...ratings.teamGames]).toEqual([
      ['CCC', 1],
      ['AAA', 1],
    ]);
  });
});

describe('games of one day', () => {
  test('come in order of their number, then of their names', () => {
    const games = ['b', 'a', 'c'].map((gameId, at) =>
      madeUpGame('2019-04-01', madeUpSide('AAA', at === 0 ? sluggers : {}), madeUpSide('BBB', at === 1 ? aces : {}), { gameId }),
    );
    const after = (order: readonly number[]): string => {
      const ratings = createRatings(PLAIN);
      absorbDay(
        ratings,
        order.map((at) => games[at]!),
      );
      return ratingsToJson(ratings);
    };
    const one = createRatings(PLAIN);
    for (const at of [1, 0, 2]) absorbDay(one, [games[at]!]);
    for (const order of [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
    ])
      expect(after(order)).toBe(ratingsToJson(one));
  });
});

// Opinions are kept with the inputs they were made from: the same inputs must go on giving the same numbers.
describe('the same games give the same numbers', () => {
  test.each<[string, number[], number[]]>([
    [
      'batter',
      [
        -0.00488698287, -0.00462028535, -0.00376515029, -0.00518178451, -0.00432606658, -0.00405878619, -0.00488698287, -0.00462028535,
        -0.00376515029, -0.00626461112, -0.00626461112, -0.00626461112, -0.00626461112, -0.00626461112, -0.00626461112, -0.00626461112,
        -0.00626461112, -0.00626461112,
      ],
      [
        0.03591710347, 0.035918695, 0.03591710347, 0.035918695, 0.03591710347, 0.035918695, 0.03591710347, 0.035918695, 0.03591710347,
        0.03461931924, 0.03461931924, 0.03461931924, 0.03461931924, 0.03461931924, 0.03461931924, 0.03461931924, 0.03461931924,
        0.03461931924,
      ],
    ],
    ['bullpen', [-0.00248745046, 0.00177552494, -0.00037827035], [0.04375279609, 0.04248940368, 0.05565707501]],
    ['fielding', [-0.00188800209, 0.00261109997, -0.00009160854], [0.03928931974, 0.03802492573, 0.03996920511]],
    ['offence', [0.00221342659, -0.00384744155, -0.00057390187], [0.04062594585, 0.03946141448, 0.04571303577]],
    ['park', [-0.00011157161, -0.00117331772], [0.04506577324, 0.04743600483]],
    ['starter', [0.00253462198, 0.02793721401, 0.03805992296], [0.06047748458, 0.06059435951, 0.10825362097]],
  ])('%s', (kind, means, deviations) => {
    const rows = listRatings(everyKind()).filter((row) => row.kind === kind);
    expect(rows).toHaveLength(means.length);
    for (const [at, row] of rows.entries()) {
      expect(row.mean).toBeCloseTo(means[at]!, 9);
      expect(row.sd).toBeCloseTo(deviations[at]!, 9);
    }
  });
  test('levels of the league and the edge of place', () => {
    const { means } = everyKind().states;
    const expected = [0.90404158029, 0.63255464304, -0.06328592742, -0.00242113561, 0.01055863319, 0.01238185013];
    for (const [place, mean] of expected.entries()) expect(means[place]).toBeCloseTo(mean, 9);
  });
  test('a forecast and what it is made of', () => {
    const { drivers, quality, ...stated } = forecast(everyKind(), madeUpFixture('BBB', 'AAA', { scheduledInnings: 7 }));
    const close = (value: number) => expect.closeTo(value, 9);
    expect(stated).toEqual({
      gameId: 'BBB@AAA',
      awayRuns: close(4.03709862252),
      homeRuns: close(4.33312912886),
      total: close(8.37022775137),
      pHome: close(0.54010505048),
      pHomeSd: close(0.12457549192),
      leagueTotal: close(8.70395449169),
    });
    const rows = drivers.map((driver) => [driver.factor, driver.pHomeDelta, driver.awayRunsDelta, driver.homeRunsDelta, driver.totalDelta]);
    expect(rows).toEqual([
      ['home', close(0.00974422664), close(-0.05191172191), close(0.05376835067), close(0.00185662876)],
      ['starters', close(0.01135899751), close(0.00718335829), close(0.08217625073), close(0.08935960903)],
      ['bullpens', close(0.00129340867), close(-0.00480167144), close(0.00353647452), close(-0.00126519691)],
      ['fielding', close(0.00296946985), close(-0.00791557307), close(0.01133873674), close(0.00342316367)],
      ['offence', close(0.00400026336), close(-0.016130652), close(0.00961183472), close(-0.00651881728)],
      ['lineUps', close(0.01073867885), close(-0.23638315141), close(-0.17418461641), close(-0.41056776782)],
      ['park', close(5.58e-9), close(-0.0049192118), close(-0.00509514798), close(-0.01001435977)],
    ]);
    expect(quality).toMatchObject({ lineUpsKnown: true, awayGames: 0, homeGames: 1 });
    // One game of the sixty that two clubs need to be seasoned.
    expect(quality.evidence).toBeCloseTo(1 - 0.25 * (1 - 1 / 60), 12);
  });
});
