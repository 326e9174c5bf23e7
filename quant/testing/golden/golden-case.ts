/** A case whose expected result is worked out by hand: `source` is the rule or the arithmetic that gives it. */
export interface GoldenCase {
  id: string;
  op: string;
  input: unknown;
  /** "error" where the input must be refused */
  expected: unknown;
  source: string;
  tolerance: number;
}

/** [operation, input, expected, source, tolerance]; a figure is expected to 1e-9 unless a tolerance is given. */
export type GoldenRow = readonly [op: string, input: object, expected: unknown, source: string, tolerance?: number];

/** Names the cases of one area: "ODDS-golden-3 american_to_decimal". */
export const golden = (area: string, rows: readonly GoldenRow[]): GoldenCase[] =>
  rows.map(([op, input, expected, source, tolerance = 1e-9], index) => ({
    id: `${area}-golden-${index + 1}`,
    op,
    input,
    expected,
    source,
    tolerance,
  }));

export const CENT = 0.005;
