import { BOARD_MARKET_NAMES, termsOf } from '@clearedge/contract/markets/board-markets';
import { describe, expect, test } from 'vitest';
import type { ReportedLeagueFacts } from '../../../ports/index.ts';
import { createSquads } from '../football/squads.ts';
import { namesOf } from '../leagues/testing/names-of.ts';
import { createDemoNfl } from './index.ts';
import { NFL_TEAMS } from './teams.ts';

const SEED = 'samples';
const SUNDAY = '2026-12-13';
const source = createDemoNfl(SEED);
const { feed, odds } = source;
const { from, to, year } = await feed.getSeasonSpan(SUNDAY);
const end = new Date(`${to}T23:59:00-05:00`);
const later = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * 60_000);
const [first] = await feed.listGames(SUNDAY, SUNDAY, new Date('2026-12-10T12:00:00Z'));
const inPlay = later(first!.startsAt, 95);
const stagesAt = async (asOf: Date) => (await feed.listGames(from, to, asOf)).flatMap(({ stage }) => (stage === 'regular' ? [] : stage));

test('a season goes from September to a Sunday of February and has the name of its first year', async () => {
  expect([from.slice(0, 7), to.slice(0, 7), year]).toEqual(['2026-09', '2027-02', 2026]);
  expect(await feed.getSeasonSpan('2027-07-01')).toMatchObject({ year: 2027 });
  expect(await feed.listGames('2027-03-01', '2027-08-31', end)).toEqual([]);
});

describe('answers follow from the seed and the time alone', () => {
  test('a new instance, asked in another order, says the same; another seed is another league', async () => {
    const other = createDemoNfl(SEED);
    const live = await feed.findLiveState(first!.gameId, inPlay);
    expect(await other.odds.listQuotes(SUNDAY, inPlay)).toEqual(await odds.listQuotes(SUNDAY, inPlay));
    expect(await other.feed.findLiveState(first!.gameId, inPlay)).toEqual(live);
    expect(await other.feed.listGames(from, to, inPlay)).toEqual(await feed.listGames(from, to, inPlay));
    const stranger = await createDemoNfl(`${SEED}-other`).feed.listGames(from, to, end);
    expect(stranger.map(({ gameId }) => gameId)).not.toEqual((await feed.listGames(from, to, end)).map(({ gameId }) => gameId));
  });
});

describe('nothing tells the future', () => {
  test('a play is told at its second and not before, and nothing changes in between', async () => {
    const next = (await feed.findNextChange(SUNDAY, inPlay))!;
    const states = async (at: Date) => {
      const games = await feed.listGames(SUNDAY, SUNDAY, at);
      const live = await Promise.all(games.map(({ gameId }) => feed.findLiveState(gameId, at)));
      return { games, live: live.map((state) => state && { ...state, asOf: null }) };
    };
    expect(await states(new Date(next.getTime() - 1))).toEqual(await states(inPlay));
    expect(await states(next)).not.toEqual(await states(inPlay));
  });

  test('a game that has not begun has no score, no facts and no live state; one in play no facts', async () => {
    const before = new Date(first!.startsAt.getTime() - 1);
    for (const game of await feed.listGames(SUNDAY, to, before)) {
      expect(game).toMatchObject({ status: 'scheduled', score: null, endedAt: null });
      expect(await feed.findLiveState(game.gameId, before)).toBeNull();
    }
    expect(await feed.findFacts(first!.gameId, inPlay)).toBeNull();
    const quotes = await odds.listQuotes(SUNDAY, inPlay);
    expect(quotes.length).toBeGreaterThan(2000);
    expect(new Set(quotes.map(({ market }) => market))).toEqual(
      new Set(BOARD_MARKET_NAMES.filter((market) => ['full', 'half1', 'quarter1'].includes(termsOf(market).period))),
    );
    const starts = new Map((await feed.listGames(SUNDAY, SUNDAY, inPlay)).map(({ gameId, startsAt }) => [gameId, startsAt]));
    expect(quotes.every(({ gameId, quotedAt }) => quotedAt <= inPlay && quotedAt < starts.get(gameId)!)).toBe(true);
  });

  test('a round of the playoffs is listed once the round before is over', async () => {
    const games = await feed.listGames(from, to, end);
    const overAfter = (week: number): Date =>
      new Date(Math.max(...games.filter((game) => game.week! <= week).map(({ endedAt }) => endedAt!.getTime())));
    expect(await stagesAt(new Date(overAfter(18).getTime() - 1))).toEqual([]);
    expect(await stagesAt(overAfter(18))).toEqual(Array(6).fill('wild_card'));
    expect((await stagesAt(overAfter(20))).slice(-2)).toEqual(['conference', 'conference']);
    expect((await stagesAt(overAfter(21))).at(-1)).toBe('super_bowl');
    const last = games.at(-1)!;
    expect(((await feed.findFacts(last.gameId, end)) as ReportedLeagueFacts).facts.score).toEqual(last.score);
    expect(await feed.findFacts('20261399_BUF@MIA', end)).toBeNull();
  });
});

test('a game is told in the words of American football, no one unnamed, on a clock that only runs down', async () => {
  const told = new Set<string>();
  let before = { period: 1, clock: '15:00' };
  for (let minutes = 1; minutes < 215; minutes += 6) {
    const state = (await feed.findLiveState(first!.gameId, later(first!.startsAt, minutes)))!;
    expect(state.clock).toMatch(/^\d\d:\d\d$/);
    expect(state.period > before.period || state.clock! <= before.clock).toBe(true);
    before = { period: state.period, clock: state.clock! };
    expect(state.periods.home.reduce((sum, points) => sum + points, 0)).toBe(state.score.home);
    expect(state.ballOn ?? 'midfield').toMatch(/^(midfield|(?:[A-Z]{2,3}) [1-4]?\d)$/);
    for (const { text } of state.plays) told.add(text);
  }
  expect(told.size).toBeGreaterThan(100);
  for (const text of told) {
    expect(text).toMatch(/^[A-ZÀ-Ý][^{}]+\.$/u);
    expect(text).not.toMatch(/undefined|NaN|TBD|convert|single point|offence/);
  }
});

test('no two men of a season share a name', () => {
  const codes = NFL_TEAMS.map(({ code }) => code);
  const names = codes.flatMap((code) => namesOf(createSquads('clearedge|nfl', 0, codes)(code, null).dressed));
  expect(names).toHaveLength(32 * 23);
  expect(new Set(names).size).toBe(names.length);
});
