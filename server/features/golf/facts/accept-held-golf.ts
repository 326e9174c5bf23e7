import { audit } from '../../../kernel/audit.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { TournamentFacts } from '../../../ports/index.ts';
import { type OnFacts, writeResultHolds } from '../../contests/index.ts';
import { findTournamentRow, lockTournament } from '../rows/tournament-rows.ts';
import { findRefusal } from './facts-rules.ts';
import { storeFacts } from './record-golf-facts.ts';

/** Takes the source's present result of a tournament in place of the held one: it must be complete, final and free of contradictions. */
export const acceptHeldGolf =
  (onFacts: OnFacts): Verb<'POST /api/admin/settlement-queue/:gameId/accept-result'> =>
  async (ctx, { params: { gameId }, body: { hold, reason } }) => {
    const row = await findTournamentRow(ctx.db, gameId);
    const { golf } = ctx.ports;
    if (!row || !golf) throw new Refusal('NOT_FOUND', 'The requested tournament could not be found.');
    const told = await golf.feed.findFacts(gameId, ctx.now());
    const refused = findRefusal(told);
    if (refused !== null) throw new Refusal('CONFLICT', refused);
    return ctx.transact(async (tx) => {
      const locked = await lockTournament(tx.db, gameId);
      if (locked?.resultHold !== hold) throw new Refusal('CONFLICT', 'The result is no longer held for this reason. Load the queue again.');
      const version = await storeFacts(tx, locked, told as TournamentFacts, true);
      await writeResultHolds(tx.db, [{ id: locked.id, resultHold: null }]);
      await onFacts(tx, { contestId: locked.id, gameId, version });
      await audit(tx, 'result.accepted', `tournament:${gameId}`, { hold, version, reason });
      return { gameId, score: null };
    });
  };
