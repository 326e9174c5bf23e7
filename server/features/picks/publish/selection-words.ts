import type { PickPrice } from './pick-source.ts';

/** The words of a selection as the slip and the grader read them. */
export function selectionWords(
  { market, side, line }: Pick<PickPrice, 'market' | 'side' | 'line'>,
  teams: { awayName: string; homeName: string },
): string {
  if (market === 'total') return `${side === 'over' ? 'Over' : 'Under'} ${line}`;
  const team = side === 'away' ? teams.awayName : teams.homeName;
  return market === 'moneyline' ? team : `${team} ${line! > 0 ? '+' : ''}${line}`;
}
