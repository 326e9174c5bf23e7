import { can } from '@clearedge/contract/entitlements';
import { STRATEGY_FIRES_HOURS } from '@clearedge/contract/strategy-terms';
import { easternDay, HOUR_MS } from '@clearedge/quant/calendar';
import type { Ctx } from '../../../kernel/ctx.ts';
import { findReader, quietUntil } from '../../accounts/index.ts';
import { isBettingClosed } from '../../contests/index.ts';
import type { ReadHistory } from '../../history/index.ts';
import { closureOf, findLimits } from '../../limits/index.ts';
import { postNotification } from '../../notifications/index.ts';
import { chooseSide } from '../rules/condition-rules.ts';
import { matchupText, selectionText } from '../rules/selection-text.ts';
import { insertMatch, listActive, listMatchesOn, lockAny, type StrategyRow } from '../strategy-rows.ts';
import { type LiveGame, type LiveSide, listLiveGames } from './list-live-games.ts';

const CLOCK = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', hour: 'numeric', minute: '2-digit' });

/** Lets active strategies fire on games that begin soon: line-ups and weather are known by then. Once a strategy and game. */
export async function fireStrategies(ctx: Ctx, readHistory: ReadHistory): Promise<void> {
  const active = await listActive(ctx.db);
  if (active.length === 0) return;
  const latest = ctx.now().getTime() + STRATEGY_FIRES_HOURS * HOUR_MS;
  const games = (await listLiveGames(ctx, readHistory)).filter(({ contest }) => contest.startsAt.getTime() <= latest);
  if (games.length === 0) return;
  const fired = new Set(
    (await listMatchesOn(ctx.db, easternDay(ctx.now()))).map(({ strategyId, contestId }) => `${strategyId} ${contestId}`),
  );
  for (const strategy of active) {
    const due = games.filter(
      ({ contest, setting, sides }) =>
        !fired.has(`${strategy.id} ${contest.id}`) && chooseSide(strategy.conditions, setting, sides) !== null,
    );
    for (const { contest } of due) await ctx.transact((tx) => fire(tx, strategy, contest.id, readHistory));
  }
}

// Between the look at the board and this moment the price may have gone and the strategy may have been changed: both are read again, under the
// strategy's lock, right before anything is written or told.
async function fire(tx: Ctx, { id, conditionsAt }: StrategyRow, contestId: string, readHistory: ReadHistory): Promise<void> {
  const strategy = await lockAny(tx, id);
  if (!strategy?.isActive || strategy.conditionsAt.getTime() !== conditionsAt.getTime()) return;
  const reader = await findReader(tx, strategy.userId);
  if (!reader || !can(reader, 'strategies')) return;
  const game = (await listLiveGames(tx, readHistory)).find(({ contest }) => contest.id === contestId);
  if (!game || isBettingClosed(game.contest, tx.now())) return;
  const side = chooseSide(strategy.conditions, game.setting, game.sides);
  if (side === null || !(await record(tx, strategy, game, side))) return;
  // What is told late is stale: in quiet hours, during a break and under 21 the page shows it, and nothing calls.
  const isQuiet = quietUntil(reader.settings, tx.now()) !== null || closureOf(await findLimits(tx, strategy.userId), tx.now()) !== null;
  if (!isQuiet) await tell(tx, strategy, game, side);
}

const record = (tx: Ctx, strategy: StrategyRow, { contest }: LiveGame, side: LiveSide): Promise<boolean> =>
  insertMatch(tx.db, {
    id: tx.newId(),
    strategyId: strategy.id,
    contestId: contest.id,
    slateOn: contest.slateOn,
    market: side.market,
    side: side.side,
    line: side.line,
    odds: side.odds,
    book: side.book,
    bookName: side.bookName,
    confidence: side.confidence,
    firedAt: tx.now(),
  });

function tell(tx: Ctx, { id, userId, name }: StrategyRow, { contest, setting }: LiveGame, side: LiveSide): Promise<void> {
  const odds = side.odds > 0 ? `+${side.odds}` : `−${-side.odds}`;
  return postNotification(tx, {
    userId,
    kind: 'strategy_match',
    title: `${name}: a match`,
    body: `${selectionText(setting, side)} at ${odds} (${side.bookName}), ${matchupText(setting)} at ${CLOCK.format(contest.startsAt)} ET. A match is no advice: look at its forward test.`,
    href: `/strategies?strategy=${id}`,
    dedupeKey: `strategy:${id}:${contest.id}`,
  });
}
