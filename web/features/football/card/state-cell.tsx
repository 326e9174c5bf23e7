import type { FootballGame } from '../football-types.ts';
import { DIVISION_NAME, situationText } from '../words/football-words.ts';
import { QuarterTable } from './quarter-table.tsx';

function pairingText({ stage, awayDivision, homeDivision }: FootballGame): string {
  if (stage === 'preseason' || !awayDivision || !homeDivision) return '';
  if (awayDivision === homeDivision) return `${DIVISION_NAME[homeDivision]} Division game`;
  return `${DIVISION_NAME[awayDivision]} at ${DIVISION_NAME[homeDivision]}`;
}

/** What has happened: points by quarter and the next down; before a kickoff the week and the divisions. */
export function StateCell({ game }: { game: FootballGame }) {
  const { live } = game;
  const situation = game.status === 'live' && live ? situationText(game, live) : '';
  if (!game.quarters)
    return (
      <div className="g-model cf-when">
        <span className="row">{game.weekLabel}</span>
        <span className="row">{pairingText(game)}</span>
      </div>
    );
  return (
    <div className="g-model cf-state">
      <QuarterTable game={game} />
      {situation ? (
        <div className="last" title={live?.lastPlay ?? situation}>
          {situation}
        </div>
      ) : null}
    </div>
  );
}
