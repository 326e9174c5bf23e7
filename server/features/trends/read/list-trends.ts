import { easternDay } from '@clearedge/quant/calendar';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { isBettingClosed, listKnownGames, listSlate, type SportEvent } from '../../events/index.ts';
import type { ReadHistory } from '../../history/index.ts';
import type { About } from '../find/candidate.ts';
import { fitsWeather } from '../find/weather-rules.ts';
import { findReport } from '../rows/report-rows.ts';
import type { TrendWire } from '../words/trend-words.ts';

const CLOCK = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', hour: 'numeric', minute: '2-digit' });

function isAbout({ teamCode, venue, weather }: About, event: SportEvent): boolean {
  if (teamCode) return event.awayCode === teamCode || event.homeCode === teamCode;
  if (venue) return event.venue === venue;
  return weather !== undefined && fitsWeather(weather, event);
}

const nextGame = (event: SportEvent): TrendWire['next'][number] => ({
  gameId: event.gameId,
  text: `${event.awayCode} @ ${event.homeCode}, ${CLOCK.format(event.startsAt)} ET`,
  startsAt: event.startsAt.toISOString(),
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
    next: open.filter((event) => isAbout(about, event)).map(nextGame),
    lastUpdated: report.computedAt.toISOString(),
  }));
};

async function listOpenGames(ctx: Ctx): Promise<SportEvent[]> {
  const now = ctx.now();
  return (await listSlate(ctx, easternDay(now))).filter((event) => !isBettingClosed(event, now));
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
