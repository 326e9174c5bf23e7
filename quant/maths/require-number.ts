/** The same number, once it is known to be neither NaN nor infinite. RangeError otherwise. */
export function requireFinite(value: number, name = 'value'): number {
  if (!Number.isFinite(value)) throw new RangeError(`The ${name} must be a finite number, not ${value}`);
  return value;
}

/** The same number, finite and above zero. RangeError otherwise. */
export function requirePositive(value: number, name = 'value'): number {
  if (!(value > 0 && value < Number.POSITIVE_INFINITY)) throw new RangeError(`The ${name} must be above zero, not ${value}`);
  return value;
}

/** The same number, finite and zero or above. RangeError otherwise. */
export function requireNotNegative(value: number, name = 'value'): number {
  if (!(value >= 0 && value < Number.POSITIVE_INFINITY)) throw new RangeError(`The ${name} must not be negative: ${value}`);
  return value;
}

/** The same probability, 0 to 1 with both ends. RangeError otherwise. */
export function requireProbability(value: number, name = 'probability'): number {
  if (!(value >= 0 && value <= 1)) throw new RangeError(`The ${name} must lie between 0 and 1, not ${value}`);
  return value;
}

/** The same probability, strictly between 0 and 1. RangeError otherwise. */
export function requireInnerProbability(value: number, name = 'probability'): number {
  if (!(value > 0 && value < 1)) throw new RangeError(`The ${name} must lie strictly between 0 and 1, not ${value}`);
  return value;
}

/** The same whole number, at least `least`. RangeError otherwise. */
export function requireCount(value: number, name = 'count', least = 0): number {
  if (!Number.isSafeInteger(value) || value < least)
    throw new RangeError(`The ${name} must be a whole number from ${least} on, not ${value}`);
  return value;
}
