import { BOX_WIDTH, type BoxColumn, boxPlace } from '../../store/box-columns.ts';
import type { StoredSeason } from '../../store/stored-season.ts';

/** One row of the box table, read in place. */
export interface BoxRow {
  game: number;
  get: (column: BoxColumn) => number;
}

/** Every player's games of a season; what a caller may count of them is for him to say. */
export class SeasonTable {
  readonly #box: Int16Array;
  readonly #rowsOf = new Map<string, number[]>();
  readonly #playersOf = new Map<number, string[]>();
  readonly #playersOfClub = new Map<string, Set<string>>();

  constructor({ box, players, games }: Pick<StoredSeason, 'box' | 'players' | 'games'>) {
    this.#box = box;
    for (let row = 0; row * BOX_WIDTH < box.length; row += 1) {
      const id = players[this.#value(row, 'player')]?.id ?? '';
      const game = this.#value(row, 'game');
      const rows = this.#rowsOf.get(id);
      if (rows) rows.push(row);
      else this.#rowsOf.set(id, [row]);
      const inGame = this.#playersOf.get(game);
      if (inGame) inGame.push(id);
      else this.#playersOf.set(game, [id]);
      const team = games[game]?.[this.#value(row, 'side') === 0 ? 'away' : 'home'] ?? '';
      this.#playersOfClub.set(team, (this.#playersOfClub.get(team) ?? new Set()).add(id));
    }
  }

  /** Everyone who plays for a club at some time of the season. */
  playersOfTeam(team: string): Iterable<string> {
    return this.#playersOfClub.get(team) ?? [];
  }

  playersOf(game: number): string[] {
    return this.#playersOf.get(game) ?? [];
  }

  /** A player's games in the order they were played. */
  *rows(playerId: string): Generator<BoxRow> {
    for (const row of this.#rowsOf.get(playerId) ?? []) yield { game: this.#value(row, 'game'), get: (column) => this.#value(row, column) };
  }

  #value(row: number, column: BoxColumn): number {
    return this.#box[row * BOX_WIDTH + boxPlace(column)] ?? 0;
  }
}
