import { centsToDollars } from '@clearedge/quant/money';
import { sizeTogether } from '@clearedge/quant/sizing';
import { DomainError } from '../../kernel/domain-error.ts';
import type { Verb } from '../../kernel/feature.ts';
import { decimalOf, presentFigures, stakeTermsOf } from './terms-rules.ts';

/** Several bets that are open together; bets of one group exclude each other. */
export const sizeSeveral: Verb<'POST /api/kelly/several'> = async (_ctx, { body }) => {
  const { bets, bankroll, ...terms } = body;
  const requested = bets.map(({ group, winProbability, pushProbability = 0, deviation = 0, ...price }) => ({
    ...(group !== undefined && { group }),
    winProbability,
    pushProbability,
    deviation,
    decimal: decimalOf(price),
  }));
  try {
    const { bets: sized, atRisk, growth } = sizeTogether(requested, stakeTermsOf({ ...terms, bankroll }));
    return {
      bets: sized.map(({ alone, joint, advised, stakeCents }, at) => ({
        alone: { ...presentFigures(alone, requested[at]!.decimal, bankroll !== undefined), shrunk: alone.shrunk },
        joint,
        advised,
        stake: bankroll === undefined ? null : centsToDollars(stakeCents),
      })),
      atRisk,
      growth,
    };
  } catch (error) {
    if (error instanceof RangeError) throw new DomainError('UNPROCESSABLE', `${error.message}.`);
    throw error;
  }
};
