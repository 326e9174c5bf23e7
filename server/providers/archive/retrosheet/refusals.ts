export interface RefusalCount {
  reason: string;
  count: number;
  /** Where the first few stood. */
  examples: string[];
}

const EXAMPLES = 3;

/** Counts what the importer would not take, by reason. */
export class Refusals {
  readonly #byReason = new Map<string, RefusalCount>();

  add(reason: string, where: string): void {
    const known = this.#byReason.get(reason) ?? { reason, count: 0, examples: [] };
    known.count += 1;
    if (known.examples.length < EXAMPLES) known.examples.push(where);
    this.#byReason.set(reason, known);
  }

  list(): RefusalCount[] {
    return [...this.#byReason.values()].sort((a, b) => b.count - a.count);
  }
}
