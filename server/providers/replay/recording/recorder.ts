import { type Place, realAddress, splitAddress } from '../places.ts';
import { secretsOf, strikeOut, withoutKeys } from './keys.ts';
import type { RecordingWriter } from './write-recording.ts';

export interface RecorderTerms {
  writer: RecordingWriter;
  /** Addresses that the operator named; the real ones without. */
  bases?: Partial<Record<Place, string>>;
  now: () => Date;
  fetch: typeof fetch;
}

export interface Asked {
  method: string;
  /** `/mlb/api/v1/schedule?…` */
  url: string;
  headers: Readonly<Record<string, string | undefined>>;
  body: string;
}

export interface Passed {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** What the operator may read of it: no key is in it. */
  note: string;
}

const LONGEST_MS = 30_000;
/** Conditions are left out: an answer of "not modified" would leave nothing to replay. */
const NOT_PASSED_ON = /^(host|connection|content-length|accept-encoding|if-.*|keep-alive|transfer-encoding|te|upgrade|proxy-.*)$/;
const NOT_PASSED_BACK = /^(content-encoding|content-length|transfer-encoding|connection|keep-alive|set-cookie)$/;

const noteOf = (status: number, place: string, asked: string): Passed => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ message: `${place}: ${status === 502 ? 'the provider could not be reached' : 'no such place'}` }),
  note: `${status} ${place}${asked}`,
});

/** Passes a question on to the real provider and keeps the answer. One that never came is not kept. */
export async function passOn(
  { method, url, headers, body }: Asked,
  { writer, bases = {}, now, fetch: ask }: RecorderTerms,
): Promise<Passed> {
  const split = splitAddress(url);
  const target = split && realAddress(split.place, split.asked, bases[split.place] ?? null);
  if (!split || !target) return noteOf(404, '', withoutKeys(url));
  const { place, asked } = split;
  const secrets = secretsOf(asked, headers);
  const sent = Object.entries(headers).filter(([name, value]) => value !== undefined && !NOT_PASSED_ON.test(name)) as [string, string][];
  try {
    const answer = await ask(target, {
      method,
      headers: sent,
      ...(body === '' ? {} : { body }),
      signal: AbortSignal.timeout(LONGEST_MS),
    });
    const text = await answer.text();
    await writer.add({
      place,
      method,
      asked,
      questionHeaders: headers,
      question: body,
      at: now(),
      status: answer.status,
      headers: answer.headers,
      body: text,
    });
    const back = [...answer.headers].filter(([name]) => !NOT_PASSED_BACK.test(name));
    const note = `${answer.status} ${place}${strikeOut(withoutKeys(asked), secrets)} (${text.length} characters)`;
    return { status: answer.status, headers: Object.fromEntries(back), body: text, note };
  } catch (error) {
    const passed = noteOf(502, place, strikeOut(withoutKeys(asked), secrets));
    return { ...passed, note: `${passed.note}: ${strikeOut(error instanceof Error ? error.message : String(error), secrets)}` };
  }
}
