import type { Ctx } from '../../../kernel/ctx.ts';
import { BOOK_NAMES } from '../../bets/index.ts';
import { listClubs, listSeenPlayers } from '../../contests/index.ts';
import { listBooks } from '../../odds/index.ts';
import { type KnownEvent, type KnownPlayer, type Lexicon, lexiconOf, lexiconWith, type Names } from '../understand/directory.ts';

const FRESH_MS = 600_000;

export interface Known {
  names: Names;
  lexicon: Lexicon;
}

/** Tournaments, and players whom only a sport itself lists, such as those of a tournament's field. */
export type ListEntrants = (ctx: Ctx) => Promise<{ players: readonly KnownPlayer[]; events: readonly KnownEvent[] }>;

async function read(ctx: Ctx, listEntrants: ListEntrants): Promise<Names> {
  const [clubs, seen, books, { players, events }] = await Promise.all([
    listClubs(ctx),
    listSeenPlayers(ctx),
    listBooks(ctx),
    listEntrants(ctx),
  ]);
  return {
    teams: clubs.map((club) => ({ ...club, venue: club.venue ?? '' })),
    players: [...seen, ...players],
    books,
    bookNames: BOOK_NAMES,
    events,
  };
}

/** Reads who and what may be named, and keeps it for ten minutes of the product's time. */
export function cachedNames(listEntrants: ListEntrants): (ctx: Ctx) => Promise<Known> {
  let kept: { at: number; known: Promise<Known> } | null = null;
  return (ctx) => {
    const now = ctx.now().getTime();
    if (kept && Math.abs(now - kept.at) < FRESH_MS) return kept.known;
    const known = read(ctx, listEntrants).then((names) => ({ names, lexicon: lexiconOf(names) }));
    kept = { at: now, known };
    known.catch(() => {
      kept = null;
    });
    return known;
  };
}

function withPlayers({ names, lexicon }: Known, more: readonly KnownPlayer[]): Known {
  const keyOf = ({ sport, name }: KnownPlayer): string => `${sport} ${name}`;
  const have = new Set(names.players.map(keyOf));
  const others = more.filter((player) => !have.has(keyOf(player)));
  return { names: { ...names, players: [...names.players, ...others] }, lexicon: lexiconWith(lexicon, others) };
}

/** The same names with more players, such as those whom only a prop names; made anew where either has changed. */
export function rememberedPlayers(): typeof withPlayers {
  const made = new WeakMap<Known, { of: string; known: Known }>();
  return (known, more) => {
    const of = more.map(({ sport, playerId }) => `${sport} ${playerId}`).join();
    const stored = made.get(known);
    if (stored?.of === of) return stored.known;
    const own = withPlayers(known, more);
    made.set(known, { of, known: own });
    return own;
  };
}
