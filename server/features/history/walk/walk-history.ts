import { setImmediate as nextTurn } from 'node:timers/promises';
import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import { absorbDay, createRatings, type Ratings, ratingsFromJson, ratingsToJson } from '@clearedge/quant/sports/baseball/ratings';
import { askSource } from '../../../kernel/ask-source.ts';
import type { Ctx, JobDefinition } from '../../../kernel/ctx.ts';
import { MODEL_VERSION, toRatedGame } from '../../ratings/index.ts';
import { oldestDay } from '../fill/fill-history.ts';
import { isClockMoving, type StepPayload, stepAfter } from '../fill/pace.ts';
import { pastOpinionOf } from './past-opinion-rules.ts';
import { addOpinions, findWalk, listClosingSides, type NewOpinion, writeWalk } from './walk-rows.ts';

/** Days in one step; those of the season before only warm the ratings up and cost little. */
const DAYS = { warmUp: 7, season: 1 } as const;

export const hasBegun = async ({ db }: Pick<Ctx, 'db'>): Promise<boolean> => (await findWalk(db, MODEL_VERSION)) !== null;

/**
 * Goes on through the past in order: what the model would have said of each day's games from the ratings before it, then the day goes into the
 * ratings. The ratings that today's opinions are made from are not touched.
 */
export async function walkOn(ctx: Ctx, payload: StepPayload, job: JobDefinition<StepPayload>): Promise<void> {
  if (isClockMoving(ctx, payload)) return stepAfter(ctx, job, payload, { pace: 'moved' });
  const season = await askSource(ctx, 'season span', () => ctx.ports.baseball.getSeasonSpan(easternDay(ctx.now())));
  const walk = await findWalk(ctx.db, MODEL_VERSION);
  const from = walk?.walkedTo ?? (await dayBeforeOldest(ctx));
  if (season === null || from === null) return;
  const yesterday = shiftDay(easternDay(ctx.now()), -1);
  const ratings = walk ? ratingsFromJson(walk.state) : createRatings();
  const until = [shiftDay(from, from < season.from ? DAYS.warmUp : DAYS.season), yesterday].sort()[0]!;
  const opinions: NewOpinion[] = [];
  for (let day = shiftDay(from, 1); day <= until; day = shiftDay(day, 1)) {
    const said = await walkDay(ctx, ratings, day, season.from);
    if (said === null) return;
    opinions.push(...said);
  }
  await ctx.transact(async (tx) => {
    await addOpinions(tx.db, opinions);
    await writeWalk(tx.db, { modelVersion: MODEL_VERSION, walkedTo: until, state: ratingsToJson(ratings), updatedAt: tx.now() });
  });
  if (until < yesterday) await stepAfter(ctx, job, payload, { pace: 'next' });
}

const dayBeforeOldest = async (ctx: Ctx): Promise<string | null> => {
  const oldest = await oldestDay(ctx);
  return oldest && shiftDay(oldest, -1);
};

/** Null when the source failed: the day is asked for again, because the days after it build on it. */
async function walkDay(ctx: Ctx, ratings: Ratings, day: string, seasonFrom: string): Promise<NewOpinion[] | null> {
  const finished = await askSource(ctx, `finished games of ${day}`, () => ctx.ports.baseball.listFinishedGames(day, ctx.now()));
  if (finished === null) return null;
  const games = finished.map((game) => toRatedGame(game, day));
  const opinions: NewOpinion[] = [];
  if (day >= seasonFrom) {
    const closes = await listClosingSides(
      ctx.db,
      games.map(({ gameId }) => gameId),
    );
    for (const game of games) {
      const sides = pastOpinionOf(ratings, game, closes.get(game.gameId) ?? []);
      const ratedTo = shiftDay(day, -1);
      if (sides.length > 0) opinions.push({ gameId: game.gameId, modelVersion: MODEL_VERSION, ratedTo, sides, recordedAt: ctx.now() });
      await nextTurn();
    }
  }
  if (games.length > 0) absorbDay(ratings, games);
  return opinions;
}
