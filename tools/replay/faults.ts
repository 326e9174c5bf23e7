import type { Answer } from './library.ts';
import { isPlace, type Place } from './places.ts';

export const FAULT_KINDS = [
  'timeout',
  'reset',
  'html',
  'half_json',
  'huge',
  'rate_limited',
  'server_error',
  'slow_drip',
  'empty_list',
  'fields_missing',
  'fields_renamed',
  'absurd_numbers',
  'wrong_season',
  'old_answer',
  'refused',
  'no_credits',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** What goes wrong, at whom, and when. */
export interface Fault {
  place: Place | '*';
  kind: FaultKind;
  /** On the replay clock. */
  from: Date;
  /** Null until it is taken back. */
  forMs: number | null;
}

class FaultError extends Error {
  constructor(text: string, why: string) {
    super(`--fault ${text}: ${why}; write it as provider=kind[,from,seconds], like odds=timeout,2026-08-07T20:00:00Z,600`);
    this.name = 'FaultError';
  }
}

const isKind = (text: string): text is FaultKind => (FAULT_KINDS as readonly string[]).includes(text);

/** `odds=timeout`, `*=reset,2026-08-07T20:00:00Z,600`; without a time it begins `now`. Throws FaultError for anything else. */
export function readFault(text: string, now: Date): Fault {
  const [what = '', from = '', seconds = ''] = text.split(',').map((part) => part.trim());
  const [place = '', kind = ''] = what.split('=');
  if (place !== '*' && !isPlace(place)) throw new FaultError(text, `"${place}" is no provider`);
  if (!isKind(kind)) throw new FaultError(text, `the kinds are ${FAULT_KINDS.join(', ')}`);
  if (from !== '' && Number.isNaN(Date.parse(from))) throw new FaultError(text, `"${from}" is no time`);
  if (seconds !== '' && !/^\d{1,9}$/.test(seconds)) throw new FaultError(text, `"${seconds}" is no number of seconds`);
  return { place, kind, from: from === '' ? now : new Date(from), forMs: seconds === '' ? null : Number(seconds) * 1000 };
}

const isOn = ({ from, forMs }: Fault, at: Date): boolean => at >= from && (forMs === null || at.getTime() < from.getTime() + forMs);

/** The fault that a place suffers now; the one named last wins. */
export const faultOf = (faults: readonly Fault[], place: Place, at: Date): Fault | null =>
  faults.findLast((fault) => (fault.place === '*' || fault.place === place) && isOn(fault, at)) ?? null;

/** How an answer reaches who asked. */
type Manner = 'whole' | 'silence' | 'reset' | 'drip';
export interface Served {
  manner: Manner;
  answer: Answer;
}

const HUGE_BYTES = 10_000_000;
const RETRY_AFTER_SECONDS = 30;
/** How far back the wrong season lies: the oldest that a provider here has been seen to answer with. */
const YEARS_BACK = 4;

const stated = (status: number, type: string, body: string, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { 'content-type': type, ...headers },
  body,
  recordedAt: null,
});
const json = (status: number, body: object, headers: Record<string, string> = {}): Answer =>
  stated(status, 'application/json', JSON.stringify(body), headers);

const EMPTY = json(200, {});
const page = (): Answer =>
  stated(200, 'text/html', '<!doctype html><title>Maintenance</title><h1>We will be right back</h1>', { 'cache-control': 'max-age=300' });

/** An answer dated years back, complete and well-formed: a fault that looks like a fact. */
function ofAnotherSeason(answer: Answer): Answer {
  const back = (year: string): string => String(Number(year) - YEARS_BACK);
  const body = answer.body
    .replace(/\b20\d\d(?=-\d\d-\d\d)/g, back)
    .replace(/("(?:season|year|seasonDisplay)"\s*:\s*"?)(20\d\d)/g, (_all, name: string, year: string) => `${name}${back(year)}`)
    .replace(/(<pubDate>[^<]*?)(20\d\d)/g, (_all, name: string, year: string) => `${name}${back(year)}`);
  return { ...answer, body };
}

/** The answer with every list emptied: well-formed, and it says that there is nothing. */
function emptied(answer: Answer): Answer {
  if (!/^\s*[[{]/.test(answer.body)) return { ...answer, body: answer.body.replace(/<item>.*<\/item>/s, '') };
  const body = JSON.stringify(JSON.parse(answer.body), (_name, value: unknown) => (Array.isArray(value) ? [] : value));
  return { ...answer, body };
}

const changed =
  (...changes: readonly (readonly [RegExp, string])[]) =>
  (answer: Answer): Answer => ({ ...answer, body: changes.reduce((body, [what, by]) => body.replace(what, by), answer.body) });

const ABSURD = '99999';
/** What scores, prices, strokes and temperatures are called. */
const FIGURE = /("(?:score|runs|price|value|temperature_2m)"\s*:\s*)(?:"?-?\d+(?:\.\d+)?"?|\[[-\d.,\s]*\])/g;

const WHOLE: Partial<Record<FaultKind, (answer: Answer) => Answer>> = {
  html: page,
  half_json: (answer) => ({ ...answer, body: answer.body.slice(0, Math.floor(answer.body.length / 2)) }),
  huge: () => json(200, { padding: 'x'.repeat(HUGE_BYTES) }),
  rate_limited: () => json(429, { message: 'Too many requests' }, { 'retry-after': String(RETRY_AFTER_SECONDS) }),
  server_error: () => json(500, { messageNumber: 1, message: 'Internal error occurred' }),
  wrong_season: ofAnotherSeason,
  // Which answer it is was decided when it was looked up.
  old_answer: (answer) => answer,
  refused: () => json(403, { message: 'Forbidden' }),
  no_credits: () => json(401, { message: 'Usage quota has been reached.', error_code: 'OUT_OF_USAGE_CREDITS' }),
  empty_list: emptied,
  fields_missing: changed([/:\s*-?\d+(\.\d+)?(?=[,}\]])/g, ':null'], [/<pubDate>.*?<\/pubDate>/gs, '']),
  fields_renamed: changed([/"(\w+)":/g, '"$1_v2":'], [/<(\/?)(\w)/g, '<$1new-$2']),
  absurd_numbers: (answer) => ({
    ...answer,
    body: answer.body.replace(
      FIGURE,
      (found, name: string) => `${name}${found.endsWith(']') ? `[${ABSURD}]` : found.endsWith('"') ? `"${ABSURD}"` : ABSURD}`,
    ),
  }),
};
const MANNERS: Partial<Record<FaultKind, Manner>> = { timeout: 'silence', reset: 'reset', slow_drip: 'drip' };

/** What a fault makes of an answer. */
export function spoil(answer: Answer | null, kind: FaultKind): Served {
  const base = answer ?? EMPTY;
  return { manner: MANNERS[kind] ?? 'whole', answer: (WHOLE[kind] ?? ((same) => same))(base) };
}
