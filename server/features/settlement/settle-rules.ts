import { isDeepStrictEqual } from 'node:util';
import {
  type AnySelection,
  type DeadHeat,
  type Grade,
  type GradeTerms,
  gradeReturnCents,
  HOUSE_RULES_VERSION,
} from '@clearedge/quant/grading';
import { cents } from '@clearedge/quant/money';
import { gradeSelection } from '../../sports/registry.ts';
import type { GradingFacts } from '../contests/index.ts';

export interface GradedRow {
  sequence: number;
  kind: 'grade' | 'reversal';
  grade: Grade;
  rule: string;
  ruleVersion: string;
  formula: string;
  profitCents: number;
  payoutCents: number;
  /** Of a win that pays only a share of the stake. */
  deadHeat?: DeadHeat | null;
  gradedBy: string;
}
export interface GradedBet {
  selection: AnySelection;
  terms: GradeTerms;
  odds: number;
  stakeCents: number;
}
export type Posting = Omit<GradedRow, 'gradedBy'> & { reason: string | null };
/** `postings` empty: nothing to write. `flag`: why the bet stays pending. */
export interface SettleDecision {
  postings: Posting[];
  flag: string | null;
}

/** The grading that counts now: the newest grade that no reversal follows. */
export function currentGrade<T extends GradedRow>(history: readonly T[]): T | null {
  const last = history.at(-1);
  return last && last.kind === 'grade' ? last : null;
}

export function moneyOf(
  bet: Pick<GradedBet, 'odds' | 'stakeCents'>,
  grade: Grade,
  deadHeat?: DeadHeat | null,
): { profitCents: number; payoutCents: number } {
  const stake = cents(bet.stakeCents);
  const payoutCents = gradeReturnCents(stake, bet.odds, grade, deadHeat ?? undefined);
  return { payoutCents, profitCents: payoutCents - stake };
}

/** A reversal of the current grade (if any) and the new one, numbered after the history. A parlay states its own `money`. */
export function postGrade(
  bet: Pick<GradedBet, 'odds' | 'stakeCents'>,
  next: Pick<GradedRow, 'grade' | 'rule' | 'formula' | 'deadHeat'> & { reason: string | null },
  history: readonly GradedRow[],
  money = moneyOf(bet, next.grade, next.deadHeat),
): Posting[] {
  const reversal = reverseStanding(history, next.reason);
  const grade: Posting = {
    sequence: history.length + reversal.length + 1,
    kind: 'grade',
    ruleVersion: HOUSE_RULES_VERSION,
    ...next,
    ...money,
  };
  return [...reversal, grade];
}

/** Takes back the standing grade, numbered after the history; empty where nothing stands. */
export function reverseStanding(history: readonly GradedRow[], reason: string | null): Posting[] {
  const current = currentGrade(history);
  if (!current) return [];
  return [
    {
      sequence: history.length + 1,
      kind: 'reversal',
      grade: current.grade,
      rule: current.rule,
      ruleVersion: current.ruleVersion,
      formula: current.formula,
      profitCents: -current.profitCents || 0,
      payoutCents: -current.payoutCents || 0,
      ...(current.deadHeat ? { deadHeat: current.deadHeat } : {}),
      reason,
    },
  ];
}

/** Only the owner's own marks give way to facts. */
export const isStaffs = ({ gradedBy }: Pick<GradedRow, 'gradedBy'>): boolean => gradedBy !== 'settlement' && gradedBy !== 'owner';

/** Why a bet that has a result gets another. */
export const reasonAgain = ({ gradedBy }: Pick<GradedRow, 'gradedBy'>): string =>
  gradedBy === 'owner' ? 'The official result replaces the mark of the owner.' : 'The result was corrected.';

// One more player in a tie leaves a win a win and changes what it pays.
const isSameGrade = (current: GradedRow, grade: Grade, deadHeat: DeadHeat | null): boolean =>
  current.grade === grade && isDeepStrictEqual(current.deadHeat ?? null, deadHeat);

/**
 * What a version of a contest's facts does to a bet. A bet graded before changes only when the grade, or its share of a dead heat, does; the
 * facts replace what its owner marked, never what staff entered.
 */
export function decideSettlement(bet: GradedBet, found: Omit<GradingFacts, 'version'>, history: readonly GradedRow[]): SettleDecision {
  const current = currentGrade(history);
  if (current && isStaffs(current)) return { postings: [], flag: null };
  const decision = gradeSelection(bet.selection, found, bet.terms);
  if (!decision) return { postings: [], flag: null };
  if (decision.kind === 'undecided') return { postings: [], flag: current ? null : decision.reason };
  const { grade, rule, formula } = decision;
  const deadHeat = decision.deadHeat ?? null;
  if (current?.gradedBy === 'settlement' && isSameGrade(current, grade, deadHeat)) return { postings: [], flag: null };
  const reason = current && reasonAgain(current);
  const graded = { grade, rule, formula, ...(deadHeat ? { deadHeat } : {}), reason };
  return { postings: postGrade(bet, graded, history), flag: null };
}
