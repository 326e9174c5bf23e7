import type { SelectionWire } from '../../core/slip/index.ts';

interface Taken {
  gameId: string;
  pick: SelectionWire;
}

/** A market of a game, whatever the side and the number. */
export function marketOf({ gameId, pick }: Taken): string {
  if (pick.market === 'prop') return [gameId, pick.market, pick.playerId, pick.prop].join('|');
  return [gameId, pick.market, pick.period ?? 'full', pick.market === 'total' ? (pick.team ?? '') : ''].join('|');
}

/** The markets where these take both sides: contest bets on them do not score. */
export function bothSidesTaken(taken: readonly Taken[]): Set<string> {
  const sides = new Map<string, Set<string>>();
  for (const one of taken) sides.set(marketOf(one), (sides.get(marketOf(one)) ?? new Set()).add(one.pick.side));
  return new Set([...sides].filter(([, { size }]) => size > 1).map(([market]) => market));
}
