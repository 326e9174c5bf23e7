import type { ScoreSelection, Selection } from '@clearedge/quant/grading';
import { type GameDistribution, priceSelection } from '@clearedge/quant/sports/baseball/game';
import type { FeedProp } from '../../../ports/index.ts';
import { believe, type GameProjection, marketOver } from '../../props/index.ts';

/** What is known of a game when its legs are judged. */
export interface Grounds {
  distribution: GameDistribution | null;
  projection: GameProjection | null;
  props: readonly FeedProp[];
}

/** That a leg wins given that it is not pushed, and that it is pushed. */
export interface LegChance {
  probability: number | null;
  push: number;
  /** Why there is no probability, in words. */
  reason: string | null;
}

export const isScore = (selection: Selection): selection is ScoreSelection => selection.market !== 'prop';

const FEWEST = 1e-6;
const inner = (probability: number): number => Math.min(1 - FEWEST, Math.max(FEWEST, probability));
const none = (reason: string): LegChance => ({ probability: null, push: 0, reason });

/**
 * Model and market pooled, as everywhere in the product. An opinion spreads runs over the innings as an average game does, so a part of a game has
 * none (docs/model.md); a proposition at the model's own price has nothing to be pooled with.
 */
export function legChance(selection: Selection, { distribution, projection, props }: Grounds, isModelPrice: boolean): LegChance {
  if (isScore(selection)) {
    if (selection.period !== 'full') return none('The model gives no probability for a part of a game.');
    if (!distribution) return none('The model has not spoken of this game yet.');
    const { win, push } = priceSelection(distribution, selection);
    return { probability: inner(win / (1 - push)), push, reason: null };
  }
  const { playerId, prop, line, side } = selection;
  const quotes = props.filter((one) => one.playerId === playerId && one.prop === prop && one.line === line);
  const { model, probability, push } = believe(prop, projection?.find(playerId, prop) ?? null, marketOver(quotes), line, side);
  const own = isModelPrice ? model : probability;
  return own === null ? none('No fair price: no book quotes both sides of this prop.') : { probability: own, push, reason: null };
}
