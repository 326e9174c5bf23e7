import type { Answer, Question } from '../library.ts';

/** Counts The Odds API's credits as it would, for recordings whose answers came without its headers. */
export class CreditCount {
  readonly #granted: number;
  #used = 0;

  constructor(granted: number) {
    this.#granted = granted;
  }

  count(question: Question, answer: Answer): Answer {
    if (answer.status !== 200 || 'x-requests-remaining' in answer.headers) return answer;
    const cost = costOf(question);
    this.#used += cost;
    const counted = {
      'x-requests-remaining': String(Math.max(0, this.#granted - this.#used)),
      'x-requests-used': String(this.#used),
      'x-requests-last': String(cost),
    };
    return { ...answer, headers: { ...answer.headers, ...counted } };
  }
}

/** Markets × regions for prices, two for scores of days past, nothing for lists of events and sports. */
function costOf({ path, query }: Question): number {
  const count = (name: string): number => (query.get(name) ?? 'one').split(',').length;
  if (path.endsWith('/odds')) return count('markets') * count('regions');
  if (path.endsWith('/scores')) return query.has('daysFrom') ? 2 : 1;
  return 0;
}
