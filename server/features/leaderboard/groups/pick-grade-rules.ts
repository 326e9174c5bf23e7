import { type BaseballFacts, gradeBaseball } from '@clearedge/quant/grading';
import { type PickGrade, type PickRow, selectionOf } from '../../groups/index.ts';

interface Facts {
  version: number;
  isFinal: boolean;
  facts: BaseballFacts;
}

const DECIDED_WITHOUT_FINAL = new Set<BaseballFacts['state']>(['postponed', 'suspended']);

/** What the newest facts make of a pick; null while undecided, and where the grade stands. */
export function decidePickGrade(pick: PickRow, { version, isFinal, facts }: Facts): PickGrade | null {
  if (!isFinal && !DECIDED_WITHOUT_FINAL.has(facts.state)) return null;
  const decision = gradeBaseball(selectionOf(pick), facts, { pitcherRule: 'action', scheduledInningsAtBet: pick.scheduledInnings });
  if (decision.kind === 'undecided' || decision.grade === pick.result) return null;
  return { result: decision.grade, formula: decision.formula, factsVersion: version };
}
