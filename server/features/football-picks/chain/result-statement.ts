import { type Said, type Statement, said } from '../../chain/index.ts';
import type { FootballResultRow } from '../rows/result-rows.ts';

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
] as const satisfies readonly (keyof FootballResultRow)[];

/** Everything that was recorded of a result; `pickHash` says which pick it is of. */
export function footballResultStatement(
  result: FootballResultRow,
  pickHash: string,
  beyond: Record<string, string>,
  sequence: number,
): Statement {
  const entries = NAMES.map((name): [string, string] => [name, said(result[name] as Said)]);
  return { ...beyond, sequence: String(sequence), sport: 'cfl', pick: pickHash, ...Object.fromEntries(entries) };
}
