/** Stands for whoever is not signed in. */
export const VISITOR = 'visitor';

/**
 * Keeps the answers to two readers apart: what one may see is not in the other's cache. `who` is the reader's id with what changes their
 * answer, such as their plan. A visitor's answers stay under the plain key, where those that came with the page are.
 */
export const ofReader = <Q extends { queryKey: readonly unknown[] }>(
  query: Q,
  who: string,
): Omit<Q, 'queryKey'> & { queryKey: unknown[] } => ({
  ...query,
  queryKey: who === VISITOR ? [...query.queryKey] : [...query.queryKey, who],
});
