import { gradeReturnCents, HOUSE_RULES_VERSION } from '@clearedge/quant/grading';
import { cents } from '@clearedge/quant/money';
import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import { checkMayStake } from '../../limits/index.ts';
import { insertImported, listKnown, type NewBetRow, type NewLegRow } from '../bet-rows.ts';
import { hasStarted, type WirePick } from '../bet-rules.ts';
import { REPEATED_LEG, repeatedLeg, ticketColumns } from '../parlays/ticket-rules.ts';
import { type Chosen, chooseSelection, LEFT } from '../reading/read-text.ts';
import { type BetTarget, sportOf, targetColumns } from '../target/bet-target.ts';
import type { FileReads, TargetReads } from '../target/match-target.ts';
import { weeklyUsage } from '../usage/weekly-usage.ts';
import { type FileFuture, futureColumns, futureMisfit, futureOf } from './import-future.ts';
import type { ImportedBet, WrittenBet } from './import-rules.ts';
import { type ImportedLeg, type ImportedTicket, isTicket } from './import-ticket.ts';
import { nextTurn } from './read-file.ts';
import { type Resolved, resolveRow } from './resolve-row.ts';

export interface ReadRow {
  line: number;
  /** The bet's id, in a file exported here. */
  id: string | null;
  bet: ImportedBet | ImportedTicket;
}
/** Bets and legs as their owner chose them, by line and leg: null where the owner enters the result; those that are missing are read. */
export type Picks = ReadonlyMap<string, WirePick | null>;
export const pickKey = (line: number, leg?: number): string => (leg === undefined ? `${line}` : `${line}.${leg}`);
export interface RefusedRow {
  row: number;
  message: string;
}
interface Outcome {
  imported: number;
  skipped: number;
  refused: RefusedRow[];
}
interface MatchedBet<B extends WrittenBet> {
  bet: Resolved<B>;
  target: BetTarget | null;
  chosen: Chosen;
  objection: string | null;
}
interface MatchedFuture {
  bet: ImportedBet;
  future: FileFuture;
  isOwners: boolean;
  objection: string | null;
}
type MatchedRow = Omit<ReadRow, 'bet'> &
  (MatchedBet<ImportedBet> | MatchedFuture | { bet: ImportedTicket; legs: MatchedBet<ImportedLeg>[]; objection: string | null });
type OnTarget = Pick<MatchedBet<WrittenBet>, 'target'>;

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
export function misfit({ bet, target }: { bet: Pick<ImportedBet, 'result'> } & OnTarget, now: Date): string | null {
  if (!target) return null;
  if (bet.result === null) return hasBegun(target, now) ? STARTED : null;
  return bet.result === 'void' || hasBegun(target, now) ? null : NOT_STARTED;
}

/** The same of a ticket: it is open before its first game, and won after its last; one game may have lost it. */
export function ticketMisfit(bet: Pick<ImportedTicket, 'result'>, legs: readonly OnTarget[], now: Date): string | null {
  const known = legs.flatMap(({ target }) => target ?? []);
  const begun = known.filter((target) => hasBegun(target, now));
  if (bet.result === null) return begun.length > 0 ? STARTED : null;
  if (bet.result === 'void' || begun.length === known.length) return null;
  return bet.result === 'loss' && (begun.length > 0 || known.length < legs.length) ? null : NOT_STARTED;
}

/** What every row says that a file brings. */
const fromFile = (tx: Ctx, userId: string, result: ImportedBet['result'], placedAt: Date) =>
  ({
    id: tx.newId(),
    userId,
    placedAt,
    terms: { pitcherRule: 'action' },
    source: 'import',
    countedAt: result === null ? tx.now() : placedAt,
    status: result === null ? 'pending' : 'settled',
    result,
    settledAt: result === null ? null : placedAt,
    resultBy: result === null ? null : 'file',
    ruleVersion: HOUSE_RULES_VERSION,
    updatedAt: tx.now(),
  }) as const;

/** A row to insert, with the legs of a ticket. */
interface NewImported {
  bet: NewBetRow;
  legs: NewLegRow[];
}

function toRow(tx: Ctx, userId: string, { bet, target, chosen }: MatchedBet<ImportedBet>): NewImported {
  const { result, places: _ofType, isFuture: _stated, sport, placedAt, gamesFrom: _looked, ...rest } = bet;
  const stake = cents(bet.stakeCents);
  const row = {
    ...rest,
    ...fromFile(tx, userId, result, placedAt),
    ...targetColumns(target),
    sport: (target && sportOf(target)) ?? sport,
    selectionText: bet.selection,
    ...chosen,
    profitCents: result === null ? null : gradeReturnCents(stake, bet.odds, result) - stake,
  };
  return { bet: row, legs: [] };
}

function toFutureRow(tx: Ctx, userId: string, { bet, future, isOwners }: MatchedFuture): NewImported {
  const { result, places: _ofType, isFuture: _stated, placedAt, gamesFrom: _looked, selection: _written, ...rest } = bet;
  const row = {
    ...rest,
    ...fromFile(tx, userId, result, placedAt),
    contestId: null,
    startsAt: null,
    ...futureColumns(bet, future, isOwners),
  };
  return { bet: row, legs: [] };
}

function toTicketRow(tx: Ctx, userId: string, { bet, legs }: { bet: ImportedTicket; legs: MatchedBet<ImportedLeg>[] }): NewImported {
  const { result, placedAt, kind, legs: _written, ...rest } = bet;
  const row = fromFile(tx, userId, result, placedAt);
  const rows = legs.map(({ bet: leg, target, chosen }, position) => ({
    id: tx.newId(),
    betId: row.id,
    position,
    contestId: targetColumns(target).contestId,
    sport: (target && sportOf(target)) ?? leg.sport,
    gameLabel: leg.gameLabel,
    betType: leg.betType,
    selectionText: leg.selection,
    selection: chosen.selection,
    readAs: chosen.readAs,
    terms: { pitcherRule: 'action' } as const,
    odds: leg.odds,
    result: leg.result,
    formula: leg.result === null ? null : 'As your file says.',
  }));
  return {
    bet: {
      ...rest,
      ...row,
      ...ticketColumns(
        kind,
        rows,
        legs.map(({ target }) => targetColumns(target).startsAt),
      ),
    },
    legs: rows,
  };
}

/** The message that the limits refuse these open bets with, taken together; null when they may be placed. */
async function refusalOf(tx: Ctx, userId: string, open: readonly MatchedRow[]): Promise<string | null> {
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

/** A row or leg as the bet that its owner chose, in the words of that bet; an objection where it is none of the row's game. */
async function choosePick<B extends WrittenBet>(
  bet: Resolved<B>,
  pick: WirePick,
  target: BetTarget | null,
  reads: TargetReads,
): Promise<MatchedBet<B>> {
  const { market: betType } = pick;
  const type = { betType, places: pick.market === 'place' ? pick.places : null };
  try {
    const chosen = await chooseSelection({ type, text: bet.selection }, pick, target, reads.players);
    if (chosen.readAs === null) return { bet, target, chosen, objection: NOT_OF_GAME };
    return { bet: { ...bet, betType, selection: chosen.readAs }, target, chosen, objection: null };
  } catch (error) {
    if (error instanceof DomainError) return { bet, target, chosen: LEFT, objection: NOT_OF_GAME };
    throw error;
  }
}

async function matchBet<B extends WrittenBet>(written: B, pick: WirePick | null | undefined, reads: TargetReads): Promise<MatchedBet<B>> {
  const { bet, target } = await resolveRow(written, reads);
  if (pick) return choosePick(bet, pick, target, reads);
  const typed = { type: { betType: bet.betType, places: bet.places }, text: bet.selection, odds: bet.odds };
  return { bet, target, chosen: await chooseSelection(typed, pick, target, reads.players), objection: null };
}

async function matchRow({ line, id, bet }: ReadRow, picks: Picks, reads: TargetReads): Promise<MatchedRow> {
  if (!isTicket(bet)) {
    const future = await futureOf(bet, reads);
    const pick = picks.get(pickKey(line));
    if (future) return { line, id, bet, future, isOwners: pick === null, objection: pick ? NOT_OF_GAME : null };
    return { line, id, ...(await matchBet(bet, pick, reads)) };
  }
  const legs: MatchedBet<ImportedLeg>[] = [];
  for (const [at, leg] of bet.legs.entries()) legs.push(await matchBet(leg, picks.get(pickKey(line, at)), reads));
  const rows = legs.map(({ target, chosen: { selection } }) => ({ selection, contestId: targetColumns(target).contestId }));
  const objection = legs.find((leg) => leg.objection !== null)?.objection ?? (repeatedLeg(rows) === -1 ? null : REPEATED_LEG);
  return { line, id, bet, legs, objection };
}

function objectionTo(row: MatchedRow, now: Date): string | null {
  if (row.objection !== null) return row.objection;
  if ('future' in row) return futureMisfit(row.bet, row.future);
  return 'legs' in row ? ticketMisfit(row.bet, row.legs, now) : misfit(row, now);
}

function rowOf(tx: Ctx, userId: string, row: MatchedRow): NewImported {
  if ('future' in row) return toFutureRow(tx, userId, row);
  return 'legs' in row ? toTicketRow(tx, userId, row) : toRow(tx, userId, row);
}

/** What a row or the legs of a ticket name as their games. */
export const labelsOf = ({ bet }: ReadRow): string[] => (isTicket(bet) ? bet.legs : [bet]).map(({ gameLabel }) => gameLabel);

/** Some rows of a file in one transaction. Open bets are taken all or none, as their stakes count together. */
export async function importStep(ctx: Ctx, userId: string, rows: readonly ReadRow[], picks: Picks, reads: FileReads): Promise<Outcome> {
  const matched: MatchedRow[] = [];
  await reads.prefetch(rows.flatMap(labelsOf));
  for (const [index, row] of rows.entries()) {
    if (index % TURN === 0) await nextTurn();
    matched.push(await matchRow(row, picks, reads));
  }
  return ctx.transact(async (tx) => {
    const known = await findKnown(tx, userId, matched);
    const unknown = matched.filter((row) => !known.has(row));
    const words = unknown.map((row) => ({ row, message: objectionTo(row, tx.now()) }));
    const refused = words.flatMap(({ row, message }) => (message === null ? [] : [{ row: row.line, message }]));
    const fitting = words.flatMap(({ row, message }) => (message === null ? [row] : []));
    const open = fitting.filter(({ bet }) => bet.result === null);
    const message = await refusalOf(tx, userId, open);
    if (message !== null) refused.push(...open.map(({ line }) => ({ row: line, message })));
    const taken = message === null ? fitting : fitting.filter(({ bet }) => bet.result !== null);
    const imported = await insertImported(
      tx,
      taken.map((row) => rowOf(tx, userId, row)),
    );
    return { imported, skipped: rows.length - refused.length - imported, refused };
  });
}
