import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import { easternDay } from '@clearedge/quant/calendar';
import { requireUser } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { type Contest, listContestsByIds } from '../../contests/index.ts';
import type { ReadHistory } from '../../history/index.ts';
import { chooseSide } from '../rules/condition-rules.ts';
import { matchupText, selectionText } from '../rules/selection-text.ts';
import { listMatchesOn, listOwn, type MatchRow, type StrategyRow } from '../strategy-rows.ts';
import { type LiveGame, listLiveGames } from './list-live-games.ts';

type Match = VerbResult<Contract['GET /api/strategies/matches']>[number];

const head = ({ id, name }: StrategyRow, contest: Contest) => ({
  strategyId: id,
  name,
  gameId: contest.gameId,
  matchup: matchupText(contest),
  startsAt: contest.startsAt.toISOString(),
});

function standing(strategy: StrategyRow, { contest, setting, sides }: LiveGame): Match[] {
  const side = chooseSide(strategy.conditions, setting, sides);
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

async function firedToday(ctx: Ctx, own: readonly StrategyRow[]): Promise<Match[]> {
  const ids = new Map(own.map((strategy) => [strategy.id, strategy]));
  const rows = (await listMatchesOn(ctx.db, easternDay(ctx.now()))).filter(({ strategyId }) => ids.has(strategyId));
  const contests = new Map(
    (await listContestsByIds(ctx, [...new Set(rows.map(({ contestId }) => contestId))])).map((contest) => [contest.id, contest]),
  );
  return rows.flatMap((row) => {
    const contest = contests.get(row.contestId);
    return contest ? [presentFired(ids.get(row.strategyId)!, contest, row)] : [];
  });
}

/** What fired today, and what stands on today's board now. */
export const listStrategyMatches =
  (readHistory: ReadHistory): Verb<'GET /api/strategies/matches'> =>
  async (ctx) => {
    const own = await listOwn(ctx.db, requireUser(ctx.actor));
    const active = own.filter(({ isActive }) => isActive);
    const fired = await firedToday(ctx, own);
    const games = active.length > 0 ? await listLiveGames(ctx, readHistory) : [];
    const isFired = ({ strategyId, gameId }: Match): boolean =>
      fired.some((match) => match.strategyId === strategyId && match.gameId === gameId);
    const now = active.flatMap((strategy) => games.flatMap((game) => standing(strategy, game))).filter((match) => !isFired(match));
    return [...fired, ...now].sort((a, b) => a.startsAt.localeCompare(b.startsAt) || a.name.localeCompare(b.name, 'en'));
  };
