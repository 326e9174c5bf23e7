import type { AnswerChecks } from '../http/index.ts';
import { filledFinals, finalContradictions, gamesBack, type StatedGame } from '../leagues/game-checks.ts';
import { statusOf } from './game-status.ts';
import { competitionOf, periodsOf, sideOf, totalOf } from './map-game.ts';
import type { WireEvent, WireScoreboard } from './schema.ts';

function statedGame(event: WireEvent): StatedGame {
  const competition = competitionOf(event);
  const [away, home] = [sideOf(competition, 'away'), sideOf(competition, 'home')];
  return {
    id: event.id,
    name: `${away?.team.abbreviation} at ${home?.team.abbreviation}`,
    status: statusOf(competition.status),
    score: { away: totalOf(away), home: totalOf(home) },
    period: competition.status.period ?? null,
    parts: periodsOf(event),
  };
}

const gamesOf = ({ events }: WireScoreboard): StatedGame[] => events.rows.map(statedGame);

/** What must hold of a league's scoreboard; `path` names the league. */
export const scoreboardChecks = (path: string): AnswerChecks<WireScoreboard> => ({
  kind: `${path} scoreboard`,
  contradictions: (board) => finalContradictions(gamesOf(board), 'points', 'periods'),
  rowsBack: (board, before) => gamesBack(gamesOf(board), gamesOf(before)),
  filled: (board) => {
    const games = gamesOf(board);
    return {
      ...filledFinals(games),
      'periods of a final': games.filter(({ status }) => status === 'final').map(({ parts }) => parts !== null),
    };
  },
});
