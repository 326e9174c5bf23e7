import { cfl } from '@clearedge/contract/sports/cfl/data';
import { CFL_STAGES } from '@clearedge/contract/sports/cfl/stages';
import { FOOTBALL_POOL_WEIGHT, projectFootballGame } from '@clearedge/quant/sports/football/projection';
import {
  expectGame,
  FITTED_FOOTBALL,
  FOOTBALL_MODEL_VERSION,
  listFootballRatings,
  rateGames,
  startRatings,
} from '@clearedge/quant/sports/football/ratings';

import { priceScore, scoreDistribution } from '@clearedge/quant/sports/football/score';
import {
  CFL_SEASON,
  clinchOf,
  DIVISIONS,
  playoffsOf,
  type StandingRow,
  type Standings,
  standingsOf,
  type TieBreak,
} from '@clearedge/quant/sports/football/standings';
import { lineOf } from '../league-table.ts';
import type { LeagueModule, LeagueTable } from '../sport-module.ts';

/** What parted a club from the one above it with as many points. */
const TIE_BREAK_WORDS: Readonly<Record<TieBreak, string>> = {
  wins: 'More wins',
  tied_percentage: 'Results in games among the tied clubs',
  tied_difference: 'Point difference in games among the tied clubs',
  tied_quotient: 'Points scored divided by points allowed among the tied clubs',
  division_percentage: 'Results against the division',
  division_difference: 'Point difference against the division',
  division_quotient: 'Points scored divided by points allowed against the division',
  all_difference: 'Point difference in all games',
  all_quotient: 'Points scored divided by points allowed in all games',
  coin_toss: 'Level in every tie-break: the league would toss a coin, and the order here is alphabetical',
};

const RULES: readonly string[] = [
  'A win is worth two points, a tie one.',
  'Clubs with as many points are parted by wins; results, point difference and point ratio among themselves; the same three against the division; point difference and ratio in all games; a coin toss.',
  'Whenever a step parts some of the tied clubs, those still tied begin again at the first step.',
  'The first of each division goes straight to the division final; the second is host to the third in the semi-final.',
  'A fourth place with more points than the third of the other division takes its place and crosses over; with as many points it does not.',
  'A mark stands only where the remaining games cannot change it: ties in points count against it.',
];

const NAMES: Readonly<Record<string, string>> = {
  BC: 'BC Lions',
  CGY: 'Calgary Stampeders',
  EDM: 'Edmonton Elks',
  HAM: 'Hamilton Tiger-Cats',
  MTL: 'Montreal Alouettes',
  OTT: 'Ottawa Redblacks',
  SSK: 'Saskatchewan Roughriders',
  TOR: 'Toronto Argonauts',
  WPG: 'Winnipeg Blue Bombers',
};
const clubsOf = (codes: readonly string[]): Record<string, string> => Object.fromEntries(codes.map((code) => [code, NAMES[code]!]));

type Line = LeagueTable['rows'][string][number];
type Crossing = ReturnType<typeof playoffsOf>['crossOver'];

function placeOf({ code, place }: StandingRow, crossing: Crossing): Line['place'] {
  if (place === 1) return 'division_bye';
  if (crossing?.team === code) return 'crossover';
  return place <= 3 && crossing?.instead !== code ? 'semifinal' : null;
}

function presentCrossing(crossing: Crossing, table: Standings): LeagueTable['crossover'] {
  if (!crossing) return null;
  const { team, from, to, instead } = crossing;
  return { code: team, from, to, points: table[from].find(({ code }) => code === team)!.points, ahead: instead };
}

/** The nine clubs of the Canadian Football League: two divisions with a cross-over, points, and marks once they are certain. */
export const league = {
  periods: cfl.leagueForm.periods.count,
  stages: CFL_STAGES,
  finalStage: 'grey_cup',
  isPlayedInArenas: false,
  titleWins: 1,
  divisions: [
    { key: 'west', name: cfl.leagueForm.divisions.west, clubs: clubsOf(DIVISIONS.west) },
    { key: 'east', name: cfl.leagueForm.divisions.east, clubs: clubsOf(DIVISIONS.east) },
  ],
  rules: RULES,
  tableOf: (games, seasonGames) => {
    const standings = standingsOf(games);
    const crossing = games.length > 0 ? playoffsOf(standings).crossOver : null;
    const present = (row: StandingRow): Line => ({
      ...lineOf(row, row.tieBreak && TIE_BREAK_WORDS[row.tieBreak]),
      place: games.length > 0 ? placeOf(row, crossing) : null,
      clinched: seasonGames === null || games.length === 0 ? null : clinchOf(row.code, standings, seasonGames),
    });
    return {
      rows: { west: standings.west.map(present), east: standings.east.map(present) },
      crossover: presentCrossing(crossing, standings),
    };
  },
  season: CFL_SEASON,
  model: {
    version: FOOTBALL_MODEL_VERSION,
    poolWeight: FOOTBALL_POOL_WEIGHT,
    learnsCloses: false,
    rate: (games, season) => {
      const ratings = games.length === 0 ? startRatings(season, FITTED_FOOTBALL) : rateGames(games, FITTED_FOOTBALL);
      return {
        games: ratings.games,
        list: () => listFootballRatings(ratings),
        project: (fixture, market) => {
          const expected = expectGame(ratings, fixture, FITTED_FOOTBALL);
          const { drivers, awayGames, homeGames } = expected;
          const { score, ...projection } = projectFootballGame(expected, market, { season: fixture.season, canTie: !fixture.isPlayoff });
          const { canTie, ...centers } = score;
          return { ...projection, score: { ...centers, isPlayoff: !canTie }, drivers, awayGames, homeGames };
        },
      };
    },
    scoresOf: ({ isPlayoff, ...centers }) => {
      const distribution = scoreDistribution({ ...centers, canTie: !isPlayoff });
      return (selection) => priceScore(distribution, selection);
    },
  },
} satisfies LeagueModule;
