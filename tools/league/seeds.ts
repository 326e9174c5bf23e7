/** The product's own league and four others. */
const SEEDS = 'clearedge,league-1,league-2,league-3,league-4';

/** The leagues that a command names with --seed, or the usual five. */
export function seedsOf(args: readonly string[]): string[] {
  const at = args.indexOf('--seed');
  return (at < 0 ? SEEDS : (args[at + 1] ?? '')).split(',').filter((seed) => seed !== '');
}
