import type { Selection } from '@clearedge/quant/grading';
import type { groupPicks } from '../../../db/schema/index.ts';

export type PickRow = typeof groupPicks.$inferSelect;
export type PickMarket = PickRow['market'];
export type PickSide = PickRow['side'];

interface Sided {
  market: PickMarket;
  side: PickSide;
  line: number | null;
}

/** The words of a side: "Boston Red Sox", "Boston Red Sox −1.5", "Over 8.5". */
export function wordsOf({ market, side, line }: Sided, teams: { awayName: string; homeName: string }): string {
  if (market === 'total') return `${side === 'over' ? 'Over' : 'Under'} ${line}`;
  const team = side === 'away' ? teams.awayName : teams.homeName;
  return market === 'moneyline' ? team : `${team} ${line! > 0 ? '+' : ''}${line}`;
}

/** What a pick is about, as the grader reads it. */
export function selectionOf({ market, side, line }: Sided): Selection {
  if (market === 'moneyline') return { market, period: 'full', side: side as 'away' | 'home' };
  if (market === 'spread') return { market, period: 'full', side: side as 'away' | 'home', line: line! };
  return { market: 'total', period: 'full', side: side as 'over' | 'under', line: line! };
}

/** Sealed: everybody sees only their own picks while the game is open to bets. */
export const splitPicks = <T extends { userId: string }>(
  picks: readonly T[],
  userId: string,
  isOpen: boolean,
): { shown: T[]; sealed: number } => {
  const shown = isOpen ? picks.filter((pick) => pick.userId === userId) : [...picks];
  return { shown, sealed: picks.length - shown.length };
};
