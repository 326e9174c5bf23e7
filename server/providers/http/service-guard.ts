import type { ProviderReport } from '../../ports/source-health.ts';
import { Breaker } from './pacing.ts';
import type { ProviderFault } from './provider-fault.ts';
import { HealthCounters } from './provider-health.ts';

/** A caller waits out its whole time limit for each of these. */
const FAILURES_TO_REST = 3;

/** Watches over something that is told and not asked, such as a mail server or a language model: counts, and lets it rest while it is down. */
export class CircuitBreaker {
  readonly #name: string;
  readonly #now: () => Date;
  readonly #breaker: Breaker;
  readonly #tally = new HealthCounters();

  constructor(name: string, now: () => Date) {
    this.#name = name;
    this.#now = now;
    this.#breaker = new Breaker(name, now, FAILURES_TO_REST);
  }

  /** Throws ProviderFault while it rests; else the caller ends with one of the other three. */
  enter(): void {
    this.#breaker.enter();
    this.#tally.requests += 1;
  }

  succeed(): void {
    this.#breaker.succeed();
    this.#tally.lastGoodAt = this.#now();
  }

  fail(fault: ProviderFault): void {
    this.#tally.fault(fault, this.#now());
    // Whoever refuses one thing in order is there.
    if (fault.countsAgainstProvider) this.#breaker.fail();
    else this.#breaker.succeed();
    if (fault.retryAt) this.#breaker.restUntil(fault.retryAt);
  }

  /** No one waited for the end. */
  leave(): void {
    this.#breaker.release();
  }

  get report(): ProviderReport {
    const { requests, failures, lastGoodAt, lastFault } = this.#tally;
    const { state, opensAgainAt } = this.#breaker;
    const restsUntil = state === 'closed' ? null : opensAgainAt;
    return { name: this.#name, breaker: state, restsUntil, requests, failures, lastGoodAt, lastFault, quota: null, notes: [], changed: [] };
  }
}
