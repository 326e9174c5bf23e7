import { LEAGUE_SPORTS, type LeagueSport, SPORT_KEYS, type SportKey } from '@clearedge/contract/sports';
import type { KeptClaim } from '@clearedge/quant/blend';
import {
  type AnyFacts,
  type AnySelection,
  type ContestGrade,
  futureEvidence,
  type GradeTerms,
  type Grading,
  gradeFuture,
  isFutureDue,
  isFutureSelection,
  isSeasonFacts,
} from '@clearedge/quant/grading';
import type { LeagueSource, Providers } from '../ports/index.ts';
import { SPORT_MODULES } from './modules.ts';
import type { DayFeed, GameModule, LeagueModule, LeaguePlayers, ResultModule, SportModule } from './sport-module.ts';

export { standingAfter } from './league-live.ts';
export type {
  BoxTable,
  DayFeed,
  Evidence,
  FairChance,
  GameStanding,
  LeagueFixture,
  LeagueModule,
  LeaguePlayers,
  LiveForecast,
  LiveSelection,
  LiveStanding,
  PlayedGame,
  PlayedLine,
  RatedLeague,
  ResultAnswer,
  ResultReport,
} from './sport-module.ts';

/** What the server needs of a sport of games; null for a sport of tournaments. */
export const gameModuleOf = (sport: SportKey): GameModule | null => SPORT_MODULES[sport].game;

/** What is a league's own. */
export const leagueModuleOf = (sport: LeagueSport): LeagueModule => SPORT_MODULES[sport].league;

/** How a sport's players are projected from their past games; null where they are not. */
export const leaguePlayersOf = (sport: SportKey): LeaguePlayers | null => SPORT_MODULES[sport].league?.players ?? null;

/** The parts of a league's season before its playoffs. */
export const beforePlayoffs = (sport: LeagueSport): string[] => ['preseason', 'regular', ...(leagueModuleOf(sport).cups ?? [])];

/** A league's clubs by code, by division. */
export const clubNamesOf = (sport: LeagueSport): Readonly<Record<string, string>> =>
  Object.assign({}, ...leagueModuleOf(sport).divisions.map(({ clubs }) => clubs));

/** The codes of a league's clubs, by division. */
export const clubsOf = (sport: LeagueSport): string[] => Object.keys(clubNamesOf(sport));

/** The leagues that the source in use has, each with its feed and prices. */
export const listLeagues = ({ leagues }: Pick<Providers, 'leagues'>): { sport: LeagueSport; source: LeagueSource }[] =>
  LEAGUE_SPORTS.flatMap((sport) => {
    const source = leagues[sport];
    return source ? [{ sport, source }] : [];
  });

/** Whether the source in use has a sport at all. */
export const isFollowed = (ports: Providers, sport: SportKey): boolean => SPORT_MODULES[sport].isFollowed(ports);

/** How the contests of a sport are graded. */
export const gradingOf = (sport: SportKey): Grading => SPORT_MODULES[sport].grading;

/** What past plays of a sport kept of their claims at such prices as the source in use has. */
export const keptClaimsOf = ({ keptClaims }: Pick<Providers, 'keptClaims'>, sport: SportKey): readonly KeptClaim[] =>
  keptClaims ? (keptClaims[sport] ?? []) : SPORT_MODULES[sport].keptClaims;

/** How a sport's model did on past seasons of real games; null where none was at hand. */
export const measuredOf = (sport: SportKey): SportModule['measured'] => SPORT_MODULES[sport].measured;

/** Facts of a contest, with the sport that says which facts they are. */
export interface SportResult {
  sport: SportKey;
  facts: AnyFacts;
}

/** Whether a contest is of a sport that is graded so, and its facts are of that kind. */
export const isGradedBy = <Facts extends AnyFacts>(grading: Grading<Facts>, found: SportResult): found is SportResult & { facts: Facts } =>
  gradingOf(found.sport) === grading;

/** The grade that a contest's facts give a selection by the rules of its sport; null while they may not grade it. RangeError or TypeError for facts that make no sense. */
export function gradeSelection(
  selection: AnySelection,
  { sport, facts, isFinal }: SportResult & { isFinal: boolean },
  terms: GradeTerms,
): ContestGrade | null {
  if (isFutureSelection(selection)) return isSeasonFacts(facts) && isFutureDue(selection, facts) ? gradeFuture(selection, facts) : null;
  const grading = gradingOf(sport);
  return grading.mayGrade(selection, facts, isFinal) ? grading.grade(selection, facts, terms) : null;
}

/** The part of what a selection was graded on that decides it. */
export function evidenceFor(selection: AnySelection, { sport, facts }: SportResult): AnyFacts {
  if (isFutureSelection(selection)) return isSeasonFacts(facts) ? futureEvidence(selection, facts) : facts;
  return gradingOf(sport).evidenceFor(selection, facts);
}

/** How the results of a sport are taken in. */
export const resultsOf = (sport: SportKey): ResultModule => SPORT_MODULES[sport].results;

/** The sports whose schedule is followed day by day, each with its feed. */
export const listDayFeeds = (ports: Providers): { sport: SportKey; feed: DayFeed }[] =>
  SPORT_KEYS.flatMap((sport) => {
    const feed = gameModuleOf(sport)?.findDayFeed(ports);
    return feed ? [{ sport, feed }] : [];
  });
