import { type SpanStart, traced } from '../../kernel/tracer.ts';
import { type AnswerChecks, AnswerGuard } from './answer-checks.ts';
import { AnswerStore, type CachedAnswer } from './answer-store.ts';
import type { UrlTemplate } from './ask-address.ts';
import { Breaker, type FreshnessBounds, freshForMs, Gate } from './pacing.ts';
import { ProviderFault } from './provider-fault.ts';
import { HealthCounters, type ProviderHealth } from './provider-health.ts';
import { type Sent, sendOnce } from './send-once.ts';
import type { Surroundings } from './surroundings.ts';

const FIRST_MS = 500;
const MOST_MS = 20_000;

/**
 * Milliseconds before try number `attempt` (1 = the first repetition): half fixed, half by chance ("equal jitter"), so that many processes
 * that failed together do not come back together, and none comes back at once.
 */
function backoffMs(attempt: number, random: () => number): number {
  const ceiling = Math.min(MOST_MS, FIRST_MS * 2 ** (attempt - 1));
  return Math.round(ceiling / 2 + (ceiling / 2) * random());
}

export interface ClientTerms {
  name: string;
  timeoutMs: number;
  maxBytes: number;
  /** Requests for one answer at most, the first included. */
  tries: number;
  fresh: FreshnessBounds;
  mostInFlight: number;
}

export interface Ask<T> {
  address: UrlTemplate;
  /** Body to value; throws ProviderFault where the body is not what was asked for. */
  read: (body: string) => T;
  /** What must hold of the value; an answer that breaks it is refused, and the last good one stands. */
  checks?: AnswerChecks<T>;
  /** How long the answer may be used, by what it says; the client's own terms without. */
  fresh?: (value: T, now: Date) => FreshnessBounds;
  /** How long "there is no such thing" is taken at its word; the client's least freshness without, an hour at most. */
  absentMs?: number;
  /** Never on condition: what counts is in the headers, and a 304 need not have them. */
  isWhole?: boolean;
  /** Called with the headers of every 200. */
  onHeaders?: (headers: Headers) => void;
  /** What a fault means in this provider's own codes. */
  explain?: (fault: ProviderFault) => ProviderFault;
}

export interface Good<T> {
  value: T;
  /** When the provider last confirmed it: the age that a screen shows. */
  checkedAt: Date;
  /** Why this is the last good answer and no newer one; null where it is current. */
  fault: ProviderFault | null;
}

/** Longer than this no one waits inside a call; the breaker rests instead. */
const LONGEST_WAIT_MS = 20_000;
const LONGEST_ABSENCE_MS = 3_600_000;

/** Asks one provider, politely: from the cache while fresh, conditionally after, a few times with growing pauses, and not at all while it is down. */
export class ProviderClient {
  readonly #terms: ClientTerms;
  readonly #around: Surroundings;
  readonly #store = new AnswerStore();
  readonly #breaker: Breaker;
  readonly #gate: Gate;
  readonly #underWay = new Map<string, Promise<Good<unknown>>>();
  readonly #tally = new HealthCounters();
  readonly #guard: AnswerGuard;
  readonly #span: SpanStart;

  constructor(terms: ClientTerms, around: Surroundings) {
    this.#terms = terms;
    this.#around = around;
    this.#breaker = new Breaker(terms.name, around.now);
    this.#guard = new AnswerGuard(around.now);
    this.#gate = new Gate(terms.mostInFlight);
    this.#span = { name: `provider ${terms.name}`, kind: 'work', fields: { 'clearedge.provider': terms.name } };
  }

  /** The newest answer, or the last good one with the reason; throws ProviderFault where there never was one, or what was asked for does not exist. */
  ask<T>(ask: Ask<T>): Promise<Good<T>> {
    const { url } = ask.address;
    const stored = this.#store.find(url);
    if (stored && this.#around.now().getTime() < stored.freshUntil) {
      this.#tally.fromCache += 1;
      return Promise.resolve({ value: stored.value as T, checkedAt: stored.checkedAt, fault: null });
    }
    const absence = this.#store.findAbsence(url, this.#around.now());
    if (absence) {
      this.#tally.fromCache += 1;
      return Promise.reject(absence);
    }
    const underWay = this.#underWay.get(url) ?? this.#askAnew(ask, stored).finally(() => this.#underWay.delete(url));
    this.#underWay.set(url, underWay);
    return underWay as Promise<Good<T>>;
  }

  /** Rests until then, whatever was asked: for faults that only the adapter understands. */
  restUntil(at: Date): void {
    this.#breaker.restUntil(at);
  }

  /** The last good body of an address as it came; null where there is none. */
  lastRaw(url: string): string | null {
    return this.#store.find(url)?.raw ?? null;
  }

  get health(): ProviderHealth {
    const { requests, failures, notModified, fromCache, lastGoodAt, lastFault } = this.#tally;
    const { state, opensAgainAt } = this.#breaker;
    const counts = { requests, failures, notModified, fromCache };
    const findLastAnswer: ProviderHealth['findLastAnswer'] = () => this.#tally.lastAnswer;
    const guarded = { changed: this.#guard.changed, acceptChange: () => this.#guard.accept() };
    return {
      name: this.#terms.name,
      breaker: state,
      restsUntil: opensAgainAt,
      ...counts,
      lastGoodAt,
      lastFault,
      ...guarded,
      findLastAnswer,
    };
  }

  async #askAnew<T>(ask: Ask<T>, stored: CachedAnswer | null): Promise<Good<T>> {
    try {
      return await traced(this.#around.tracer, this.#span, () => this.#gate.run(() => this.#tryAgainAndAgain(ask, stored)));
    } catch (error) {
      if (!(error instanceof ProviderFault)) throw error;
      if (error.kind === 'not_found') this.#store.keepAbsence(ask.address.url, error, this.#around.now(), this.#absentMs(ask));
      if (!stored || error.kind === 'not_found') throw error;
      return { value: stored.value as T, checkedAt: stored.checkedAt, fault: error };
    }
  }

  #absentMs({ absentMs }: Pick<Ask<unknown>, 'absentMs'>): number {
    return absentMs ?? Math.min(this.#terms.fresh.leastMs, LONGEST_ABSENCE_MS);
  }

  async #tryAgainAndAgain<T>(ask: Ask<T>, stored: CachedAnswer | null): Promise<Good<T>> {
    for (let attempt = 1; ; attempt += 1) {
      this.#breaker.enter();
      try {
        const good = await this.#askOnce(ask, stored);
        this.#breaker.succeed();
        return good;
      } catch (error) {
        if (!(error instanceof ProviderFault)) {
          this.#breaker.release();
          throw error;
        }
        const fault = ask.explain?.(error) ?? error;
        this.#note(fault);
        await this.#waitOrThrow(fault, attempt);
      }
    }
  }

  #note(fault: ProviderFault): void {
    this.#tally.fault(fault, this.#around.now());
    if (fault.countsAgainstProvider) this.#breaker.fail();
    else this.#breaker.release();
  }

  async #waitOrThrow(fault: ProviderFault, attempt: number): Promise<void> {
    const waitMs = fault.retryAt ? fault.retryAt.getTime() - this.#around.now().getTime() : backoffMs(attempt, this.#around.random);
    if (fault.retryAt && waitMs > LONGEST_WAIT_MS) this.#breaker.restUntil(fault.retryAt);
    if (!fault.isTransient || attempt >= this.#terms.tries || waitMs > LONGEST_WAIT_MS) throw fault;
    await this.#around.sleep(waitMs);
  }

  async #askOnce<T>({ address, read, checks, fresh, onHeaders, isWhole = false }: Ask<T>, stored: CachedAnswer | null): Promise<Good<T>> {
    this.#tally.requests += 1;
    const sent = await sendOnce(address, isWhole ? {} : conditionsOf(stored), this.#terms, this.#around);
    if (sent.status === 304 && !stored) throw new ProviderFault('wrong_shape', `${address.url} answered 304 to an unconditional request`);
    if (sent.status === 304) this.#tally.notModified += 1;
    else onHeaders?.(sent.headers);
    const value = sent.status === 304 ? (stored?.value as T) : read(sent.body);
    if (checks && sent.status !== 304) this.#guard.check(address.url, checks, value, (stored?.value as T | undefined) ?? null);
    const checkedAt = this.#around.now();
    const answer = this.#keptOf(sent, stored, value, checkedAt, fresh?.(value, checkedAt));
    this.#store.keep(address.url, answer);
    this.#tally.lastGoodAt = checkedAt;
    this.#tally.lastAnswer = { address: address.url, at: checkedAt, body: answer.raw };
    return { value, checkedAt, fault: null };
  }

  #keptOf(sent: Sent, stored: CachedAnswer | null, value: unknown, checkedAt: Date, fresh = this.#terms.fresh): CachedAnswer {
    const { headers } = sent;
    const isSame = sent.status === 304;
    return {
      value,
      raw: isSame ? (stored?.raw ?? '') : sent.body,
      etag: headers.get('etag') ?? (isSame ? (stored?.etag ?? null) : null),
      lastModified: headers.get('last-modified') ?? (isSame ? (stored?.lastModified ?? null) : null),
      checkedAt,
      freshUntil: checkedAt.getTime() + freshForMs(headers, checkedAt, fresh),
    };
  }
}

function conditionsOf(stored: CachedAnswer | null): Record<string, string> {
  if (stored?.etag) return { 'if-none-match': stored.etag };
  return stored?.lastModified ? { 'if-modified-since': stored.lastModified } : {};
}
