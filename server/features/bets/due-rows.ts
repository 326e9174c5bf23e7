import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { bets, events, golfTournaments } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { ENDED_STATUSES } from '../events/index.ts';
import type { BetRow } from './bet-rows.ts';

const alive = isNull(bets.deletedAt);

/** Pending bets of a game that can be graded, and settled ones when a correction is to be checked. */
export function listBetsOfEvent(ctx: Ctx, eventId: string): Promise<BetRow[]> {
  return ctx.db
    .select()
    .from(bets)
    .where(and(eq(bets.eventId, eventId), alive, sql`${bets.selection} is not null`))
    .orderBy(asc(bets.id));
}

/** The same of a tournament. */
export function listBetsOfTournament(ctx: Ctx, tournamentId: string): Promise<BetRow[]> {
  return ctx.db
    .select()
    .from(bets)
    .where(and(eq(bets.tournamentId, tournamentId), alive, sql`${bets.selection} is not null`))
    .orderBy(asc(bets.id));
}

/** Tournaments that ended and still have a gradable bet pending. */
export async function listTournamentsWithPendingBets(ctx: Ctx): Promise<string[]> {
  const rows = await ctx.db
    .selectDistinct({ id: golfTournaments.id })
    .from(bets)
    .innerJoin(golfTournaments, eq(golfTournaments.id, bets.tournamentId))
    .where(and(eq(bets.status, 'pending'), alive, eq(golfTournaments.status, 'completed'), sql`${bets.selection} is not null`));
  return rows.map(({ id }) => id);
}

/** Games that ended and still have a gradable bet pending, and games in play with one on a part of the game. */
export async function listEventsWithPendingBets(ctx: Ctx): Promise<string[]> {
  const part = and(eq(events.status, 'live'), sql`${bets.selection}->>'period' <> 'full'`);
  const over = or(inArray(events.status, ENDED_STATUSES), part);
  const rows = await ctx.db
    .selectDistinct({ id: events.id })
    .from(bets)
    .innerJoin(events, eq(events.id, bets.eventId))
    .where(and(eq(bets.status, 'pending'), alive, over));
  return rows.map(({ id }) => id);
}
