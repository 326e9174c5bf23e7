/** Some numbers of a player's line; one that a box score leaves out is 0. */
export const numbersOf = <Name extends string>(stats: Readonly<Record<string, number>>, names: readonly Name[]): Record<Name, number> =>
  Object.fromEntries(names.map((name) => [name, stats[name] ?? 0])) as Record<Name, number>;
