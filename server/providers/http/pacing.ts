import { ProviderFault } from './provider-fault.ts';

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

  /** A call that stated nothing about the provider's health: a probe may be tried again. */
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

export interface FreshnessBounds {
  /** Ask no sooner than this, whatever the source says. */
  leastMs: number;
  /** Ask again after this at the latest. */
  mostMs: number;
}

/** Milliseconds for which an answer may be used without asking again: what the source advises, within our bounds; `leastMs` where it advises nothing. */
export function freshForMs(headers: Headers, now: Date, { leastMs, mostMs }: FreshnessBounds): number {
  return Math.min(mostMs, Math.max(leastMs, advisedMs(headers, now) ?? leastMs));
}

function advisedMs(headers: Headers, now: Date): number | null {
  const control = headers.get('cache-control') ?? '';
  if (/\b(no-store|no-cache)\b/i.test(control)) return 0;
  const maxAge = /\bmax-age\s*=\s*"?(\d{1,9})/i.exec(control)?.[1];
  const ageSeconds = Number(headers.get('age') ?? 0) || 0;
  if (maxAge !== undefined) return Math.max(0, Number(maxAge) - ageSeconds) * 1000;
  const expires = Date.parse(headers.get('expires') ?? '');
  return Number.isNaN(expires) ? null : Math.max(0, expires - now.getTime());
}

/** Lets so many through at a time; the others stand in line. */
export class Gate {
  #free: number;
  readonly #line: (() => void)[] = [];

  constructor(places: number) {
    this.#free = places;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((enter) => this.#line.push(enter));
    try {
      return await work();
    } finally {
      const next = this.#line.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}

/** `Retry-After` in either of its forms (seconds, or a date); null where it is absent or nonsense. */
export function readRetryAfter(headers: Headers, now: Date): Date | null {
  const text = headers.get('retry-after')?.trim();
  if (!text) return null;
  const at = /^\d{1,9}$/.test(text) ? now.getTime() + Number(text) * 1000 : Date.parse(text);
  return Number.isFinite(at) ? new Date(Math.max(at, now.getTime())) : null;
}

interface Seen {
  result: string;
  since: number;
}

const STEADY_MS = 2 * 60_000;
const LONG_AGO_MS = 8 * 60 * 60_000;

/**
 * A result counts as final only once the source has stated the same for two minutes: scorers correct the last play now and then. Games that
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
