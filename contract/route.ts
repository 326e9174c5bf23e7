import type { z } from 'zod';
import type { Feature } from './entitlements.ts';
import type { ErrorCode } from './errors.ts';

/**
 * Who may call a route: a role, or whoever is signed in and has the feature. The server's binder enforces it before any verb runs; row-level rights are the verb's own.
 * `enrolling` is anybody signed in, also an admin who still has to set up the second factor and may do nothing else.
 * `key` is a program with an API key, whoever is signed in: the verb looks at the key.
 */
export type Access = 'visitor' | 'key' | 'enrolling' | 'member' | 'staff' | Feature;
export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
export type RouteKey = `${Method} /api/${string}`;

export interface Route {
  id: string;
  summary: string;
  access: Access;
  /** Moves money, keys, roles, plans or who can sign in: the caller must have entered the password in the last five minutes (`POST /api/auth/confirm`). */
  fresh?: true;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Success status, 200 by default. 204 has no body. */
  status?: 200 | 201 | 202 | 204;
  response: z.ZodType;
  /**
   * 'json' unless the answer is a download, a picture (its type and base64 in `response`), comes in lines (`response` describes each), or
   * follows a protocol that decides its status and type as well (all three in `response`).
   */
  produces?: 'json' | 'csv' | 'event-stream' | 'ndjson' | 'image' | 'exchange';
  /** What the body of an 'exchange' holds, for the published document: one JSON answer, or one message of an event stream. */
  exchanges?: z.ZodType;
  /** The body may be a form, and is not read: mail programs send one for a one-click unsubscription (RFC 8058). */
  acceptsForm?: true;
  /** The body stays bytes, of whatever type: what is signed is the bytes. Called by programs: neither cookie nor origin is looked at. */
  acceptsRaw?: true;
  /** Largest body in bytes; absent means the platform's megabyte. */
  maxBodyBytes?: number;
  /** Codes that others of its method and access have no use for: a preview refuses what the change itself would. */
  alsoRefuses?: readonly ErrorCode[];
  /** Refused with AGE_UNCONFIRMED until the caller has answered whether they are 21 or older. */
  asksAge?: true;
  /** Requests a minute for one caller; absent means the default of the platform. */
  perMinute?: number;
}

export const defineRoutes = <const T extends Record<RouteKey, Route>>(routes: T): T => routes;

type Part = 'params' | 'query' | 'body';
type PartsIn<R> = {
  [K in Part as R extends Record<K, z.ZodType> ? K : never]: R extends Record<K, infer S extends z.ZodType> ? z.input<S> : never;
};
type PartsOut<R> = {
  [K in Part as R extends Record<K, z.ZodType> ? K : never]: R extends Record<K, infer S extends z.ZodType> ? z.output<S> : never;
};

/** What a caller passes (before parsing). */
export type CallInput<R> = PartsIn<R>;
/** What a verb receives (after parsing). */
export type VerbInput<R> = PartsOut<R>;
/** What a caller gets back. */
export type CallResult<R> = R extends { response: infer S extends z.ZodType } ? z.output<S> : never;
export type VerbResult<R> = R extends { response: infer S extends z.ZodType }
  ? R extends { produces: 'ndjson' }
    ? AsyncIterable<z.input<S>>
    : z.input<S>
  : never;
