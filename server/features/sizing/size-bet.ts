import { stakeFigures } from '@clearedge/quant/sizing';
import type { Verb } from '../../kernel/feature.ts';
import { decimalOf, presentFigures, stakeTermsOf } from './terms-rules.ts';

/** One bet in figures: the same that the calculator shows, from the same arithmetic. */
export const sizeBet: Verb<'POST /api/kelly'> = async (_ctx, { body }) => {
  const decimal = decimalOf(body);
  const { winProbability, pushProbability = 0, bankroll } = body;
  return presentFigures(stakeFigures({ winProbability, decimal, pushProbability, ...stakeTermsOf(body) }), decimal, bankroll !== undefined);
};
