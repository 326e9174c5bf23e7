import type { Contract } from '@clearedge/contract';
import { unreadWords } from '@clearedge/contract/aliases';
import type { VerbResult } from '@clearedge/contract/route';
import { requireUser } from '../../../kernel/access.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { readText } from '../reading/read-text.ts';
import { fileReadsOf, matchTarget, type TargetReads } from '../target/match-target.ts';
import { findKnown, misfit, type ReadRow, STEP, TURN } from './import-step.ts';
import { nextTurn, readFile } from './read-file.ts';
import { readRows } from './read-rows.ts';

type Row = VerbResult<Contract['POST /api/bets/import/preview']>['rows'][number];

const MOST_ROWS = 500;
const URGENCY = { error: 0, unread: 1, read: 2, known: 3 } as const;
const KNOWN = 'Already in your bets.';

async function readOne({ line, bet }: ReadRow, reads: TargetReads, now: Date): Promise<Row> {
  const target = await matchTarget(reads, bet.gameLabel, bet.placedAt, bet.sport ?? undefined);
  const refusal = misfit({ bet, target }, now);
  if (refusal !== null) return { row: line, selection: bet.selection, state: 'error', text: refusal };
  const typed = { type: { betType: bet.betType, places: bet.places }, text: bet.selection, odds: bet.odds };
  const reading = await readText(typed, target, reads.players);
  const row = { row: line, selection: bet.selection };
  return reading.kind === 'read'
    ? { ...row, state: 'read', text: reading.readAs }
    : { ...row, state: 'unread', text: unreadWords(reading.reason) };
}

/** The first rows of a file, or of a long one those that need attention before the others. */
function shown(rows: readonly Row[]): Row[] {
  const inOrder = rows.toSorted((a, b) => a.row - b.row);
  if (rows.length <= MOST_ROWS) return inOrder;
  return inOrder.toSorted((a, b) => URGENCY[a.state] - URGENCY[b.state]).slice(0, MOST_ROWS);
}

/** What each row of a CSV file would be graded as, before anything is kept. */
export const previewImport: Verb<'POST /api/bets/import/preview'> = async (ctx, { body }) => {
  const userId = requireUser(ctx.actor);
  const { bets, refused } = await readRows(await readFile(body.csv), ctx.now());
  const reads = fileReadsOf(ctx);
  const rows: Row[] = refused.map(({ row, message }) => ({ row, state: 'error', selection: null, text: message }));
  let known = new Set<ReadRow>();
  for (const [index, one] of bets.entries()) {
    if (index % STEP === 0) {
      const step = bets.slice(index, index + STEP);
      known = await findKnown(ctx, userId, step);
      await reads.prefetch(step.map(({ bet }) => bet.gameLabel));
    }
    if (index % TURN === 0) await nextTurn();
    if (known.has(one)) rows.push({ row: one.line, selection: one.bet.selection, state: 'known', text: KNOWN });
    else rows.push(await readOne(one, reads, ctx.now()));
  }
  const count = (state: Row['state']): number => rows.filter((row) => row.state === state).length;
  return { read: count('read'), unread: count('unread'), known: count('known'), errors: count('error'), rows: shown(rows) };
};
