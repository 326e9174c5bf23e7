import type { Answer } from '../library.ts';
import type { Place } from '../places.ts';

const json = (status: number, body: object): Answer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
  recordedAt: null,
});

const NOT_FOUND = json(404, { message: 'not recorded' });

/** "There is no such thing", in each provider's own words, for what the recording does not hold. */
export const ABSENT: Readonly<Record<Place, Answer>> = {
  mlb: json(404, { messageNumber: 10, message: 'Object not found', timestamp: null, traceId: null }),
  odds: json(404, { message: 'Unknown sport or event', error_code: 'UNKNOWN_SPORT' }),
  cfl: NOT_FOUND,
  'cfl-history': NOT_FOUND,
  golf: json(404, { code: 404, message: 'Not Found' }),
  weather: json(400, { error: true, reason: 'No forecast was recorded for this place' }),
  'news-mlb': NOT_FOUND,
  'news-espn': NOT_FOUND,
  'news-rumors': NOT_FOUND,
  llm: json(404, { error: { message: 'not recorded', type: 'not_found', param: null, code: null } }),
};

/** The recording begins later: the provider is not to be believed absent. */
export const NOT_YET: Answer = json(503, { message: 'Nothing was recorded by this time' });
