import type { pickResults } from '../../../db/schema/index.ts';
import { type Link, type Said, type Statement, said } from '../../chain/index.ts';

export type ResultRow = typeof pickResults.$inferSelect;
/** A result before it has a place in its chain. */
export type NewResult = Omit<ResultRow, keyof Link | 'id'>;

const NAMES = [
  'version',
  'result',
  'units',
  'rule',
  'ruleVersion',
  'formula',
  'awayScore',
  'homeScore',
  'factsVersion',
  'closing',
  'closingOdds',
  'closingBook',
  'closingProbability',
  'clv',
  'linePoints',
  'gradedBy',
  'reason',
  'gradedAt',
] as const satisfies readonly (keyof NewResult)[];

/** Everything that was recorded of a result; `pickHash` says which pick it is of. */
export function resultStatement(result: NewResult, pickHash: string, sequence: number): Statement {
  const entries = NAMES.map((name): [string, string] => [name, said(result[name] as Said)]);
  return Object.fromEntries([['sequence', String(sequence)], ['pick', pickHash], ...entries]);
}
