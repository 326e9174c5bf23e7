import { setImmediate as nextTurn } from 'node:timers/promises';
import type { VerbResult } from '@clearedge/contract/route';
import type { golfRoutes } from '@clearedge/contract/routes/golf/golf';
import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import { seedFromText } from '@clearedge/quant/random';
import { GOLF_MODEL, type GolfRatings, simulateField } from '@clearedge/quant/sports/golf';
import { z } from 'zod';
import type { GolfChances } from '../../db/schema/index.ts';
import { fetchFrom } from '../../kernel/ask-source.ts';
import { type Ctx, defineJob, defineSchedule, FIRED, type JobDefinition, type ScheduleDefinition } from '../../kernel/ctx.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { defineFeature, type Feature, type RouteBindings } from '../../kernel/feature.ts';
import type { OnFacts } from '../contests/index.ts';
import { cachedRatings, type ReadRatings } from './model/cached-ratings.ts';
import { dayOf, fieldPlayer } from './model/field-of.ts';
import { getGolfOdds } from './reads/get-golf-odds.ts';
import { getHeadToHead } from './reads/get-head-to-head.ts';
import { getPlayerForm } from './reads/get-player-form.ts';
import { getTournamentPage, requireTournament } from './reads/get-tournament-page.ts';
import { listTournaments } from './reads/list-tournaments.ts';
import { type EntryRow, isPastMissing, listEntryRows } from './rows/entry-rows.ts';
import { listBoardSheets, storeSheets } from './rows/price-rows.ts';
import { findProjection, insertProjection } from './rows/projection-rows.ts';
import { listTournamentRows, type TournamentRow } from './rows/tournament-rows.ts';
import { CALENDAR_DAYS, fillResults, RECENT_DAYS, syncCalendar, syncLeaderboards, syncOpenCalendar } from './sync-golf.ts';

const SIMULATIONS = 5000;
const AHEAD_DAYS = 10;
const PAST_DAYS = 300;
const UPCOMING_AGE_MS = 6 * 3_600_000;
/** A field of men the model knows nothing of is not worth an opinion. */
const LEAST_KNOWN_SHARE = 0.5;

function chancesOf(row: TournamentRow, entries: readonly EntryRow[], ratings: GolfRatings): Record<string, GolfChances> | null {
  const day = dayOf(row.startsOn);
  const skills = entries.map(({ playerId }) => ratings.skillOf(playerId, day));
  if (skills.filter(({ rounds }) => rounds > 0).length < LEAST_KNOWN_SHARE * entries.length) return null;
  const players = entries.flatMap((entry) => fieldPlayer(row, entry, ratings) ?? []);
  // Without one man's score no one's chances are known.
  if (players.length < entries.length || players.every(({ isOut }) => isOut)) return null;
  const cutPlaces = row.cut && (row.cutLine === null || row.cutLine.isProjected) ? row.cut.places : null;
  const { roundDeviation, weekDeviation } = GOLF_MODEL;
  const seed = seedFromText(`${row.publicId} ${row.boardAsOf?.toISOString()}`);
  const chances = simulateField(players, { cutPlaces, roundDeviation, weekDeviation }, { simulations: SIMULATIONS, seed });
  return Object.fromEntries(
    entries.map(({ playerId }, index) => [
      playerId,
      {
        win: chances.win[index]!,
        top5: chances.top5[index]!,
        top10: chances.top10[index]!,
        top20: chances.top20[index]!,
        makeCut: chances.makeCut?.[index] ?? null,
        skill: skills[index]!.skill,
        rounds: skills[index]!.rounds,
      },
    ]),
  );
}

async function isProjectionDue(ctx: Ctx, row: TournamentRow): Promise<boolean> {
  if (row.boardAsOf === null || row.isTeamEvent || row.status === 'completed') return false;
  const last = await findProjection(ctx.db, row.id);
  if (!last) return true;
  const age = row.boardAsOf.getTime() - last.boardAsOf.getTime();
  return age > 0 && (row.status === 'in-progress' || age >= UPCOMING_AGE_MS);
}

/** An opinion of every tournament in play or to come within days whose field is known: the form of past weeks, and the rest of the tournament played many times. */
async function formProjections(ctx: Ctx, readRatings: ReadRatings): Promise<void> {
  const today = easternDay(ctx.now());
  if (await isPastMissing(ctx.db, shiftDay(today, -PAST_DAYS), today)) return;
  for (const row of await listTournamentRows(ctx.db, shiftDay(today, -1), shiftDay(today, AHEAD_DAYS))) {
    if (!(await isProjectionDue(ctx, row))) continue;
    const entries = await listEntryRows(ctx.db, row.id);
    const players = entries.length ? chancesOf(row, entries, await readRatings(ctx)) : null;
    // Requests are answered between two tournaments.
    await nextTurn();
    if (!players || !row.boardAsOf) continue;
    const { version: modelVersion } = GOLF_MODEL;
    const projection = { id: ctx.newId(), contestId: row.id, modelVersion, boardAsOf: row.boardAsOf, simulations: SIMULATIONS, players };
    await insertProjection(ctx.db, { ...projection, createdAt: ctx.now() });
  }
}

/** Books open a week's tournament on its Monday; majors stay open all year. */
const OPEN_DAYS = 10;
/** How long the prices of an ordinary week stay worth reading. */
const CLOSINGS_DAYS = 15;

async function syncPricesOf(ctx: Ctx, { id, publicId }: TournamentRow, asOf: Date): Promise<void> {
  const { golf } = ctx.ports;
  if (!golf) return;
  const sheets = await fetchFrom(ctx, `golf prices ${publicId}`, () => golf.odds.listSheets(publicId, asOf));
  if (sheets?.length) await ctx.transact((tx) => storeSheets(tx.db, id, sheets, asOf));
}

const isPriced = ({ status, isMajor, startsOn }: TournamentRow, until: string): boolean =>
  status !== 'completed' && (isMajor || startsOn <= until);

/** The prices of the tournaments in play and of the week to come; with `majors` those of every major ahead as well. */
async function syncGolfPrices(ctx: Ctx, { majors = false }: { majors?: boolean } = {}): Promise<void> {
  if (!ctx.ports.golf) return;
  const now = ctx.now();
  const today = easternDay(now);
  const until = shiftDay(today, OPEN_DAYS);
  for (const row of await listTournamentRows(ctx.db, shiftDay(today, -1), shiftDay(today, majors ? 300 : OPEN_DAYS)))
    if (isPriced(row, until)) await syncPricesOf(ctx, row, now);
}

/** Closing prices of finished majors and of the last weeks that have none: a board of the past is read once, as it stood before the first tee shot. */
async function fillClosings(ctx: Ctx, from: string): Promise<void> {
  const today = easternDay(ctx.now());
  const recent = shiftDay(today, -CLOSINGS_DAYS);
  const rows = await listTournamentRows(ctx.db, from, today);
  const past = rows.filter(({ status, isMajor, endsOn }) => status === 'completed' && (isMajor || endsOn >= recent)).reverse();
  const ids = past.map(({ id }) => id);
  const priced = new Set((await listBoardSheets(ctx.db, ids, 'outright')).map(({ contestId }) => contestId));
  for (const row of past) if (!priced.has(row.id)) await syncPricesOf(ctx, row, new Date(row.startsAt.getTime() - 1000));
}

type Wire = VerbResult<(typeof golfRoutes)['GET /api/golf/tournaments/:tournamentId/forecast']>;

/** The newest opinion of a tournament, the likeliest winner first; a 404 refusal while there is none. */
async function getGolfForecast(ctx: Ctx, publicId: string): Promise<Wire> {
  const row = await requireTournament(ctx, publicId);
  const projection = await findProjection(ctx.db, row.id);
  if (!projection) throw new DomainError('NOT_FOUND', 'The model has no opinion of this tournament.');
  const names = new Map((await listEntryRows(ctx.db, row.id)).map(({ playerId, name }) => [playerId, name]));
  const players = Object.entries(projection.players)
    .map(([playerId, chances]) => ({ playerId, name: names.get(playerId) ?? playerId, ...chances }))
    .sort((a, b) => b.win - a.win);
  const { modelVersion, simulations } = projection;
  return {
    tournamentId: row.publicId,
    modelVersion,
    simulations,
    boardAsOf: projection.boardAsOf.toISOString(),
    createdAt: projection.createdAt.toISOString(),
    players,
  };
}

/** Scores and prices change without a message: every couple of minutes while there is play. */
const FRESH_MS = 20_000;
const FORM_FRESH_MS = 120_000;

const golfBindings: RouteBindings = {
  'GET /api/golf/tournaments': {
    shared: true,
    freshForMs: FRESH_MS,
    build: (ctx) => listTournaments(ctx),
    isChangedBy: (message) => message.topic === 'clock',
  },
  'GET /api/golf/tournaments/:tournamentId': {
    shared: true,
    freshForMs: FRESH_MS,
    build: (ctx, { params }) => getTournamentPage(ctx, params.tournamentId),
    isChangedBy: (message) => message.topic === 'clock',
  },
  'GET /api/golf/tournaments/:tournamentId/forecast': (ctx, { params }) => getGolfForecast(ctx, params.tournamentId),
  'GET /api/golf/odds': {
    shared: true,
    freshForMs: FRESH_MS,
    build: (ctx, { query }) => getGolfOdds(ctx, query),
    paid: { feature: 'golfModel', build: (ctx, { query }) => getGolfOdds(ctx, query, true) },
    isChangedBy: (message) => message.topic === 'clock',
  },
  'GET /api/golf/players/:playerId': {
    shared: true,
    freshForMs: FORM_FRESH_MS,
    build: (ctx, { params }) => getPlayerForm(ctx, params.playerId),
    isChangedBy: (message) => message.topic === 'clock',
  },
  'GET /api/golf/head-to-head': {
    shared: true,
    freshForMs: FORM_FRESH_MS,
    build: (ctx, { query }) => getHeadToHead(ctx, query),
    paid: { feature: 'golfModel', build: (ctx, { query }) => getHeadToHead(ctx, query, true) },
    isChangedBy: (message) => message.topic === 'clock',
  },
};

const scheduled = (name: string, every: ScheduleDefinition['every'], work: (ctx: Ctx) => Promise<void>): ScheduleDefinition =>
  defineSchedule({ name, every, job: defineJob({ payload: FIRED, name, maxAttempts: 3, leaseSeconds: 300, run: (ctx) => work(ctx) }) });

/** Past results and closing prices: asked for once after a first start, and after every pause. */
const fillGolfJob = (onFacts: OnFacts, readRatings: ReadRatings): JobDefinition<Record<string, never>> =>
  defineJob({
    payload: z.object({}),
    name: 'fill-golf',
    maxAttempts: 3,
    leaseSeconds: 600,
    run: async (ctx) => {
      const from = shiftDay(easternDay(ctx.now()), -CALENDAR_DAYS.back);
      await fillResults(ctx, onFacts, from);
      await formProjections(ctx, readRatings);
      await fillClosings(ctx, from);
    },
  });

/** Periods are of product time. */
const golfSchedules = (onFacts: OnFacts, readRatings: ReadRatings): ScheduleDefinition[] => [
  scheduled('sync-golf-live', { seconds: 120 }, async (ctx) => {
    await syncCalendar(ctx, { back: RECENT_DAYS, ahead: 12 });
    await syncLeaderboards(ctx, onFacts);
  }),
  scheduled('sync-golf-prices', { seconds: 600 }, async (ctx) => {
    await syncGolfPrices(ctx);
    await formProjections(ctx, readRatings);
  }),
  scheduled('sync-golf-day', { cron: '20 5,13 * * *' }, async (ctx) => {
    await syncCalendar(ctx);
    await syncLeaderboards(ctx, onFacts, true);
    await syncGolfPrices(ctx, { majors: true });
    await fillResults(ctx, onFacts, shiftDay(easternDay(ctx.now()), -10));
  }),
];

/** `onFacts` runs in the transaction that stores new or corrected facts: settlement enqueues its job there. */
export function golfFeature({ onFacts = () => Promise.resolve() }: { onFacts?: OnFacts } = {}): Feature {
  /** Learned once and kept by the feature. */
  const readRatings = cachedRatings();
  const fill = fillGolfJob(onFacts, readRatings);
  /** The calendar, the week's field and its prices stand before the first answer; the past is read behind it. */
  const catchUp = async (ctx: Ctx): Promise<void> => {
    if (!ctx.ports.golf) return;
    await syncOpenCalendar(ctx);
    await syncLeaderboards(ctx, onFacts, true);
    await syncGolfPrices(ctx, { majors: true });
    await ctx.enqueue(fill, {});
  };
  return defineFeature({ name: 'golf', routes: golfBindings, jobs: [fill], schedules: golfSchedules(onFacts, readRatings), catchUp });
}
