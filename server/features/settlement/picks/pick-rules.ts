import type { GameFacts, Grade } from '@clearedge/quant/grading';
import type { ResultRow } from '../../picks/index.ts';
import { decideSettlement, type Gradable, type GradedRow } from '../settle-rules.ts';

interface DecidedPick {
  result: Grade;
  rule: string;
  ruleVersion: string;
  formula: string;
  reason: string | null;
}

const UNIT_CENTS = 100;

const historyOf = (standing: ResultRow): GradedRow => ({
  sequence: standing.version,
  kind: 'grade',
  grade: standing.result,
  rule: standing.rule,
  ruleVersion: standing.ruleVersion,
  formula: standing.formula,
  profitCents: 0,
  payoutCents: 0,
  gradedBy: standing.gradedBy,
});

/** The same rules as for a bet: null while undecided, where the grade stands, and where an admin has spoken. */
export function decidePick(
  pick: Pick<Gradable, 'selection' | 'terms' | 'odds'>,
  facts: GameFacts,
  isFinal: boolean,
  standing: ResultRow | null,
): DecidedPick | null {
  const { postings } = decideSettlement({ ...pick, stakeCents: UNIT_CENTS }, facts, isFinal, standing ? [historyOf(standing)] : []);
  const last = postings.at(-1);
  return last ? { result: last.grade, rule: last.rule, ruleVersion: last.ruleVersion, formula: last.formula, reason: last.reason } : null;
}
