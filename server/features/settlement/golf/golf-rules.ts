import { isDeepStrictEqual } from 'node:util';
import { type GolfFacts, type GolfGrade, type GolfSelection, gradeGolf } from '@clearedge/quant/grading';
import { type Gradable, type GradedRow, isStaffs, postGrade, reasonAgain, type SettleDecision, standingGrade } from '../settle-rules.ts';

type GolfBet = Omit<Gradable, 'selection'> & { selection: GolfSelection };

const NOTHING: SettleDecision = { postings: [], flag: null };

/** The cut is official two days before the result is. */
const isDecidedByCut = (selection: GolfSelection, { players }: GolfFacts): boolean =>
  selection.market === 'make_cut' && typeof players[selection.playerId]?.madeCut === 'boolean' && players[selection.playerId]!.teedOff;

// One more player in a tie leaves a win a win and changes what it pays.
const isSameGrade = (standing: GradedRow, decision: GolfGrade & { kind: 'graded' }): boolean =>
  standing.grade === decision.grade && isDeepStrictEqual(standing.deadHeat ?? null, decision.deadHeat ?? null);

/** What a version of a tournament's facts does to a bet; a bet graded before changes when its grade or its share of a dead heat does. */
export function decideGolfSettlement(bet: GolfBet, facts: GolfFacts, isFinal: boolean, history: readonly GradedRow[]): SettleDecision {
  const standing = standingGrade(history);
  if (standing && isStaffs(standing)) return NOTHING;
  if (!isFinal && !isDecidedByCut(bet.selection, facts)) return NOTHING;
  const decision = gradeGolf(bet.selection, facts);
  if (decision.kind === 'undecided') return { postings: [], flag: standing ? null : `${decision.reason}.` };
  if (standing?.gradedBy === 'settlement' && isSameGrade(standing, decision)) return NOTHING;
  const { kind: _graded, ...grade } = decision;
  return { postings: postGrade(bet, { ...grade, reason: standing && reasonAgain(standing) }, history), flag: null };
}
