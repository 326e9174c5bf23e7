import {
  type BaseballFacts,
  type Grade,
  type GradeTerms,
  gradeBaseball,
  gradeReturnCents,
  HOUSE_RULES_VERSION,
  type Selection,
} from '@clearedge/quant/grading';
import { cents } from '@clearedge/quant/money';

export interface GradedRow {
  sequence: number;
  kind: 'grade' | 'reversal';
  grade: Grade;
  rule: string;
  ruleVersion: string;
  formula: string;
  profitCents: number;
  payoutCents: number;
  gradedBy: string;
}
export interface Gradable {
  selection: Selection;
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

/** Results a source may still change; without a final word nothing is paid. */
const DECIDED_WITHOUT_FINAL = new Set<BaseballFacts['state']>(['postponed', 'suspended']);

/** The grading that counts now: the newest grade that no reversal follows. */
export function standingGrade<T extends GradedRow>(history: readonly T[]): T | null {
  const last = history.at(-1);
  return last && last.kind === 'grade' ? last : null;
}

export function moneyOf(bet: Pick<Gradable, 'odds' | 'stakeCents'>, grade: Grade): { profitCents: number; payoutCents: number } {
  const stake = cents(bet.stakeCents);
  const payoutCents = gradeReturnCents(stake, bet.odds, grade);
  return { payoutCents, profitCents: payoutCents - stake };
}

/** A reversal of the standing grade (if any) and the new one, numbered after the history. */
export function postGrade(
  bet: Pick<Gradable, 'odds' | 'stakeCents'>,
  next: { grade: Grade; rule: string; formula: string; reason: string | null },
  history: readonly GradedRow[],
): Posting[] {
  const standing = standingGrade(history);
  const first = history.length + 1;
  const grade: Posting = {
    sequence: standing ? first + 1 : first,
    kind: 'grade',
    ruleVersion: HOUSE_RULES_VERSION,
    ...next,
    ...moneyOf(bet, next.grade),
  };
  if (!standing) return [grade];
  const reversal: Posting = {
    sequence: first,
    kind: 'reversal',
    grade: standing.grade,
    rule: standing.rule,
    ruleVersion: standing.ruleVersion,
    formula: standing.formula,
    profitCents: -standing.profitCents || 0,
    payoutCents: -standing.payoutCents || 0,
    reason: next.reason,
  };
  return [reversal, grade];
}

/**
 * What a version of a game's facts does to a bet. A bet graded before changes only when the grade does; one that its owner resolved never.
 */
export function decideSettlement(bet: Gradable, facts: BaseballFacts, isFinal: boolean, history: readonly GradedRow[]): SettleDecision {
  const standing = standingGrade(history);
  if (standing && standing.gradedBy !== 'settlement') return { postings: [], flag: null };
  if (!isFinal && !DECIDED_WITHOUT_FINAL.has(facts.state)) return { postings: [], flag: null };
  const decision = gradeBaseball(bet.selection, facts, bet.terms);
  if (decision.kind === 'undecided') return { postings: [], flag: standing ? null : decision.reason };
  if (standing?.grade === decision.grade) return { postings: [], flag: null };
  const reason = standing ? 'The result was corrected.' : null;
  return {
    postings: postGrade(bet, { grade: decision.grade, rule: decision.rule, formula: decision.formula, reason }, history),
    flag: null,
  };
}

/** The part of a game's facts that a receipt needs: the players of the selection alone. */
export function evidenceFor(selection: Selection, facts: BaseballFacts): BaseballFacts {
  const player = selection.market === 'prop' ? facts.players[selection.playerId] : undefined;
  return { ...facts, players: selection.market === 'prop' && player ? { [selection.playerId]: player } : {} };
}
