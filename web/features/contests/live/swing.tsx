import type { AnyGame } from '../../../core/games.ts';

/** What a play added to a side's chance, in points. */
export function Swing({ swing, game }: { swing: number; game: Pick<AnyGame, 'awayTeamCode' | 'homeTeamCode'> }) {
  const points = Math.round(Math.abs(swing) * 100);
  if (points === 0) return <span className="cap">no change</span>;
  return <b>{`${swing > 0 ? game.homeTeamCode : game.awayTeamCode} +${points}`}</b>;
}
