import { type Fault, faultOf, type Served, spoil } from '../faults.ts';
import type { Answer, Library, Question } from '../library.ts';
import type { Place } from '../places.ts';
import type { ReplayClock } from './replay-clock.ts';

/** Counts The Odds API's credits as it would, for recordings whose answers came without its headers. */
class CreditCount {
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

const json = (status: number, body: object): Answer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
  recordedAt: null,
});

const NOT_FOUND = json(404, { message: 'not recorded' });

/** "There is no such thing", in each provider's own words, for what the recording does not hold. */
const ABSENT: Readonly<Record<Place, Answer>> = {
  'mlb-stats-api': json(404, { messageNumber: 10, message: 'Object not found', timestamp: null, traceId: null }),
  odds: json(404, { message: 'Unknown sport or event', error_code: 'UNKNOWN_SPORT' }),
  'cfl-scoreboard': NOT_FOUND,
  'cfl-history': NOT_FOUND,
  'espn-scoreboard': json(404, { code: 404, message: 'Not Found' }),
  'nhl-api': NOT_FOUND,
  'nba-scoreboard': NOT_FOUND,
  'espn-golf': json(404, { code: 404, message: 'Not Found' }),
  weather: json(400, { error: true, reason: 'No forecast was recorded for this place' }),
  'news-mlb': NOT_FOUND,
  'news-espn': NOT_FOUND,
  'news-rumors': NOT_FOUND,
  llm: json(404, { error: { message: 'not recorded', type: 'not_found', param: null, code: null } }),
};

/** The recording begins later: the provider is not to be believed absent. */
const NOT_YET: Answer = json(503, { message: 'Nothing was recorded by this time' });

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
