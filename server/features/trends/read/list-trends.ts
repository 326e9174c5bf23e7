import { sportsWith } from '@clearedge/contract/sports';
import { easternDay } from '@clearedge/quant/calendar';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { type Contest, isBettingClosed, listKnownGames, listSlate } from '../../contests/index.ts';
import type { ReadHistory } from '../../history/index.ts';
import type { About } from '../find/candidate.ts';
import { fitsWeather } from '../find/weather-rules.ts';
import { findReport } from '../rows/report-rows.ts';
import type { TrendWire } from '../words/trend-words.ts';

const CLOCK = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', hour: 'numeric', minute: '2-digit' });

function isAbout({ teamCode, venue, weather }: About, contest: Contest): boolean {
  if (teamCode) return contest.awayCode === teamCode || contest.homeCode === teamCode;
  if (venue) return contest.venue === venue;
  return weather !== undefined && fitsWeather(weather, contest);
}

const nextGame = (contest: Contest): TrendWire['next'][number] => ({
  gameId: contest.gameId,
  text: `${contest.awayCode} @ ${contest.homeCode}, ${CLOCK.format(contest.startsAt)} ET`,
  startsAt: contest.startsAt.toISOString(),
});

/** What was found at the last look, with today's games that it is about. */
export const listTrends: Verb<'GET /api/hot-trends'> = async (ctx, { query }) => {
  const report = await findReport(ctx.db);
  if (report === null) return [];
  const category = query.category ?? 'all';
  const open = await listOpenGames(ctx);
  const trends = report.content.trends.filter((trend) => category === 'all' || trend.category === category);
  const shown = trends.flatMap(({ examples }) => examples.map(({ gameId }) => gameId));
  const withPage = await listKnownGames(ctx, [...new Set(shown)]);
  return trends.map(({ about, examples, ...trend }) => ({
    ...trend,
    examples: examples.map((example) => ({ ...example, hasPage: withPage.has(example.gameId) })),
    next: open.filter((contest) => isAbout(about, contest)).map(nextGame),
    lastUpdated: report.computedAt.toISOString(),
  }));
};

async function listOpenGames(ctx: Ctx): Promise<Contest[]> {
  const now = ctx.now();
  return (await listSlate(ctx, easternDay(now), sportsWith('hasHistory'))).filter((contest) => !isBettingClosed(contest, now));
}

/** What trends were looked for in. */
export const trendBase =
  (readHistory: ReadHistory): Verb<'GET /api/hot-trends/base'> =>
  async (ctx) => {
    const [report, base] = [await findReport(ctx.db), await readHistory(ctx)];
    const content = report?.content;
    return {
      games: report?.games ?? 0,
      from: content?.from ?? null,
      to: content?.to ?? null,
      lookedAt: content?.lookedAt ?? 0,
      shown: content?.trends.length ?? 0,
      simulations: content?.simulations ?? 0,
      isReading: base.isReading,
      computedAt: report?.computedAt.toISOString() ?? null,
    };
  };
