import type { GameSport } from '@clearedge/contract/sports';
import { keyOfLeague } from '@clearedge/contract/strategy-terms';
import { centsToDollars } from '@clearedge/quant/money';
import type { StoredConditions } from '../../db/schema/index.ts';
import { BoundedMap } from '../../kernel/collections.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import type { HistoryBase, HistorySide, PastGame, ReadHistory } from '../history/index.ts';
import { chooseSide } from './condition-rules.ts';
import { type Backtest, curveOf, figuresOf, profitCentsOf, type SettledBet, stakeCentsOf } from './figure-rules.ts';
import { matchupText, selectionText } from './selection-text.ts';

const BETS_SHOWN = 20;

interface PastBet extends SettledBet {
  game: PastGame;
  side: HistorySide;
}

function betsOf(conditions: StoredConditions, games: readonly PastGame[], before: Date): PastBet[] {
  const bets: PastBet[] = [];
  for (const game of games) {
    if (game.startsAt >= before) break;
    const side = chooseSide(conditions, game, game.sides);
    if (side === null || side.grade === 'void') continue;
    bets.push({ on: game.slateOn, odds: side.odds, grade: side.grade, closeFair: side.fair, game, side });
  }
  return bets;
}

function presentBet({ game, side, grade, odds }: PastBet, bankrollPercentage: number): Backtest['bets'][number] {
  return {
    gameId: game.gameId,
    date: game.slateOn,
    matchup: matchupText(game),
    selection: selectionText(game, side),
    odds,
    book: side.book,
    result: grade,
    profit: centsToDollars(profitCentsOf({ odds, grade }, stakeCentsOf(bankrollPercentage))),
  };
}

/** Every game before an instant that the conditions would have bet on, at its closing price, the best of all books. */
function backtestOf(conditions: StoredConditions, base: HistoryBase, before: Date): Backtest {
  const bets = betsOf(conditions, base.games, before);
  const percentage = conditions.bankrollPercentage;
  const seasons = [...new Set(bets.map(({ game }) => game.seasonYear))].sort((a, b) => b - a);
  return {
    label: 'backtest',
    conditions,
    stake: centsToDollars(stakeCentsOf(percentage)),
    figures: figuresOf(bets, percentage),
    curve: curveOf(bets, percentage),
    seasons: seasons.map((season) => ({
      season,
      figures: figuresOf(
        bets.filter(({ game }) => game.seasonYear === season),
        percentage,
      ),
    })),
    bets: bets
      .slice(-BETS_SHOWN)
      .reverse()
      .map((bet) => presentBet(bet, percentage)),
    history: {
      games: base.games.length,
      from: base.from,
      to: base.to,
      withoutProjection: base.withoutProjection,
      isReading: base.isReading,
    },
  };
}

export type RunBacktest = (ctx: Ctx, conditions: StoredConditions, before?: Date) => Promise<Backtest>;
const STORED = 100;

/** Backtests by what they depend on, each made once while nothing of it changes: make one for each process. */
export function cachedBacktests(readHistory: ReadHistory): RunBacktest {
  const stored = new BoundedMap<string, Backtest>(STORED);
  const bases = new WeakMap<Ctx, Map<GameSport, Promise<HistoryBase>>>();
  // A page of strategies asks once for each sport whether its past has grown, and not once for each strategy.
  const baseOf = (ctx: Ctx, sport: GameSport): Promise<HistoryBase> => {
    const own = bases.get(ctx) ?? new Map<GameSport, Promise<HistoryBase>>();
    bases.set(ctx, own);
    const base = own.get(sport) ?? readHistory(ctx, sport);
    own.set(sport, base);
    return base;
  };
  return async (ctx, conditions, before) => {
    const base = await baseOf(ctx, keyOfLeague(conditions.sport));
    const until = before ?? ctx.now();
    const key = JSON.stringify([conditions, before?.getTime() ?? null, base.version, base.isReading]);
    const known = stored.get(key);
    if (known) return known;
    const made = backtestOf(conditions, base, until);
    stored.set(key, made);
    return made;
  };
}
