import { DEFAULT_SPORT, type GameSport, LEAGUE_SPORTS, type LeagueSport, type SportKey } from '@clearedge/contract/sports';
import { TREND_LEAST_GAMES } from '@clearedge/contract/strategy-terms';
import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import { eq } from 'drizzle-orm';
import { trendReports } from '../../db/schema/index.ts';
import { type Ctx, defineJob, defineSchedule, FIRED } from '../../kernel/ctx.ts';
import type { Db } from '../../kernel/db.ts';
import { clockText } from '../../kernel/eastern-words.ts';
import { defineFeature, type Feature, type Verb } from '../../kernel/feature.ts';
import { requestedSport } from '../../kernel/requested-sport.ts';
import { clubNamesOf } from '../../sports/registry.ts';
import { type Contest, isBettingClosed, listKnownGames, listSlate } from '../contests/index.ts';
import { type LeagueSeason, listLeagueSeasons, type ReadHistory } from '../history/index.ts';
import type { About } from './find/candidate.ts';
import { findTrends, type TrendContent, type TrendGames } from './find/find-trends.ts';
import { fitsWeather } from './find/weather-rules.ts';
import type { TrendWire } from './trend-words.ts';

type TrendReport = Omit<typeof trendReports.$inferSelect, 'content'> & { content: TrendContent };

async function findReport(db: Db, sport: SportKey): Promise<TrendReport | null> {
  const [row] = await db.select().from(trendReports).where(eq(trendReports.sport, sport));
  return row ? { ...row, content: row.content as TrendContent } : null;
}

export async function writeReport(db: Db, row: TrendReport & { sport: SportKey }): Promise<void> {
  await db.insert(trendReports).values(row).onConflictDoUpdate({ target: trendReports.sport, set: row });
}

function isAbout({ teamCode, venue, weather }: About, contest: Contest): boolean {
  if (teamCode) return contest.awayCode === teamCode || contest.homeCode === teamCode;
  if (venue) return contest.venue === venue;
  return weather !== undefined && fitsWeather(weather, contest);
}

const nextGame = (contest: Contest): TrendWire['next'][number] => ({
  gameId: contest.gameId,
  text: `${contest.awayCode} @ ${contest.homeCode}, ${clockText(contest.startsAt)}`,
  startsAt: contest.startsAt.toISOString(),
});

/** What was found at the last look, with today's games that it is about. */
const listTrends: Verb<'GET /api/hot-trends'> = async (ctx, { query }) => {
  const sport = requestedSport(query);
  const report = await findReport(ctx.db, sport);
  if (report === null) return [];
  const category = query.category ?? 'all';
  const open = await listOpenGames(ctx, sport);
  const trends = report.content.trends.filter((trend) => category === 'all' || trend.category === category);
  const shown = trends.flatMap(({ examples }) => examples.map(({ gameId }) => gameId));
  const withPage = await listKnownGames(ctx, [...new Set(shown)]);
  return trends.map(({ about, examples, units = [], atClose = null, ...trend }) => ({
    ...trend,
    sport,
    units,
    atClose,
    team: about.teamCode ? { sport, code: about.teamCode } : null,
    examples: examples.map((example) => ({ ...example, hasPage: withPage.has(example.gameId) })),
    next: open.filter((contest) => isAbout(about, contest)).map(nextGame),
    lastUpdated: report.computedAt.toISOString(),
  }));
};

async function listOpenGames(ctx: Ctx, sport: GameSport): Promise<Contest[]> {
  const now = ctx.now();
  return (await listSlate(ctx, easternDay(now), sport)).filter((contest) => !isBettingClosed(contest, now));
}

/** How many trends there are in all sports, and how many were tested to find them; nothing of what they are. */
export async function countTrends({ db }: Pick<Ctx, 'db'>): Promise<{ shown: number; lookedAt: number }> {
  const found = (await db.select({ content: trendReports.content }).from(trendReports)).map(({ content }) => content as TrendContent);
  const sum = (of: (content: TrendContent) => number): number => found.reduce((total, content) => total + of(content), 0);
  return { shown: sum(({ trends }) => trends.length), lookedAt: sum(({ lookedAt }) => lookedAt) };
}

/** How far a league's season is priced: a new installation gets its past days one by one. */
async function seasonOf(ctx: Ctx, sport: GameSport): Promise<{ played: number; priced: number } | null> {
  const league = LEAGUE_SPORTS.find((one) => one === sport);
  const newest = league && (await listLeagueSeasons(ctx.db, league))[0];
  return newest ? { played: newest.played, priced: newest.games } : null;
}

/** What trends were looked for in. */
const trendBase =
  (readHistory: ReadHistory): Verb<'GET /api/hot-trends/base'> =>
  async (ctx, { query }) => {
    const sport = requestedSport(query);
    const report = await findReport(ctx.db, sport);
    const content = report?.content;
    return {
      games: content?.games ?? report?.games ?? 0,
      from: content?.from ?? null,
      to: content?.to ?? null,
      lookedAt: content?.lookedAt ?? 0,
      shown: content?.trends.length ?? 0,
      simulations: content?.simulations ?? 0,
      isReading: sport === DEFAULT_SPORT && (await readHistory(ctx, sport)).isReading,
      season: await seasonOf(ctx, sport),
      computedAt: report?.computedAt.toISOString() ?? null,
    };
  };

/** New games change little in a few hours; while a new database is filled, each seventh more is worth another look. */
const LEAST_GAMES = 100;
/** A league's closes are filled in by the day, and few are a look of their own: it states how many games it rests on. */
const LEAST_LEAGUE_GAMES = 30;
const GROWTH = 1.15;
const SETTLED_MS = 6 * 3_600_000;
/** Any club plays on one of these days. */
const NAME_DAYS = [-1, 0, 1];

/** Looks for trends anew when the history has grown enough since the last time. */
export async function refreshTrends(ctx: Ctx, readHistory: ReadHistory): Promise<void> {
  const base = await readHistory(ctx, DEFAULT_SPORT);
  const { length: games } = base.games;
  if (games >= LEAST_GAMES)
    await refresh(ctx, { sport: DEFAULT_SPORT, games }, async () => ({ sport: DEFAULT_SPORT, ...base, names: await teamNames(ctx) }));
  for (const sport of LEAGUE_SPORTS) await refreshLeague(ctx, sport, readHistory);
}

/** A season that ended longer ago says nothing of what comes. */
const RESTS_MS = 21 * 24 * 3_600_000;

/** The first season whose games are looked at: the one before as well while no club can have played enough of the newest. */
function firstYear(sport: LeagueSport, { seasonYear, played }: LeagueSeason): number {
  const clubs = Object.keys(clubNamesOf(sport)).length;
  return (2 * played) / clubs < TREND_LEAST_GAMES ? seasonYear - 1 : seasonYear;
}

async function refreshLeague(ctx: Ctx, sport: LeagueSport, readHistory: ReadHistory): Promise<void> {
  const seasons = await listLeagueSeasons(ctx.db, sport);
  const [newest] = seasons;
  if (!newest || ctx.now().getTime() - newest.lastAt.getTime() > RESTS_MS) return;
  const from = firstYear(sport, newest);
  const toRead = seasons.reduce((total, { seasonYear, games }) => total + (seasonYear >= from ? games : 0), 0);
  if (toRead < LEAST_LEAGUE_GAMES) return;
  await refresh(ctx, { sport, games: newest.games }, async () => {
    let base = await readHistory(ctx, sport);
    while (!base.hasAllGames) base = await readHistory(ctx, sport);
    // A venue is a club's own: its records at home say the same.
    const games = base.games.filter(({ seasonYear }) => seasonYear >= from).map((game) => ({ ...game, venue: null }));
    const names = new Map(Object.entries(clubNamesOf(sport)));
    return { sport, games, from: games[0]?.slateOn ?? null, to: games.at(-1)?.slateOn ?? null, names };
  });
}

async function refresh(ctx: Ctx, { sport, games }: { sport: GameSport; games: number }, read: () => Promise<TrendGames>): Promise<void> {
  if (!isDue(await findReport(ctx.db, sport), games, ctx.now())) return;
  const content = await findTrends(await read());
  await writeReport(ctx.db, { sport, games, historyAt: ctx.now(), content, computedAt: ctx.now() });
}

/** Written before a figure that is shown now was reckoned. */
const isOfOlderVersion = ({ content }: TrendReport): boolean => content.trends.some(({ atClose }) => atClose === undefined);

function isDue(report: TrendReport | null, games: number, now: Date): boolean {
  if (report === null || games >= report.games * GROWTH || isOfOlderVersion(report)) return true;
  return games !== report.games && now.getTime() - report.computedAt.getTime() >= SETTLED_MS;
}

async function teamNames(ctx: Ctx): Promise<Map<string, string>> {
  const today = easternDay(ctx.now());
  const slates = await Promise.all(NAME_DAYS.map((days) => listSlate(ctx, shiftDay(today, days), DEFAULT_SPORT)));
  return new Map(
    slates.flat().flatMap((contest) => [
      [contest.homeCode, contest.homeName],
      [contest.awayCode, contest.awayName],
    ]),
  );
}

const REFRESH_SECONDS = 120;

export const trendsFeature = ({ readHistory }: { readHistory: ReadHistory }): Feature =>
  defineFeature({
    name: 'trends',
    routes: { 'GET /api/hot-trends': listTrends, 'GET /api/hot-trends/base': trendBase(readHistory) },
    schedules: [
      defineSchedule({
        name: 'refresh-trends',
        every: { seconds: REFRESH_SECONDS },
        job: defineJob({
          payload: FIRED,
          name: 'refresh-trends',
          maxAttempts: 2,
          leaseSeconds: 300,
          run: (ctx) => refreshTrends(ctx, readHistory),
        }),
      }),
    ],
  });
