import { describe, expect, test } from 'vitest';
import { createDemoSource } from './index.ts';
import { hoursIn, SEED, SLATE } from './testing/sample.ts';

const source = createDemoSource({ seed: SEED });
const evening = hoursIn(20.7);
const minutesLater = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * 60_000);

describe('answers follow from the seed and the time alone', () => {
  test('a new instance, asked in another order, says the same', async () => {
    const other = createDemoSource({ seed: SEED });
    const contests = await source.baseball.listContests(SLATE, evening);
    const news = await source.news.listNews(evening, 30);
    const quotes = await source.odds.listQuotes(SLATE, evening);
    expect(await other.odds.listQuotes(SLATE, evening)).toEqual(quotes);
    await other.baseball.listContests('2026-02-13', minutesLater(evening, 5000));
    expect(await other.news.listNews(evening, 30)).toEqual(news);
    expect(await other.baseball.listContests(SLATE, evening)).toEqual(contests);
  });

  test('another seed is another league', async () => {
    const other = createDemoSource({ seed: `${SEED}-other` });
    const gamesOf = async ({ baseball }: typeof source) => (await baseball.listContests(SLATE, evening)).map(({ gameId }) => gameId);
    expect(await gamesOf(other)).not.toEqual(await gamesOf(source));
  });
});

describe('nothing tells the future', () => {
  test('what was asked about a moment is the same when asked again after the day', async () => {
    const contests = await source.baseball.listContests(SLATE, evening);
    const live = contests.filter(({ status }) => status === 'live');
    expect(live.length).toBeGreaterThan(2);
    const before = await Promise.all(live.map(({ gameId }) => source.baseball.findLiveState(gameId, evening)));
    for (const { gameId } of contests) await source.baseball.findFacts(gameId, minutesLater(evening, 3000));
    expect(await Promise.all(live.map(({ gameId }) => source.baseball.findLiveState(gameId, evening)))).toEqual(before);
    for (const state of before) for (const play of state!.plays) expect(play.at <= evening).toBe(true);
  });

  test('a play is told at its second and not before, and nothing changes in between', async () => {
    const next = (await source.baseball.findNextChange(SLATE, evening))!;
    const states = async (at: Date) => {
      const contests = await source.baseball.listContests(SLATE, at);
      return Promise.all(
        contests.map(async (contest) => [contest.status, contest.score, (await source.baseball.findLiveState(contest.gameId, at))?.plays]),
      );
    };
    expect(await states(new Date(next.getTime() - 1))).toEqual(await states(evening));
    expect(await states(next)).not.toEqual(await states(evening));
  });

  test('a game that has not begun has no score, no facts and no live state', async () => {
    const morning = hoursIn(8);
    for (const contest of await source.baseball.listContests(SLATE, morning)) {
      expect(contest).toMatchObject({ score: null, endedAt: null });
      expect(await source.baseball.findLiveState(contest.gameId, morning)).toBeNull();
      expect(await source.baseball.findBoxScore(contest.gameId, morning)).toBeNull();
      if (contest.status === 'scheduled') expect(await source.baseball.findFacts(contest.gameId, morning)).toBeNull();
    }
    expect((await source.news.listNews(morning, 60)).every(({ publishedAt }) => publishedAt <= morning)).toBe(true);
  });

  test('season lines grow by the day and hold no game that is not over', async () => {
    const lines = await source.players.listSeasonLines('BOS', evening);
    const earlier = await source.players.listSeasonLines('BOS', minutesLater(evening, -1440 * 3));
    const games = (of: typeof lines): number => of.reduce((sum, line) => sum + line.games, 0);
    expect(games(earlier)).toBeGreaterThan(0);
    expect(games(lines)).toBeGreaterThan(games(earlier));
    expect(await source.players.listSeasonLines('BOS', minutesLater(evening, -1440 * 3))).toEqual(earlier);
  });
});
