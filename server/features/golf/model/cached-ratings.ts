import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import { GOLF_MODEL, GolfRatings } from '@clearedge/quant/sports/golf';
import { groupBy } from '../../../kernel/collections.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { listPastRounds, type PastRound, pastRoundsStamp } from '../rows/entry-rows.ts';
import { dayOf } from './field-of.ts';

const MEMORY_DAYS = 800;

function learn(past: readonly PastRound[]): GolfRatings {
  const ratings = new GolfRatings(GOLF_MODEL);
  const byTournament = groupBy(past, ({ tournamentId }) => tournamentId);
  for (const lines of byTournament.values()) {
    const rounds = new Map(lines.map((line) => [line.playerId, line.rounds]));
    ratings.learn({ day: dayOf(lines[0]!.endsOn), rounds });
  }
  return ratings;
}

export type ReadRatings = (ctx: Ctx) => Promise<GolfRatings>;

/** Every player's skill from the finished tournaments that are stored; learned anew when another one is in. */
export function cachedRatings(): ReadRatings {
  let stored: { stamp: string; ratings: GolfRatings } | null = null;
  return async (ctx) => {
    const to = easternDay(ctx.now());
    const from = shiftDay(to, -MEMORY_DAYS);
    const stamp = await pastRoundsStamp(ctx.db, from, to);
    if (stored?.stamp !== stamp) stored = { stamp, ratings: learn(await listPastRounds(ctx.db, from, to)) };
    return stored.ratings;
  };
}
