export { gradeBaseball } from './baseball/grade-baseball.ts';
export { partScores } from './baseball/grade-period.ts';
export {
  BASEBALL_PARTS,
  BASEBALL_PERIODS,
  type BaseballPart,
  type BaseballPeriod,
  mapParts,
  PARTS_BY_END,
  requireBaseballPeriod,
} from './baseball/parts.ts';
export {
  BASEBALL_KINDS,
  BATTER_KINDS,
  type BaseballKind,
  battingStats,
  isPitcherKind,
  mapProps,
  PITCHER_KINDS,
  type PitchingFigures,
  pitchingStats,
  propCategory,
} from './baseball/props.ts';
export { type DeadHeat, deadHeatFactor, deadHeatReturnCents } from './dead-heat.ts';
export {
  FUTURES,
  type FutureKind,
  type FutureSelection,
  futureEvidence,
  gradeFuture,
  isFutureDecided,
  isFutureDue,
  isFutureSelection,
  isSeasonFacts,
  type SeasonClub,
  type SeasonFacts,
} from './futures/future.ts';
export type { GolfFacts, GolfPlayer, GolfSelection } from './golf/golf.ts';
export { type GolfGrade, gradeGolf, isGolfSelection } from './golf/golf.ts';
export {
  type AnyFacts,
  type AnySelection,
  baseballGrading,
  type ContestGrade,
  type ContestSelection,
  cflGrading,
  type GameFacts,
  type Grading,
  gameGrading,
  golfGrading,
  isGameSelection,
  nbaGrading,
  nflGrading,
  nhlGrading,
  playerCount,
} from './grading.ts';
export { HOUSE_RULES, HOUSE_RULES_VERSION, type HouseRule } from './house-rules.ts';
export { gradeLeague } from './league/grade-league.ts';
export type { LeagueFacts, LeaguePlayerFacts } from './league/league-facts.ts';
export { CFL_RULES } from './league/league-rules.ts';
export type { LeagueKind, LeagueStats } from './league/player-props.ts';
export { addendsOf, BASKETBALL_PROPS, countOf, FOOTBALL_PROPS, HOCKEY_PROPS, kindsIn, mostOf } from './league/player-props.ts';
export { type GameUnit, isThreeWay, mapPartsIn, PARTS, type Part, type PartIn, PERIODS, type Period, partIn, partOf } from './parts.ts';
export { isBaseballKind, isPropKind, PROP_KINDS, PROPS, type PropKind } from './props.ts';
export { findLostFigures, findResultDoubts, findScorelessDoubt, type ReportedTotal } from './result-doubts.ts';
export { gradeNumber, gradeScoreLine, type ScoreSelection } from './score-line.ts';
export type {
  BaseballFacts,
  Grade,
  GradeDecision,
  GradeResult,
  GradeTerms,
  MarketKind,
  MoneylineSelection,
  PlayerFacts,
  PropSelection,
  ResultSources,
  Score,
  Selection,
  SpreadSelection,
  TeamSide,
  TotalSelection,
  Undecided,
} from './types.ts';
export { gradeReturnCents, workedExamples } from './worked-examples.ts';
