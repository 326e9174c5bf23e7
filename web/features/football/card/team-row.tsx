import clsx from 'clsx';
import { Link } from 'react-router';
import { ClubChip } from '../../../core/club-chip.tsx';
import { cssVars } from '../css-vars.ts';
import { clubPath } from '../football-paths.ts';
import type { FootballGame } from '../football-types.ts';
import type { TeamSide } from '../price/offers.ts';
import { DIVISION_NAME, recordText } from '../words/football-words.ts';

export interface SideOfGame {
  name: string;
  code: string;
  record: FootballGame['awayRecord'];
  division: FootballGame['awayDivision'];
  score: number | null;
  isLoser: boolean;
  hasBall: boolean;
}

function sideOf(game: FootballGame, side: TeamSide): SideOfGame {
  const isAway = side === 'away';
  const [own, other] = isAway ? [game.awayScore, game.homeScore] : [game.homeScore, game.awayScore];
  return {
    name: isAway ? game.awayTeam : game.homeTeam,
    code: isAway ? game.awayTeamCode : game.homeTeamCode,
    record: isAway ? game.awayRecord : game.homeRecord,
    division: isAway ? game.awayDivision : game.homeDivision,
    score: own,
    isLoser: game.isCompleted && own !== null && other !== null && own < other,
    hasBall: game.status === 'live' && game.live?.possession === side,
  };
}

function aboutSide(side: SideOfGame, isHome: boolean, isNeutral: boolean): string {
  const division = side.division ? `${DIVISION_NAME[side.division]} Division` : '';
  return [division, isNeutral ? 'neutral site' : isHome ? 'home' : ''].filter(Boolean).join(' · ');
}

/** One club of a game with its record and score; its name leads to its page. */
export function TeamRow({ game, side: which, row }: { game: FootballGame; side: TeamSide; row: 1 | 2 }) {
  const side = sideOf(game, which);
  const isKnown = side.division !== null;
  return (
    <div className={clsx('g-team', side.isLoser && 'lost')} style={cssVars({ '--r': row })}>
      <ClubChip code={side.code} sport="cfl" />
      <div>
        <div className="nm">
          {isKnown ? <Link to={clubPath(side.code)}>{side.name}</Link> : side.name}
          <i>{recordText(side.record)}</i>
        </div>
        <div className="pt">
          {side.hasBall ? <span className="cf-ball">has the ball</span> : aboutSide(side, which === 'home', game.isNeutral)}
        </div>
      </div>
      {side.score === null ? null : <span className="sc">{side.score}</span>}
    </div>
  );
}
