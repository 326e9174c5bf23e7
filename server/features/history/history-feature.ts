import { setImmediate as nextTurn } from 'node:timers/promises';
import { sportsWith } from '@clearedge/contract/sports';
import { edgeOf, FITTED_PLAYS, type KeptClaim, playConfidenceOf } from '@clearedge/quant/blend';
import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import { americanToDecimal } from '@clearedge/quant/price';
import { type GameSelection, priceSelection, rebuildGame } from '@clearedge/quant/sports/baseball/game';
import {
  absorbDay,
  createRatings,
  type Fixture,
  forecast,
  type RatedGame,
  type Ratings,
  ratingsFromJson,
  ratingsToJson,
} from '@clearedge/quant/sports/baseball/ratings';
import { eq, inArray } from 'drizzle-orm';
import {
  historyWalks,
  type MarketView,
  type PastProjectionSide,
  type PastSide,
  pastGames,
  pastProjections,
} from '../../db/schema/index.ts';
import { fetchFrom } from '../../kernel/ask-source.ts';
import { type Ctx, defineJob, defineSchedule, FIRED, type JobDefinition, type ScheduleDefinition } from '../../kernel/ctx.ts';
import type { Db } from '../../kernel/db.ts';
import { defineFeature } from '../../kernel/feature.ts';
import { keptClaimsOf } from '../../sports/registry.ts';
import { formProjection } from '../forecasts/index.ts';
import { findClosings, MODEL_VERSION, toRatedGame } from '../ratings/index.ts';
import { fillHistory, oldestDay, recordNewGames } from './fill/fill-history.ts';
import { beginChain, isClockMoving, StepPayload, stepAfter } from './fill/pace.ts';
import { listStoredDays } from './past-game-rows.ts';

/** A finished game as it stood before its first pitch: starters and batting orders are announced by then. */
const fixtureOf = ({ away, home, closing: _known, ...game }: RatedGame): Fixture => ({
  ...game,
  away: { teamId: away.teamId, starterId: away.starterId, lineUp: away.lineUp },
  home: { teamId: home.teamId, starterId: home.starterId, lineUp: home.lineUp },
});

/** The consensus at the close, or null where no one priced both sides of the moneyline. */
function closingView(sides: readonly PastSide[]): MarketView | null {
  const home = sides.find(({ market, side }) => market === 'moneyline' && side === 'home');
  if (home?.fair == null) return null;
  const over = sides.find(({ market, side }) => market === 'total' && side === 'over');
  const total = over?.line != null && over.fair !== null ? { line: over.line, overProbability: over.fair } : null;
  return { pHome: home.fair, total, bookCount: home.books, seenAt: '' };
}

const selectionOf = ({ market, side, line }: PastSide): GameSelection =>
  ({ market, period: 'full', side, ...(line === null ? {} : { line }) }) as GameSelection;

const FEWEST_CHANCE = 1e-6;
const inner = (probability: number): number => Math.min(1 - FEWEST_CHANCE, Math.max(FEWEST_CHANCE, probability));

/** Before the start, when lineups are out and bets are still made; at the start itself the market is our number. */
const STATED_HOURS = 3;

/** What the model would have predicted of each side at its closing price. `ratings` know nothing of the game's day. */
function pastProjectionOf(
  ratings: Ratings,
  game: RatedGame,
  sides: readonly PastSide[],
  claims: readonly KeptClaim[],
): PastProjectionSide[] {
  const view = closingView(sides);
  if (view === null) return [];
  const stated = forecast(ratings, fixtureOf(game));
  const terms = { hoursToStart: STATED_HOURS, seasonYear: game.season, scheduledInnings: game.scheduledInnings };
  const projection = formProjection(stated, view, terms, claims);
  const distribution = rebuildGame(projection.game);
  return sides.map((side) => {
    const { win, push } = priceSelection(distribution, selectionOf(side));
    const probability = inner(win / (1 - push));
    const { ev } = edgeOf({ probability, low: probability }, americanToDecimal(side.odds), push);
    const table = FITTED_PLAYS[side.market === 'total' ? 'total' : 'moneyline'];
    return { market: side.market, side: side.side, probability, confidence: playConfidenceOf(table, ev * stated.quality.evidence).rank };
  });
}

type Walk = typeof historyWalks.$inferSelect;
type NewProjection = typeof pastProjections.$inferInsert & { sides: PastProjectionSide[] };

async function findWalk(db: Db, modelVersion: string): Promise<Walk | null> {
  const [row] = await db.select().from(historyWalks).where(eq(historyWalks.modelVersion, modelVersion));
  return row ?? null;
}

async function writeWalk(db: Db, walk: Walk): Promise<void> {
  await db.insert(historyWalks).values(walk).onConflictDoUpdate({ target: historyWalks.modelVersion, set: walk });
}

/** What was stated first stays. */
async function addProjections(db: Db, rows: readonly NewProjection[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(pastProjections)
      .values([...rows])
      .onConflictDoNothing();
}

async function listClosingSides(db: Db, gameIds: readonly string[]): Promise<Map<string, PastSide[]>> {
  if (gameIds.length === 0) return new Map();
  const rows = await db
    .select({ gameId: pastGames.gameId, sides: pastGames.sides })
    .from(pastGames)
    .where(inArray(pastGames.gameId, [...gameIds]));
  return new Map(rows.map(({ gameId, sides }) => [gameId, sides]));
}

/** Days in one step; those of the season before only warm the ratings up and cost little. */
const DAYS = { warmUp: 7, season: 1 } as const;

const hasBegun = async ({ db }: Pick<Ctx, 'db'>): Promise<boolean> => (await findWalk(db, MODEL_VERSION)) !== null;

/**
 * Goes on through the past in order: what the model would have predicted of each day's games from the ratings before it, then the day goes into the
 * ratings. The ratings that today's opinions are made from are not touched.
 */
async function walkOn(ctx: Ctx, payload: StepPayload, job: JobDefinition<StepPayload>): Promise<void> {
  if (isClockMoving(ctx, payload)) return stepAfter(ctx, job, payload, { pace: 'moved' });
  const season = await fetchFrom(ctx, 'season span', () => ctx.ports.baseball.getSeasonSpan(easternDay(ctx.now())));
  const walk = await findWalk(ctx.db, MODEL_VERSION);
  const from = walk?.walkedTo ?? (await dayBeforeOldest(ctx));
  if (season === null || from === null) return;
  const yesterday = shiftDay(easternDay(ctx.now()), -1);
  const ratings = walk ? ratingsFromJson(walk.state) : createRatings();
  const until = [shiftDay(from, from < season.from ? DAYS.warmUp : DAYS.season), yesterday].sort()[0]!;
  const projections: NewProjection[] = [];
  for (let day = shiftDay(from, 1); day <= until; day = shiftDay(day, 1)) {
    const stated = await walkDay(ctx, ratings, day, season.from);
    if (stated === null) return;
    projections.push(...stated);
  }
  await ctx.transact(async (tx) => {
    await addProjections(tx.db, projections);
    await writeWalk(tx.db, { modelVersion: MODEL_VERSION, walkedTo: until, state: ratingsToJson(ratings), updatedAt: tx.now() });
  });
  if (until < yesterday) await stepAfter(ctx, job, payload, { pace: 'next' });
}

const dayBeforeOldest = async (ctx: Ctx): Promise<string | null> => {
  const oldest = await oldestDay(ctx);
  return oldest && shiftDay(oldest, -1);
};

/** Null when the source failed: the day is asked for again, because the days after it build on it. */
async function walkDay(ctx: Ctx, ratings: Ratings, day: string, seasonFrom: string): Promise<NewProjection[] | null> {
  const finished = await fetchFrom(ctx, `finished games of ${day}`, () => ctx.ports.baseball.listFinishedGames(day, ctx.now()));
  if (finished === null) return null;
  const recorded = await findClosings(ctx, day, day);
  const games = finished.map((game) => toRatedGame(game, day, recorded.get(game.gameId)));
  const projections: NewProjection[] = [];
  if (day >= seasonFrom) {
    const closes = await listClosingSides(
      ctx.db,
      games.map(({ gameId }) => gameId),
    );
    for (const game of games) {
      const sides = pastProjectionOf(
        ratings,
        game,
        closes.get(game.gameId) ?? [],
        sportsWith('hasHistory').flatMap((sport) => keptClaimsOf(ctx.ports, sport)),
      );
      const ratedTo = shiftDay(day, -1);
      if (sides.length > 0) projections.push({ gameId: game.gameId, modelVersion: MODEL_VERSION, ratedTo, sides, recordedAt: ctx.now() });
      await nextTurn();
    }
  }
  if (games.length > 0) absorbDay(ratings, games);
  return projections;
}

const terms = { maxAttempts: 3, leaseSeconds: 300 };

export const fillHistoryJob: JobDefinition<StepPayload> = defineJob({
  payload: StepPayload,
  name: 'fill-history',
  ...terms,
  run: (ctx, payload) => fillHistory(ctx, payload, { fill: fillHistoryJob, walk: walkHistoryJob }),
});

export const walkHistoryJob: JobDefinition<StepPayload> = defineJob({
  payload: StepPayload,
  name: 'walk-history',
  ...terms,
  run: (ctx, payload) => walkOn(ctx, payload, walkHistoryJob),
});

/** At most once an Eastern day: a day that could not be had is asked for again. */
const requestHistory = (ctx: Ctx, runAt: Date): Promise<void> => beginChain(ctx, fillHistoryJob, runAt);

/** On a new database the fill comes first, and begins with the newest day. */
async function recordHistory(ctx: Ctx): Promise<void> {
  if ((await listStoredDays(ctx.db)).size === 0) return;
  await recordNewGames(ctx);
  await requestHistory(ctx, ctx.now());
  if (await hasBegun(ctx)) await beginChain(ctx, walkHistoryJob, ctx.now());
}

const historySchedules: readonly ScheduleDefinition[] = [
  defineSchedule({
    name: 'record-history',
    every: { cron: '55 * * * *' },
    job: defineJob({ payload: FIRED, name: 'record-history', ...terms, run: recordHistory }),
  }),
];

/** By then the season, the first ratings and today's opinions are in. */
const FIRST_DELAY_MS = 100_000;

const prepare = (ctx: Ctx): Promise<void> => requestHistory(ctx, new Date(ctx.now().getTime() + FIRST_DELAY_MS));

export const historyFeature = defineFeature({
  name: 'history',
  routes: {},
  jobs: [fillHistoryJob, walkHistoryJob],
  schedules: historySchedules,
  prepare,
});
