import {
  type Grade,
  gradeNumber,
  gradeScoreLine,
  isThreeWay,
  type PropSelection,
  type ScoreSelection,
  type Selection,
} from '../grading/index.ts';

/** Why two selections on one event cannot share a parlay: they cannot both win, or one cannot win without the other. */
export type LegConflict = 'exclusive' | 'implied';

/** No sport writes a line as high; it bounds the scores that are compared. */
const LINE_LIMIT = 400;

/**
 * The conflict between two selections on the same event, or null if they may stand together. Only selections on the same period, on the same
 * statistic of one player, or on a regulation winner and the final score are compared. RangeError for lines of 400 and more.
 */
export function legConflict(first: Selection, second: Selection): LegConflict | null {
  const { isExclusive, ...implies } = compare(first, second);
  if (isExclusive) return 'exclusive';
  return implies.first || implies.second ? 'implied' : null;
}

/**
 * Of two selections on the same event that are not exclusive: whose win always brings the other's, both where they win together or not at all.
 * Null where neither's does. RangeError as `legConflict`.
 */
export function legImplication(first: Selection, second: Selection): 'first' | 'second' | 'both' | null {
  const { isExclusive, ...implies } = compare(first, second);
  if (isExclusive || !(implies.first || implies.second)) return null;
  return implies.first && implies.second ? 'both' : implies.first ? 'first' : 'second';
}

interface Comparison {
  isExclusive: boolean;
  /** Whenever it wins, so does the other. */
  first: boolean;
  second: boolean;
}
const APART: Comparison = { isExclusive: false, first: false, second: false };

function compare(first: Selection, second: Selection): Comparison {
  if (first.market === 'prop' || second.market === 'prop') {
    const isSameStatistic =
      first.market === 'prop' && second.market === 'prop' && first.playerId === second.playerId && first.prop === second.prop;
    return isSameStatistic ? compareOver(numberGrades(first, second)) : APART;
  }
  if (first.period === second.period) return compareOver(scoreGrades(first, second));
  if (endsGame(first) && second.period === 'full') return beforeFinal(first, second);
  if (endsGame(second) && first.period === 'full') {
    const { isExclusive, first: implied } = beforeFinal(second, first);
    return { isExclusive, first: false, second: implied };
  }
  return APART;
}

/** A team that wins in regulation wins the game by that score; a draw leaves every final score open. */
const endsGame = ({ market, period, side }: ScoreSelection): boolean => market === 'moneyline' && isThreeWay(period) && side !== 'draw';

/** A regulation winner against a selection on the final score, which can win after overtime as well. */
const beforeFinal = (winner: ScoreSelection, final: ScoreSelection): Comparison => ({
  ...compareOver(scoreGrades(winner, final)),
  second: false,
});

type GradePair = readonly [Grade, Grade];

function compareOver(pairs: Iterable<GradePair>): Comparison {
  let isExclusive = true;
  let firstImpliesSecond = true;
  let secondImpliesFirst = true;
  for (const [first, second] of pairs) {
    if (first === 'win' && second === 'win') isExclusive = false;
    if (first === 'win' && second !== 'win') firstImpliesSecond = false;
    if (second === 'win' && first !== 'win') secondImpliesFirst = false;
  }
  return { isExclusive, first: firstImpliesSecond, second: secondImpliesFirst };
}

/** Whatever two lines tell apart is told apart by scores up to their sum, and one on either side. */
const highestScore = (first: Selection, second: Selection): number => Math.ceil(lineOf(first) + lineOf(second)) + 2;

function* numberGrades(first: PropSelection, second: PropSelection): Iterable<GradePair> {
  const highest = highestScore(first, second);
  for (let value = 0; value <= highest; value += 1)
    yield [gradeNumber(first.side, value, first.line), gradeNumber(second.side, value, second.line)];
}

function* scoreGrades(first: ScoreSelection, second: ScoreSelection): Iterable<GradePair> {
  const highest = highestScore(first, second);
  for (let away = 0; away <= highest; away += 1)
    for (let home = 0; home <= highest; home += 1) yield [gradeScoreLine(first, { away, home }), gradeScoreLine(second, { away, home })];
}

function lineOf(selection: Selection): number {
  const line = 'line' in selection ? Math.abs(selection.line) : 0;
  if (!(line < LINE_LIMIT)) throw new RangeError(`Not a line: ${line}`);
  return line;
}
