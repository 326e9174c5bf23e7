import type { PlayMarket } from '@clearedge/quant/blend';
import { fairProbabilities } from '@clearedge/quant/margin';
import {
  type GameDistribution,
  type GameRules,
  gameDistribution,
  matchLine,
  overChance,
  priceSelection,
} from '@clearedge/quant/sports/baseball/game';
import type { Prediction } from '../walk/prediction.ts';

/** A chance to win, given that the stake does not come back, and the chance that it does. */
export interface Chance {
  win: number;
  push: number;
}

/** A two-sided market of one game at its opening price. The first side is home, or over. */
export interface Question {
  gameId: string;
  season: number;
  /** Eastern day. */
  on: string;
  market: PlayMarket;
  /** Chances of the first side, given no push: of the price without margin, and of the model alone. */
  pMarket: number;
  pModel: number;
  /** One standard deviation of the model's chance. */
  modelSd: number;
  push: number;
  /** Both starters were to be expected when the book opened: a stand-in for announced ones. */
  isOnTurn: boolean;
  /** Decimal prices of both sides. */
  decimals: readonly [number, number];
  /** 1 where the first side won, 0 where the second did, null for a push. */
  result: 0 | 1 | null;
  /** The first side's chance by the closing price without margin, at the number offered; null without a close. */
  atClose: () => Chance | null;
}

/** What the model knew when the book opened: the starters, or only those whose turn it was. */
type Knowledge = 'starters' | 'rotation';

const viewOf = (one: Prediction, knowledge: Knowledge) =>
  knowledge === 'rotation' ? one.outOfTurn : { pHome: one.pHomeEarly, strength: one.strengthEarly, total: one.totalEarly };

export function moneylineQuestion(one: Prediction, knowledge: Knowledge = 'starters'): Question | null {
  const { open, close } = one.prices ?? {};
  if (!open) return null;
  return {
    gameId: one.gameId,
    season: one.season,
    on: one.on,
    market: 'moneyline',
    pMarket: open.pHome,
    pModel: viewOf(one, knowledge).pHome,
    modelSd: one.pHomeSd,
    push: 0,
    isOnTurn: one.onTurn.away && one.onTurn.home,
    decimals: [open.home, open.away],
    result: one.homeWon,
    atClose: () => (close ? { win: close.pHome, push: 0 } : null),
  };
}

/** Solving a game takes milliseconds, and several plays ask the same. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const fairOver = ({ over, under }: { over: number; under: number }): number => fairProbabilities([over, under]).probabilities[0]!;

const chanceAt = (game: Pick<GameDistribution, 'full'>, line: number): Chance => ({
  win: overChance(game.full, line),
  push: priceSelection(game as GameDistribution, { market: 'total', period: 'full', side: 'over', line }).push,
});

/** The closing price's opinion of the number offered: its own where it has not moved, else of the game that it describes. */
function overAtClose({ prices }: Prediction, line: number, push: number, rules: Partial<GameRules>): Chance | null {
  const { close, totalClose } = prices ?? {};
  if (!close || !totalClose) return null;
  const overProbability = fairOver(totalClose);
  if (totalClose.line === line) return { win: overProbability, push };
  return chanceAt(matchLine({ pHome: close.pHome, line: totalClose.line, overProbability }, rules), line);
}

/** Null without an opening total, and for a game of seven innings: books hung too few of them. */
export function totalQuestion(one: Prediction, knowledge: Knowledge = 'starters'): Question | null {
  const { prices, season, scheduledInnings } = one;
  const quote = prices?.totalOpen;
  if (!quote || scheduledInnings !== 9) return null;
  const rules: Partial<GameRules> = { season, scheduledInnings };
  const { strength, total } = viewOf(one, knowledge);
  const ratio = Math.exp(strength);
  const model = chanceAt(gameDistribution({ awayRuns: total / (1 + ratio), homeRuns: (total * ratio) / (1 + ratio) }, rules), quote.line);
  const runs = one.awayRuns + one.homeRuns;
  // What is not known of the winner is not known of a total either, to first order.
  const modelSd = (one.pHomeSd * model.win * (1 - model.win)) / (one.pHomeEarly * (1 - one.pHomeEarly));
  return {
    gameId: one.gameId,
    season,
    on: one.on,
    market: 'total',
    pMarket: fairOver(quote),
    pModel: model.win,
    modelSd,
    push: model.push,
    isOnTurn: one.onTurn.away && one.onTurn.home,
    decimals: [quote.over, quote.under],
    result: runs === quote.line ? null : runs > quote.line ? 1 : 0,
    atClose: once(() => overAtClose(one, quote.line, model.push, rules)),
  };
}
