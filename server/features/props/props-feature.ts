import type { VerbInput, VerbResult } from '@clearedge/contract/route';
import type { propRoutes } from '@clearedge/contract/routes/games/props';
import { sportsWith } from '@clearedge/contract/sports';
import { propKindsOf } from '@clearedge/contract/sports/prop-kinds';
import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import { type GameFacts, type PropKind, playerCount } from '@clearedge/quant/grading';
import { seedFromText } from '@clearedge/quant/random';
import { z } from 'zod';
import { fetchFrom } from '../../kernel/ask-source.ts';
import { type Ctx, defineJob, defineSchedule, FIRED, type JobDefinition, type ScheduleDefinition } from '../../kernel/ctx.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { defineFeature, type Feature, type RouteBindings } from '../../kernel/feature.ts';
import { gradeSelection } from '../../sports/registry.ts';
import {
  type Contest,
  findContestById,
  findSportFacts,
  getContest,
  isAboutGame,
  isBettingClosed,
  isEnded,
  listSlate,
} from '../contests/index.ts';
import { findProjection, type GameProjection, listGameProjections } from '../forecasts/index.ts';
import { cachedProps, judgeProps } from '../odds/index.ts';
import { cachedPositions } from './finder/cached-positions.ts';
import { cachedSeason } from './finder/cached-season.ts';
import { finderBindings } from './finder/finder-bindings.ts';
import { logOf, splitsOf } from './history/hit-rate-rules.ts';
import { listPlayerGames, listStarters } from './history/player-game-rows.ts';
import { cachedStarts, type ReadStarts } from './history/read-starts.ts';
import { RecordPayload, recordPlayerGames } from './history/record-player-games.ts';
import { compareProps } from './offers/compare-props.ts';
import { listPlayerProps, type PropSources, propsOf } from './offers/list-player-props.ts';
import type { PlayerProp, PlayerProps, Side } from './offers/offer-rules.ts';
import { type BuiltInputs, buildInputs, lastNine, type SideSources } from './project/build-inputs.ts';
import { type TeamFetcher, teamMemory } from './project/fetch-team.ts';
import { addProjection, listNewestHeads } from './project/projection-rows.ts';
import { GAMES_PLAYED, hashInputs, isOvertaken, knownOf, menOf, PLAYERS_MODEL_VERSION } from './project/projection-rules.ts';
import { type RunningProjections, runningProjections } from './project/running-projections.ts';

const NINE = 9;

/** Plays a coming game many times and keeps what its men did; nothing when it was already played from the same inputs. */
export async function projectGame(ctx: Ctx, contestId: string, running: RunningProjections): Promise<void> {
  const contest = await findContestById(ctx, contestId);
  if (!contest || isBettingClosed(contest, ctx.now())) return;
  const gameProjection = await findProjection(ctx, contestId);
  const head = (await listNewestHeads(ctx.db, [contestId])).get(contestId);
  if (!gameProjection || !isOvertaken(head, gameProjection)) return;
  const built = await gatherInputs(ctx, contest, gameProjection, teamMemory(ctx));
  if (built === null) return;
  const inputsHash = hashInputs(built.inputs);
  if (inputsHash === head?.inputsHash) return;
  const seed = seedFromText(`${contestId} ${inputsHash}`);
  const result = await running.run(contestId, gameProjection.id, (signal) =>
    ctx.simulator.simulate(built.inputs, { games: GAMES_PLAYED, seed, signal }),
  );
  // One that was overtaken ends early: whoever overtook it plays the game anew.
  if (!result.isComplete) return;
  await addProjection(ctx.db, {
    id: ctx.newId(),
    contestId,
    modelVersion: PLAYERS_MODEL_VERSION,
    known: knownOf(gameProjection),
    inputs: built.inputs,
    inputsHash,
    games: result.games,
    seed,
    men: menOf(result, built.roll),
    createdAt: ctx.now(),
  });
  await ctx.publish({ topic: 'slate', slateOn: contest.slateOn, sport: contest.sport });
}

/** Null while no one can say who bats; an error where the source fails, so that it is asked again. */
async function gatherInputs(
  ctx: Ctx,
  contest: Contest,
  gameProjection: GameProjection,
  fetchTeam: TeamFetcher,
): Promise<BuiltInputs | null> {
  const now = ctx.now();
  const lineUps = await fetchFrom(ctx, `lineups of ${contest.gameId}`, () => ctx.ports.players.findLineUps(contest.gameId, now));
  const sideOf = async (side: 'away' | 'home'): Promise<SideSources> => {
    const teamCode = side === 'away' ? contest.awayCode : contest.homeCode;
    const team = await fetchTeam(teamCode);
    if (team === null) throw new Error(`the men of ${teamCode} could not be had`);
    const { seasonYear, slateOn } = contest;
    const games = await listStarters(ctx.db, seasonYear, teamCode, slateOn);
    const reported = lineUps?.[side].batters.toSorted((a, b) => a.battingOrder - b.battingOrder) ?? [];
    const readLast = async () => (await listPlayerGames(ctx.db, seasonYear, [teamCode], slateOn, 1))[0];
    const nine = reported.length === NINE ? reported : lastNine(await readLast(), teamCode, team.roster);
    return { teamCode, team, nine, games, starter: side === 'away' ? contest.awayPitcher : contest.homePitcher };
  };
  const [away, home] = [await sideOf('away'), await sideOf('home')];
  return away.nine.length === NINE && home.nine.length === NINE ? buildInputs(gameProjection, away, home) : null;
}

const BEFORE_MS = 60_000;
type Closing = NonNullable<PlayerProp['closing']>;

/** How a proposition ended; null while the facts do not say. */
function closingOf({ playerId, propType, line }: PlayerProp, sport: Contest['sport'], facts: GameFacts | null): Closing {
  // The contract writes a kind as text; every one of ours began as a `PropKind`.
  const prop = propType as PropKind;
  const over = { market: 'prop', playerId, prop, side: 'over', line } as const;
  const gradeOf = (side: Side): Closing['over'] => {
    const result = facts && gradeSelection({ ...over, side }, { sport, facts, isFinal: true }, { pitcherRule: 'action' });
    return result?.kind === 'graded' ? result.grade : null;
  };
  return { over: gradeOf('over'), under: gradeOf('under'), actual: facts && playerCount(over, facts) };
}

/** The last props of a game that has begun, each with its result once there is one. */
export async function listClosingProps(ctx: Ctx, contest: Contest): Promise<PlayerProps> {
  const at = new Date(contest.startsAt.getTime() - BEFORE_MS);
  const offered = await fetchFrom(ctx, `closing props of ${contest.gameId}`, () => ctx.ports.props.listProps(contest.gameId, at));
  const stored = isEnded(contest) && contest.resultHold === null ? await findSportFacts(ctx, contest.id) : null;
  const facts = stored?.isFinal ? stored.facts : null;
  const props = propsOf({ ...judgeProps(offered ?? []), seenAt: at }, { contest, now: at, projection: null, starts: null });
  return props.map((prop) => ({ ...prop, closing: closingOf(prop, contest.sport, facts) }));
}

/** The props of a game: what is offered until it begins, and how the last ones ended from then on. */
async function listGameProps(ctx: Ctx, gameId: string, sources: PropSources): Promise<PlayerProps> {
  const contest = await getContest(ctx, gameId, sportsWith('hasPlayerProps'));
  return isBettingClosed(contest, ctx.now()) ? listClosingProps(ctx, contest) : listPlayerProps(ctx, gameId, sources);
}

type Route = (typeof propRoutes)['GET /api/games/:gameId/player-props/:playerId'];

const SHOWN = 20;

/** A man's last games and his season's splits against a line, from finished games before this one. */
async function getPropLog(ctx: Ctx, { params, query }: VerbInput<Route>, readStarts: ReadStarts): Promise<VerbResult<Route>> {
  const { gameId, playerId } = params;
  const { propType, line } = query;
  const contest = await getContest(ctx, gameId, sportsWith('hasPlayerProps'));
  const prop = propKindsOf(contest.sport).find((kind) => kind === propType);
  if (!prop) throw new DomainError('NOT_FOUND', 'There is no such player prop.');
  const { awayCode, homeCode } = contest;
  const log = logOf(await readStarts(ctx, contest), playerId, prop);
  return {
    playerId,
    propType,
    line,
    recent: log.slice(0, SHOWN).map(({ teamCode: _own, ...game }) => game),
    splits: splitsOf(log, prop, line, log[0]?.teamCode === awayCode ? homeCode : awayCode),
    from: log.at(-1)?.slateOn ?? null,
    asOf: ctx.now().toISOString(),
  };
}

const ProjectGame = z.object({ contestId: z.string() });
type ProjectGame = z.infer<typeof ProjectGame>;

/** Asks for the players' simulation of every coming game of today and tomorrow that has a new opinion; each is a job of its own, so that others run between. */
async function projectPlayers(ctx: Ctx, job: JobDefinition<ProjectGame>, running: RunningProjections): Promise<void> {
  const now = ctx.now();
  const today = easternDay(now);
  for (const slateOn of [today, shiftDay(today, 1)]) {
    const ids = (await listSlate(ctx, slateOn, sportsWith('hasPlayerSimulation')))
      .filter((contest) => !isBettingClosed(contest, now))
      .map(({ id }) => id);
    const [projections, heads] = [await listGameProjections(ctx, ids), await listNewestHeads(ctx.db, ids)];
    for (const [contestId, gameProjection] of projections) {
      if (!isOvertaken(heads.get(contestId), gameProjection)) continue;
      running.overtake(contestId, gameProjection.id);
      await ctx.enqueue(job, { contestId }, { dedupeKey: `project ${contestId} ${gameProjection.id}` });
    }
  }
}

export const recordPlayerGamesJob: JobDefinition<RecordPayload> = defineJob({
  payload: RecordPayload,
  name: 'record-player-games',
  maxAttempts: 3,
  leaseSeconds: 300,
  run: (ctx, payload) => recordPlayerGames(ctx, payload, recordPlayerGamesJob),
});

const projectGameJob = (running: RunningProjections): JobDefinition<ProjectGame> =>
  defineJob({
    payload: ProjectGame,
    name: 'project-game',
    maxAttempts: 3,
    leaseSeconds: 300,
    run: (ctx, { contestId }) => projectGame(ctx, contestId, running),
  });

/** Periods are of product time. */
export function propJobs(running = runningProjections()): { jobs: JobDefinition<ProjectGame>[]; schedules: ScheduleDefinition[] } {
  const project = projectGameJob(running);
  return {
    jobs: [project],
    schedules: [
      defineSchedule({
        name: 'project-players',
        every: { seconds: 60 },
        job: defineJob({
          payload: FIRED,
          name: 'project-players',
          maxAttempts: 2,
          leaseSeconds: 120,
          run: (ctx) => projectPlayers(ctx, project, running),
        }),
      }),
      defineSchedule({ name: 'record-player-games', every: { cron: '50 * * * *' }, job: recordPlayerGamesJob }),
    ],
  };
}

/** Prices grow older without any message. */
const FRESH_MS = 15_000;

const newSources = (): PropSources => ({ askForProps: cachedProps, readStarts: cachedStarts() });

/** A feature has its own memory of what it read. */
const propBindings = (sources: PropSources = newSources()): RouteBindings => ({
  'GET /api/games/:gameId/player-props': {
    shared: true,
    freshForMs: FRESH_MS,
    build: (ctx, { params }) => listGameProps(ctx, params.gameId, sources),
    isChangedBy: (message, { params }) => isAboutGame(message, params.gameId),
  },
  'GET /api/games/:gameId/prop-comparison': {
    shared: true,
    freshForMs: FRESH_MS,
    build: (ctx, { params }) => compareProps(ctx, params.gameId, sources.askForProps),
    isChangedBy: (message, { params }) => isAboutGame(message, params.gameId),
  },
  'GET /api/games/:gameId/player-props/:playerId': (ctx, input) => getPropLog(ctx, input, sources.readStarts),
  ...finderBindings({ ...sources, readSeason: cachedSeason(), readPositions: cachedPositions() }, sources.readStarts),
});

/** By then the season is in. */
const HISTORY_DELAY_MS = 90_000;

/** History is asked for soon after a first start and not at the next full hour. */
async function prepare(ctx: Ctx): Promise<void> {
  const now = ctx.now();
  const runAt = new Date(now.getTime() + HISTORY_DELAY_MS);
  await ctx.enqueue(recordPlayerGamesJob, {}, { runAt, dedupeKey: `player games ${easternDay(now)}` });
}

export const propsFeature = (): Feature => defineFeature({ name: 'props', routes: propBindings(), ...propJobs(), prepare });
