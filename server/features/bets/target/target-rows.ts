import { and, asc, between, eq, inArray } from 'drizzle-orm';
import { events } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { BetEvent } from './bet-target.ts';

const betEvent = {
  id: events.id,
  sport: events.sport,
  gameId: events.gameId,
  slateOn: events.slateOn,
  startsAt: events.startsAt,
  status: events.status,
  scheduledInnings: events.scheduledInnings,
  awayCode: events.awayCode,
  awayName: events.awayName,
  homeCode: events.homeCode,
  homeName: events.homeName,
  awayPitcher: events.awayPitcher,
  homePitcher: events.homePitcher,
};

/** A sport's games of some Eastern days, as a bet needs them. */
export const listGamesToMatch = (ctx: Ctx, sport: 'mlb' | 'cfl', from: string, to: string): Promise<BetEvent[]> =>
  ctx.db
    .select(betEvent)
    .from(events)
    .where(and(eq(events.sport, sport), between(events.slateOn, from, to)))
    .orderBy(asc(events.startsAt), asc(events.gameId));

/** The games with these ids, of any sport, as a bet needs them. */
export const listGamesWithIds = (ctx: Ctx, gameIds: readonly string[]): Promise<BetEvent[]> =>
  ctx.db
    .select(betEvent)
    .from(events)
    .where(inArray(events.gameId, [...gameIds]));
