import { gradeBaseball } from './baseball/grade-baseball.ts';
import { isPartComplete } from './baseball/grade-period.ts';
import type { DeadHeat } from './dead-heat.ts';
import { undecided } from './decision.ts';
import { type FutureSelection, isFutureSelection, type SeasonFacts } from './futures/future.ts';
import { type GolfFacts, type GolfGrade, type GolfSelection, gradeGolf, isDecidedByCut, isGolfSelection } from './golf/golf.ts';
import { gradeLeague } from './league/grade-league.ts';
import { gradeLeaguePlayer } from './league/grade-player.ts';
import type { LeagueFacts } from './league/league-facts.ts';
import { CFL_RULES, type LeagueRules, NBA_RULES, NFL_RULES, NHL_RULES } from './league/league-rules.ts';
import { countOf } from './league/player-props.ts';
import { isBaseballKind } from './props.ts';
import type { BaseballFacts, GradeResult, GradeTerms, PropSelection, Selection } from './types.ts';

/** What can be bet on of a game or a tournament. */
export type ContestSelection = Selection | GolfSelection;
/** Everything that can be bet on and graded, in any sport. */
export type AnySelection = ContestSelection | FutureSelection;
/** What is known of a game of two teams when its bets are graded. */
export type GameFacts = BaseballFacts | LeagueFacts;
/** The evidence of a grade in any sport. */
export type AnyFacts = GameFacts | GolfFacts | SeasonFacts;
/** A grade in any sport; `deadHeat` is set where a win pays only a share of the stake at the full price. */
export type ContestGrade = (GradeResult & { deadHeat?: DeadHeat }) | GolfGrade;

/** How the contests of a sport are graded. Which one grades is told by the sport of a contest, never by what its facts look like. */
export interface Grading<Facts extends AnyFacts = AnyFacts> {
  /** The minutes of play after which an abandoned game is official; null where no clock decides it. */
  officialMinutes: number | null;
  /** Whether a contest can end in a tie. */
  mayEndLevel: boolean;
  /**
   * Whether facts may grade a selection: by the source's final word, in a game that is put off, or of a contest in play on a part that is
   * complete, such as an official cut. Otherwise nothing is paid.
   */
  mayGrade(selection: ContestSelection, facts: Facts, isFinal: boolean): boolean;
  /** Undecided for a selection of another kind of contest. RangeError or TypeError for facts that make no sense. */
  grade(selection: ContestSelection, facts: Facts, terms: GradeTerms): ContestGrade;
  /** The part of the facts that decides a selection: of players those of the selection alone. */
  evidenceFor(selection: ContestSelection, facts: Facts): Facts;
}

/** Whether a selection is on a game of two teams. */
export const isGameSelection = <T extends { market: string }>(
  selection: T,
): selection is Exclude<T, { market: GolfSelection['market'] | FutureSelection['market'] }> =>
  !isGolfSelection(selection) && !isFutureSelection(selection);

const OTHER_SPORT = 'The result is of another sport than the bet';
/** States a source may still change, and in which all the same nothing more is played: what they leave undecided stays so. */
const DECIDED_WITHOUT_FINAL: readonly GameFacts['state'][] = ['postponed', 'suspended'];

/** How a sport of games of two teams is graded, by the rule that grades a selection on one; a game in play by `isPartComplete` alone. */
export const gameGrading = <Facts extends GameFacts>(
  gradeGame: (selection: Selection, facts: Facts, terms: GradeTerms) => GradeResult,
  isComplete: (selection: Selection, facts: Facts) => boolean = () => false,
): Grading<Facts> => ({
  officialMinutes: null,
  mayEndLevel: false,
  mayGrade: (selection, facts, isFinal) => {
    if (facts.state === 'live') return !isGolfSelection(selection) && isComplete(selection, facts);
    return isFinal || DECIDED_WITHOUT_FINAL.includes(facts.state);
  },
  grade: (selection, facts, terms) => (isGolfSelection(selection) ? undecided(OTHER_SPORT) : gradeGame(selection, facts, terms)),
  evidenceFor: (_selection, facts) => facts,
});

const only = <T>(players: Readonly<Record<string, T>>, ids: readonly string[]): Record<string, T> =>
  Object.fromEntries(ids.flatMap((id) => (players[id] ? [[id, players[id]]] : [])));

/** Baseball: parts of a game, player props and listed pitchers as well. */
export const baseballGrading: Grading<BaseballFacts> = {
  ...gameGrading(gradeBaseball, isPartComplete),
  evidenceFor: (selection, facts) => ({ ...facts, players: selection.market === 'prop' ? only(facts.players, [selection.playerId]) : {} }),
};

/** A league of teams, its players as well. */
const leagueGrading = (rules: LeagueRules): Grading<LeagueFacts> => ({
  ...gameGrading((selection, facts) =>
    selection.market === 'prop' ? gradeLeaguePlayer(selection, facts, rules) : gradeLeague(selection, facts, rules),
  ),
  officialMinutes: rules.officialMinutes,
  mayEndLevel: rules.mayEndLevel,
  evidenceFor: (selection, { players, ...facts }) =>
    selection.market === 'prop' && players ? { ...facts, players: only(players, [selection.playerId]) } : facts,
});

/** What the player of a selection came to in his game; null while that is not known, and for a kind that his sport does not count. */
export function playerCount({ playerId, prop }: PropSelection, facts: GameFacts): number | null {
  if (!facts.players || !Object.hasOwn(facts.players, playerId)) return null;
  const player = facts.players[playerId]!;
  if ('status' in player) return player.status === 'played' && !isBaseballKind(prop) ? countOf(prop, player.stats) : null;
  return isBaseballKind(prop) ? (player.stats[prop] ?? null) : null;
}

export const cflGrading = leagueGrading(CFL_RULES);
export const nflGrading = leagueGrading(NFL_RULES);
export const nbaGrading = leagueGrading(NBA_RULES);
export const nhlGrading = leagueGrading(NHL_RULES);

const playersOf = (selection: GolfSelection): string[] =>
  selection.market === 'head_to_head' ? [selection.playerId, selection.opponentId] : [selection.playerId];

/** Golf tournaments. */
export const golfGrading: Grading<GolfFacts> = {
  officialMinutes: null,
  mayEndLevel: true,
  mayGrade: (selection, facts, isFinal) => isFinal || (isGolfSelection(selection) && isDecidedByCut(selection, facts)),
  grade: (selection, facts) => (isGolfSelection(selection) ? gradeGolf(selection, facts) : undecided(OTHER_SPORT)),
  evidenceFor: (selection, facts) => ({ ...facts, players: isGolfSelection(selection) ? only(facts.players, playersOf(selection)) : {} }),
};
