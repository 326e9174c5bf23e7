import type { Ctx } from '../../../kernel/ctx.ts';
import type { TournamentFacts } from '../../../ports/index.ts';
import { findFactsRow, insertFactsRow } from '../rows/fact-rows.ts';
import { lockTournament } from '../rows/tournament-rows.ts';
import { golfFactsFault, hashGolfFacts, isEmptier } from './facts-rules.ts';

export interface RecordedGolfFacts {
  tournamentId: string;
  publicId: string;
  version: number;
}
/** What follows new facts, in the transaction that stores them: settlement enqueues its job there. */
export type OnGolfFacts = (tx: Ctx, recorded: RecordedGolfFacts) => Promise<void>;

/** Stores what the source says of a result as a new version; nothing happens when it says the same as before, or something older. */
export async function recordGolfFacts(ctx: Ctx, said: TournamentFacts, onFacts: OnGolfFacts): Promise<void> {
  const fault = golfFactsFault(said.facts);
  if (fault !== null) {
    ctx.log.error({ tournament: said.tournamentId, reason: fault }, 'a source gave a golf result that cannot be graded; it was not stored');
    return;
  }
  await ctx.transact(async (tx) => {
    const row = await lockTournament(tx.db, said.tournamentId);
    if (!row) return;
    const latest = await findFactsRow(tx.db, row.id);
    const factsHash = hashGolfFacts(said.facts);
    if (latest && (said.reportedAt < latest.reportedAt || (latest.factsHash === factsHash && latest.isFinal === said.isFinal))) return;
    if (latest?.isFinal && isEmptier(latest.facts, said.facts)) {
      tx.log.warn({ tournament: said.tournamentId }, 'an official golf result came back with less in it; the stored one stays');
      return;
    }
    const { facts, isFinal, reportedAt } = said;
    const version = (latest?.version ?? 0) + 1;
    await insertFactsRow(tx.db, {
      id: tx.newId(),
      tournamentId: row.id,
      version,
      isFinal,
      facts,
      factsHash,
      reportedAt,
      recordedAt: tx.now(),
    });
    await onFacts(tx, { tournamentId: row.id, publicId: row.publicId, version });
  });
}
