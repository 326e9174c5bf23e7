import { BoundedMap } from '../../../kernel/collections.ts';
import type { StreamMessage } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import type { Logger } from '../../../kernel/log.ts';
import type { Timers } from '../../timers.ts';
import type { Entry } from './entry.ts';

/** One shared read of the contract, as the cache sees it. */
export interface SharedSource {
  key: string;
  freshForMs: number;
  build: (input: never) => Promise<Entry>;
  isChangedBy: (message: StreamMessage, input: never) => boolean;
}

interface Slot {
  source: SharedSource;
  input: never;
  entry: Entry | null;
  builtAtMs: number;
  building: Promise<Entry> | null;
  /** Something changed after the running build had begun. */
  isOutdated: boolean;
  /** When something changed that the entry does not know of. */
  behindSinceMs: number | null;
  wasRead: boolean;
}

const MOST_URLS = 5000;
const MOST_SLOTS = 1000;
/** Past its freshness an answer is still sent while it is rebuilt, but not when it is older than this many times that. */
const STALE_FACTOR = 10;
const RETRY_MS = 1000;
/** A change may outdate every answer at once: they are rebuilt a few at a time, so that callers come between them. */
const AT_ONCE = 2;
/** As long may an answer be sent that does not know of a change; browsers are told of the change when it does, or after this time. */
export const MOST_BEHIND_MS = 1000;

/** Answers that are the same for everybody, kept ready to be sent. One build at a time for each. */
export class SharedReads {
  /** Answers sent from memory since the start. */
  hits = 0;
  readonly #urls = new BoundedMap<string, Slot>(MOST_URLS);
  readonly #slots = new Map<string, Slot>();
  readonly #behind = new Set<Slot>();
  readonly #toRebuild = new Set<Slot>();
  #rebuilding = 0;
  readonly #timers: Timers;
  readonly #log: Logger;

  constructor(timers: Timers, log: Logger) {
    this.#timers = timers;
    this.#log = log;
  }

  /** The answer to a URL seen before, when it may be sent as it is. Starts a rebuild when it is past its freshness. */
  find(url: string): Entry | null {
    const slot = this.#urls.get(url);
    if (slot === undefined || slot.entry === null) return null;
    const now = this.#timers.nowMs();
    if (slot.behindSinceMs !== null && now - slot.behindSinceMs > MOST_BEHIND_MS) return null;
    const age = now - slot.builtAtMs;
    slot.wasRead = true;
    if (age <= slot.source.freshForMs) return slot.entry;
    if (age > slot.source.freshForMs * STALE_FACTOR) return null;
    this.#rebuildBehind(slot);
    return slot.entry;
  }

  /** The answer to a URL whose input has been parsed; waits for the build when there is none yet. */
  async get(url: string, source: SharedSource, input: unknown): Promise<Entry> {
    const slot = this.#slotFor(source, input);
    const entry = this.#isFresh(slot) ? slot.entry! : await this.#buildOrKeep(slot);
    if (!this.#urls.has(url)) this.#urls.set(url, slot);
    return entry;
  }

  /** Rebuilds at once what the message changed and people are reading; drops what no one has read since it was built. */
  onMessage(message: StreamMessage): void {
    for (const slot of this.#slots.values()) if (slot.source.isChangedBy(message, slot.input)) this.#outdate(slot);
  }

  outdateAll(): void {
    for (const slot of this.#slots.values()) this.#outdate(slot);
  }

  /** Whether an answer that is being read does not know yet of something that changed. */
  get isBehind(): boolean {
    return this.#behind.size > 0;
  }

  #isFresh(slot: Slot): boolean {
    const now = this.#timers.nowMs();
    const isReported = slot.behindSinceMs !== null && now - slot.behindSinceMs > MOST_BEHIND_MS;
    return slot.entry !== null && !isReported && now - slot.builtAtMs <= slot.source.freshForMs;
  }

  /** While the database is away an old answer is better than none. */
  async #buildOrKeep(slot: Slot): Promise<Entry> {
    try {
      return await this.#build(slot);
    } catch (error) {
      if (error instanceof DomainError || !slot.entry) throw error;
      this.#log.warn({ read: slot.source.key, error: String(error) }, 'a shared answer could not be rebuilt');
      return slot.entry;
    }
  }

  #outdate(slot: Slot): void {
    if (!slot.building && !(slot.wasRead && slot.entry)) {
      slot.entry = null;
      return;
    }
    slot.behindSinceMs ??= this.#timers.nowMs();
    this.#behind.add(slot);
    if (slot.building) slot.isOutdated = true;
    else this.#rebuildBehind(slot);
  }

  #slotFor(source: SharedSource, input: unknown): Slot {
    const key = `${source.key} ${JSON.stringify(input)}`;
    const known = this.#slots.get(key);
    if (known) return known;
    const slot: Slot = {
      source,
      input: input as never,
      entry: null,
      builtAtMs: 0,
      building: null,
      isOutdated: false,
      behindSinceMs: null,
      wasRead: false,
    };
    if (this.#slots.size >= MOST_SLOTS) this.#evict();
    this.#slots.set(key, slot);
    return slot;
  }

  #evict(): void {
    const [key, oldest] = this.#slots.entries().next().value!;
    this.#slots.delete(key);
    for (const [url, slot] of this.#urls) if (slot === oldest) this.#urls.delete(url);
  }

  #rebuildBehind(slot: Slot): void {
    if (slot.building) return;
    this.#toRebuild.add(slot);
    this.#rebuildNext();
  }

  #rebuildNext(): void {
    const [slot] = this.#toRebuild;
    if (slot === undefined || this.#rebuilding === AT_ONCE) return;
    this.#rebuilding++;
    this.#build(slot)
      .catch((error: unknown) => this.#keepOld(slot, error))
      .finally(() => {
        this.#rebuilding--;
        this.#rebuildNext();
      });
  }

  #keepOld(slot: Slot, error: unknown): void {
    if (error instanceof DomainError) {
      slot.entry = null;
      return;
    }
    // The last good answer stays up; the next try waits a moment.
    slot.builtAtMs = this.#timers.nowMs() - slot.source.freshForMs + RETRY_MS;
    this.#log.warn({ read: slot.source.key, error: String(error) }, 'a shared answer could not be rebuilt');
  }

  #build(slot: Slot): Promise<Entry> {
    this.#toRebuild.delete(slot);
    slot.building ??= this.#buildUntilCurrent(slot).finally(() => {
      slot.building = null;
      slot.behindSinceMs = null;
      this.#behind.delete(slot);
    });
    return slot.building;
  }

  async #buildUntilCurrent(slot: Slot): Promise<Entry> {
    for (let round = 0; ; round++) {
      slot.isOutdated = false;
      const startedAtMs = this.#timers.nowMs();
      const entry = await slot.source.build(slot.input);
      slot.entry = entry;
      slot.builtAtMs = startedAtMs;
      slot.wasRead = false;
      if (!slot.isOutdated) return entry;
      if (round === 2) {
        slot.builtAtMs = startedAtMs - slot.source.freshForMs - 1;
        return entry;
      }
    }
  }
}
