import { can } from '@clearedge/contract/entitlements';
import { STRATEGY_FIRES_HOURS } from '@clearedge/contract/strategy-terms';
import { easternDay, HOUR_MS } from '@clearedge/quant/calendar';
import type { Ctx } from '../../kernel/ctx.ts';
import { clockText } from '../../kernel/eastern-words.ts';
import { findReader, quietUntil } from '../accounts/index.ts';
import { findContestById } from '../contests/index.ts';
import type { ReadHistory } from '../history/index.ts';
import { closureOf, findLimits } from '../limits/index.ts';
import { postNotification } from '../notifications/index.ts';
import { chooseLive, type LiveGame, listLiveGames, readLive, sportsIn } from './live-games.ts';
import type { LiveSide } from './live-sides.ts';
import { matchupText, selectionText } from './selection-text.ts';
import { insertMatch, listActive, listMatchesOn, lockAny, type StrategyRow } from './strategy-rows.ts';

/** Lets active strategies fire on games that begin soon: lineups and weather are known by then. Once a strategy and game. */
export async function fireStrategies(ctx: Ctx, readHistory: ReadHistory): Promise<void> {
  const active = await listActive(ctx.db);
  const latest = new Date(ctx.now().getTime() + STRATEGY_FIRES_HOURS * HOUR_MS);
  const games = await listLiveGames(ctx, readHistory, sportsIn(active), latest);
  if (games.length === 0) return;
  const fired = new Set(
    (await listMatchesOn(ctx.db, easternDay(ctx.now()))).map(({ strategyId, contestId }) => `${strategyId} ${contestId}`),
  );
  for (const strategy of active) {
    const due = games.filter((game) => !fired.has(`${strategy.id} ${game.contest.id}`) && chooseLive(strategy.conditions, game) !== null);
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
  const contest = await findContestById(tx, contestId);
  const [game] = contest ? await readLive(tx, readHistory, [contest]) : [];
  const side = game ? chooseLive(strategy.conditions, game) : null;
  if (!game || side === null || !(await record(tx, strategy, game, side))) return;
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
    body: `${selectionText(setting, side)} at ${odds} (${side.bookName}), ${matchupText(setting)} at ${clockText(contest.startsAt)}. A match is no advice: look at its forward test.`,
    href: `/strategies?strategy=${id}`,
    dedupeKey: `strategy:${id}:${contest.id}`,
  });
}
