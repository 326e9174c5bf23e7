import type { SourceStore } from '../../../ports/source-store.ts';

/** A value of the shelf as this process last saw it; whoever asks the source writes it for all. */
export class SharedValue<T> {
  readonly #name: string;
  readonly #shelf: SourceStore;
  readonly #keepMs: number | undefined;
  #known: { value: T | null; version: number | null } | null = null;

  constructor(name: string, store: SourceStore, keepMs?: number) {
    this.#name = name;
    this.#shelf = store;
    this.#keepMs = keepMs;
  }

  get known(): T | null {
    return this.#known?.value ?? null;
  }

  /** From the shelf the first time, as known after. */
  async read(): Promise<T | null> {
    return this.#known ? this.#known.value : this.readAgain();
  }

  async readAgain(): Promise<T | null> {
    const stored = await this.#shelf.read(this.#name);
    this.#known = { value: (stored?.value as T | undefined) ?? null, version: stored?.version ?? null };
    return this.#known.value;
  }

  /** The newest answer wins: whoever was faster was not asked later. */
  async write(value: T): Promise<T> {
    const version = this.#known?.version ?? null;
    if (!(await this.#shelf.write(this.#name, value, version, this.#keepMs))) {
      await this.readAgain();
      await this.#shelf.write(this.#name, value, this.#known?.version ?? null, this.#keepMs);
    }
    this.#known = { value, version: (this.#known?.version ?? 0) + 1 };
    return value;
  }
}
