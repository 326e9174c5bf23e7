import type { PropSelection, ScoreSelection, Selection } from '@clearedge/quant/grading';
import { adjustForCorrelation } from '@clearedge/quant/parlay';
import { type GameDistribution, priceSelection, jointProbability as scoreChances } from '@clearedge/quant/sports/baseball/game';
import type { Ctx } from '../../kernel/ctx.ts';
import type { FeedProp } from '../../ports/index.ts';
import { blendProbability, marketOver, type PropProjection, jointProbability as playerChances } from '../props/index.ts';
import type { ScoreChances } from './league-chances.ts';

/** What is known of a game when its legs are judged. */
export interface PricingInputs {
  distribution: GameDistribution | null;
  /** Of a game of a league, which has no such distribution. */
  scores?: ScoreChances | undefined;
  projection: PropProjection | null;
  props: readonly FeedProp[];
}

/** That a leg wins given that it is not pushed, and that it is pushed. */
export interface LegChance {
  probability: number | null;
  push: number;
  /** Why there is no probability, in words. */
  reason: string | null;
  /** No projection of ours is in it: the market without margin alone. */
  isMarketOnly?: true;
}

export const isScore = (selection: Selection): selection is ScoreSelection => selection.market !== 'prop';

const FEWEST = 1e-6;
const inner = (probability: number): number => Math.min(1 - FEWEST, Math.max(FEWEST, probability));
const none = (reason: string): LegChance => ({ probability: null, push: 0, reason });

/**
 * Model and market pooled, as everywhere in the product; the market alone prices a player of whom we have no number. An opinion spreads runs over
 * the innings as an average game does, so a part of a game has none (docs/model.md); the model's own price has nothing to be pooled with.
 */
export function legChance(
  selection: Selection,
  { distribution, scores, projection, props }: PricingInputs,
  isModelPrice: boolean,
): LegChance {
  if (isScore(selection)) {
    if (selection.period !== 'full') return none('The model gives no probability for a part of a game.');
    const found = distribution ? priceSelection(distribution, selection) : scores?.(selection);
    if (!found) return none('The model has not spoken of this game yet.');
    const { win, push } = found;
    return { probability: inner(win / (1 - push)), push, reason: null };
  }
  const { playerId, prop, line, side } = selection;
  const quotes = props.filter((one) => one.playerId === playerId && one.prop === prop && one.line === line);
  const { model, market, probability, push } = blendProbability(
    prop,
    projection?.find(playerId, prop) ?? null,
    marketOver(quotes),
    line,
    side,
  );
  if (model === null && market !== null) return { probability: market, push, reason: null, isMarketOnly: true };
  const own = isModelPrice ? model : probability;
  return own === null ? none('No fair price: no book quotes both sides of this prop.') : { probability: own, push, reason: null };
}

/** Rarer than this, a simulation has seen too few games to say how legs depend on each other. */
const RAREST = 0.0005;

/** The share of games in which selections all win. */
type CountWins = (own: readonly Selection[]) => Promise<number | null>;

const isProp = (selection: Selection): selection is PropSelection => selection.market === 'prop';

/** One way of counting for a game: exact beside simulated would look like correlation. Null where the model cannot say. */
function winsOf(ctx: Ctx, contestId: string, all: readonly Selection[], { distribution }: PricingInputs): CountWins {
  if (all.every(isScore)) return (own) => Promise.resolve(distribution && scoreChances(distribution, own.filter(isScore)).win);
  return async (own) => {
    try {
      return (await playerChances(ctx, contestId, own))?.win ?? null;
    } catch (error) {
      if (error instanceof RangeError) return null;
      throw error;
    }
  };
}

export interface ChancedLeg {
  selection: Selection;
  /** The published chance, given that it is not pushed; null where there is none, and the model's own is taken. */
  probability: number | null;
}

/** Chance that some of the legs win together, given that none of them is pushed. Null where the model cannot say. */
type JointChance<Leg> = (part: readonly Leg[]) => Promise<number | null>;

/** Players who are not simulated: none is tied to the score, and the chances of legs alone say what they come to together. */
function jointOfProps<Leg extends ChancedLeg>(
  legs: readonly Leg[],
  part: readonly Leg[],
  joint: NonNullable<PropProjection['joint']>,
): number | null {
  if (!legs.every(({ selection }) => isProp(selection))) return null;
  const chance = joint(part.flatMap(({ selection, probability }) => (isProp(selection) ? { selection, probability } : [])));
  return chance === null || chance < RAREST ? null : chance;
}

/**
 * Chances of legs of one game together, from the chance published of each. Score and players are counted in the same simulated games. This is
 * the one joint chance of the product: what a parlay is priced from and what is shown of it.
 */
export function jointsOf<Leg extends ChancedLeg>(
  ctx: Ctx,
  contestId: string,
  legs: readonly Leg[],
  inputs: PricingInputs,
): JointChance<Leg> {
  const ownJoint = inputs.projection?.joint;
  if (ownJoint) return (part) => Promise.resolve(jointOfProps(legs, part, ownJoint));
  const wins = winsOf(
    ctx,
    contestId,
    legs.map(({ selection }) => selection),
    inputs,
  );
  const counted = new Map<Leg, Promise<number | null>>();
  const single = (leg: Leg): Promise<number | null> => {
    const known = counted.get(leg) ?? wins([leg.selection]);
    counted.set(leg, known);
    return known;
  };
  return async (part) => {
    const joint = await wins(part.map(({ selection }) => selection));
    if (joint === null || joint < RAREST) return null;
    const singles: number[] = [];
    for (const leg of part) {
      const own = await single(leg);
      if (own === null || own < RAREST) return null;
      singles.push(own);
    }
    return adjustForCorrelation(
      part.map(({ probability }, at) => probability ?? singles[at]!),
      singles,
      joint,
    );
  };
}
