import type { Contract } from '@clearedge/contract';
import { CallError, type CallOptions, call, requestLine } from '@clearedge/contract/client';
import type { CallInput, CallResult } from '@clearedge/contract/route';
import { QueryClient } from '@tanstack/react-query';

export type GetKey = Extract<keyof Contract, `GET ${string}`>;
export type ApiKey = readonly [path: string, query?: Readonly<Record<string, string>>];

/** Cache key of an answer: its path, then its query when it has one. Boot data and live updates rely on this shape. */
export function apiKey(path: string, query?: Record<string, unknown>): ApiKey {
  const entries = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null && value !== '');
  return entries.length === 0 ? [path] : [path, Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))];
}

interface Loose {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
}

type Requested<K extends GetKey> = CallInput<Contract[K]>;
type Needed<I> = { [P in keyof I]: Record<never, never> extends I[P] ? never : P }[keyof I];
type Input<K extends GetKey> = Needed<Requested<K>> extends never ? [input?: Partial<Requested<K>>] : [input: Requested<K>];

/** Query options of one GET route: `useQuery(apiQuery('GET /api/games', { query: { date } }))`. */
export function apiQuery<K extends GetKey>(key: K, ...[input]: Input<K>) {
  const loose = (input ?? {}) as Loose;
  const path = requestLine(key, loose.params ? { params: loose.params } : {}).url;
  const run = call as (name: K, input: unknown, options: CallOptions) => Promise<CallResult<Contract[K]>>;
  return {
    queryKey: apiKey(path, loose.query),
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<CallResult<Contract[K]>> => run(key, input, { signal }),
  };
}

export const isStatus = (error: unknown, status: number): boolean => error instanceof CallError && error.status === status;

/** The server's message, when it is fit to be shown. */
export const messageOf = (error: unknown): string | undefined => (error instanceof CallError ? error.problem?.message : undefined);

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false },
      // Offline a change is refused at once; left to wait, it would be made by itself once the network is back.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
