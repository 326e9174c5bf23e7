import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';

/** So many rows become text in a few milliseconds. */
const PART = 500;

const isLong = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > PART;
const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
const holdsLong = (value: unknown): boolean =>
  isLong(value) || (isPlain(value) && Object.values(value).some((own) => isLong(own) || (isPlain(own) && Object.values(own).some(isLong))));

async function* partsOf(value: unknown): AsyncGenerator<string> {
  if (isLong(value)) {
    for (let at = 0; at < value.length; at += PART) {
      yield `${at === 0 ? '[' : ','}${JSON.stringify(value.slice(at, at + PART)).slice(1, -1)}`;
      await setImmediate();
    }
    yield ']';
  } else if (isPlain(value) && holdsLong(value)) {
    let before = '{';
    for (const [name, own] of Object.entries(value)) {
      if (!holdsLong(own) && JSON.stringify(own) === undefined) continue;
      yield `${before}${JSON.stringify(name)}:`;
      yield* partsOf(own);
      before = ',';
    }
    yield '}';
  } else yield JSON.stringify(value);
}

/** `JSON.stringify` of an answer; one that holds a long list goes out in parts, so that others are answered between them. */
export const jsonText = (value: unknown): string | Readable | undefined =>
  holdsLong(value) ? Readable.from(partsOf(value)) : JSON.stringify(value);
