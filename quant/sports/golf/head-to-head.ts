import { normalProbability } from '../../distribution/index.ts';
import type { FieldPlayer, FieldTerms } from './simulate-field.ts';

export interface DuelChances {
  first: number;
  second: number;
  /** Level after the last hole: the stake comes back. */
  tie: number;
}

/**
 * The chance that one player beats another over the rest of a tournament by whole strokes, both playing to the end. What a missed cut does to a
 * duel is left out: it takes the better of the two to the same side nearly always. Sums to 1. Source: docs/model.md, golf.
 */
export function duelChances(
  first: FieldPlayer,
  second: FieldPlayer,
  { roundDeviation, weekDeviation }: Pick<FieldTerms, 'roundDeviation' | 'weekDeviation'>,
): DuelChances {
  const left = ({ roundsBeforeCut, roundsAfterCut }: FieldPlayer): number => roundsBeforeCut + roundsAfterCut;
  const expected = (player: FieldPlayer): number => player.toPar - player.skill * left(player);
  const variance = (player: FieldPlayer): number => roundDeviation ** 2 * left(player) + weekDeviation ** 2 * left(player) ** 2;
  const behind = expected(second) - expected(first);
  const spread = Math.sqrt(variance(first) + variance(second));
  if (!Number.isFinite(behind) || !Number.isFinite(spread)) throw new RangeError('a duel needs finite skills and scores');
  if (spread === 0) return { first: behind > 0 ? 1 : 0, second: behind < 0 ? 1 : 0, tie: behind === 0 ? 1 : 0 };
  const atMost = (strokes: number): number => normalProbability((strokes - behind) / spread);
  const tie = atMost(0.5) - atMost(-0.5);
  const second0 = atMost(-0.5);
  return { first: 1 - second0 - tie, second: second0, tie };
}
