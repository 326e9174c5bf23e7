import { poissonProbability } from '../../distribution/index.ts';
import { type GradeResult, type Grading, gameGrading, gradeScoreLine, type LeagueFacts, type Selection } from '../../grading/index.ts';

/** The rules of testball, a made-up sport: whoever leads at the end wins, and a game that is stopped early is void. Its facts look like football's. */
function gradeTestball(selection: Selection, { state, score }: LeagueFacts): GradeResult {
  if (selection.market === 'prop' || selection.period !== 'full')
    return { kind: 'undecided', reason: 'Testball is graded on the full game only' };
  const grade = state === 'final' ? gradeScoreLine(selection, score) : 'void';
  return {
    kind: 'graded',
    grade,
    rule: grade === 'push' ? 'push' : 'testball-result',
    formula: `Away ${score.away}, home ${score.home}: ${grade}`,
  };
}

export const testballGrading: Grading<LeagueFacts> = gameGrading(gradeTestball);

/** Goals that the clubs score on average, and the most that either is taken to score. */
const MEAN = { away: 1.4, home: 1.8 };
const MOST = 20;

/** That a selection on a game of testball wins and that it is pushed, 0..1: each club scores by chance, whatever the other does. */
export function testballChance(selection: Exclude<Selection, { market: 'prop' }>): { win: number; push: number } {
  const chance = { win: 0, push: 0 };
  for (let away = 0; away <= MOST; away += 1)
    for (let home = 0; home <= MOST; home += 1) {
      const grade = gradeScoreLine(selection, { away, home });
      if (grade === 'win' || grade === 'push') chance[grade] += poissonProbability(away, MEAN.away) * poissonProbability(home, MEAN.home);
    }
  return chance;
}
