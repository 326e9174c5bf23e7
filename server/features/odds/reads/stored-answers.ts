import { MAX_PRICE_AGE_SECONDS } from '@clearedge/contract/terms';
import { fetchFrom } from '../../../kernel/ask-source.ts';
import type { Ctx } from '../../../kernel/ctx.ts';

const STORED_MS = 60_000;
const MOST_GAMES = 200;

/** What a source reported of a game. */
export interface StoredAnswer<Reported, Read> {
  /** Null where it did not answer. */
  reported: Promise<Reported | null>;
  /** Read when first asked for; while the source fails its last answer stands, until that is stale. */
  read: () => Promise<Read>;
}

interface Stored<Reported, Read> extends StoredAnswer<Reported, Read> {
  requestedAt: number;
  goodAt: number;
}

/** How a source is asked about single games, and what is made of its answer. */
interface Terms<Reported, Read> {
  /** As a log names it. */
  what: string;
  read: (reported: Reported, now: Date) => Read;
  nothing: Read;
}

/** Answers about single games in memory, by source: each is asked for at most once a minute however many readers there are. */
export function storedAnswers<Reported, Read>({ what, read, nothing }: Terms<Reported, Read>) {
  const sources = new WeakMap<Ctx['ports'], Map<string, Stored<Reported, Read>>>();
  type Ask = (gameId: string, now: Date) => Promise<Reported>;

  function storedOf(ctx: Ctx): Map<string, Stored<Reported, Read>> {
    const stored = sources.get(ctx.ports) ?? new Map<string, Stored<Reported, Read>>();
    sources.set(ctx.ports, stored);
    return stored;
  }

  /** Asks now, and stores the answer for every reader. */
  function request(ctx: Ctx, gameId: string, ask: Ask): StoredAnswer<Reported, Read> {
    const stored = storedOf(ctx);
    const now = ctx.now();
    const at = now.getTime();
    const known = stored.get(gameId);
    const isGood = known !== undefined && at - known.goodAt <= MAX_PRICE_AGE_SECONDS * 1000;
    // Let go once this answer has come: each would hold the one before it.
    let before = isGood ? known.read : null;
    const answer = fetchFrom(ctx, `${what} of ${gameId}`, () => ask(gameId, now));
    let made: Promise<Read> | null = null;
    const entry: Stored<Reported, Read> = {
      requestedAt: at,
      reported: answer.then((reported) => {
        if (reported) {
          entry.goodAt = at;
          before = null;
        }
        return reported;
      }),
      read: () => (made ??= answer.then((reported) => (reported ? read(reported, now) : (before?.() ?? nothing)))),
      goodAt: known?.goodAt ?? Number.NEGATIVE_INFINITY,
    };
    if (stored.size >= MOST_GAMES) stored.clear();
    stored.set(gameId, entry);
    return entry;
  }

  /** The answer of the last minute, or a new one. */
  function recent(ctx: Ctx, gameId: string, ask: Ask): StoredAnswer<Reported, Read> {
    const known = storedOf(ctx).get(gameId);
    return known !== undefined && ctx.now().getTime() - known.requestedAt < STORED_MS ? known : request(ctx, gameId, ask);
  }

  return { recent, request };
}
