import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import { STRATEGY_RANKED_FROM } from '@clearedge/contract/strategy-terms';
import type { Ctx } from '../../kernel/ctx.ts';
import { listGradableFacts } from '../contests/index.ts';
import { listMarketSides } from '../odds/index.ts';
import { storedFiguresOf } from './figure-rules.ts';
import { type Forward, forwardOf } from './forward-rules.ts';
import type { RunBacktest } from './kept-backtests.ts';
import { listMatches, listOwn, type StrategyRow } from './strategy-rows.ts';

export type StrategyWire = VerbResult<Contract['GET /api/strategies']>[number];

/** What each of these strategies fired on, settled as far as it can be. */
export async function readForwards(ctx: Ctx, rows: readonly StrategyRow[]): Promise<Map<string, Forward>> {
  const matches = await listMatches(
    ctx.db,
    rows.map(({ id }) => id),
  );
  const contestIds = [...new Set(matches.map(({ contestId }) => contestId))];
  const facts = await listGradableFacts(ctx, contestIds);
  const closes = await listMarketSides(ctx, [...facts.keys()]);
  return new Map(
    rows.map(({ id, conditionsAt }) => [
      id,
      forwardOf(
        matches.filter(({ strategyId }) => strategyId === id),
        conditionsAt,
        { facts, closes },
      ),
    ]),
  );
}

async function present(ctx: Ctx, row: StrategyRow, forward: Forward, runBacktest: RunBacktest): Promise<Omit<StrategyWire, 'rank'>> {
  const { figures } = await runBacktest(ctx, row.conditions, row.conditionsAt);
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    conditions: row.conditions,
    performance: figures,
    forward: storedFiguresOf(forward.bets, row.conditions.bankrollPercentage),
    waiting: forward.waiting,
    isActive: row.isActive,
    createdAt: row.createdAt.toISOString(),
    conditionsSince: row.conditionsAt.toISOString(),
  };
}

const isRanked = ({ forward }: Pick<StrategyWire, 'forward'>): boolean => forward.totalBets >= STRATEGY_RANKED_FROM;

/** By forward return alone; a strategy with fewer than ten settled forward bets has no rank, however well it did in the past. */
function ranked(list: readonly Omit<StrategyWire, 'rank'>[]): StrategyWire[] {
  const inOrder = list.filter(isRanked).sort((a, b) => b.forward.roi! - a.forward.roi!);
  const rest = list.filter((strategy) => !isRanked(strategy));
  const placeOf = (roi: number): number => inOrder.findIndex(({ forward }) => forward.roi === roi) + 1;
  return [
    ...inOrder.map((strategy) => ({ ...strategy, rank: placeOf(strategy.forward.roi!) })),
    ...rest.map((strategy) => ({ ...strategy, rank: null })),
  ];
}

/** All strategies of a user: ranks are among them. */
export async function presentOwn(ctx: Ctx, userId: string, runBacktest: RunBacktest): Promise<StrategyWire[]> {
  const rows = await listOwn(ctx.db, userId);
  const forwards = await readForwards(ctx, rows);
  const list: Omit<StrategyWire, 'rank'>[] = [];
  for (const row of rows) list.push(await present(ctx, row, forwards.get(row.id)!, runBacktest));
  return ranked(list);
}

export const presentOne = async (ctx: Ctx, userId: string, strategyId: string, runBacktest: RunBacktest): Promise<StrategyWire> =>
  (await presentOwn(ctx, userId, runBacktest)).find(({ id }) => id === strategyId)!;
