import { readImportedBet } from './import-rules.ts';
import type { ReadRow, RefusedRow } from './import-step.ts';
import { type FileRow, nextTurn } from './read-file.ts';

/** Rows read between two turns of the event loop. */
const TURN = 50;

/** The rows of a file as bets, and those that cannot be read, each with the sentence that says why. */
export async function readRows(rows: readonly FileRow[], now: Date): Promise<{ bets: ReadRow[]; refused: RefusedRow[] }> {
  const seen = new Map<string, number>();
  const occurrence = (hash: string): number => {
    seen.set(hash, (seen.get(hash) ?? 0) + 1);
    return seen.get(hash)!;
  };
  const bets: ReadRow[] = [];
  const refused: RefusedRow[] = [];
  for (const [index, { line, cells }] of rows.entries()) {
    if (index % TURN === 0) await nextTurn();
    try {
      bets.push({ line, id: cells.id ?? null, bet: readImportedBet(cells, now, occurrence) });
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      refused.push({ row: line, message: error.message });
    }
  }
  return { bets, refused };
}
