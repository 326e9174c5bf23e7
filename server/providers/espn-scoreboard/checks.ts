import type { AnswerChecks } from '../http/index.ts';
import { filledFinals, finalContradictions, gamesBack, type StatedGame } from '../leagues/game-checks.ts';
import { statusOf } from './game-status.ts';
import { competitionOf, periodsOf, sideOf, totalOf } from './map-game.ts';
import type { WireEvent, WireScoreboard } from './schema.ts';

function statedGame(event: WireEvent, hasPeriods = true): StatedGame {
  const competition = competitionOf(event);
  const [away, home] = [sideOf(competition, 'away'), sideOf(competition, 'home')];
  return {
    id: event.id,
    name: `${away?.team.abbreviation} at ${home?.team.abbreviation}`,
    status: statusOf(competition.status),
    score: { away: totalOf(away), home: totalOf(home) },
    period: competition.status.period ?? null,
    parts: hasPeriods ? periodsOf(event) : null,
  };
}

const gamesOf = ({ events }: WireScoreboard, hasPeriods = true): StatedGame[] => events.rows.map((event) => statedGame(event, hasPeriods));

/** What must hold of a league's scoreboard; `path` names the league. Of a board that only confirms finals, its periods are not read. */
export const scoreboardChecks = (path: string, hasPeriods = true): AnswerChecks<WireScoreboard> => ({
  kind: `${path} scoreboard`,
  contradictions: (board) => finalContradictions(gamesOf(board, hasPeriods), 'points', 'periods'),
  rowsBack: (board, before) => gamesBack(gamesOf(board), gamesOf(before)),
  filled: (board) => {
    const games = gamesOf(board);
    const periods = games.filter(({ status }) => status === 'final').map(({ parts }) => parts !== null);
    return { ...filledFinals(games), ...(hasPeriods && { 'periods of a final': periods }) };
  },
});
