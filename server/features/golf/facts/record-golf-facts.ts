import { type GolfFacts, isGolfFacts } from '@clearedge/quant/grading';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { DoubtfulTournament, TournamentFacts } from '../../../ports/index.ts';
import { type ContestFacts, findContestFacts, hashFacts, insertFacts, type OnFacts, writeResultHolds } from '../../contests/index.ts';
import { lockTournament, type TournamentRow } from '../rows/tournament-rows.ts';
import { findHold } from './facts-rules.ts';

type GolfVersion = Omit<ContestFacts, 'facts'> & { facts: GolfFacts };

/** The newest facts of a tournament, or the version asked for; null while nothing can be graded. */
export async function findGolfFacts(ctx: Pick<Ctx, 'db'>, tournamentId: string): Promise<GolfVersion | null> {
  const found = await findContestFacts(ctx, tournamentId);
  return found && isGolfFacts(found.facts) ? { ...found, facts: found.facts } : null;
}

/**
 * Stores what the source says of a result as a new version; nothing happens when it says the same as before, or something older. A result in
 * doubt, or one that takes back what is stored, is held for the operator, and what is stored stays.
 */
export async function recordGolfFacts(
  ctx: Ctx,
  publicId: string,
  told: TournamentFacts | DoubtfulTournament | null,
  onFacts: OnFacts,
): Promise<void> {
  await ctx.transact(async (tx) => {
    const row = await lockTournament(tx.db, publicId);
    if (row) await storeOrHold(tx, row, told, onFacts);
  });
}

async function storeOrHold(
  tx: Ctx,
  row: TournamentRow,
  told: TournamentFacts | DoubtfulTournament | null,
  onFacts: OnFacts,
): Promise<void> {
  const latest = await findGolfFacts(tx, row.id);
  if (told && 'facts' in told && latest && told.reportedAt < latest.reportedAt) return;
  const hold = findHold(told, latest);
  if (hold !== null) return writeHold(tx, row, hold);
  if (!told || 'doubts' in told) return;
  // After a restart a final is told as not yet steady, and a correction has to be steady before it counts.
  if (latest?.isFinal && !told.isFinal) return;
  const isSame = latest?.factsHash === hashFacts(told.facts) && latest.isFinal === told.isFinal;
  if (isSame && row.resultHold === null) return;
  await writeHold(tx, row, null);
  // What waited while the result was in doubt is graded by the facts that stand.
  const version = isSame ? latest.version : await storeFacts(tx, row, told);
  await onFacts(tx, { contestId: row.id, gameId: row.publicId, version });
}

async function writeHold(tx: Ctx, row: TournamentRow, reason: string | null): Promise<void> {
  if (row.resultHold === reason) return;
  await writeResultHolds(tx.db, [{ id: row.id, resultHold: reason }]);
  if (reason) tx.log.warn({ tournament: row.publicId, reason }, 'a golf result is in doubt; nothing is graded on it');
}

/** Adds the next version and answers its number. The tournament must be locked. */
export async function storeFacts(
  tx: Ctx,
  { id: contestId }: TournamentRow,
  { facts, isFinal, reportedAt }: TournamentFacts,
  isAccepted = false,
): Promise<number> {
  const version = ((await findContestFacts(tx, contestId))?.version ?? 0) + 1;
  const factsHash = hashFacts(facts);
  const recordedAt = tx.now();
  await insertFacts(tx.db, { id: tx.newId(), contestId, version, isFinal, facts, factsHash, isAccepted, reportedAt, recordedAt });
  return version;
}
