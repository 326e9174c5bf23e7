import type { RosterPlayer } from '../../retrosheet/rosters.ts';

/** Players of a season by id, and how they are called. */
export class Names {
  readonly #players: Map<string, RosterPlayer>;

  constructor(players: RosterPlayer[]) {
    this.#players = new Map(players.map((player) => [player.id, player]));
  }

  find(playerId: string): RosterPlayer | null {
    return this.#players.get(playerId) ?? null;
  }

  full(playerId: string): string {
    const player = this.#players.get(playerId);
    return player ? `${player.first} ${player.last}`.trim() : playerId;
  }

  last(playerId: string): string {
    return this.#players.get(playerId)?.last ?? playerId;
  }
}
