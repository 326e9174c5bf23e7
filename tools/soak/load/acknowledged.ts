export type Book = 'practice' | 'tracked';

export interface AckedBet {
  id: string;
  key: string;
  userId: string;
  stakeCents: number;
  book: Book;
}

/** What a key answers that was used for something else: here none ever is. */
const CONFLICT = 'IDEMPOTENCY_CONFLICT';

/** What the product has accepted, as a careful client would write it down. */
export class Acknowledged {
  readonly #bets = new Map<string, AckedBet>();
  readonly #faults: string[] = [];
  readonly #resets = new Map<string, number>();
  readonly #closed = new Set<string>();
  readonly #refusals = new Map<string, number>();
  repeats = 0;

  get bets(): readonly AckedBet[] {
    return [...this.#bets.values()];
  }

  /** Two different answers to one key, or one to its repetition that is none. */
  get faults(): readonly string[] {
    return this.#faults;
  }

  get resets(): ReadonlyMap<string, number> {
    return this.#resets;
  }

  /** Why bets were refused, and how often. */
  get refusals(): ReadonlyMap<string, number> {
    return this.#refusals;
  }

  /** Bets closed early. */
  get closed(): ReadonlySet<string> {
    return this.#closed;
  }

  addBet(bet: AckedBet): void {
    const before = this.#bets.get(bet.key);
    if (before && before.id !== bet.id) this.#faults.push(`key ${bet.key} was answered with bet ${before.id} and with bet ${bet.id}`);
    this.#bets.set(bet.key, bet);
  }

  /** `why` begins with the status. */
  addRefusal(key: string, why: string): void {
    const isDecided = !why.startsWith('5');
    if (isDecided && (this.#bets.has(key) || why.includes(CONFLICT)))
      this.#faults.push(`key ${key}, sent again as it was, was refused: ${why}`);
    this.#refusals.set(why, (this.#refusals.get(why) ?? 0) + 1);
  }

  addReset(userId: string): void {
    this.#resets.set(userId, (this.#resets.get(userId) ?? 0) + 1);
  }

  addClosed(betId: string): void {
    this.#closed.add(betId);
  }
}
