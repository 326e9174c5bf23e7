import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { extraPath } from '../../../quant/testing/extra-evidence.ts';
import type { DataSource, FeedGame, ReportedFacts } from '../../ports/index.ts';
import { createArchiveSource } from './create-archive-source.ts';
import { type ImportSummary, importArchive } from './describe-import.ts';

const DATA = extraPath('seasons', 'mlb');
const FILES = ['2024eve.zip', 'gl2024.zip', 'lines_2010_2024.csv', 'book_quotes_2024.csv'];

const NOW = new Date('2026-11-21T17:00:00Z');

describe('a real season', { timeout: 60_000 }, () => {
  let root = '';
  let summary: ImportSummary;
  let source: DataSource;
  let contests: FeedGame[];

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'real-season-'));
    for (const name of FILES) await copyFile(join(DATA, name), join(root, name));
    summary = await importArchive({ dir: root, out: join(root, 'store') });
    source = await createArchiveSource({ storeDir: join(root, 'store'), season: 2024, anchorNow: NOW });
    const { from, to } = await source.baseball.getSeasonSpan('2026-11-21');
    contests = await source.baseball.listSeason(from, to, new Date('2027-03-02T12:00:00Z'));
  }, 60_000);
  afterAll(() => rm(root, { recursive: true, force: true }));

  test('batting, line scores, errors and earned runs equal the game logs in 99.9% of team-games', () => {
    const season = summary.seasons.find((each) => each.season === 2024);
    const { teamGames, agreeing } = season!.agreement;
    expect(season).toMatchObject({ games: 2429, logOnlyGames: 0, refused: [] });
    expect(teamGames).toBe(2 * 2429);
    expect(agreeing / teamGames).toBeGreaterThanOrEqual(0.999);
    expect(season!.priceRows).toMatchObject({ unmatched: 0 });
    expect(season!.priceRows.refusedQuotes).toBeLessThan(20);
  });

  test('every game is played once, under an id of its own, on one Eastern day', () => {
    expect(contests).toHaveLength(2429);
    expect(new Set(contests.map(({ gameId }) => gameId)).size).toBe(2429);
    for (const contest of contests) {
      expect(contest.gameId).toMatch(/^\d{8}_[A-Z]{2,3}@[A-Z]{2,3}(_2)?$/);
      expect(contest).toMatchObject({ status: 'final', seasonYear: 2024 });
    }
    expect(new Set(contests.flatMap(({ away, home }) => [away.code, home.code])).size).toBe(30);
    expect(contests.every(({ venue }) => venue.city !== '')).toBe(true);
  });

  test('facts, box and live state of twelve days agree with the results', async () => {
    const days = contests.filter(({ slateOn }) => slateOn >= '2026-10-20' && slateOn <= '2026-10-31');
    for (const { gameId, endedAt, score } of days) {
      const facts = (await source.baseball.findFacts(gameId, endedAt!)) as ReportedFacts | null;
      const box = await source.baseball.findBoxScore(gameId, endedAt!);
      const live = await source.baseball.findLiveState(gameId, endedAt!);
      expect(facts?.facts.score).toEqual(score);
      expect(live?.score).toEqual(score);
      const outs = box!.home.pitchers.reduce((sum, pitcher) => sum + pitcher.outs!, 0);
      expect(outs).toBe(Math.round(outs / 3) * 3);
      expect(box!.away.batters.reduce((sum, batter) => sum + batter.runs!, 0)).toBe(score!.away);
      expect(box!.away.pitchers.reduce((sum, pitcher) => sum + pitcher.runs!, 0)).toBeLessThanOrEqual(score!.home);
    }
    expect(days.length).toBeGreaterThan(120);
  });

  test('what is known at an instant has no price, item or pitcher from after it', async () => {
    const quotes = await source.odds.listQuotes('2026-11-21', NOW);
    expect(quotes.length).toBeGreaterThan(0);
    expect(quotes.every(({ quotedAt }) => quotedAt <= NOW)).toBe(true);
    const news = await source.news.listNews(NOW, 60);
    expect(news).toHaveLength(60);
    expect(news.every(({ publishedAt }) => publishedAt <= NOW)).toBe(true);
    const ahead = await source.baseball.listContests('2026-11-23', NOW);
    expect(ahead.every(({ status, score, homePitcher }) => status === 'scheduled' && score === null && homePitcher === null)).toBe(true);
    expect((await source.players.listRoster('NYY', NOW)).length).toBeGreaterThan(25);
  });

  test('a suspended game stands still until the day it was resumed', async () => {
    const game = contests.find(({ sourceId }) => sourceId === 'BOS202406260')!;
    const at = (hours: number): Date => new Date(game.startsAt.getTime() + hours * 3_600_000);
    const statusAt = async (hours: number): Promise<string | undefined> =>
      (await source.baseball.listContests(game.slateOn, at(hours))).find(({ gameId }) => gameId === game.gameId)?.status;
    expect([await statusAt(0.1), await statusAt(3), await statusAt(24 * 60), await statusAt(24 * 61 + 12)]).toEqual([
      'live',
      'suspended',
      'suspended',
      'final',
    ]);
    expect(await source.baseball.findFacts(game.gameId, at(3))).toMatchObject({
      isFinal: false,
      facts: { state: 'suspended', resumeWindowOver: false },
    });
    expect(await source.baseball.findFacts(game.gameId, at(50))).toMatchObject({ isFinal: false, facts: { resumeWindowOver: true } });
  });
});
