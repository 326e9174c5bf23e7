import type { Contract } from '@clearedge/contract';
import type { VerbInput, VerbResult } from '@clearedge/contract/route';
import { gradeReturnCents, HOUSE_RULES_VERSION } from '@clearedge/quant/grading';
import { cents } from '@clearedge/quant/money';
import { parse } from 'csv-parse/sync';
import { requireUser } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { insertImported, type NewBetRow } from '../bet-rows.ts';
import { decideSelection } from '../bet-rules.ts';
import { sportOf, targetColumns } from '../target/bet-target.ts';
import { matchTarget } from '../target/match-target.ts';
import { type ImportedBet, readImportedBet } from './import-rules.ts';

type Input = VerbInput<Contract['POST /api/bets/import']>;
type Result = VerbResult<Contract['POST /api/bets/import']>;
const ROWS_MAX = 5000;

function readRows(csv: string): Record<string, string>[] {
  try {
    return parse(csv, { columns: true, bom: true, skip_empty_lines: true, trim: true, relax_column_count: true }) as Record<
      string,
      string
    >[];
  } catch (error) {
    throw new Refusal('INVALID_INPUT', `This is not a CSV file that can be read: ${(error as Error).message}`, {
      issues: [{ path: 'csv', message: 'Not readable as CSV.' }],
    });
  }
}

function readBets(rows: readonly Record<string, string>[], now: Date): { bets: ImportedBet[]; refused: Result['refused'] } {
  const seen = new Map<string, number>();
  const occurrence = (hash: string): number => {
    seen.set(hash, (seen.get(hash) ?? 0) + 1);
    return seen.get(hash)!;
  };
  const bets: ImportedBet[] = [];
  const refused: Result['refused'] = [];
  for (const [index, cells] of rows.entries()) {
    try {
      bets.push(readImportedBet(cells, now, occurrence));
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      refused.push({ row: index + 2, message: error.message });
    }
  }
  return { bets, refused };
}

async function toRow(tx: Ctx, userId: string, bet: ImportedBet): Promise<NewBetRow> {
  const { result, places, sport, ...rest } = bet;
  const target = await matchTarget(tx, bet.gameLabel, bet.placedAt, sport ?? undefined);
  const stake = cents(bet.stakeCents);
  return {
    ...rest,
    id: tx.newId(),
    userId,
    ...targetColumns(target),
    sport: sportOf(target) ?? sport,
    selectionText: bet.selection,
    selection: decideSelection({ betType: bet.betType, places }, bet.selection, undefined, target),
    terms: { pitcherRule: 'action' },
    source: 'import',
    status: result === null ? 'pending' : 'settled',
    result,
    profitCents: result === null ? null : gradeReturnCents(stake, bet.odds, result) - stake,
    settledAt: result === null ? null : bet.placedAt,
    ruleVersion: HOUSE_RULES_VERSION,
    updatedAt: tx.now(),
  };
}

/** Adds the bets of a CSV file. A row that was imported before is skipped; a row that cannot be read is named, the others are kept. */
export async function importBets(ctx: Ctx, { body }: Input): Promise<Result> {
  const userId = requireUser(ctx.actor);
  const rows = readRows(body.csv);
  if (rows.length === 0)
    throw new Refusal('INVALID_INPUT', 'The file has no rows below its heading.', { issues: [{ path: 'csv', message: 'No rows.' }] });
  if (rows.length > ROWS_MAX)
    throw new Refusal('INVALID_INPUT', `At most ${ROWS_MAX} rows at a time.`, { issues: [{ path: 'csv', message: 'Too many rows.' }] });
  const { bets, refused } = readBets(rows, ctx.now());
  const imported = await ctx.transact(async (tx) => {
    const found: NewBetRow[] = [];
    for (const bet of bets) found.push(await toRow(tx, userId, bet));
    let added = 0;
    for (let from = 0; from < found.length; from += 500) added += await insertImported(tx, found.slice(from, from + 500));
    return added;
  });
  await ctx.publish({ topic: 'user', userId, what: 'bets' });
  return { imported, skipped: bets.length - imported, refused };
}
