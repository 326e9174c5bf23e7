import type { Route } from '@clearedge/contract/route';
import { isWhole } from '../../../platform/http/binder/whole-text.ts';
import type { Input } from './input/valid-input.ts';

/** One request as it will be sent. */
export interface Call {
  key: string;
  route: Route;
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  url: string;
  /** JSON, or bytes for a route that keeps them; absent: no body. */
  payload?: string;
  headers: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: Record<string, unknown>;
  body: string;
}

export type Send = (call: Call) => Promise<Answer>;

/** Percent-encoded, halves of characters as the bytes that a careless program would send. */
function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return isWhole(text) ? encodeURIComponent(text) : '%ED%A0%80';
}

/** A value that stays one part of a path: empty or of dots it would make another path. */
const partOf = (value: unknown): string => encoded(value).replace(/^\.{0,2}$/, '%20');

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, 3) : [value]);
const fieldsOf = (value: unknown): [string, unknown][] => (typeof value === 'object' && value !== null ? Object.entries(value) : []);

export function callOf(key: string, route: Route, input: Input, headers: Record<string, string>): Call {
  const [method, path] = key.split(' ') as [Call['method'], string];
  const params = new Map(fieldsOf(input.params));
  const search = fieldsOf(input.query).flatMap(([name, value]) => asList(value).map((each) => `${encoded(name)}=${encoded(each)}`));
  const url =
    path.replace(/:(\w+)/g, (_, name: string) => partOf(params.get(name) ?? 'none')) + (search.length ? `?${search.join('&')}` : '');
  const payload = route.body || route.acceptsRaw ? JSON.stringify(input.body ?? {}) : undefined;
  const type = payload === undefined ? {} : { 'content-type': 'application/json' };
  return {
    key,
    route,
    method,
    url,
    ...(payload !== undefined && { payload }),
    headers: { 'sec-fetch-site': 'same-origin', ...type, ...headers },
  };
}
