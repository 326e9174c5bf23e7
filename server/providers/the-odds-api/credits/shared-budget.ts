import type { SourceStore } from '../../../ports/source-store.ts';
import { ProviderFault } from '../../http/index.ts';
import { type BudgetState, QuotaBudget, type Use, type Wish } from './quota-budget.ts';

interface StoredBudget {
  budget: BudgetState;
  /** When each thing was last asked for, by its key; `hasFailed` where nothing came of it. */
  requested: Record<string, { at: string; hasFailed: boolean }>;
}

const NAME = 'credits:the-odds-api';
const TRIES = 5;
/** What failed is asked for again after this, and not after its whole interval. */
const RETRY_MS = 2 * 60_000;
const REMEMBERED_MS = 10 * 86_400_000;
/** Answers that are known to cost nothing. */
const FREE_FAULTS: ReadonlySet<string> = new Set(['unreachable', 'refused', 'rate_limited', 'server_error', 'not_found', 'resting']);

/** The month's credits as all processes spend them: decided and counted in one step, kept over restarts. */
export class SharedBudget {
  readonly monthlyCredits: number;
  readonly #budget: QuotaBudget;
  readonly #now: () => Date;
  readonly #shelf: SourceStore;
  #asked: StoredBudget['requested'] = {};
  #version: number | null = null;
  #told: number | null = null;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(monthlyCredits: number, now: () => Date, store: SourceStore) {
    this.monthlyCredits = monthlyCredits;
    this.#budget = new QuotaBudget(monthlyCredits, now);
    this.#now = now;
    this.#shelf = store;
  }

  get remaining(): number {
    return this.#budget.remaining;
  }

  get resetsAt(): Date {
    return this.#budget.resetsAt;
  }

  /** As last seen by this process. */
  left(use: Use): number {
    return this.#budget.left(use);
  }

  /** When anybody last asked for it, as last seen by this process. */
  requestedAt(key: string): Date | null {
    const requested = this.#asked[key];
    return requested ? new Date(requested.at) : null;
  }

  /** True: it is worth its credits now, they are spent, and the caller asks; for everybody else it was just asked for. */
  take(key: string, wish: Omit<Wish, 'lastRequestedAt'>): Promise<boolean> {
    return this.#change(() => {
      if (!this.#budget.isWorth({ ...wish, lastRequestedAt: this.#lastAskedAt(key) })) return false;
      this.#budget.spend(wish.use, wish.cost);
      this.#asked[key] = { at: this.#now().toISOString(), hasFailed: false };
      return true;
    });
  }

  /** Without deciding: for what the operator asks for by hand. */
  async spend(use: Use, cost: number): Promise<void> {
    await this.#change(() => {
      this.#budget.spend(use, cost);
      return true;
    });
  }

  /** Nothing came of what was taken: it may be tried again soon, and costs nothing where that is certain. */
  async fail(key: string, { use, cost }: Pick<Wish, 'use' | 'cost'>, error: unknown): Promise<void> {
    await this.#change(() => {
      const requested = this.#asked[key];
      if (requested) this.#asked[key] = { ...requested, hasFailed: true };
      if (this.#told === null && error instanceof ProviderFault && FREE_FAULTS.has(error.kind)) this.#budget.spend(use, -cost);
      return true;
    });
  }

  /** What the source itself counts; `keep` writes it down. */
  hear(headers: Headers): void {
    this.#budget.read(headers);
    this.#told = this.#budget.remaining;
  }

  empty(): void {
    this.#budget.empty();
    this.#told = 0;
  }

  async keep(): Promise<void> {
    if (this.#told !== null) await this.#change(() => true);
  }

  #lastAskedAt(key: string): Date | null {
    const requested = this.#asked[key];
    if (!requested) return null;
    const at = new Date(requested.at);
    return requested.hasFailed && this.#now().getTime() - at.getTime() >= RETRY_MS ? null : at;
  }

  /** One after the other in this process; another process that was faster makes it be decided again. */
  #change(work: () => boolean): Promise<boolean> {
    const turn = this.#turn.then(async () => {
      for (let tries = 0; tries < TRIES; tries += 1) {
        await this.#pull();
        if (!work()) return false;
        if (await this.#push()) return true;
      }
      return false;
    });
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  async #pull(): Promise<void> {
    const stored = await this.#shelf.read(NAME);
    this.#version = stored?.version ?? null;
    if (stored) {
      const { budget, requested } = stored.value as StoredBudget;
      this.#budget.adopt(budget);
      this.#asked = { ...requested };
    }
    if (this.#told !== null) this.#budget.tell(this.#told);
  }

  async #push(): Promise<boolean> {
    const since = this.#now().getTime() - REMEMBERED_MS;
    const requested = Object.fromEntries(Object.entries(this.#asked).filter(([, { at }]) => Date.parse(at) >= since));
    const value: StoredBudget = { budget: this.#budget.state(), requested };
    if (!(await this.#shelf.write(NAME, value, this.#version))) return false;
    this.#told = null;
    return true;
  }
}
