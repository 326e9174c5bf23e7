import { gradeBaseball } from './baseball/grade-baseball.ts';
import { isPartComplete } from './baseball/grade-period.ts';
import { undecided } from './decision.ts';
import { type GolfFacts, type GolfGrade, type GolfSelection, gradeGolf, isDecidedByCut } from './golf/golf.ts';
import { type FootballFacts, gradeFootball } from './grade-football.ts';
import type { BaseballFacts, GradeResult, GradeTerms, Selection, Undecided } from './types.ts';

/** Everything that can be bet on and graded, in any sport. */
export type AnySelection = Selection | GolfSelection;
/** What is known of a game of two teams when its bets are graded. */
export type GameFacts = BaseballFacts | FootballFacts;
/** The evidence of a grade in any sport. */
export type AnyFacts = GameFacts | GolfFacts;

const GOLF_MARKETS: readonly string[] = ['outright', 'place', 'make_cut', 'head_to_head'] satisfies GolfSelection['market'][];

/** Whether a selection is one of a golf tournament's players and not of a game of two teams. */
export const isGolfSelection = <T extends { market: string }>(selection: T): selection is Extract<T, { market: GolfSelection['market'] }> =>
  GOLF_MARKETS.includes(selection.market);

/** Whether a game's facts are a football game's: minutes are played in it, not innings. */
export const isFootballFacts = (facts: AnyFacts): facts is FootballFacts => 'minutesPlayed' in facts;

/** Whether facts are a tournament's. */
export const isGolfFacts = (facts: AnyFacts): facts is GolfFacts => 'holesCompleted' in facts;

/** States a source may still change, and in which all the same nothing more is played: what they leave undecided stays so. */
const DECIDED_WITHOUT_FINAL: readonly GameFacts['state'][] = ['postponed', 'suspended'];

/**
 * Whether facts may grade a selection: by the source's final word, in a game that is put off, or of a contest in play on a part that is
 * complete, such as an official cut. Otherwise nothing is paid.
 */
export function mayGrade(selection: AnySelection, facts: AnyFacts, isFinal: boolean): boolean {
  if (isGolfSelection(selection) || isGolfFacts(facts))
    return isFinal || (isGolfSelection(selection) && isGolfFacts(facts) && isDecidedByCut(selection, facts));
  if (facts.state === 'live') return isPartComplete(selection, facts);
  return isFinal || DECIDED_WITHOUT_FINAL.includes(facts.state);
}

/**
 * Grades a selection on a game of two teams by the rules of its sport. Undecided for what is not graded in football: players' propositions
 * and parts of a game. RangeError for facts that make no sense.
 */
export function gradeGame(selection: Selection, facts: GameFacts, terms: GradeTerms): GradeResult {
  if (!isFootballFacts(facts)) return gradeBaseball(selection, facts, terms);
  if (selection.market === 'prop' || selection.period !== 'full') return undecided('Football is graded on the full game only');
  return gradeFootball(selection, facts);
}

/** A grade in any sport; `deadHeat` is set where a win pays only a share of the stake at the full price. */
export type ContestGrade = GradeResult | GolfGrade;

/**
 * Grades a selection on a game or tournament by the rules of its sport. Undecided for facts of another kind of contest. RangeError or TypeError
 * for facts that make no sense.
 */
export function gradeContest(selection: AnySelection, facts: AnyFacts, terms: GradeTerms): ContestGrade {
  if (isGolfSelection(selection)) return isGolfFacts(facts) ? gradeGolf(selection, facts) : undecided(OTHER_SPORT);
  return isGolfFacts(facts) ? undecided(OTHER_SPORT) : gradeGame(selection, facts, terms);
}

/**
 * The grade that a contest's facts give a selection of any sport, by the rules that settle bets; null while they may not grade it or leave it
 * undecided. RangeError or TypeError for facts that make no sense.
 */
export function findGrade(
  selection: AnySelection,
  { facts, isFinal }: { facts: AnyFacts; isFinal: boolean },
  terms: GradeTerms,
): Exclude<ContestGrade, Undecided> | null {
  if (!mayGrade(selection, facts, isFinal)) return null;
  const decision = gradeContest(selection, facts, terms);
  return decision.kind === 'undecided' ? null : decision;
}

const OTHER_SPORT = 'The result is of another sport than the bet';
