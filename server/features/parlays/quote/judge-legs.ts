import type { Selection } from '@clearedge/quant/grading';
import { independentProbability } from '@clearedge/quant/parlay';
import type { Ctx } from '../../../kernel/ctx.ts';
import { MODEL_HOLD } from '../../props/index.ts';
import { jointOfGame } from '../chances/joint-chances.ts';
import { type LegChance, legChance } from '../chances/leg-chances.ts';
import { type BookPrice, fromBoard, fromProps, holdAt, isScore } from '../price/book-prices.ts';
import type { BookQuote } from '../price/price-slip.ts';
import type { GameGrounds } from './read-grounds.ts';

/** A leg with its game, what books ask for it and what we believe of it. */
export interface JudgedLeg {
  position: number;
  grounds: GameGrounds;
  selection: Selection;
  chance: LegChance;
  prices: BookPrice[];
  hold: number | null;
}

export function judgeLeg(
  position: number,
  selection: Selection,
  grounds: GameGrounds,
  quoted: BookQuote['legs'][number],
  now: Date,
): JudgedLeg {
  const isModel = quoted.priceSource === 'model';
  const prices = isScore(selection) ? fromBoard(selection, grounds.board, now) : fromProps(selection, grounds.props);
  const hold = isModel ? MODEL_HOLD : holdAt(prices, quoted.book);
  return { position, grounds, selection, chance: legChance(selection, grounds, isModel), prices, hold };
}

export interface Together {
  probability: number;
  independent: number;
  /** Of each game's legs: their positions and the chance that they win together. */
  games: { positions: number[]; probability: number }[];
}

const UNTIED = 'The model cannot say how these legs of one game hang together.';
type JointMemory = Map<string, Promise<number | null>>;

function jointOf(ctx: Ctx, own: readonly JudgedLeg[], memory: JointMemory): Promise<number | null> {
  const believed = own.map(({ selection, chance }) => ({ selection, probability: chance.probability! }));
  if (own.length === 1) return Promise.resolve(believed[0]!.probability);
  const key = own.map(({ position }) => position).join('.');
  const known = memory.get(key) ?? jointOfGame(ctx, own[0]!.grounds.event.id, believed, own[0]!.grounds);
  memory.set(key, known);
  return known;
}

/**
 * Chance that legs win together: of one game as the model ties them, of different games as independent. Why not, in words, where it is not known.
 * `memory` keeps what was counted of the same legs.
 */
export async function together(
  ctx: Ctx,
  legs: readonly JudgedLeg[],
  memory: JointMemory = new Map(),
): Promise<Together | { reason: string }> {
  const unknown = legs.find(({ chance }) => chance.probability === null);
  if (unknown) return { reason: unknown.chance.reason! };
  const games: Together['games'] = [];
  for (const gameId of new Set(legs.map(({ grounds }) => grounds.event.gameId))) {
    const own = legs.filter(({ grounds }) => grounds.event.gameId === gameId);
    const probability = await jointOf(ctx, own, memory);
    if (probability === null) return { reason: UNTIED };
    games.push({ positions: own.map(({ position }) => position), probability });
  }
  return {
    games,
    probability: independentProbability(games.map(({ probability }) => probability)),
    independent: independentProbability(legs.map(({ chance }) => chance.probability!)),
  };
}
