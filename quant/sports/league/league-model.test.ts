import { describe, expect, test } from 'vitest';
import { isThreeWay } from '../../grading/index.ts';
import { NBA_MODEL } from '../nba/index.ts';
import { NFL_MODEL } from '../nfl/index.ts';
import { NHL_MODEL } from '../nhl/index.ts';
import {
  decidedChance,
  type LeagueMarket,
  type LeagueModel,
  type LeagueStanding,
  listLeagueRatings,
  meansOf,
  type Outlook,
  openingOf,
  projectLeagueGame,
} from './index.ts';

const SETTING = { season: 2022, isPlayoff: false };
const CASES: [string, LeagueModel, Outlook, LeagueMarket][] = [
  [
    'nfl',
    NFL_MODEL,
    { margin: 2.8, marginSd: 1, total: 45, totalSd: 1 },
    { pHome: 0.6, spread: { line: -2.5, homeProbability: 0.51 }, total: { line: 45.5, overProbability: 0.49 } },
  ],
  [
    'nba',
    NBA_MODEL,
    { margin: 4, marginSd: 2, total: 224, totalSd: 3 },
    { pHome: 0.63, spread: null, total: { line: 224.5, overProbability: 0.5 } },
  ],
  [
    'nhl',
    NHL_MODEL,
    { margin: 0.4, marginSd: 0.2, total: 6.1, totalSd: 0.2 },
    { pHome: 0.58, spread: null, total: { line: 6, overProbability: 0.48 } },
  ],
];

describe.each(CASES)('%s: one distribution of scores', (_, model, outlook, market) => {
  const scores = model.fromOutlook(outlook, SETTING);

  test.each(model.engine.periods)('%s: chances sum to one and every market is read from the same scores', (period) => {
    const { size, chances, margins, totals } = scores.of(period);
    for (const masses of [chances, margins, totals]) {
      expect(masses.reduce((sum, mass) => sum + mass, 0)).toBeCloseTo(1, 10);
      expect(masses.every((mass) => mass >= 0)).toBe(true);
    }
    const home = scores.price({ market: 'moneyline', period, side: 'home' });
    const level = margins[size - 1]!;
    expect(home.win).toBeCloseTo(
      margins.slice(size).reduce((sum, mass) => sum + mass, 0),
      10,
    );
    const tie = scores.price({ market: 'threeWay', period, side: 'draw' });
    expect(tie.win).toBeCloseTo(level, 10);
    expect(home.push).toBeCloseTo(isThreeWay(period) ? 0 : level, 10);
    const away = scores.price({ market: 'threeWay', period, side: 'away' });
    expect(home.win + tie.win + away.win).toBeCloseTo(1, 10);
    expect(home.win + home.push + home.lose).toBeCloseTo(1, 10);
  });

  test('regulation and overtime make the moneyline: what is won in regulation is won, and a draw is won by one of the two', () => {
    const of = (period: 'full' | 'regulation', side: 'away' | 'home' | 'draw') => scores.price({ market: 'moneyline', period, side });
    const [away, home, draw] = (['away', 'home', 'draw'] as const).map((side) => of('regulation', side).win);
    expect(away! + home! + draw!).toBeCloseTo(1, 10);
    const won = of('full', 'home');
    const inOvertime = (won.win - home!) / (draw! - won.push);
    expect(inOvertime).toBeGreaterThan(0.4);
    expect(inOvertime).toBeLessThan(0.62);
    expect(of('full', 'away').win - away!).toBeCloseTo((draw! - won.push) * (1 - inOvertime), 10);
  });

  test('a line further away is likelier to be covered, a higher total less likely to be passed', () => {
    const lines = Array.from({ length: 31 }, (__, at) => (at - 15) / 2);
    const covers = lines.map((line) => scores.price({ market: 'spread', period: 'full', side: 'home', line }).win);
    const overs = lines.map(
      (more) => scores.price({ market: 'total', period: 'full', side: 'over', line: Math.round(outlook.total) + more }).win,
    );
    for (let at = 1; at < lines.length; at += 1) {
      expect(covers[at]!).toBeGreaterThanOrEqual(covers[at - 1]!);
      expect(overs[at]!).toBeLessThanOrEqual(overs[at - 1]!);
    }
  });

  test('parts add up: regulation is its halves or periods, and a side’s mean is half of total and margin', () => {
    const whole = meansOf(scores.of('regulation'));
    const parts = model.engine.periods.filter((period) => /^(quarter|period)/.test(period)).map((period) => meansOf(scores.of(period)));
    expect(parts.reduce((sum, { total }) => sum + total, 0)).toBeCloseTo(whole.total, 0);
    expect(parts.reduce((sum, { margin }) => sum + margin, 0)).toBeCloseTo(whole.margin, 0);
    const { home } = scores.of('full');
    const full = meansOf(scores.of('full'));
    expect(home.reduce((sum, mass, points) => sum + mass * points, 0)).toBeCloseTo((full.total + full.margin) / 2, 6);
  });

  test('centers from a market give the market back', () => {
    const found = model.marketOutlook(market, SETTING)!;
    const priced = model.fromOutlook(found, SETTING);
    const home = decidedChance(priced.price({ market: 'moneyline', period: 'full', side: 'home' }));
    const over = decidedChance(priced.price({ market: 'total', period: 'full', side: 'over', line: market.total!.line }));
    expect(over).toBeCloseTo(market.total!.overProbability, 3);
    if (market.spread === null) expect(home).toBeCloseTo(market.pHome!, 3);
    expect(model.marketOutlook({ ...market, total: null }, SETTING)).toBeNull();
    expect(model.marketOutlook({ pHome: null, spread: null, total: market.total }, SETTING)).toBeNull();
    expect(() => model.marketOutlook({ ...market, pHome: 1 }, SETTING)).toThrow(RangeError);
  });

  test('from the opening standing the chances are those before the game; at the end the score is the result', () => {
    const opening = model.finals(outlook, SETTING, openingOf());
    expect(opening.price({ market: 'moneyline', period: 'full', side: 'home' })).toEqual(
      scores.price({ market: 'moneyline', period: 'full', side: 'home' }),
    );
    const { periods } = model.engine.regulation;
    const byPeriod = { away: Array.from({ length: periods }, () => 2), home: Array.from({ length: periods }, () => 3) };
    const standing: LeagueStanding = { score: { away: 2 * periods, home: 3 * periods }, period: periods - 1, secondsLeft: 0, byPeriod };
    const over = model.finals(outlook, SETTING, standing);
    expect(over.price({ market: 'moneyline', period: 'full', side: 'home' }).win).toBeCloseTo(1, 9);
    expect(over.price({ market: 'total', period: 'full', side: 'over', line: 5 * periods }).push).toBeCloseTo(1, 9);
    expect(over.price({ market: 'spread', period: model.engine.periods.at(-1)!, side: 'home', line: -1 }).push).toBeCloseTo(1, 9);
  });

  test('a lead is worth more the less there is left to play', () => {
    const { periods, seconds } = model.engine.regulation;
    const chances = Array.from({ length: periods }, (__, period) => {
      const byPeriod = { away: Array.from({ length: period }, () => 0), home: [3] };
      const standing: LeagueStanding = { score: { away: 0, home: 3 }, period, secondsLeft: seconds / 2, byPeriod };
      return model.finals({ ...outlook, margin: 0 }, SETTING, standing).price({ market: 'moneyline', period: 'full', side: 'home' }).win;
    });
    for (let at = 1; at < chances.length; at += 1) expect(chances[at]!).toBeGreaterThan(chances[at - 1]!);
    expect(chances.at(-1)!).toBeGreaterThan(0.6);
  });

  test('model and market are pooled center by center, and a center without a price is the model’s own', () => {
    const fixture = { ...SETTING, startsAt: new Date(Date.UTC(2022, 10, 6)), away: 'AAA', home: 'BBB', isNeutral: false };
    const expected = model.expect(model.start(SETTING.season), fixture);
    const project = (asked: LeagueMarket | null, share: number) =>
      projectLeagueGame(model, expected, asked, SETTING, { margin: share, total: share });
    const [alone, none, half, all] = [project(null, 0.5), project(market, 0), project(market, 0.5), project(market, 1)];
    expect(alone.pooled).toEqual({ probability: alone.model.probability, low: alone.model.low, high: alone.model.high });
    expect([alone.weight, alone.sd]).toEqual([
      { margin: 1, total: 1 },
      { margin: expected.margin.sd, total: expected.total.sd },
    ]);
    const stated = model.marketOutlook(market, SETTING)!;
    for (const center of ['margin', 'total'] as const) {
      expect(none.score[center]).toBeCloseTo(stated[center], 2);
      expect(all.score[center]).toBeCloseTo(alone.score[center], 9);
      expect(half.score[center]).toBeCloseTo((none.score[center] + all.score[center]) / 2, 9);
    }
    expect(half.pooled.low).toBeLessThan(half.pooled.probability);
    const winner = project({ ...market, total: null }, 0.5);
    expect([winner.weight, winner.score.total]).toEqual([{ margin: 0.5, total: 1 }, alone.score.total]);
    const points = project({ pHome: null, spread: null, total: market.total }, 0.5);
    expect([points.weight, points.score.margin]).toEqual([{ margin: 1, total: 0.5 }, alone.score.margin]);
  });

  test('a part of another sport and a line between halves are refused', () => {
    const foreign = model.engine.periods.includes('half1') ? 'period1' : 'half1';
    expect(() => scores.of(foreign)).toThrow(RangeError);
    expect(() => scores.price({ market: 'spread', period: 'full', side: 'home', line: 0.3 })).toThrow(RangeError);
  });
});

describe('ratings', () => {
  const day = (at: number): Date => new Date(Date.UTC(2022, 8, 11 + at));
  const game = (at: number, away: string, home: string, awayScore: number, homeScore: number) => ({
    season: 2022,
    startsAt: day(at),
    away,
    home,
    isNeutral: false,
    isPlayoff: false,
    awayScore,
    homeScore,
    isOvertime: false,
  });
  const first = NFL_MODEL.start(2022);
  const played = [game(0, 'AAA', 'BBB', 10, 31), game(7, 'CCC', 'AAA', 27, 13), game(7, 'BBB', 'DDD', 30, 17)].reduce(
    NFL_MODEL.learn,
    first,
  );

  test('winners rise, means follow the scores, and what is not known falls', () => {
    expect(listLeagueRatings(played).map(({ code }) => code)).toEqual(['BBB', 'CCC', 'DDD', 'AAA']);
    const fixture = { season: 2022, startsAt: day(14), away: 'AAA', home: 'BBB', isNeutral: true, isPlayoff: false };
    const [before, after] = [NFL_MODEL.expect(first, fixture), NFL_MODEL.expect(played, fixture)];
    expect(before.margin.mean).toBeCloseTo(0, 9);
    expect(after.margin.mean).toBeGreaterThan(2);
    expect(after.margin.sd).toBeLessThan(before.margin.sd);
    expect(after.drivers.reduce((sum, { margin }) => sum + margin, 0)).toBeCloseTo(after.margin.mean, 9);
    expect(after.drivers.reduce((sum, { total }) => sum + total, 0)).toBeCloseTo(after.total.mean, 9);
    const { margin, total } = meansOf(NFL_MODEL.fromExpectation(after, SETTING).of('full'));
    expect([margin, total]).toEqual([expect.closeTo(after.margin.mean, 1), expect.closeTo(after.total.mean, 1)]);
  });

  test('a closing price moves the ratings, and a new season moves them back toward the average', () => {
    const close = { margin: -6, total: 60 };
    const next = game(14, 'AAA', 'BBB', 20, 20);
    const [plain, taught] = [NFL_MODEL.learn(played, next), NFL_MODEL.learn(played, { ...next, close })];
    const later = { ...next, startsAt: day(21) };
    expect(NFL_MODEL.expect(taught, later).margin.mean).toBeLessThan(NFL_MODEL.expect(plain, later).margin.mean);
    expect(NFL_MODEL.expect(taught, later).total.mean).toBeGreaterThan(NFL_MODEL.expect(plain, later).total.mean);
    const rolled = listLeagueRatings(NFL_MODEL.rollSeason(plain, 2023));
    expect(Math.abs(rolled[0]!.points)).toBeLessThan(Math.abs(listLeagueRatings(plain)[0]!.points));
    expect(rolled[0]!.games).toBe(0);
  });

  test('a game before the last one taken in, an earlier season and a score that is no count are refused', () => {
    expect(() => NFL_MODEL.expect(played, { ...game(0, 'AAA', 'BBB', 0, 0) })).toThrow(RangeError);
    expect(() => NFL_MODEL.rollSeason(played, 2021)).toThrow(RangeError);
    expect(() => NFL_MODEL.learn(played, game(14, 'AAA', 'BBB', 1.5, 3))).toThrow(RangeError);
  });
});
