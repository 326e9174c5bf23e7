import type { Ctx } from '../../../kernel/ctx.ts';
import { listClubs, listSeenPlayers } from '../../contests/index.ts';
import { listBooks } from '../../odds/index.ts';
import { type KnownPlayer, type Lexicon, lexiconOf, type Names } from '../understand/directory.ts';

const FRESH_MS = 600_000;

export interface Known {
  names: Names;
  lexicon: Lexicon;
}

/** Players whom only a sport itself lists, such as those of a tournament's field. */
export type ListPlayers = (ctx: Ctx) => Promise<readonly KnownPlayer[]>;

async function read(ctx: Ctx, listPlayers: ListPlayers): Promise<Names> {
  const [clubs, players, books, fields] = await Promise.all([listClubs(ctx), listSeenPlayers(ctx), listBooks(ctx), listPlayers(ctx)]);
  return { teams: clubs.map((club) => ({ ...club, venue: club.venue ?? '' })), players: [...players, ...fields], books };
}

/** Reads who and what may be named, and keeps it for ten minutes of the product's time. */
export function cachedNames(listPlayers: ListPlayers): (ctx: Ctx) => Promise<Known> {
  let kept: { at: number; known: Promise<Known> } | null = null;
  return (ctx) => {
    const now = ctx.now().getTime();
    if (kept && Math.abs(now - kept.at) < FRESH_MS) return kept.known;
    const known = read(ctx, listPlayers).then((names) => ({ names, lexicon: lexiconOf(names) }));
    kept = { at: now, known };
    known.catch(() => {
      kept = null;
    });
    return known;
  };
}

function withPlayers({ names }: Known, more: readonly KnownPlayer[]): Known {
  const keyOf = ({ sport, name }: KnownPlayer): string => `${sport} ${name}`;
  const have = new Set(names.players.map(keyOf));
  const all = { ...names, players: [...names.players, ...more.filter((player) => !have.has(keyOf(player)))] };
  return { names: all, lexicon: lexiconOf(all) };
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
