import { STAKE_MAX_DOLLARS } from '@clearedge/contract/terms';
import { type Cents, dollarsToCents } from '@clearedge/quant/money';
import { DomainError } from './domain-error.ts';

const MESSAGE = 'Enter an amount in dollars with at most two decimals.';

/** Dollars from a request as cents, between `minDollars` and the largest stake. Refuses what is no amount, naming the field. */
export function centsOf(dollars: number, field: string, minDollars = 0): Cents {
  const refuse = (message: string): never => {
    throw new DomainError('INVALID_INPUT', message, { issues: [{ path: field, message }] });
  };
  if (dollars > STAKE_MAX_DOLLARS) refuse(`Enter at most $${STAKE_MAX_DOLLARS.toLocaleString('en-US')}.`);
  if (!(dollars >= minDollars)) refuse(minDollars === 0 ? 'Enter an amount of zero or more.' : `Enter at least $${minDollars.toFixed(2)}.`);
  try {
    return dollarsToCents(dollars);
  } catch (error) {
    if (error instanceof RangeError) return refuse(MESSAGE);
    throw error;
  }
}
