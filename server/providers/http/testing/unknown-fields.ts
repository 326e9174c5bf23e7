import { expect } from 'vitest';

type Wire = Record<string, unknown>;
const isObject = (value: unknown): value is Wire => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A copy of an answer with an unknown field in each object, except in maps with free keys, which are named in `maps`. */
export function withUnknownFields(value: unknown, maps: readonly string[], isMap = false): unknown {
  if (Array.isArray(value)) return value.map((item) => withUnknownFields(item, maps));
  if (!isObject(value)) return value;
  const known = Object.entries(value).map(([name, inner]) => [name, withUnknownFields(inner, maps, maps.includes(name))]);
  return { ...Object.fromEntries(known), ...(isMap ? {} : { fieldOfTomorrow: { deep: [1, 'two', null] } }) };
}

/** What a schema read, in the form in which it came: lists read row by row must have kept every row. */
export function asWire(read: unknown): unknown {
  if (Array.isArray(read)) return read.map(asWire);
  if (!isObject(read)) return read;
  if ('rows' in read && 'refused' in read) {
    expect(read.refused).toBe(0);
    return asWire(read.rows);
  }
  return Object.fromEntries(Object.entries(read).map(([name, value]) => [name, asWire(value)]));
}
