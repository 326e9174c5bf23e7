import { type AnswerChecks, findingOf } from '../http/index.ts';
import { filledFinals, finalContradictions, gamesBack, type StatedGame } from '../leagues/game-checks.ts';
import { statusOf } from './game-status.ts';
import type { WireWeek } from './schema.ts';

/** The page of a week has no goals by period; those are checked with the final itself. */
const gamesOf = ({ gameWeek }: WireWeek): StatedGame[] =>
  gameWeek.flatMap(({ games }) =>
    games.rows.map((wire) => ({
      id: String(wire.id),
      name: `${wire.awayTeam.abbrev} at ${wire.homeTeam.abbrev}`,
      status: statusOf(wire),
      score: { away: wire.awayTeam.score ?? null, home: wire.homeTeam.score ?? null },
      period: wire.periodDescriptor?.number ?? null,
      parts: null,
    })),
  );

/** What must hold of a week of games. */
export const WEEK_CHECKS: AnswerChecks<WireWeek> = {
  kind: 'NHL week',
  contradictions: (week) => {
    const games = gamesOf(week);
    const ties = findingOf(
      games.filter(({ status }) => status === 'final'),
      ({ name, score }) => (score.away === null ? null : score.away === score.home ? [`${name} is a final without a winner`] : []),
    );
    return [...finalContradictions(games, 'goals', 'periods'), ties];
  },
  rowsBack: (week, before) => gamesBack(gamesOf(week), gamesOf(before)),
  filled: (week) => filledFinals(gamesOf(week)),
};
