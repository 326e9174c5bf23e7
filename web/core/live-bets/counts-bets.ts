const COUNTING_BETS = ['/api/bets', '/api/my-bets', '/api/responsible-gaming'];

/** Whether an answer of the server counts tracked bets. */
export const countsBets = ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
  COUNTING_BETS.some((path) => String(queryKey[0]).startsWith(path));
