import { describe, expect, test } from 'vitest';
import type { ReportedLeagueFacts } from '../../../ports/index.ts';
import { createDemoFootball } from './index.ts';

const SEED = 'samples';
/** A Saturday in the middle of a season; its first kickoff is at four in the afternoon in the East. */
const SATURDAY = '2026-07-11';
const source = createDemoFootball(SEED);
const { from, to } = await source.feed.getSeasonSpan(SATURDAY);
const end = new Date(`${to}T23:00:00Z`);
const later = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * 60_000);
const [first] = await source.feed.listGames(SATURDAY, SATURDAY, end);
const inPlay = later(first!.startsAt, 95);

describe('answers follow from the seed and the time alone', () => {
  test('a new instance, asked in another order, says the same', async () => {
    const other = createDemoFootball(SEED);
    const quotes = await source.odds.listQuotes(SATURDAY, inPlay);
    const games = await source.feed.listGames(from, to, inPlay);
    const live = await source.feed.findLiveState(first!.gameId, inPlay);
    expect(await other.feed.findLiveState(first!.gameId, inPlay)).toEqual(live);
    expect(await other.odds.listQuotes(SATURDAY, inPlay)).toEqual(quotes);
    await other.feed.listGames('2027-02-13', '2027-02-14', end);
    expect(await other.feed.listGames(from, to, inPlay)).toEqual(games);
  });

  test('another seed is another league', async () => {
    const other = createDemoFootball(`${SEED}-other`);
    const idsOf = async ({ feed }: typeof source) => (await feed.listGames(from, to, end)).map(({ gameId }) => gameId);
    expect(await idsOf(other)).not.toEqual(await idsOf(source));
  });
});

describe('nothing tells the future', () => {
  test('a play is told at its second and not before, and nothing changes in between', async () => {
    const next = (await source.feed.findNextChange(SATURDAY, inPlay))!;
    const stateAt = async (at: Date) => {
      const state = (await source.feed.findLiveState(first!.gameId, at))!;
      return { ...state, asOf: null, games: await source.feed.listGames(SATURDAY, SATURDAY, at) };
    };
    expect(await stateAt(new Date(next.getTime() - 1))).toEqual(await stateAt(inPlay));
    expect(await stateAt(next)).not.toEqual(await stateAt(inPlay));
    for (const { at } of (await source.feed.findLiveState(first!.gameId, inPlay))!.plays) expect(at <= inPlay).toBe(true);
  });

  test('a game that has not begun has no score, no facts and no live state; one in play no facts', async () => {
    const before = new Date(first!.startsAt.getTime() - 1);
    for (const game of await source.feed.listGames(SATURDAY, to, before)) {
      expect(game).toMatchObject({ status: 'scheduled', score: null, endedAt: null });
      expect(await source.feed.findLiveState(game.gameId, before)).toBeNull();
      expect(await source.feed.findFacts(game.gameId, before)).toBeNull();
    }
    expect(await source.feed.findFacts(first!.gameId, inPlay)).toBeNull();
    const requested = await source.odds.listQuotes(SATURDAY, inPlay);
    expect(requested.length).toBeGreaterThan(500);
    for (const { gameId, quotedAt } of requested) if (gameId === first!.gameId) expect(quotedAt < first!.startsAt).toBe(true);
    expect(requested.every(({ quotedAt }) => quotedAt <= inPlay)).toBe(true);
  });

  test('who plays in the playoffs is told when the season is over, and so on from round to round', async () => {
    const known = async (at: Date) =>
      (await source.feed.listGames(from, to, at))
        .filter(({ week }) => week! > 21)
        .map(({ away, home }) => [away.code, home.code].filter((code) => code !== 'TBD').length);
    const ends = (await source.feed.listGames(from, to, end)).map(({ week, endedAt }) => ({ week, endedAt: endedAt! }));
    const overAfter = (week: number): Date =>
      new Date(Math.max(...ends.filter((game) => game.week === week).map(({ endedAt }) => endedAt.getTime())));
    expect(await known(new Date(overAfter(21).getTime() - 1))).toEqual([0, 0, 0, 0, 0]);
    expect(await known(overAfter(21))).toEqual([2, 2, 1, 1, 0]);
    expect(await known(overAfter(22))).toEqual([2, 2, 2, 2, 0]);
    expect(await known(overAfter(23))).toEqual([2, 2, 2, 2, 2]);
  });

  test('an open place has an id of its own, under which nothing is found once it is taken', async () => {
    const open = (await source.feed.listGames(from, to, inPlay)).filter(({ week }) => week! > 21);
    expect(new Set(open.map(({ gameId }) => gameId)).size).toBe(5);
    const taken = (await source.feed.listGames(from, to, end)).filter(({ week }) => week! > 21);
    expect(taken.map(({ sourceId }) => sourceId)).toEqual(open.map(({ sourceId }) => sourceId));
    for (const { gameId } of open) expect(await source.feed.findFacts(gameId, end)).toBeNull();
    for (const { gameId, score } of taken)
      expect(((await source.feed.findFacts(gameId, end)) as ReportedLeagueFacts).facts.score).toEqual(score);
  });
});
