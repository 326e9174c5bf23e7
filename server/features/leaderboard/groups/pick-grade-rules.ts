import { type BaseballFacts, gradeBaseball, mayGrade } from '@clearedge/quant/grading';
import { type PickGrade, type PickRow, selectionOf } from '../../groups/index.ts';

interface Facts {
  version: number;
  isFinal: boolean;
  facts: BaseballFacts;
}

/** What the newest facts make of a pick; null while undecided, and where the grade stands. */
export function decidePickGrade(pick: PickRow, { version, isFinal, facts }: Facts): PickGrade | null {
  const selection = selectionOf(pick);
  if (!mayGrade(selection, facts, isFinal)) return null;
  const decision = gradeBaseball(selection, facts, { pitcherRule: 'action', scheduledInningsAtBet: pick.scheduledInnings });
  if (decision.kind === 'undecided' || decision.grade === pick.result) return null;
  return { result: decision.grade, formula: decision.formula, factsVersion: version };
}
