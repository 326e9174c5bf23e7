/** A function's result against one worked out by hand: [what, calculation, expected, its arithmetic or the table it is printed in]. */
export type Figure = readonly [what: string, calculate: () => unknown, expected: unknown, source: string];
