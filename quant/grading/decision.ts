import type { Grade, GradeDecision, Undecided } from './types.ts';

export function graded(grade: Grade, rule: string, formula: string): GradeDecision {
  return { kind: 'graded', grade, rule, formula };
}

export function voided(rule: string, because: string): GradeDecision {
  return graded('void', rule, `${because}: void, stake back`);
}

export function undecided(reason: string): Undecided {
  return { kind: 'undecided', reason };
}
