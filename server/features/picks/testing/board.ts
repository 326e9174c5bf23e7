import type { BaseballFacts } from '@clearedge/quant/grading';
import { matchDistribution } from '@clearedge/quant/sports/baseball/game';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { FeedQuote } from '../../../ports/index.ts';
import { type ContestRow, createContest, feedGame, type TestWorld } from '../../../testing/index.ts';
import { addForecast } from '../../forecasts/forecast-rows.ts';
import { syncOdds } from '../../odds/odds-feature.ts';

const MATCHUPS = ['NYY@BOS', 'LAD@SF', 'CHC@STL', 'HOU@SEA', 'ATL@NYM', 'TOR@TB', 'CLE@DET', 'MIL@CIN', 'SD@COL', 'PHI@WSH', 'TEX@LAA'];
const DAY = '20260711';

const quotesOf = (gameId: string, homePrice: number, quotedAt: Date): FeedQuote[] =>
  [
    { code: 'AAA', name: 'Book A', home: homePrice > 0 ? homePrice - 20 : homePrice, away: homePrice > 0 ? -150 : 110 },
    { code: 'BBB', name: 'Book B', home: homePrice, away: homePrice > 0 ? -170 : 110 },
  ].flatMap(({ code, name, home, away }) =>
    (['home', 'away'] as const).map((side) => ({
      gameId,
      book: { code, name },
      market: 'moneyline' as const,
      side,
      line: null,
      price: side === 'home' ? home : away,
      quotedAt,
      isOpening: true,
    })),
  );

/** A total that both books hang, generous on the over; the fair chance of it by the books' own prices. */
const OVER = { line: 8.5, over: 115, under: -135, fair: 0.4475 };

const totalsOf = (gameId: string, line: number, quotedAt: Date): FeedQuote[] =>
  [
    { code: 'AAA', name: 'Book A' },
    { code: 'BBB', name: 'Book B' },
  ].flatMap((book) =>
    (['over', 'under'] as const).map((side) => ({
      gameId,
      book,
      market: 'total' as const,
      side,
      line,
      price: OVER[side],
      quotedAt,
      isOpening: true,
    })),
  );

async function addProjection(ctx: Ctx, contestId: string, pHome: number, pMarket: number, line: number | null): Promise<void> {
  const total = line === null ? null : { line, overProbability: OVER.fair };
  const market = { pHome: pMarket, total, bookCount: 2, seenAt: ctx.now().toISOString() };
  const runs = (line ?? OVER.line) + 0.3;
  const quality = { awayStarterKnown: true, homeStarterKnown: true, lineUpsKnown: false, awayGames: 90, homeGames: 90, evidence: 0.9 };
  await addForecast(ctx.db, {
    id: ctx.newId(),
    contestId,
    sport: 'mlb',
    modelVersion: 'test-1',
    ratedTo: '2026-07-10',
    inputs: { ratedTo: '2026-07-10', awayStarterId: 'a', homeStarterId: 'h', awayLineUp: null, homeLineUp: null, market },
    inputsHash: contestId,
    pHomeModel: pHome + 0.02,
    pHomeSd: 0.03,
    totalModel: runs,
    pHome,
    pHomeLow: pHome - 0.02,
    pHomeHigh: pHome + 0.02,
    total: runs,
    weight: 0.4,
    totalWeight: 0.4,
    game: matchDistribution({ pHome, total: runs }).input,
    drivers: { list: [{ factor: 'starters', pHomeDelta: 0.03, totalDelta: -0.2, awayRunsDelta: -0.1, homeRunsDelta: -0.1 }] },
    quality,
    createdAt: ctx.now(),
  });
}

/**
 * Games of a day, 11 July 2026 unless told otherwise, at 23:05 UTC, each with two books' moneylines and an opinion; at +150 the home side is worth its price, and with
 * totals the over as well.
 */
export async function addGames(
  ctx: Ctx,
  { feed }: TestWorld,
  count: number,
  homePrice = 150,
  from = 0,
  { hasTotals = false, line = OVER.line, day = DAY } = {},
): Promise<ContestRow[]> {
  const rows: ContestRow[] = [];
  feed.books = [
    { code: 'AAA', name: 'Book A' },
    { code: 'BBB', name: 'Book B' },
  ];
  for (const matchup of MATCHUPS.slice(from, from + count)) {
    const gameId = `${day}_${matchup}`;
    const contest = await createContest(ctx, {
      gameId,
      homeName: `${matchup.split('@')[1]} Home Club`,
      awayName: `${matchup.split('@')[0]} Away Club`,
    });
    feed.contests.push(feedGame({ gameId }));
    feed.quotes.push(...quotesOf(gameId, homePrice, ctx.now()));
    if (hasTotals) feed.quotes.push(...totalsOf(gameId, line, ctx.now()));
    await addProjection(ctx, contest.id, homePrice > 0 ? 0.45 : 0.55, homePrice > 0 ? 0.4 : 0.54, hasTotals ? line : null);
    rows.push(contest);
  }
  await syncOdds(ctx);
  return rows;
}

export const finalFacts = (away: number, home: number): BaseballFacts => ({
  state: 'final',
  scheduledInnings: 9,
  completedInnings: 9,
  score: { away, home },
  lineScore: { away: [away, 0, 0, 0, 0, 0, 0, 0, 0], home: [home, 0, 0, 0, 0, 0, 0, 0, 0] },
  starters: { away: 'a', home: 'h' },
  players: {},
});
