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

type Contest = Pick<BetRow, 'userId' | 'eventId' | 'tournamentId'>;

/** A user's bets on one game or tournament that are settled, those that their owner marked left out; locked against others who read them to write of them. */
export async function lockSettledOf(
  tx: Ctx,
  { userId, eventId, tournamentId }: Contest,
): Promise<Pick<BetRow, 'result' | 'profitCents'>[]> {
  const contest = eventId === null ? tournamentId : eventId;
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`settled ${userId} ${contest}`}))`);
  const ofContest = eventId === null ? eq(bets.tournamentId, tournamentId!) : eq(bets.eventId, eventId);
  return tx.db
    .select({ result: bets.result, profitCents: bets.profitCents })
    .from(bets)
    .where(and(eq(bets.userId, userId), ofContest, alive, eq(bets.status, 'settled'), inArray(bets.resultBy, ['settlement', 'admin'])));
}
