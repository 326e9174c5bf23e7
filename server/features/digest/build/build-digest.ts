import { sportsWith } from '@clearedge/contract/sports';
import { shiftDay } from '@clearedge/quant/calendar';
import type { Ctx } from '../../../kernel/ctx.ts';
import { listContestStarts, listNewsBetween } from '../../contests/index.ts';
import { listOpinions } from '../../forecasts/index.ts';
import { type Game, listBoardPrices, listGames, listMarketSides } from '../../odds/index.ts';
import { getPickDay } from '../../picks/index.ts';
import { summariseBefore } from '../../record/index.ts';
import { boardState, digestGame } from './board-rules.ts';
import { dayPicks } from './day-picks.ts';
import { daySpan } from './day-span.ts';
import type { Audience, Digest, DigestGame } from './digest-shape.ts';
import { biggestMovers } from './mover-rules.ts';
import { availabilityNews } from './news-rules.ts';
import { watchList } from './watch-list.ts';
import { weatherThatMatters } from './weather-rules.ts';
import { yesterdayOf } from './yesterday.ts';

const LOOK_AHEAD_DAYS = 14;

async function nextSlate(ctx: Ctx, date: string): Promise<string | null> {
  const starts = await listContestStarts(ctx, shiftDay(date, 1), shiftDay(date, LOOK_AHEAD_DAYS), sportsWith('hasAnalysis'));
  return starts.map(({ slateOn }) => slateOn).sort()[0] ?? null;
}

async function moversOf(ctx: Ctx, source: readonly Game[], games: readonly DigestGame[]): Promise<Digest['movers']> {
  const ids = source.map(({ id }) => id);
  const [rows, sides] = [await listBoardPrices(ctx, ids), await listMarketSides(ctx, ids)];
  const isOf = (id: string) => (row: { contestId: string }) => row.contestId === id;
  const now = ctx.now();
  return biggestMovers(
    source.map(({ id, gameTime, status }, index) => ({
      game: games[index]!,
      rows: rows.filter(isOf(id)),
      sides: sides.filter(isOf(id)),
      isClosed: (status !== 'scheduled' && status !== 'delayed') || new Date(gameTime) <= now,
    })),
  );
}

async function picksOf(ctx: Ctx, date: string, audience: Audience): Promise<Digest['picks']> {
  const { results: _kept, ...picks } = await dayPicks(ctx, date, audience);
  const { noBet, noBetNow } = await getPickDay(ctx, { query: { date } });
  return { ...picks, noBet, noBetNow };
}

/** A day on one page, from what is stored; what needs the pro tier is absent for everybody else. */
export async function buildDigest(ctx: Ctx, date: string, audience: Audience): Promise<Digest> {
  const span = daySpan(date, ctx.now());
  const source = await listGames(ctx, date, sportsWith('hasAnalysis'));
  const opinions = await listOpinions(
    ctx,
    source.map(({ id }) => id),
  );
  const games = source.map((game) => digestGame(game, opinions.get(game.id)));
  return {
    date,
    asOf: span.until.toISOString(),
    isPast: span.isPast,
    nextSlateOn: source.length === 0 ? await nextSlate(ctx, date) : null,
    ...boardState(games, source),
    games,
    movers: await moversOf(ctx, source, games),
    news: availabilityNews(await listNewsBetween(ctx, span.newsFrom, span.until)),
    weather: weatherThatMatters(source),
    picks: await picksOf(ctx, date, audience),
    yesterday: await yesterdayOf(ctx, span.yesterday, audience),
    record: { through: shiftDay(span.recordBefore, -1), ...(await summariseBefore(ctx, 'mlb', span.recordBefore)) },
    ...(audience === 'entitled' ? { watch: await watchList(ctx, source) } : { locked: true as const }),
  };
}
