import type { SideOfGame } from '../../games.ts';
import type { LeagueGame } from '../league-types.ts';
import { divisionName } from '../league-words.ts';
import './card.css';

const divisionOf = (game: LeagueGame, { side }: SideOfGame) => (side === 'away' ? game.awayDivision : game.homeDivision);

/** Whether the club has a page: only one of the league has a division. */
export const hasPage = (game: LeagueGame, side: SideOfGame): boolean => divisionOf(game, side) !== null;

/** The club's division and the place of the game, or that it has the ball. */
export function TeamNote({ game, side }: { game: LeagueGame; side: SideOfGame }) {
  if (game.status === 'live' && game.live?.kind === 'football' && game.live.possession === side.side)
    return <span className="lg-ball">has the ball</span>;
  const division = divisionOf(game, side);
  const place = game.isNeutral ? 'neutral site' : side.side === 'home' ? 'home' : '';
  return [division ? divisionName(game.sport, division) : '', place].filter(Boolean).join(' · ');
}

function pairingText({ sport, stage, awayDivision, homeDivision }: LeagueGame): string {
  if (stage === 'preseason' || !awayDivision || !homeDivision) return '';
  if (awayDivision === homeDivision) return `${divisionName(sport, homeDivision)} game`;
  return `${divisionName(sport, awayDivision)} at ${divisionName(sport, homeDivision)}`;
}

/** The week and the divisions of a game ahead. */
export function Pairing({ game }: { game: LeagueGame }) {
  return (
    <div className="lg-when">
      <span className="row">{game.weekLabel}</span>
      <span className="row">{pairingText(game)}</span>
    </div>
  );
}
