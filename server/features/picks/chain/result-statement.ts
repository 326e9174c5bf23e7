import type { pickResults } from '../../../db/schema/index.ts';
import { type Link, type Serializable, type Statement, serialize } from '../../chain/index.ts';
import type { PickRow } from './pick-statement.ts';

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

/** Everything that was recorded of a result; `pick` says which one it is of, by its hash, and its sport. */
export function resultStatement(result: NewResult, pick: Pick<PickRow, 'hash' | 'sport'>, sequence: number): Statement {
  const entries = NAMES.map((name): [string, string] => [name, serialize(result[name] as Serializable)]);
  return { sequence: String(sequence), sport: pick.sport, pick: pick.hash, ...Object.fromEntries(entries) };
}
