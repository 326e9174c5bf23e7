import type { Selection } from '@clearedge/quant/grading';
import { combinations, independentProbability } from '@clearedge/quant/parlay';
import type { Ctx } from '../../../kernel/ctx.ts';
import { type GameChances, isScore, jointsOf, type LegChance, legChance, partName } from '../../practice/index.ts';
import { MODEL_HOLD } from '../../props/index.ts';
import type { BookQuote } from '../parlay-price.ts';
import { type BookPrice, fromBoard, fromProps, holdAt } from '../parlay-price.ts';
import type { GamePricingInputs } from './read-pricing-inputs.ts';

/** A leg with its game, what books ask for it and what we believe of it. */
export interface JudgedLeg {
  position: number;
  inputs: GamePricingInputs;
  selection: Selection;
  chance: LegChance;
  prices: BookPrice[];
  hold: number | null;
}

export function evaluateLeg(
  position: number,
  selection: Selection,
  inputs: GamePricingInputs,
  quoted: BookQuote['legs'][number],
  now: Date,
): JudgedLeg {
  const isModel = quoted.priceSource === 'model';
  const prices = isScore(selection) ? fromBoard(selection, inputs.board, now) : fromProps(selection, inputs.props);
  const hold = isModel ? MODEL_HOLD : holdAt(prices, quoted.book);
  return { position, inputs, selection, chance: legChance(selection, inputs, isModel), prices, hold };
}

export interface Together {
  /** That all legs win: a push is no win. */
  probability: number;
  /** That all legs win if the legs did not depend on each other. */
  independent: number;
  games: GameChances[];
}

const UNTIED = 'The model cannot say how these legs of one game depend on each other.';

/** The chances counted of each game's legs, so that what is asked again for a part of them is not counted again. */
export type JointMemory = Map<string, number>;

/** The chances of the whole, and of the parts that a push may leave. */
async function chancesOf(ctx: Ctx, own: readonly JudgedLeg[], memory: JointMemory): Promise<GameChances | null> {
  const legs = own.map((leg) => ({ ...leg, probability: leg.chance.probability }));
  const pushes = own.map(({ chance }) => chance.push);
  const chances = new Map(legs.map((leg) => [partName([leg.position]), leg.probability!]));
  const joint = jointsOf(ctx, own[0]!.inputs.contest.id, legs, own[0]!.inputs);
  const least = pushes.some((push) => push > 0) ? 2 : legs.length;
  for (let size = Math.max(2, least); size <= legs.length; size += 1)
    for (const part of combinations(legs, size)) {
      const key = partName(part.map(({ position }) => position));
      const known = memory.get(key) ?? (await joint(part));
      if (known === null) return null;
      memory.set(key, known);
      chances.set(key, known);
    }
  return { positions: own.map(({ position }) => position), chances, pushes };
}

const winOf = ({ positions, chances, pushes }: GameChances): number =>
  pushes.reduce((product, push) => product * (1 - push), chances.get(partName(positions))!);

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
  const games: GameChances[] = [];
  for (const gameId of new Set(legs.map(({ inputs }) => inputs.contest.gameId))) {
    const own = await chancesOf(
      ctx,
      legs.filter(({ inputs }) => inputs.contest.gameId === gameId),
      memory,
    );
    if (own === null) return { reason: UNTIED };
    games.push(own);
  }
  return {
    games,
    probability: independentProbability(games.map(winOf)),
    independent: independentProbability(legs.map(({ chance }) => chance.probability! * (1 - chance.push))),
  };
}
