import { csvLine } from '../../../kernel/csv.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { CHAIN_START, type Link, type Statement } from '../chain/chain-rules.ts';
import { pickStatement } from '../chain/pick-statement.ts';
import { resultStatement } from '../chain/result-statement.ts';
import { type Published, readRecord } from './read-record.ts';

const chainOf = (links: readonly Link[], statements: readonly (Statement | null)[]) => ({
  length: links.length,
  head: links.at(-1)?.hash ?? CHAIN_START,
  entries: links.map(({ sequence, previous, seal, hash }, at) => ({ sequence, previous, seal, hash, statement: statements[at] ?? null })),
});

/** Both chains, link by link. `docs/record.md` says how to check them. */
export const exportRecord: Verb<'GET /api/record/export'> = async (ctx) => {
  const { published, results } = await readRecord(ctx);
  const hashes = new Map(published.map(({ pick }) => [pick.id, pick.hash]));
  return {
    format: 'clearedge-record-1',
    exportedAt: ctx.now().toISOString(),
    source: ctx.ports.source.label,
    picks: chainOf(
      published.map(({ pick }) => pick),
      published.map(({ pick, isSealed }) => (isSealed ? null : pickStatement(pick, pick.sequence))),
    ),
    results: chainOf(
      results,
      results.map((result) => resultStatement(result, hashes.get(result.pickId)!, result.sequence)),
    ),
  };
};

const PICK_COLUMNS = [
  'kind',
  'slateOn',
  'generatedAt',
  'gameId',
  'matchup',
  'market',
  'selection',
  'line',
  'odds',
  'bookName',
  'probability',
  'ev',
  'confidence',
  'stakeUnits',
  'reasoning',
] as const;
const RESULT_COLUMNS = [
  'result',
  'units',
  'awayScore',
  'homeScore',
  'closingOdds',
  'closingProbability',
  'clv',
  'linePoints',
  'rule',
] as const;
const HEAD = ['sequence', ...PICK_COLUMNS, ...RESULT_COLUMNS, 'hash'];

const cell = (value: unknown): string | number | null =>
  value instanceof Date ? value.toISOString() : ((value as string | number | null) ?? null);

function csvOf({ pick, result, isSealed }: Published): string {
  if (isSealed) return csvLine([pick.sequence, 'sealed', ...Array.from({ length: HEAD.length - 3 }, () => null), pick.hash]);
  const own = PICK_COLUMNS.map((name) => cell(pick[name]));
  return csvLine([pick.sequence, ...own, ...RESULT_COLUMNS.map((name) => cell(result?.[name])), pick.hash]);
}

/** Every pick with the result that counts, for a spreadsheet; what is sealed is a row with its hash alone. */
export async function exportRecordCsv(ctx: Ctx): Promise<string> {
  const { published } = await readRecord(ctx);
  return [csvLine(HEAD), ...published.map(csvOf)].join('');
}
