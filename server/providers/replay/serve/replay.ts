import { type Fault, faultOf } from '../faults/fault.ts';
import { type Served, spoil } from '../faults/spoil.ts';
import type { Answer, Library, Question } from '../library.ts';
import { ABSENT, NOT_YET } from './absent.ts';
import { CreditCount } from './credit-count.ts';
import type { ReplayClock } from './replay-clock.ts';

export interface ReplayTerms {
  library: Library;
  clock: Pick<ReplayClock, 'now'>;
  faults?: Fault[];
  /** What The Odds API says is left at the start, where the recording does not say. */
  credits?: number;
}

/** Providers as they were on a recorded day, with what goes wrong by order. */
export class Replay {
  readonly #library: Library;
  readonly #clock: Pick<ReplayClock, 'now'>;
  readonly #credits: CreditCount;
  faults: Fault[];

  constructor({ library, clock, faults = [], credits = 20_000 }: ReplayTerms) {
    this.#library = library;
    this.#clock = clock;
    this.faults = faults;
    this.#credits = new CreditCount(credits);
  }

  async serve(question: Question): Promise<Served> {
    const at = this.#clock.now();
    const fault = faultOf(this.faults, question.place, at);
    if (!fault) return { manner: 'whole', answer: await this.#answer(question, at) };
    const which = fault.kind === 'old_answer' ? 'oldest' : 'latest';
    return spoil(await this.#library.find(question, at, which), fault.kind);
  }

  async #answer(question: Question, at: Date): Promise<Answer> {
    const found = await this.#library.find(question, at);
    if (found) return question.place === 'odds' ? this.#credits.count(question, found) : found;
    // Something that was recorded only later is not absent: a provider that is silent about it would be believed.
    return this.#library.knows(question) ? NOT_YET : ABSENT[question.place];
  }
}
