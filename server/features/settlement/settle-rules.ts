import {
  type AnyFacts,
  type AnySelection,
  type DeadHeat,
  type GameFacts,
  type GolfSelection,
  type Grade,
  type GradeTerms,
  gradeGame,
  gradeReturnCents,
  HOUSE_RULES_VERSION,
  isFootballFacts,
  isGolfFacts,
  isGolfSelection,
  mayGrade,
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
  /** Of a win that pays only a share of the stake. */
  deadHeat?: DeadHeat | null;
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

/** The grading that counts now: the newest grade that no reversal follows. */
export function standingGrade<T extends GradedRow>(history: readonly T[]): T | null {
  const last = history.at(-1);
  return last && last.kind === 'grade' ? last : null;
}

export function moneyOf(
  bet: Pick<Gradable, 'odds' | 'stakeCents'>,
  grade: Grade,
  deadHeat?: DeadHeat | null,
): { profitCents: number; payoutCents: number } {
  const stake = cents(bet.stakeCents);
  const payoutCents = gradeReturnCents(stake, bet.odds, grade, deadHeat ?? undefined);
  return { payoutCents, profitCents: payoutCents - stake };
}

/** A reversal of the standing grade (if any) and the new one, numbered after the history. */
export function postGrade(
  bet: Pick<Gradable, 'odds' | 'stakeCents'>,
  next: Pick<GradedRow, 'grade' | 'rule' | 'formula' | 'deadHeat'> & { reason: string | null },
  history: readonly GradedRow[],
): Posting[] {
  const standing = standingGrade(history);
  const first = history.length + 1;
  const grade: Posting = {
    sequence: standing ? first + 1 : first,
    kind: 'grade',
    ruleVersion: HOUSE_RULES_VERSION,
    ...next,
    ...moneyOf(bet, next.grade, next.deadHeat),
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
    ...(standing.deadHeat ? { deadHeat: standing.deadHeat } : {}),
    reason: next.reason,
  };
  return [reversal, grade];
}

/**
 * What a version of a game's facts does to a bet. A bet graded before changes only when the grade does; one that its owner resolved never.
 */
export function decideSettlement(bet: Gradable, facts: GameFacts, isFinal: boolean, history: readonly GradedRow[]): SettleDecision {
  const standing = standingGrade(history);
  if (standing && standing.gradedBy !== 'settlement') return { postings: [], flag: null };
  if (!mayGrade(facts, isFinal)) return { postings: [], flag: null };
  const decision = gradeGame(bet.selection, facts, bet.terms);
  if (decision.kind === 'undecided') return { postings: [], flag: standing ? null : decision.reason };
  if (standing?.grade === decision.grade) return { postings: [], flag: null };
  const reason = standing ? 'The result was corrected.' : null;
  return {
    postings: postGrade(bet, { grade: decision.grade, rule: decision.rule, formula: decision.formula, reason }, history),
    flag: null,
  };
}

const playersOf = (selection: GolfSelection): string[] =>
  selection.market === 'head_to_head' ? [selection.playerId, selection.opponentId] : [selection.playerId];

const only = <T>(players: Readonly<Record<string, T>>, ids: readonly string[]): Record<string, T> =>
  Object.fromEntries(ids.flatMap((id) => (players[id] ? [[id, players[id]]] : [])));

/** The part of the facts that a receipt needs: of players those of the selection alone. */
export function evidenceFor<F extends AnyFacts>(selection: AnySelection, facts: F): F {
  if (isFootballFacts(facts)) return facts;
  if (isGolfFacts(facts)) return { ...facts, players: isGolfSelection(selection) ? only(facts.players, playersOf(selection)) : {} };
  return { ...facts, players: selection.market === 'prop' ? only(facts.players, [selection.playerId]) : {} };
}
