import type { AnswerChecks } from '../http/index.ts';
import { filledFinals, finalContradictions, gamesBack, type StatedGame } from '../leagues/game-checks.ts';
import { statusOf } from './map-game.ts';
import type { WireGame, WireToday } from './schema.ts';

function pointsOf({ awayTeam, homeTeam }: WireGame): StatedGame['parts'] {
  const [away, home] = [awayTeam, homeTeam].map(({ periods }) => periods?.map(({ score }) => score ?? null) ?? []);
  const isWhole = (points: (number | null)[] | undefined): points is number[] => !!points?.length && points.every((each) => each !== null);
  return isWhole(away) && isWhole(home) ? { away, home } : null;
}

const gamesOf = ({ scoreboard }: WireToday): StatedGame[] =>
  scoreboard.games.rows.map((wire) => ({
    id: wire.gameId,
    name: `${wire.awayTeam.teamTricode} at ${wire.homeTeam.teamTricode}`,
    status: statusOf(wire),
    score: { away: wire.awayTeam.score ?? null, home: wire.homeTeam.score ?? null },
    period: wire.period ?? null,
    parts: pointsOf(wire),
  }));

/** What must hold of the league's day. */
export const TODAY_CHECKS: AnswerChecks<WireToday> = {
  kind: 'NBA scoreboard',
  contradictions: (today) => finalContradictions(gamesOf(today), 'points', 'quarters'),
  rowsBack: (today, before) => gamesBack(gamesOf(today), gamesOf(before)),
  filled: (today) => filledFinals(gamesOf(today)),
};
