interface Seen {
  result: string;
  since: number;
}

const STEADY_MS = 2 * 60_000;
const LONG_AGO_MS = 8 * 60 * 60_000;

/**
 * A result counts as final only once the source has said the same for two minutes: scorers correct the last play now and then. Games that
 * began eight hours ago were steady long before we first asked.
 */
export class SteadyResults {
  readonly #seen = new Map<string, Seen>();

  /** `result` is any text that changes when the result does. */
  isSteady(id: string, result: string, startsAt: Date, now: Date): boolean {
    if (now.getTime() - startsAt.getTime() > LONG_AGO_MS) {
      this.#seen.delete(id);
      return true;
    }
    const seen = this.#seen.get(id);
    if (seen?.result !== result) this.#seen.set(id, { result, since: now.getTime() });
    return seen?.result === result && now.getTime() - seen.since >= STEADY_MS;
  }
}
