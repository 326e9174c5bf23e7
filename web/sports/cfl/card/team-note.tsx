import type { SideOfGame } from '../../../core/games.ts';
import type { FootballGame } from '../football-types.ts';
import { DIVISION_NAME } from '../football-words.ts';
import './card.css';

const divisionOf = (game: FootballGame, { side }: SideOfGame) => (side === 'away' ? game.awayDivision : game.homeDivision);

/** Whether the club has a page: only one of the league has a division. */
export const hasPage = (game: FootballGame, side: SideOfGame): boolean => divisionOf(game, side) !== null;

/** The club's division and the place of the game, or that it has the ball. */
export function TeamNote({ game, side }: { game: FootballGame; side: SideOfGame }) {
  if (game.status === 'live' && game.live?.possession === side.side) return <span className="cf-ball">has the ball</span>;
  const division = divisionOf(game, side);
  const place = game.isNeutral ? 'neutral site' : side.side === 'home' ? 'home' : '';
  return [division ? `${DIVISION_NAME[division]} Division` : '', place].filter(Boolean).join(' · ');
}

function pairingText({ stage, awayDivision, homeDivision }: FootballGame): string {
  if (stage === 'preseason' || !awayDivision || !homeDivision) return '';
  if (awayDivision === homeDivision) return `${DIVISION_NAME[homeDivision]} Division game`;
  return `${DIVISION_NAME[awayDivision]} at ${DIVISION_NAME[homeDivision]}`;
}

/** The week and the divisions of a game ahead. */
export function Pairing({ game }: { game: FootballGame }) {
  return (
    <div className="cf-when">
      <span className="row">{game.weekLabel}</span>
      <span className="row">{pairingText(game)}</span>
    </div>
  );
}
