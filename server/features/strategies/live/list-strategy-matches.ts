import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import { easternDay } from '@clearedge/quant/calendar';
import { requireUser } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { listEventsByIds, type SportEvent } from '../../events/index.ts';
import type { ReadHistory } from '../../history/index.ts';
import { listMatchesOn, type MatchRow } from '../rows/match-rows.ts';
import { listOwn, type StrategyRow } from '../rows/strategy-rows.ts';
import { chooseSide } from '../rules/condition-rules.ts';
import { matchupText, selectionText } from '../rules/selection-text.ts';
import { type LiveGame, listLiveGames } from './list-live-games.ts';

type Match = VerbResult<Contract['GET /api/strategies/matches']>[number];

const head = ({ id, name }: StrategyRow, event: SportEvent) => ({
  strategyId: id,
  name,
  gameId: event.gameId,
  matchup: matchupText(event),
  startsAt: event.startsAt.toISOString(),
});

function standing(strategy: StrategyRow, { event, setting, sides }: LiveGame): Match[] {
  const side = chooseSide(strategy.conditions, setting, sides);
  if (side === null) return [];
  const { odds, book, bookName, confidence } = side;
  return [{ ...head(strategy, event), selection: selectionText(setting, side), odds, book, bookName, confidence, firedAt: null }];
}

const presentFired = (strategy: StrategyRow, event: SportEvent, row: MatchRow): Match => ({
  ...head(strategy, event),
  selection: selectionText(event, row),
  odds: row.odds,
  book: row.book,
  bookName: row.bookName,
  confidence: row.confidence,
  firedAt: row.firedAt.toISOString(),
});

async function firedToday(ctx: Ctx, own: readonly StrategyRow[]): Promise<Match[]> {
  const ids = new Map(own.map((strategy) => [strategy.id, strategy]));
  const rows = (await listMatchesOn(ctx.db, easternDay(ctx.now()))).filter(({ strategyId }) => ids.has(strategyId));
  const events = new Map((await listEventsByIds(ctx, [...new Set(rows.map(({ eventId }) => eventId))])).map((event) => [event.id, event]));
  return rows.flatMap((row) => {
    const event = events.get(row.eventId);
    return event ? [presentFired(ids.get(row.strategyId)!, event, row)] : [];
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
