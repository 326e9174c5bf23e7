import { createHash } from 'node:crypto';
import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import type { ForecastInputs } from '../../db/schema/index.ts';
import { askSource } from '../../kernel/ask-source.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { isStarted, listSlate, type SportEvent } from '../events/index.ts';
import { listSidesOf } from '../odds/index.ts';
import { type CurrentRatings, findRatings, isTaught, untaughtRatings } from '../ratings/index.ts';
import { announcedOf, toFixture } from './fixture-rules.ts';
import { addForecast, listHashes } from './forecast-rows.ts';
import { formOpinion } from './forecast-rules.ts';
import { marketView } from './market-view.ts';

const HOUR_MS = 3_600_000;

const isUpcoming = (event: SportEvent, now: Date): boolean => event.sport === 'mlb' && !isStarted(event) && event.startsAt > now;

/** Today's and tomorrow's games that have not begun: each gets a new opinion when its starters, line-ups, prices or ratings have changed. */
export async function priceSlates(ctx: Ctx): Promise<void> {
  const [now, today] = [ctx.now(), easternDay(ctx.now())];
  const ratings = (await findRatings(ctx)) ?? (ctx.ports.source.kind === 'live' ? untaughtRatings(now) : null);
  if (ratings === null) return;
  const slates = [...(await listSlate(ctx, today)), ...(await listSlate(ctx, shiftDay(today, 1)))];
  const changed = await priceEvents(
    ctx,
    ratings,
    slates.filter((event) => isUpcoming(event, now)),
  );
  for (const slateOn of changed) await ctx.publish({ topic: 'slate', slateOn });
}

/** Answers the slates of the games that have a new opinion. */
async function priceEvents(ctx: Ctx, ratings: CurrentRatings, upcoming: readonly SportEvent[]): Promise<Set<string>> {
  const ids = upcoming.map(({ id }) => id);
  const [sides, newest] = [await listSidesOf(ctx, upcoming), await listHashes(ctx.db, ids)];
  const changed = new Set<string>();
  for (const event of upcoming) {
    const lineUps = await askSource(ctx, `line-ups of ${event.gameId}`, () => ctx.ports.players.findLineUps(event.gameId, ctx.now()));
    const market = marketView(sides.filter(({ eventId }) => eventId === event.id));
    // A model that is months behind has nothing of its own to say, and without prices nobody has.
    if (market === null && !isTaught(ratings.ratedTo, event.slateOn)) continue;
    const inputs = { ratedTo: ratings.ratedTo, ...announcedOf(event, lineUps), market };
    const inputsHash = hashOf(inputs, ratings.modelVersion);
    if (newest.get(event.id) === inputsHash) continue;
    await publishOpinion(ctx, ratings, event, inputs, inputsHash);
    changed.add(event.slateOn);
  }
  return changed;
}

/** When a price was last confirmed is no news. */
function hashOf({ market, ...announced }: ForecastInputs, modelVersion: string): string {
  const opinion = market && { pHome: market.pHome, total: market.total };
  return createHash('sha256')
    .update(JSON.stringify([modelVersion, announced, opinion]))
    .digest('hex');
}

function publishOpinion(ctx: Ctx, ratings: CurrentRatings, event: SportEvent, inputs: ForecastInputs, inputsHash: string): Promise<void> {
  const now = ctx.now();
  const forecast = ratings.forecast(toFixture(event, inputs));
  const hoursToStart = (event.startsAt.getTime() - now.getTime()) / HOUR_MS;
  const { totalModel, blend, total, game } = formOpinion(forecast, inputs.market, {
    ...event,
    hoursToStart,
    isTaught: isTaught(ratings.ratedTo, event.slateOn),
  });
  return addForecast(ctx.db, {
    id: ctx.newId(),
    eventId: event.id,
    modelVersion: ratings.modelVersion,
    ratedTo: ratings.ratedTo,
    inputs,
    inputsHash,
    pHomeModel: forecast.pHome,
    pHomeSd: forecast.pHomeSd,
    totalModel,
    pHome: blend.probability,
    pHomeLow: blend.low,
    pHomeHigh: blend.high,
    total,
    weight: blend.weight,
    game,
    drivers: { list: forecast.drivers },
    quality: forecast.quality,
    createdAt: now,
  });
}
