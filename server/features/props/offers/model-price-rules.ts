import type { PropKind } from '@clearedge/quant/grading';
import { decimalToAmericanRounded } from '@clearedge/quant/price';
import type { PropProjection, StatProjection } from '../project/read-projections.ts';
import { modelChance } from './offer-rules.ts';

/** What the house keeps where no book offers a proposition: of every dollar staked on both sides, six cents. */
export const MODEL_HOLD = 0.06;
/** The six kinds that are offered in every game. Innings are offered as outs. */
const MODEL_KINDS: readonly PropKind[] = ['pitcher_strikeouts', 'pitcher_outs', 'pitcher_walks', 'hits', 'rbi', 'home_runs'];

/** A proposition at the model's fair price less the hold. */
export interface ModelProp {
  playerId: string;
  playerName: string;
  teamCode: string;
  prop: PropKind;
  line: number;
  /** American. */
  overOdds: number;
  underOdds: number;
  /** Of the over, 0 to 1, before the hold. */
  overProbability: number;
  projectedAt: Date;
}

/** The half line whose two sides are nearest to even. */
function evenLine({ distribution, chances }: StatProjection): number {
  const lines = distribution.map((_, value) => value + 0.5);
  const distance = (line: number): number => Math.abs(chances(line).over - 0.5);
  return lines.reduce((best, line) => (distance(line) < distance(best) ? line : best));
}

const LEAST_DECIMAL = 1.01;
const priceOf = (probability: number): number => decimalToAmericanRounded(Math.max(LEAST_DECIMAL, (1 - MODEL_HOLD) / probability));

/** Every man's propositions of the six kinds, in the order of the kinds. */
export function modelPropsOf(projection: Pick<PropProjection, 'men' | 'findUnproven' | 'createdAt'>): ModelProp[] {
  return MODEL_KINDS.flatMap((prop) =>
    projection.men.flatMap(({ playerId, name, teamCode }) => {
      const stat = projection.findUnproven(playerId, prop);
      if (stat === null) return [];
      const line = evenLine(stat);
      const overProbability = modelChance(stat, line, 'over').win;
      const [overOdds, underOdds] = [priceOf(overProbability), priceOf(1 - overProbability)];
      return [
        { playerId, playerName: name, teamCode, prop, line, overOdds, underOdds, overProbability, projectedAt: projection.createdAt },
      ];
    }),
  );
}
