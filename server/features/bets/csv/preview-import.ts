import type { Contract } from '@clearedge/contract';
import { unreadWords } from '@clearedge/contract/aliases';
import type { VerbResult } from '@clearedge/contract/route';
import { requireUser } from '../../../kernel/access.ts';
import type { Verb } from '../../../kernel/feature.ts';
import type { WirePick } from '../bet-rules.ts';
import { readText } from '../reading/read-text.ts';
import type { BetTarget } from '../target/bet-target.ts';
import { fileReadsOf, type TargetReads } from '../target/match-target.ts';
import { columnsOf } from './import-columns.ts';
import { futureMisfit, futureOf } from './import-future.ts';
import type { WrittenBet } from './import-rules.ts';
import { findKnown, labelsOf, misfit, type ReadRow, STEP, TURN, ticketMisfit } from './import-step.ts';
import { type ImportedTicket, isTicket } from './import-ticket.ts';
import { nextTurn, readFile } from './read-file.ts';
import { readRows } from './read-rows.ts';
import { type Resolved, resolveRow } from './resolve-row.ts';

type Row = VerbResult<Contract['POST /api/bets/import/preview']>['rows'][number];

const MOST_ROWS = 500;
const URGENCY = { error: 0, unread: 1, read: 2, known: 3 } as const;
const NOT_READ = { ask: null, pick: null } as const;
const KNOWN = 'Already in your bets.';

type Reading = Row['legs'][number];

async function readBet(resolved: { bet: Resolved<WrittenBet>; target: BetTarget | null }, reads: TargetReads): Promise<Reading> {
  const { bet, target } = resolved;
  const { selection, odds } = bet;
  const reading = await readText({ type: { betType: bet.betType, places: bet.places }, text: selection, odds }, target, reads.players);
  const row = { selection, odds, ask: target ? askOf(bet) : null };
  return reading.kind === 'read'
    ? { ...row, pick: reading.selection as WirePick, state: 'read', text: reading.readAs }
    : { ...row, pick: null, state: 'unread', text: unreadWords(reading.reason) };
}

async function readOne({ line, bet }: ReadRow, reads: TargetReads, now: Date): Promise<Row> {
  if (isTicket(bet)) return readTicket(line, bet, reads, now);
  const stated = { row: line, selection: bet.selection, odds: bet.odds, result: bet.result, legs: [] };
  const future = await futureOf(bet, reads);
  if (future) {
    const objection = futureMisfit(bet, future);
    if (objection !== null) return { ...stated, ...NOT_READ, state: 'error', text: objection };
    if (future.kind === 'unread') return { ...stated, ...NOT_READ, state: 'unread', text: future.reason };
    return { ...stated, ...NOT_READ, state: 'read', text: `${future.words}, ${future.season}` };
  }
  const resolved = await resolveRow(bet, reads);
  const refusal = misfit(resolved, now);
  if (refusal !== null) return { ...stated, ...NOT_READ, state: 'error', text: refusal };
  return { ...stated, ...(await readBet(resolved, reads)) };
}

/** A ticket with what each leg is read as: all of them have to be, or the result is the file's, or its owner's. */
async function readTicket(row: number, bet: ImportedTicket, reads: TargetReads, now: Date): Promise<Row> {
  const stated = { row, selection: ticketWords(bet), odds: bet.odds, result: bet.result, ...NOT_READ };
  const resolved = [];
  for (const leg of bet.legs) resolved.push(await resolveRow(leg, reads));
  const refusal = ticketMisfit(bet, resolved, now);
  if (refusal !== null) return { ...stated, legs: [], state: 'error', text: refusal };
  const legs: Reading[] = [];
  for (const leg of resolved) legs.push(await readBet(leg, reads));
  const unread = legs.filter(({ state }) => state === 'unread').length;
  const text = unread === 0 ? 'Graded leg by leg.' : `${unread} of ${legs.length} legs are not graded from scores.`;
  return { ...stated, legs, state: unread === 0 ? 'read' : 'unread', text };
}

const KIND_WORD = { parlay: 'parlay', teaser: 'teaser', round_robin: 'round robin' } as const;
const ticketWords = ({ kind, legs }: ImportedTicket): string => `${legs.length}-leg ${KIND_WORD[kind]}`;

/** How another bet on the row's game is asked for. */
const askOf = ({ gameLabel, sport, betType, places, selection, gamesFrom, odds }: Resolved<WrittenBet>): Row['ask'] => ({
  gameId: gameLabel,
  betType: places === null ? betType : `top${places}`,
  selection,
  placedAt: gamesFrom.toISOString(),
  ...(odds === null ? {} : { odds }),
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
  const rows: Row[] = refused.map(({ row, message }) => ({
    row,
    selection: null,
    odds: null,
    result: null,
    legs: [],
    ...NOT_READ,
    state: 'error',
    text: message,
  }));
  let known = new Set<ReadRow>();
  for (const [index, one] of bets.entries()) {
    if (index % STEP === 0) {
      const step = bets.slice(index, index + STEP);
      known = await findKnown(ctx, userId, step);
      await reads.prefetch(step.flatMap(labelsOf));
    }
    if (index % TURN === 0) await nextTurn();
    const { line, bet } = one;
    if (known.has(one)) {
      const selection = isTicket(bet) ? ticketWords(bet) : bet.selection;
      rows.push({ row: line, selection, odds: bet.odds, result: bet.result, legs: [], ...NOT_READ, state: 'known', text: KNOWN });
    } else rows.push(await readOne(one, reads, ctx.now()));
  }
  const count = (state: Row['state']): number => rows.filter((row) => row.state === state).length;
  return {
    read: count('read'),
    unread: count('unread'),
    unreadSettled: rows.filter(({ state, result }) => state === 'unread' && result !== null).length,
    known: count('known'),
    errors: count('error'),
    ...odds,
    headings,
    columns: columnsOf(headings, chosen),
    rows: shown(rows),
  };
};
