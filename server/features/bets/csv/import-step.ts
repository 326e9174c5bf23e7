import { gradeReturnCents, HOUSE_RULES_VERSION } from '@clearedge/quant/grading';
import { cents } from '@clearedge/quant/money';
import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import { checkMayStake } from '../../limits/index.ts';
import { insertImported, listKnown, type NewBetRow } from '../bet-rows.ts';
import { hasStarted, type WirePick } from '../bet-rules.ts';
import { type Chosen, chooseSelection, LEFT } from '../reading/read-text.ts';
import { type BetTarget, sportOf, targetColumns } from '../target/bet-target.ts';
import type { FileReads, TargetReads } from '../target/match-target.ts';
import { weeklyUsage } from '../usage/weekly-usage.ts';
import type { ImportedBet } from './import-rules.ts';
import { nextTurn } from './read-file.ts';
import { type ResolvedBet, resolveRow } from './resolve-row.ts';

export interface ReadRow {
  line: number;
  /** The bet's id, in a file exported here. */
  id: string | null;
  bet: ImportedBet;
  /** The bet as its owner chose it, null where the owner enters the result; without it the text is read. */
  pick?: WirePick | null | undefined;
}
export interface RefusedRow {
  row: number;
  message: string;
}
interface Outcome {
  imported: number;
  skipped: number;
  refused: RefusedRow[];
}
type Matched = Omit<ReadRow, 'bet'> & { bet: ResolvedBet; target: BetTarget | null; chosen: Chosen; objection: string | null };

/** Rows of one statement or one transaction. */
export const STEP = 100;
/** Rows matched between two turns of the contest loop. */
export const TURN = 10;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Those of the rows that the user has already: by the id of an exported bet, or by what they say. */
export async function findKnown<R extends Pick<ReadRow, 'id'> & { bet: Pick<ImportedBet, 'importKey'> }>(
  ctx: Ctx,
  userId: string,
  rows: readonly R[],
): Promise<Set<R>> {
  const ids = rows.flatMap(({ id }) => (id !== null && UUID.test(id) ? [id.toLowerCase()] : []));
  const keys = rows.map(({ bet }) => bet.importKey);
  const known = await listKnown(ctx, userId, ids, keys);
  return new Set(rows.filter(({ id, bet }) => known.has(bet.importKey) || (id !== null && known.has(id.toLowerCase()))));
}
const STARTED = 'This game has started: add the result, or leave the row out.';
const NOT_OF_GAME = 'The bet that you chose is not on this game: choose another, or leave it to yourself.';
const NOT_STARTED = 'This game has not started, so it has no result yet.';

const hasBegun = (target: BetTarget, now: Date): boolean =>
  target.kind === 'game' ? hasStarted(target.contest, now) : !target.tournament.isBeforeStart;

/** Why a row does not fit what is known of its game; null when it does. A book may have voided a bet before the start. */
export function misfit({ bet, target }: { bet: Pick<ImportedBet, 'result'>; target: BetTarget | null }, now: Date): string | null {
  if (!target) return null;
  if (bet.result === null) return hasBegun(target, now) ? STARTED : null;
  return bet.result === 'void' || hasBegun(target, now) ? null : NOT_STARTED;
}

function toRow(tx: Ctx, userId: string, { bet, target, chosen }: Matched): NewBetRow {
  const { result, places: _ofType, sport, ...rest } = bet;
  const stake = cents(bet.stakeCents);
  return {
    ...rest,
    id: tx.newId(),
    userId,
    ...targetColumns(target),
    sport: (target && sportOf(target)) ?? sport,
    selectionText: bet.selection,
    ...chosen,
    terms: { pitcherRule: 'action' },
    source: 'import',
    countedAt: result === null ? tx.now() : bet.placedAt,
    status: result === null ? 'pending' : 'settled',
    result,
    profitCents: result === null ? null : gradeReturnCents(stake, bet.odds, result) - stake,
    settledAt: result === null ? null : bet.placedAt,
    resultBy: result === null ? null : 'file',
    ruleVersion: HOUSE_RULES_VERSION,
    updatedAt: tx.now(),
  };
}

/** The message that the limits refuse these open bets with, taken together; null when they may be placed. */
async function refusalOf(tx: Ctx, userId: string, open: readonly Matched[]): Promise<string | null> {
  if (open.length === 0) return null;
  const stakeCents = open.reduce((sum, { bet }) => sum + bet.stakeCents, 0);
  try {
    await checkMayStake(tx, userId, stakeCents, () => weeklyUsage(tx, userId));
    return null;
  } catch (error) {
    if (error instanceof DomainError) return error.message;
    throw error;
  }
}

type Choice = Pick<Matched, 'bet' | 'chosen' | 'objection'>;

/** A row as the bet that its owner chose, in the words of that bet; an objection where it is none of the row's game. */
async function choosePick(bet: ResolvedBet, pick: WirePick, target: BetTarget | null, reads: TargetReads): Promise<Choice> {
  const { market: betType } = pick;
  const type = { betType, places: pick.market === 'place' ? pick.places : null };
  try {
    const chosen = await chooseSelection({ type, text: bet.selection }, pick, target, reads.players);
    if (chosen.readAs === null) return { bet, chosen, objection: NOT_OF_GAME };
    return { bet: { ...bet, betType, selection: chosen.readAs }, chosen, objection: null };
  } catch (error) {
    if (error instanceof DomainError) return { bet, chosen: LEFT, objection: NOT_OF_GAME };
    throw error;
  }
}

async function matchRow(row: ReadRow, reads: TargetReads): Promise<Matched> {
  const { pick } = row;
  const { bet, target } = await resolveRow(row.bet, reads);
  if (pick) return { ...row, target, ...(await choosePick(bet, pick, target, reads)) };
  const typed = { type: { betType: bet.betType, places: bet.places }, text: bet.selection, odds: bet.odds };
  return { ...row, bet, target, chosen: await chooseSelection(typed, pick, target, reads.players), objection: null };
}

/** Some rows of a file in one transaction. Open bets are taken all or none, as their stakes count together. */
export async function importStep(ctx: Ctx, userId: string, rows: readonly ReadRow[], reads: FileReads): Promise<Outcome> {
  const matched: Matched[] = [];
  await reads.prefetch(rows.map(({ bet }) => bet.gameLabel));
  for (const [index, row] of rows.entries()) {
    if (index % TURN === 0) await nextTurn();
    matched.push(await matchRow(row, reads));
  }
  return ctx.transact(async (tx) => {
    const known = await findKnown(tx, userId, matched);
    const unknown = matched.filter((row) => !known.has(row));
    const words = unknown.map((row) => ({ row, message: row.objection ?? misfit(row, tx.now()) }));
    const refused = words.flatMap(({ row, message }) => (message === null ? [] : [{ row: row.line, message }]));
    const fitting = words.flatMap(({ row, message }) => (message === null ? [row] : []));
    const open = fitting.filter(({ bet }) => bet.result === null);
    const message = await refusalOf(tx, userId, open);
    if (message !== null) refused.push(...open.map(({ line }) => ({ row: line, message })));
    const taken = message === null ? fitting : fitting.filter(({ bet }) => bet.result !== null);
    const imported = await insertImported(
      tx,
      taken.map((row) => toRow(tx, userId, row)),
    );
    return { imported, skipped: rows.length - refused.length - imported, refused };
  });
}
