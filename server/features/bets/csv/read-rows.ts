import type { PriceFormat } from '@clearedge/quant/price';
import type { ChosenColumns } from './import-columns.ts';
import { type FileReading, oddsCell, readImportedBet } from './import-rules.ts';
import type { ReadRow, RefusedRow } from './import-step.ts';
import { gatherTickets, readImportedTicket } from './import-ticket.ts';
import { asksOddsFormat, type OddsCell, oddsFormatOf } from './odds-column.ts';
import { type FileRow, nextTurn } from './read-file.ts';

/** Rows read between two turns of the contest loop. */
const TURN = 50;

export interface ReadFile {
  bets: ReadRow[];
  refused: RefusedRow[];
  /** What prices without a sign are read as; null where the file does not show it. */
  oddsFormat: PriceFormat | null;
  /** Whether a price of it can be read in two ways until its owner chooses. */
  needsOddsFormat: boolean;
}

/** The rows of a file as bets, and those that cannot be read, each with the sentence that says why. `chosen` is its owner's odds format. */
export async function readRows(
  rows: readonly FileRow[],
  now: Date,
  chosen: PriceFormat | undefined,
  columns: ChosenColumns,
): Promise<ReadFile> {
  const odds: OddsCell[] = [];
  for (const [index, { cells }] of rows.entries()) {
    if (index % TURN === 0) await nextTurn();
    odds.push(oddsCell(cells, columns));
  }
  const oddsFormat = chosen ?? oddsFormatOf(odds);
  const needsOddsFormat = odds.some((cell) => asksOddsFormat(cell, oddsFormat));
  const seen = new Map<string, number>();
  const occurrence = (hash: string): number => {
    seen.set(hash, (seen.get(hash) ?? 0) + 1);
    return seen.get(hash)!;
  };
  const bets: ReadRow[] = [];
  const refused: RefusedRow[] = [];
  const reading: FileReading = { now, oddsFormat, columns, occurrence };
  for (const [index, row] of gatherTickets(rows, columns).entries()) {
    const { line, cells } = row;
    if (index % TURN === 0) await nextTurn();
    try {
      bets.push({ line, id: cells.id ?? null, bet: 'kind' in row ? readImportedTicket(row, reading) : readImportedBet(cells, reading) });
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      refused.push({ row: line, message: error.message });
    }
  }
  return { bets, refused, oddsFormat, needsOddsFormat };
}
