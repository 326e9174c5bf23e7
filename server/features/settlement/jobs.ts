import { type Ctx, defineJob, defineSchedule } from '../../kernel/ctx.ts';
import { listEventsWithPendingBets, listTournamentsWithPendingBets } from '../bets/index.ts';
import { listUnsettledFootballPickEvents } from '../football-picks/index.ts';
import { listUnsettledPickEvents } from '../picks/index.ts';
import { listEventsWithOpenLegs } from '../practice/index.ts';
import { settleTournament } from './golf/settle-tournament.ts';
import { settleEvent } from './settle-event.ts';

/** Runs when a game's facts are recorded, in the same transaction's wake. */
export const settleEventJob = defineJob<{ eventId: string }>({
  name: 'settle-event',
  maxAttempts: 8,
  leaseSeconds: 120,
  run: (ctx, { eventId }) => settleEvent(ctx, eventId),
});

/** The same for a tournament's facts; its row's id. */
export const settleTournamentJob = defineJob<{ tournamentId: string }>({
  name: 'settle-tournament',
  maxAttempts: 8,
  leaseSeconds: 120,
  run: (ctx, { tournamentId }) => settleTournament(ctx, tournamentId),
});

/** Picks up what no job covered: bets imported or tracked after the end, suspended games whose 36 hours ran out. */
export const sweepPendingJob = defineJob<{ firedAt: string }>({
  name: 'sweep-pending-bets',
  maxAttempts: 3,
  run: async (ctx: Ctx) => {
    const open = new Set([
      ...(await listEventsWithPendingBets(ctx)),
      ...(await listEventsWithOpenLegs(ctx)),
      ...(await listUnsettledPickEvents(ctx)),
      ...(await listUnsettledFootballPickEvents(ctx)),
    ]);
    for (const eventId of open) await settleEvent(ctx, eventId);
    for (const tournamentId of await listTournamentsWithPendingBets(ctx)) await settleTournament(ctx, tournamentId);
  },
});

export const sweepSchedule = defineSchedule({ name: 'sweep-pending-bets', job: sweepPendingJob, every: { seconds: 600 } });
