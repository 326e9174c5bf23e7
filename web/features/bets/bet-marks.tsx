import type { Bet } from './bet-types.ts';

const ENTERED: Partial<Record<NonNullable<Bet['resultBy']>, string>> = {
  owner: 'Marked by you',
  file: 'From your file',
  admin: 'Entered by staff',
};

/** What a reader must know of a bet beside its result: who entered that, and whether the bet was corrected after the start. */
export function BetMarks({ bet }: { bet: Pick<Bet, 'resultBy' | 'correctedAt'> }) {
  const marks = [bet.correctedAt ? 'Corrected after the start' : null, (bet.resultBy && ENTERED[bet.resultBy]) ?? null];
  const stated = marks.filter((mark) => mark !== null);
  return stated.length > 0 ? <small className="bet-marks">{stated.join(' · ')}</small> : null;
}
