import type { Actor } from '../../../kernel/ctx.ts';
import { hashToken } from '../../../kernel/secrets.ts';
import type { Stream } from '../../stream.ts';
import type { Timers } from '../../timers.ts';

const FRESH_MS = 5000;
const MOST_ENTRIES = 10_000;
const TOKEN = /^[\w-]{16,200}$/;

export type ResolveSession = (token: string) => Promise<Actor | null>;

export interface SessionCache {
  /** The actor behind a token, at most a few seconds old. */
  resolve: (token: string | null) => Promise<Actor>;
  /** The actor behind a token, read from the database now. */
  resolveNow: (token: string) => Promise<Actor>;
  forget: (token: string) => void;
}

const VISITOR: Actor = { kind: 'visitor' };

/** Remembers who a token is for a few seconds; a change of the session is told by the stream and drops the entry at once. */
export function createSessionCache(resolveSession: ResolveSession, stream: Stream, timers: Timers): SessionCache {
  const known = new Map<string, { actor: Actor; untilMs: number }>();
  let generation = 0;

  stream.subscribe((signal) => {
    if (signal.kind === 'jobs') return;
    if (signal.kind === 'message' && !(signal.message.topic === 'user' && signal.message.what === 'session')) return;
    generation++;
    if (signal.kind === 'resync') known.clear();
    const userId = signal.kind === 'message' && signal.message.topic === 'user' ? signal.message.userId : null;
    for (const [key, { actor }] of known) if (actor.kind === 'user' && actor.userId === userId) known.delete(key);
  });

  async function look(token: string): Promise<Actor> {
    const requested = generation;
    const actor = (await resolveSession(token)) ?? VISITOR;
    // What was read before a change must not be remembered after it.
    if (requested === generation && actor.kind === 'user') remember(hashToken(token), actor);
    return actor;
  }

  function remember(key: string, actor: Actor): void {
    if (known.size >= MOST_ENTRIES) known.clear();
    known.set(key, { actor, untilMs: timers.nowMs() + FRESH_MS });
  }

  return {
    resolve: async (token) => {
      if (token === null || !TOKEN.test(token)) return VISITOR;
      const entry = known.get(hashToken(token));
      return entry && entry.untilMs > timers.nowMs() ? entry.actor : look(token);
    },
    resolveNow: (token) => (TOKEN.test(token) ? look(token) : Promise.resolve(VISITOR)),
    forget: (token) => {
      generation++;
      known.delete(hashToken(token));
    },
  };
}
