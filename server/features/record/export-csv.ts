import { csvLine } from '../../kernel/csv.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { rounded } from '../chain/index.ts';
import { type Published, readRecord, winChanceOf } from './read-record.ts';

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
  'winProbability',
  'pushProbability',
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
const HEAD = ['sport', 'sequence', ...PICK_COLUMNS, ...RESULT_COLUMNS, 'hash'];

function cell(value: unknown): string | number | null {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'number' ? rounded(value) : ((value as string | null) ?? null);
}

function csvOf({ pick, result, isSealed }: Published): string {
  if (isSealed) return csvLine([pick.sport, pick.sequence, 'sealed', ...Array.from({ length: HEAD.length - 4 }, () => null), pick.hash]);
  const own = PICK_COLUMNS.map((name) => cell(name === 'winProbability' ? winChanceOf(pick) : pick[name]));
  return csvLine([pick.sport, pick.sequence, ...own, ...RESULT_COLUMNS.map((name) => cell(result?.[name])), pick.hash]);
}

/** Every sport's picks with the results that count, for a spreadsheet; what is sealed is a row with its hash alone. */
export const exportRecordCsv = async (ctx: Ctx): Promise<string> =>
  [csvLine(HEAD), ...(await readRecord(ctx)).published.map(csvOf)].join('');
