import { gradeBaseball } from '../baseball/grade-baseball.ts';
import { HOUSE_RULES } from '../house-rules.ts';
import type { BaseballFacts, Grade, GradeTerms, Selection } from '../types.ts';

/** A finished game of nine innings with this score; whatever else matters is given as a change. */
export const baseballFacts = (away: number, home: number, changes: Partial<BaseballFacts> = {}): BaseballFacts => ({
  state: 'final',
  scheduledInnings: 9,
  completedInnings: 9,
  score: { away, home },
  lineScore: { away: [], home: [] },
  starters: { away: 'a1', home: 'h1' },
  players: {},
  ...changes,
});

/** Changes that make a game end early. */
export const called = (completedInnings: number, changes: Partial<BaseballFacts> = {}): Partial<BaseballFacts> => ({
  state: 'called',
  completedInnings,
  ...changes,
});

const RULE_IDS = new Set(HOUSE_RULES.map(({ id }) => id));

/** The grade and the rule without its sport. Throws when the house has no such rule. */
export function outcome(selection: Selection, played: BaseballFacts, terms?: GradeTerms): [Grade | 'undecided', string] {
  const result = gradeBaseball(selection, played, terms);
  if (result.kind === 'undecided') return ['undecided', ''];
  if (!RULE_IDS.has(result.rule)) throw new Error(`the house has no rule ${result.rule}`);
  return [result.grade, result.rule.replace('baseball-', '')];
}
