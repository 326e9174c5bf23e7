import { can } from '@clearedge/contract/entitlements';
import { sportsWith } from '@clearedge/contract/sports';
import { STRATEGY_FIRES_HOURS } from '@clearedge/contract/strategy-terms';
import { FITTED_PLAYS, playConfidenceOf } from '@clearedge/quant/blend';
import { easternDay, HOUR_MS } from '@clearedge/quant/calendar';
import type { Ctx } from '../../kernel/ctx.ts';
import { clockText } from '../../kernel/eastern-words.ts';
import { findReader, quietUntil } from '../accounts/index.ts';
import { type Contest, isBettingClosed, listSlate } from '../contests/index.ts';
import { type GameProjection, listGameProjections, listPlays, type Play } from '../forecasts/index.ts';
import { type HistoryBase, type PricedSide, pricedSides, type ReadHistory, restBetween, type Setting } from '../history/index.ts';
import { closureOf, findLimits } from '../limits/index.ts';
import { postNotification } from '../notifications/index.ts';
import { isStale, listBoardPrices, type OfferedPrice } from '../odds/index.ts';
import { chooseSide } from './condition-rules.ts';
import { matchupText, selectionText } from './selection-text.ts';
import { insertMatch, listActive, listMatchesOn, lockAny, type StrategyRow } from './strategy-rows.ts';

/** A side that can be taken now. */
interface LiveSide extends PricedSide {
  bookName: string;
  confidence: number | null;
}

export interface LiveGame {
  contest: Contest;
  setting: Setting;
  sides: LiveSide[];
}

/** Today's games that are open to bets, as conditions see them: prices that someone has just confirmed, today's weather, days of rest. */
export async function listLiveGames(ctx: Ctx, readHistory: ReadHistory): Promise<LiveGame[]> {
  const now = ctx.now();
  const contests = (await listSlate(ctx, easternDay(now), sportsWith('hasHistory'))).filter((contest) => !isBettingClosed(contest, now));
  if (contests.length === 0) return [];
  const ids = contests.map(({ id }) => id);
  const fresh = (await listBoardPrices(ctx, ids)).filter((row) => !isStale(row, now));
  const [plays, projections, history] = [await listPlays(ctx, ids), await listGameProjections(ctx, ids), await readHistory(ctx)];
  const last = lastDays(history);
  return contests.map((contest) => ({
    contest,
    setting: settingOf(contest, last),
    sides: sidesOf(
      fresh.filter(({ contestId }) => contestId === contest.id),
      plays.filter(({ contestId }) => contestId === contest.id),
      projections.get(contest.id),
    ),
  }));
}

/** The day of each club's last game. */
function lastDays({ games }: HistoryBase): Map<string, string> {
  const last = new Map<string, string>();
  for (const { slateOn, awayCode, homeCode } of games) last.set(awayCode, slateOn).set(homeCode, slateOn);
  return last;
}

function settingOf(contest: Contest, last: ReadonlyMap<string, string>): Setting {
  const { gameId, slateOn, awayCode, homeCode, venue, roof, weather } = contest;
  const rest = { away: restBetween(last.get(awayCode), slateOn), home: restBetween(last.get(homeCode), slateOn) };
  return { gameId, slateOn, awayCode, homeCode, venue, roof, weather, rest };
}

function sidesOf(rows: readonly OfferedPrice[], plays: readonly Play[], projection: GameProjection | undefined): LiveSide[] {
  return pricedSides(rows).map((side) => {
    const play = plays.find(({ market, side: name, line }) => market === side.market && name === side.side && line === side.line);
    const bookName = rows.find(({ bookCode }) => bookCode === side.book)?.bookName ?? side.book;
    return { ...side, bookName, confidence: play && projection ? confidenceOf(play, projection) : null };
  });
}

function confidenceOf({ market, ev }: Play, { quality }: GameProjection): number {
  return playConfidenceOf(FITTED_PLAYS[market === 'total' ? 'total' : 'moneyline'], ev * quality.evidence).rank;
}

/** Lets active strategies fire on games that begin soon: lineups and weather are known by then. Once a strategy and game. */
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
    body: `${selectionText(setting, side)} at ${odds} (${side.bookName}), ${matchupText(setting)} at ${clockText(contest.startsAt)}. A match is no advice: look at its forward test.`,
    href: `/strategies?strategy=${id}`,
    dedupeKey: `strategy:${id}:${contest.id}`,
  });
}
