import { formatDate, formatPercent, formatSignedPercent, MINUS, NONE, plural } from '../../lib/format.ts';

/** "AC" of "Ace of Clubs", "DM" of "d.mercer", "AN" of "ann". */
export function initialsOf(name: string): string {
  const [first = '', second] = name.split(/[\s._-]+/).filter(Boolean);
  return (second ? first.slice(0, 1) + second.slice(0, 1) : first.slice(0, 2)).toUpperCase();
}

export const rateText = (fraction: number | null): string => (fraction === null ? NONE : formatPercent(fraction));
export const roiText = (fraction: number | null): string => (fraction === null ? NONE : formatSignedPercent(fraction));
export const unitsText = (units: number): string => `${units < 0 ? MINUS : '+'}${Math.abs(units).toFixed(2)} u`;
/** "6 bets, 2 pending"; "3 pending" while none is settled. */
export const betCountText = ({ totalBets, pendingBets }: { totalBets: number; pendingBets: number }): string => {
  const parts = [totalBets > 0 || pendingBets === 0 ? plural(totalBets, 'bet') : null, pendingBets > 0 ? `${pendingBets} pending` : null];
  return parts.filter(Boolean).join(', ');
};
export const resetsText = (resets: number, lastOn: string | null): string =>
  resets === 0 || lastOn === null ? '' : `${resets === 1 ? '1 reset' : `${resets} resets`}, last ${lastOn}`;
export const weekText = (weekOn: string, endsOn: string): string => `${formatDate(weekOn)} – ${formatDate(endsOn, 'full')}`;
/** Which way a figure points, for its color; the sign says it, too. */
export const toneOf = (value: number): 'up' | 'down' | undefined => (value > 0 ? 'up' : value < 0 ? 'down' : undefined);

export const MOVEMENT = { new: 'New this week', up: 'Promoted', down: 'Relegated', stays: 'Same division as last week' } as const;
export const ZONE = { up: 'Goes up', down: 'Goes down', stays: '' } as const;
