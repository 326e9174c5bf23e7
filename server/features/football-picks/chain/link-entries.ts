import type { Ctx } from '../../../kernel/ctx.ts';
import { appendLinks, type ChainName, lockChain, said } from '../../chain/index.ts';
import { listUnlinkedPicks, listUnlinkedResults } from '../rows/link-rows.ts';
import { footballPickStatement } from './pick-statement.ts';
import { footballResultStatement } from './result-statement.ts';

const PICKS: ChainName = { sport: 'cfl', chain: 'picks' };
const RESULTS: ChainName = { sport: 'cfl', chain: 'results' };
const NONCE_BYTES = 16;

/** Gives every pick without one its place: those just published in this transaction, and any that came before there were places. */
export async function linkPicks(tx: Ctx): Promise<void> {
  await lockChain(tx, PICKS);
  const rows = (await listUnlinkedPicks(tx.db)).map(({ pick, gameId, matchup }) => {
    // A source may rename a game later, and without a nonce a seal could be found by trying every selection.
    const nonce = tx.randomBytes(NONCE_BYTES).toString('hex');
    const beyond = { gameId: said(gameId), matchup: said(matchup), linkedAt: said(tx.now()), nonce };
    return { entryId: pick.id, said: beyond, statementAt: (sequence: number) => footballPickStatement(pick, beyond, sequence) };
  });
  await appendLinks(tx, PICKS, rows);
}

/** The same for results, once their picks have places. */
export async function linkResults(tx: Ctx): Promise<void> {
  await lockChain(tx, RESULTS);
  const rows = (await listUnlinkedResults(tx.db)).map(({ result, pickHash }) => {
    const beyond = { linkedAt: said(tx.now()) };
    const statementAt = (sequence: number) => footballResultStatement(result, pickHash, beyond, sequence);
    return { entryId: result.id, said: beyond, statementAt };
  });
  await appendLinks(tx, RESULTS, rows);
}

/**
 * Enters what stands outside the record: everything from before it held football, and what a process of the build before publishes during an
 * upgrade. Safe to run at any time and by several processes at once.
 */
export async function linkMissing(ctx: Ctx): Promise<void> {
  const missing = (await listUnlinkedPicks(ctx.db)).length + (await listUnlinkedResults(ctx.db)).length;
  if (missing === 0) return;
  await ctx.transact(async (tx) => {
    await linkPicks(tx);
    await linkResults(tx);
  });
}
