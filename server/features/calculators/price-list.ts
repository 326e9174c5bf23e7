import { americanToDecimal, type Quote } from '@clearedge/quant/price';
import { DomainError } from '../../kernel/domain-error.ts';

interface Prices {
  american?: readonly number[] | undefined;
  decimal?: readonly number[] | undefined;
}

/** The contract has seen to it that there is exactly one list. */
export const decimalsOf = ({ american, decimal }: Prices): readonly number[] => decimal ?? american!.map(americanToDecimal);

/** As they were offered, so that nothing is lost before the cents are paid. */
export const quotesOf = ({ american, decimal }: Prices): readonly Quote[] => decimal?.map((price) => ({ decimal: price })) ?? american!;

/** Figures for numbers that someone typed in: what the arithmetic has no answer for is refused with its own sentence. */
export function figure<T>(calculate: () => T): T {
  try {
    return calculate();
  } catch (error) {
    if (error instanceof RangeError) throw new DomainError('INVALID_INPUT', error.message);
    throw error;
  }
}
