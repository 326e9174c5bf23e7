import type { RatedSide } from '@clearedge/quant/sports/baseball/ratings';

/** A starter's turn comes up after three to five games of others: four, five or six men, with days off. */
const SOONEST = 4;
const LATEST = 6;

/** Who started each team's latest games, of this season and the end of the last. */
export class Rotation {
  readonly #latest = new Map<string, (string | null)[]>();

  /** Whether a bettor could expect this starter when a book opened: his last start was four to six games of the team ago. */
  isOnTurn(teamId: string, starterId: string | null): boolean {
    if (starterId === null) return false;
    const ago = (this.#latest.get(teamId) ?? []).indexOf(starterId) + 1;
    return ago >= SOONEST && ago <= LATEST;
  }

  absorb(games: readonly Record<'away' | 'home', Pick<RatedSide, 'teamId' | 'starterId'>>[]): void {
    for (const { away, home } of games)
      for (const { teamId, starterId } of [away, home])
        this.#latest.set(teamId, [starterId, ...(this.#latest.get(teamId) ?? [])].slice(0, LATEST));
  }
}
