import type { Place } from '../places.ts';

/** Something that a file of a samples folder says, by what it is rather than by where it was asked. */
export interface Piece {
  place: Place;
  kind: string;
  key: string;
  /** When it was stated, by its own words; null where it does not tell. */
  at: Date | null;
  value: unknown;
}

/** Pieces by kind and key, in order of time. What tells no time was there from the beginning. */
export class Pieces {
  readonly #byKey = new Map<string, Piece[]>();
  readonly #keys = new Map<string, Set<string>>();

  constructor(pieces: readonly Piece[]) {
    const timeOf = ({ at }: Piece): number => at?.getTime() ?? Number.NEGATIVE_INFINITY;
    for (const piece of [...pieces].sort((a, b) => (timeOf(a) < timeOf(b) ? -1 : timeOf(a) > timeOf(b) ? 1 : 0))) {
      const name = `${piece.kind} ${piece.key}`;
      this.#byKey.set(name, [...(this.#byKey.get(name) ?? []), piece]);
      this.#keys.set(piece.kind, (this.#keys.get(piece.kind) ?? new Set()).add(piece.key));
    }
  }

  /** The newest piece that had been reported by `at`; the oldest such where `which` says so. */
  find(kind: string, key: string | number, at: Date, which: 'latest' | 'oldest' = 'latest'): Piece | null {
    const stated = this.all(kind, key).filter((piece) => piece.at === null || piece.at <= at);
    return (which === 'oldest' ? stated[0] : stated.at(-1)) ?? null;
  }

  all(kind: string, key: string | number): readonly Piece[] {
    return this.#byKey.get(`${kind} ${key}`) ?? [];
  }

  keys(kind: string): string[] {
    return [...(this.#keys.get(kind) ?? [])];
  }
}
