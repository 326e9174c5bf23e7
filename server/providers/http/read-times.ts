import type { Good } from './provider-client.ts';

type Answer = Pick<Good<unknown>, 'checkedAt' | 'fault'>;

/** When a provider last confirmed each part of what it is asked for, whichever answer is in use now. */
export class ReadTimes {
  readonly #answers = new Map<string, { checkedAt: Date; isCurrent: boolean }>();

  /** Takes note of an answer and returns it. */
  note<A extends Answer>(part: string, answer: A): A {
    this.#answers.set(part, { checkedAt: answer.checkedAt, isCurrent: answer.fault === null });
    return answer;
  }

  /** The part was asked for and there is no answer to it. */
  miss(part: string): void {
    const known = this.#answers.get(part);
    if (known) this.#answers.set(part, { ...known, isCurrent: false });
  }

  /** `asOf` while the newest answer is current, else when it was confirmed; null where there never was one. */
  at(part: string, asOf: Date): Date | null {
    const known = this.#answers.get(part);
    return known ? (known.isCurrent ? asOf : known.checkedAt) : null;
  }
}
