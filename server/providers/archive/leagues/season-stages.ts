import type { ArchiveLeague } from './league-form.ts';

interface PlayedBy {
  type: string;
  away: string;
  home: string;
  score: { away: number; home: number };
}

/** Wins of a series of the best of seven: a round is over with them. */
const SERIES_WINS = 4;

/** How often each club has beaten each other one in the playoffs so far. */
class SeriesWins {
  readonly #wins = new Map<string, Map<string, number>>();

  add({ away, home, score }: PlayedBy): void {
    const [winner, loser] = score.away > score.home ? [away, home] : [home, away];
    const own = this.#wins.get(winner) ?? new Map<string, number>();
    own.set(loser, (own.get(loser) ?? 0) + 1);
    this.#wins.set(winner, own);
  }

  /** Series that a club has won, that against `opponent` left out. */
  of(club: string, opponent: string): number {
    return [...(this.#wins.get(club) ?? [])].filter(([other, wins]) => other !== opponent && wins >= SERIES_WINS).length;
  }
}

/** The type of a game of a series, whose round the files do not tell. */
const SERIES = 'PO';

/** The stage of each of a season's games, in the order of their days; null for one of a type that no stage is known for. */
export function stagesOf({ stages, rounds }: Pick<ArchiveLeague, 'stages' | 'rounds'>, games: readonly PlayedBy[]): (string | null)[] {
  const wins = new SeriesWins();
  return games.map((game) => {
    if (game.type !== SERIES || rounds.length === 0) return stages[game.type] ?? null;
    const round = Math.max(wins.of(game.away, game.home), wins.of(game.home, game.away));
    wins.add(game);
    return rounds[Math.min(round, rounds.length - 1)]!;
  });
}
