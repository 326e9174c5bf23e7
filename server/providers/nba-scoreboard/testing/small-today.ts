type Wire = Record<string, unknown>;

interface Game {
  gameId?: string;
  status?: number;
  text?: string;
  period?: number;
  startsAt?: string;
  score?: readonly [away: unknown, home: unknown];
  periods?: readonly [away: readonly number[], home: readonly number[]];
}

const teamOf = (teamTricode: string, score: unknown, points: readonly number[]): Wire => ({
  teamId: 1_610_612_700,
  teamTricode,
  score,
  periods: points.map((each, at) => ({ period: at + 1, periodType: at < 4 ? 'REGULAR' : 'OVERTIME', score: each })),
});

/** A game as the NBA's scoreboard writes it, by hand: over in regulation, with no quarters. */
export const wireGame = (away: string, home: string, game: Game = {}): Wire => ({
  gameId: game.gameId ?? '0022600101',
  gameStatus: game.status ?? 3,
  gameStatusText: game.text ?? 'Final',
  period: game.period ?? 4,
  gameClock: '',
  gameTimeUTC: game.startsAt ?? '2026-11-13T00:30:00Z',
  regulationPeriods: 4,
  homeTeam: teamOf(home, game.score?.[1] ?? null, game.periods?.[1] ?? []),
  awayTeam: teamOf(away, game.score?.[0] ?? null, game.periods?.[0] ?? []),
});

export const wireToday = (gameDate: string, ...games: Wire[]): Wire => ({
  meta: { version: 1, code: 200 },
  scoreboard: { gameDate, leagueId: '00', leagueName: 'National Basketball Association', games },
});
