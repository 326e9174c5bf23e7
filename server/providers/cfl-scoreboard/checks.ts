import type { AnswerChecks, Rows } from '../http/index.ts';
import { filledFinals, finalContradictions, gamesBack, type StatedGame } from '../leagues/game-checks.ts';
import { periodOf, statusOf } from './game-status.ts';
import type { WireRound } from './schema.ts';

const gamesOf = ({ rows }: Rows<WireRound>): StatedGame[] =>
  rows.flatMap(({ tournaments }) =>
    tournaments.rows.map((wire) => ({
      id: String(wire.cflId ?? wire.id),
      name: `${wire.awaySquad.shortName} at ${wire.homeSquad.shortName}`,
      status: statusOf(wire),
      score: { away: wire.awaySquad.score ?? null, home: wire.homeSquad.score ?? null },
      period: periodOf(wire),
      parts: null,
    })),
  );

/** What must hold of a season's rounds. */
export const ROUND_CHECKS: AnswerChecks<Rows<WireRound>> = {
  kind: 'CFL rounds',
  contradictions: (rounds) => finalContradictions(gamesOf(rounds), 'points', 'quarters'),
  rowsBack: (rounds, before) => gamesBack(gamesOf(rounds), gamesOf(before)),
  filled: (rounds) => filledFinals(gamesOf(rounds)),
};
