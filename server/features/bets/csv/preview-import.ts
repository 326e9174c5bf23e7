import type { Contract } from '@clearedge/contract';
import { unreadWords } from '@clearedge/contract/aliases';
import type { VerbResult } from '@clearedge/contract/route';
import { requireUser } from '../../../kernel/access.ts';
import type { Verb } from '../../../kernel/feature.ts';
import type { WirePick } from '../bet-rules.ts';
import { readText } from '../reading/read-text.ts';
import { fileReadsOf, type TargetReads } from '../target/match-target.ts';
import { columnsOf } from './import-columns.ts';
import { findKnown, misfit, type ReadRow, STEP, TURN } from './import-step.ts';
import { nextTurn, readFile } from './read-file.ts';
import { readRows } from './read-rows.ts';
import { type ResolvedBet, resolveRow } from './resolve-row.ts';

type Row = VerbResult<Contract['POST /api/bets/import/preview']>['rows'][number];

const MOST_ROWS = 500;
const URGENCY = { error: 0, unread: 1, read: 2, known: 3 } as const;
const NOT_READ = { ask: null, pick: null } as const;
const KNOWN = 'Already in your bets.';

async function readOne({ line, bet: written }: ReadRow, reads: TargetReads, now: Date): Promise<Row> {
  const { bet, target } = await resolveRow(written, reads);
  const refusal = misfit({ bet, target }, now);
  const stated = { row: line, selection: bet.selection, odds: bet.odds };
  if (refusal !== null) return { ...stated, ...NOT_READ, state: 'error', text: refusal };
  const typed = { type: { betType: bet.betType, places: bet.places }, text: bet.selection, odds: bet.odds };
  const reading = await readText(typed, target, reads.players);
  const row = { ...stated, ask: target ? askOf(bet) : null };
  return reading.kind === 'read'
    ? { ...row, pick: reading.selection as WirePick, state: 'read', text: reading.readAs }
    : { ...row, pick: null, state: 'unread', text: unreadWords(reading.reason) };
}

/** How another bet on the row's game is asked for. */
const askOf = ({ gameLabel, sport, betType, places, selection, placedAt, odds }: ResolvedBet): Row['ask'] => ({
  gameId: gameLabel,
  betType: places === null ? betType : `top${places}`,
  selection,
  placedAt: placedAt.toISOString(),
  odds,
  ...(sport === null ? {} : { sport }),
});

/** The first rows of a file, or of a long one those that need attention before the others. */
function shown(rows: readonly Row[]): Row[] {
  const inOrder = rows.toSorted((a, b) => a.row - b.row);
  if (rows.length <= MOST_ROWS) return inOrder;
  return inOrder.toSorted((a, b) => URGENCY[a.state] - URGENCY[b.state]).slice(0, MOST_ROWS);
}

/** What each row of a CSV file would be graded as, before anything is kept. */
export const previewImport: Verb<'POST /api/bets/import/preview'> = async (ctx, { body }) => {
  const userId = requireUser(ctx.actor);
  const { columns: chosen = {} } = body;
  const { headings, rows: written } = await readFile(body.csv);
  const { bets, refused, ...odds } = await readRows(written, ctx.now(), body.oddsFormat, chosen);
  const reads = fileReadsOf(ctx);
  const rows: Row[] = refused.map(({ row, message }) => ({ row, selection: null, odds: null, ...NOT_READ, state: 'error', text: message }));
  let known = new Set<ReadRow>();
  for (const [index, one] of bets.entries()) {
    if (index % STEP === 0) {
      const step = bets.slice(index, index + STEP);
      known = await findKnown(ctx, userId, step);
      await reads.prefetch(step.map(({ bet }) => bet.gameLabel));
    }
    if (index % TURN === 0) await nextTurn();
    if (known.has(one))
      rows.push({ row: one.line, selection: one.bet.selection, odds: one.bet.odds, ...NOT_READ, state: 'known', text: KNOWN });
    else rows.push(await readOne(one, reads, ctx.now()));
  }
  const count = (state: Row['state']): number => rows.filter((row) => row.state === state).length;
  return {
    read: count('read'),
    unread: count('unread'),
    known: count('known'),
    errors: count('error'),
    ...odds,
    headings,
    columns: columnsOf(headings, chosen),
    rows: shown(rows),
  };
};
