import type { Seen } from './input/valid-input.ts';

/** Under which name a route's own ids are asked for. */
const OWN_ID: readonly (readonly [string, string])[] = [
  ['/parlays', 'parlayId'],
  ['/my-parlays', 'parlayId'],
  ['bets', 'betId'],
  ['/groups', 'groupId'],
  ['/tickets', 'ticketId'],
  ['/strategies', 'strategyId'],
  ['/price-alerts', 'alertId'],
  ['/daily-picks', 'pickId'],
  ['/admin/users', 'userId'],
  ['/sessions', 'sessionId'],
  ['/golf/tournaments', 'tournamentId'],
  ['/consultations', 'consultationId'],
  ['/preview-links', 'linkId'],
  ['/prop-finder', 'propId'],
];
const MOST_OF_A_NAME = 40;

export interface SeenValues {
  seen: Seen;
  /** Remembers the names and values of an answer. */
  note: (key: string, body: string) => void;
}

/** Remembers what answers showed, so that later requests can ask for what exists. */
export function seenValues(): SeenValues {
  const values = new Map<string, Set<unknown>>();
  function keep(field: string, value: unknown): void {
    const known = values.get(field) ?? new Set();
    if (known.size < MOST_OF_A_NAME) values.set(field, known.add(value));
  }
  function walk(field: string, value: unknown, ownId: string | undefined): void {
    if (Array.isArray(value)) for (const item of value.slice(0, 5)) walk(field, item, ownId);
    else if (typeof value === 'object' && value !== null) for (const [name, part] of Object.entries(value)) walk(name, part, ownId);
    else if (typeof value === 'string' || typeof value === 'number') {
      keep(field, value);
      if (field === 'id' && ownId) keep(ownId, value);
    }
  }
  return {
    seen: (field) => [...(values.get(field) ?? [])],
    note: (key, body) => walk('answer', JSON.parse(body), OWN_ID.find(([part]) => key.includes(part))?.[1]),
  };
}
