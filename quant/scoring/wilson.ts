export interface Interval {
  low: number;
  high: number;
}

const Z_95 = 1.959963984540054;

/**
 * Wilson score interval (95%) of a rate seen `wins` times in `tries`. Bounds lie in 0..1.
 * RangeError unless both are whole and 0 <= wins <= tries with tries > 0. Wilson, JASA 22 (1927).
 */
export function wilsonInterval(wins: number, tries: number): Interval {
  if (!Number.isInteger(wins) || !Number.isInteger(tries) || tries <= 0 || wins < 0 || wins > tries)
    throw new RangeError(`no rate in ${wins} of ${tries}`);
  const rate = wins / tries;
  const spread = Z_95 ** 2 / tries;
  const center = (rate + spread / 2) / (1 + spread);
  const margin = (Z_95 * Math.sqrt((rate * (1 - rate)) / tries + spread / (4 * tries))) / (1 + spread);
  return { low: wins === 0 ? 0 : Math.max(0, center - margin), high: wins === tries ? 1 : Math.min(1, center + margin) };
}
