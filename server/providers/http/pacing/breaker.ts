import { ProviderFault } from '../provider-fault.ts';

export type BreakerState = 'closed' | 'open' | 'half_open';

const FAILURES_TO_OPEN = 5;
const FIRST_REST_MS = 30_000;
/** The fastest are asked about once a minute: a longer rest would outlast the fault by more than that. */
const LONGEST_REST_MS = 60_000;

/**
 * One per provider. After five failures in a row (or as many as told) it rests, then lets a single call through to see; if that fails, too, it rests twice as
 * long. `restUntil` is for providers that say themselves when to come back.
 */
export class Breaker {
  readonly #name: string;
  readonly #now: () => Date;
  readonly #failuresToOpen: number;
  #failures = 0;
  #rests = 0;
  #openUntil = 0;
  #isProbing = false;

  constructor(name: string, now: () => Date, failuresToOpen = FAILURES_TO_OPEN) {
    this.#name = name;
    this.#now = now;
    this.#failuresToOpen = failuresToOpen;
  }

  get state(): BreakerState {
    if (this.#openUntil === 0) return 'closed';
    return this.#now().getTime() < this.#openUntil ? 'open' : 'half_open';
  }

  get opensAgainAt(): Date | null {
    return this.#openUntil === 0 ? null : new Date(this.#openUntil);
  }

  /** Throws while resting, and for everybody but the first caller once the rest is over. */
  enter(): void {
    const { state } = this;
    if (state === 'closed') return;
    if (state === 'open' || this.#isProbing)
      throw new ProviderFault('resting', `${this.#name} is not asked for now`, { retryAt: new Date(this.#openUntil) });
    this.#isProbing = true;
  }

  succeed(): void {
    this.#failures = 0;
    this.#rests = 0;
    this.#openUntil = 0;
    this.#isProbing = false;
  }

  /** A call that said nothing about the provider's health: a probe may be tried again. */
  release(): void {
    this.#isProbing = false;
  }

  fail(): void {
    const wasProbe = this.#isProbing;
    this.#isProbing = false;
    this.#failures += 1;
    if (!wasProbe && this.#failures < this.#failuresToOpen) return;
    const restMs = Math.min(LONGEST_REST_MS, FIRST_REST_MS * 2 ** this.#rests);
    this.#rests += 1;
    this.restUntil(new Date(this.#now().getTime() + restMs));
  }

  restUntil(at: Date): void {
    this.#openUntil = Math.max(this.#openUntil, at.getTime());
  }
}
