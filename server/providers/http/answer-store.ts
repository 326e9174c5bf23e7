import type { ProviderFault } from './provider-fault.ts';

/** A good answer as it is kept. */
export interface CachedAnswer {
  value: unknown;
  /** The body as it came, for diagnosis and for conditional requests that must be read again. */
  raw: string;
  etag: string | null;
  lastModified: string | null;
  /** When the provider last reported that this is what it has. */
  checkedAt: Date;
  freshUntil: number;
}

const MOST_ANSWERS = 600;
const MOST_CHARACTERS = 24_000_000;

/** Last good answers by address. The longest unused go first, so that a season of addresses does not fill the memory. */
export class AnswerStore {
  readonly #answers = new Map<string, CachedAnswer>();
  readonly #absences = new Map<string, { fault: ProviderFault; until: number }>();
  #characters = 0;

  find(url: string): CachedAnswer | null {
    const stored = this.#answers.get(url);
    if (!stored) return null;
    this.#answers.delete(url);
    this.#answers.set(url, stored);
    return stored;
  }

  keep(url: string, answer: CachedAnswer): void {
    this.#forget(url);
    this.#answers.set(url, answer);
    this.#characters += answer.raw.length;
    for (const oldest of this.#answers.keys()) {
      const isFull = this.#answers.size > MOST_ANSWERS || this.#characters > MOST_CHARACTERS;
      if (!isFull || oldest === url) break;
      this.#forget(oldest);
    }
  }

  /** What the provider reported when it was asked for something that does not exist, while that may still be so. */
  findAbsence(url: string, now: Date): ProviderFault | null {
    const absence = this.#absences.get(url);
    if (absence && now.getTime() < absence.until) return absence.fault;
    this.#absences.delete(url);
    return null;
  }

  keepAbsence(url: string, fault: ProviderFault, now: Date, ms: number): void {
    this.#absences.set(url, { fault, until: now.getTime() + ms });
    for (const oldest of this.#absences.keys()) {
      if (this.#absences.size <= MOST_ANSWERS) break;
      this.#absences.delete(oldest);
    }
  }

  #forget(url: string): void {
    this.#characters -= this.#answers.get(url)?.raw.length ?? 0;
    this.#answers.delete(url);
  }
}
