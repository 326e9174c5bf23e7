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

/** The same with more players, such as those whom only a prop names. */
export const withPlayers = ({ names }: Known, more: readonly KnownPlayer[]): Known => {
  const have = new Set(names.players.map(({ name }) => name));
  const all = { ...names, players: [...names.players, ...more.filter(({ name }) => !have.has(name))] };
  return { names: all, lexicon: lexiconOf(all) };
};
