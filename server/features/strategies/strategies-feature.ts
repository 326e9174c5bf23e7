import type { Contract } from '@clearedge/contract';
import type { VerbInput, VerbResult } from '@clearedge/contract/route';
import { keyOfLeague, STRATEGY_LIMITS, suggestionsOf } from '@clearedge/contract/strategy-terms';
import { easternDay } from '@clearedge/quant/calendar';
import type { StoredConditions } from '../../db/schema/index.ts';
import { requireUser } from '../../kernel/access.ts';
import { audit } from '../../kernel/audit.ts';
import { type Ctx, defineJob, defineSchedule, FIRED } from '../../kernel/ctx.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { defineFeature, type Feature, type Verb } from '../../kernel/feature.ts';
import { once } from '../../kernel/once.ts';
import { requestedSport } from '../../kernel/requested-sport.ts';
import { type Contest, isEnded, listContestsByIds } from '../contests/index.ts';
import type { ReadHistory } from '../history/index.ts';
import { curveOf } from './figure-rules.ts';
import { fireStrategies } from './fire-strategies.ts';
import { presentForward } from './forward-rules.ts';
import { cachedBacktests, type RunBacktest } from './kept-backtests.ts';
import { chooseLive, type LiveGame, listLiveGames, sportsIn } from './live-games.ts';
import { presentOne, presentOwn, readForwards } from './present-strategies.ts';
import { matchupText, selectionText } from './selection-text.ts';
import {
  countUnderLock,
  getOwn,
  insertStrategy,
  listMatchesOn,
  listOwn,
  lockOwn,
  type MatchRow,
  removeStrategy,
  type StrategyRow,
  updateStrategy,
} from './strategy-rows.ts';

type Match = VerbResult<Contract['GET /api/strategies/matches']>[number];

const head = ({ id, name, conditions }: StrategyRow, contest: Contest) => ({
  strategyId: id,
  name,
  sport: keyOfLeague(conditions.sport),
  gameId: contest.gameId,
  matchup: matchupText(contest),
  startsAt: contest.startsAt.toISOString(),
});

function currentMatches(strategy: StrategyRow, game: LiveGame): Match[] {
  const { contest, setting } = game;
  const side = chooseLive(strategy.conditions, game);
  if (side === null) return [];
  const { odds, book, bookName, confidence } = side;
  return [{ ...head(strategy, contest), selection: selectionText(setting, side), odds, book, bookName, confidence, firedAt: null }];
}

const presentFired = (strategy: StrategyRow, contest: Contest, row: MatchRow): Match => ({
  ...head(strategy, contest),
  selection: selectionText(contest, row),
  odds: row.odds,
  book: row.book,
  bookName: row.bookName,
  confidence: row.confidence,
  firedAt: row.firedAt.toISOString(),
});

/** Of games that are not over: those are in the strategy's own list. */
async function firedToday(ctx: Ctx, own: readonly StrategyRow[]): Promise<Match[]> {
  const ids = new Map(own.map((strategy) => [strategy.id, strategy]));
  const rows = (await listMatchesOn(ctx.db, easternDay(ctx.now()))).filter(({ strategyId }) => ids.has(strategyId));
  const contests = new Map(
    (await listContestsByIds(ctx, [...new Set(rows.map(({ contestId }) => contestId))])).map((contest) => [contest.id, contest]),
  );
  return rows.flatMap((row) => {
    const contest = contests.get(row.contestId);
    return contest && !isEnded(contest) ? [presentFired(ids.get(row.strategyId)!, contest, row)] : [];
  });
}

/** What fired today on games that are not over, and what stands on today's board now. */
const listStrategyMatches =
  (readHistory: ReadHistory): Verb<'GET /api/strategies/matches'> =>
  async (ctx) => {
    const own = await listOwn(ctx.db, requireUser(ctx.actor));
    const active = own.filter(({ isActive }) => isActive);
    const fired = await firedToday(ctx, own);
    const games = await listLiveGames(ctx, readHistory, sportsIn(active));
    const isFired = ({ strategyId, gameId }: Match): boolean =>
      fired.some((match) => match.strategyId === strategyId && match.gameId === gameId);
    const now = active.flatMap((strategy) => games.flatMap((game) => currentMatches(strategy, game))).filter((match) => !isFired(match));
    return [...fired, ...now].sort((a, b) => a.startsAt.localeCompare(b.startsAt) || a.name.localeCompare(b.name, 'en'));
  };

type Requested = VerbInput<Contract['POST /api/strategies/backtest']>['body']['conditions'];

const refuse = (path: string, message: string): never => {
  throw new DomainError('INVALID_INPUT', message, { issues: [{ path: `conditions.${path}`, message }] });
};

/** The conditions, where past prices are stored to test them on. */
function supported(requested: Requested): StoredConditions {
  const { market, ...rest } = requested;
  if (market === 'Props') return refuse('market', 'No past prices of player props are stored to test a strategy on yet.');
  return { ...rest, market };
}

const sorted = (value: object): string =>
  JSON.stringify(value, (_, held: unknown) =>
    held !== null && typeof held === 'object' && !Array.isArray(held)
      ? Object.fromEntries(Object.entries(held).sort(([a], [b]) => (a < b ? -1 : 1)))
      : held,
  );

/** Changes one's own strategy. Other conditions are another test: what fired before no longer counts for them. */
const editStrategy =
  (runBacktest: RunBacktest): Verb<'PATCH /api/strategies/:strategyId'> =>
  async (ctx, { params, body }) => {
    const userId = requireUser(ctx.actor);
    const { conditions: requested, ...rest } = body;
    const conditions = requested && supported(requested);
    await ctx.transact(async (tx) => {
      const before = await lockOwn(tx, params.strategyId, userId);
      const isOther = conditions !== undefined && sorted(conditions) !== sorted(before.conditions);
      const stored = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
      await updateStrategy(tx, before.id, { ...stored, ...(isOther ? { conditions, conditionsAt: tx.now() } : {}) });
      await audit(tx, 'strategy.edited', `strategy:${before.id}`, { fields: Object.keys(body), isOther });
    });
    return presentOne(ctx, userId, params.strategyId, runBacktest);
  };

/** Keeps a strategy, once per Idempotency-Key. Its forward test begins now. */
const createStrategy =
  (runBacktest: RunBacktest): Verb<'POST /api/strategies'> =>
  async (ctx, { body }) => {
    const userId = requireUser(ctx.actor);
    const conditions = supported(body.conditions);
    const id = await ctx.transact((tx) =>
      once(tx, userId, 'POST /api/strategies', body, async () => {
        if ((await countUnderLock(tx, userId)) >= STRATEGY_LIMITS.aUser)
          throw new DomainError('CONFLICT', `You can keep ${STRATEGY_LIMITS.aUser} strategies. Delete one to make room.`);
        const now = tx.now();
        const { name, description, isActive } = body;
        const row = { id: tx.newId(), userId, name, description, conditions, isActive, createdAt: now, conditionsAt: now, updatedAt: now };
        await insertStrategy(tx, row);
        await audit(tx, 'strategy.created', `strategy:${row.id}`, { name });
        return row.id;
      }),
    );
    return presentOne(ctx, userId, id, runBacktest);
  };

/** One strategy with its whole backtest and every forward bet. */
const getStrategy =
  (runBacktest: RunBacktest): Verb<'GET /api/strategies/:strategyId'> =>
  async (ctx, { params }) => {
    const userId = requireUser(ctx.actor);
    const row = await getOwn(ctx.db, params.strategyId, userId);
    const forward = (await readForwards(ctx, [row])).get(row.id)!;
    const contests = await listContestsByIds(
      ctx,
      forward.bets.map(({ match }) => match.contestId),
    );
    const { bankrollPercentage } = row.conditions;
    return {
      ...(await presentOne(ctx, userId, row.id, runBacktest)),
      backtest: await runBacktest(ctx, row.conditions, row.conditionsAt),
      forwardCurve: curveOf(forward.bets, bankrollPercentage),
      forwardBets: presentForward(forward, new Map(contests.map((contest) => [contest.id, contest])), bankrollPercentage),
    };
  };

/** Ideas to begin with; what they promise is what they would have done. */
const listSuggestions =
  (runBacktest: RunBacktest): Verb<'GET /api/strategies/suggestions'> =>
  (ctx, { query }) =>
    Promise.all(
      suggestionsOf(requestedSport(query)).map(async ({ key, name, description, conditions }) => ({
        key,
        name,
        description,
        backtest: await runBacktest(ctx, conditions),
      })),
    );

/** Deletes one's own strategy with everything it fired on. */
const deleteStrategy: Verb<'DELETE /api/strategies/:strategyId'> = async (ctx, { params }) => {
  const userId = requireUser(ctx.actor);
  await ctx.transact(async (tx) => {
    const { id, name } = await lockOwn(tx, params.strategyId, userId);
    await removeStrategy(tx, id);
    await audit(tx, 'strategy.deleted', `strategy:${id}`, { name });
  });
  return { ok: true };
};

const FIRE_SECONDS = 120;

/** Keeps backtests it has made: make one for each process. */
export function strategiesFeature({ readHistory }: { readHistory: ReadHistory }): Feature {
  const runBacktest = cachedBacktests(readHistory);
  return defineFeature({
    name: 'strategies',
    routes: {
      'GET /api/strategies': (ctx) => presentOwn(ctx, requireUser(ctx.actor), runBacktest),
      'POST /api/strategies': createStrategy(runBacktest),
      'POST /api/strategies/backtest': (ctx, { body }) => runBacktest(ctx, supported(body.conditions)),
      'GET /api/strategies/suggestions': listSuggestions(runBacktest),
      'GET /api/strategies/matches': listStrategyMatches(readHistory),
      'GET /api/strategies/:strategyId': getStrategy(runBacktest),
      'PATCH /api/strategies/:strategyId': editStrategy(runBacktest),
      'DELETE /api/strategies/:strategyId': deleteStrategy,
    },
    schedules: [
      defineSchedule({
        name: 'fire-strategies',
        every: { seconds: FIRE_SECONDS },
        job: defineJob({
          payload: FIRED,
          name: 'fire-strategies',
          maxAttempts: 2,
          leaseSeconds: 120,
          run: (ctx) => fireStrategies(ctx, readHistory),
        }),
      }),
    ],
  });
}
