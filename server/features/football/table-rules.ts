import {
  clinchOf,
  DIVISIONS,
  divisionOf,
  playoffsOf,
  type StandingRow,
  type Standings,
  standingsOf,
} from '@clearedge/quant/sports/football/standings';
import { type FinalGame, type FootballGame, isFinal, isOf } from './football-game.ts';
import type { TableRow } from './present-football.ts';
import { streakText, TIE_BREAK_WORDS } from './table-words.ts';

const TEAMS = [...DIVISIONS.west, ...DIVISIONS.east];

/** Games each club plays in the regular season; null while the stored schedule does not give every club as many. */
export function seasonLength(season: readonly FootballGame[]): number | null {
  const stored = season.filter(({ stage, contest }) => stage === 'regular' && contest.status !== 'cancelled');
  const lengths = new Set(TEAMS.map((code) => stored.filter((game) => isOf(game, code)).length));
  const [length] = lengths;
  return lengths.size === 1 && length !== undefined && length > 0 ? length : null;
}

/** Names of the league's clubs, for where no stored game tells them. */
const TEAM_NAMES: Readonly<Record<string, string>> = {
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

type Crossover = { code: string; from: 'west' | 'east'; to: 'west' | 'east'; points: number; ahead: string } | null;

export interface Table {
  west: TableRow[];
  east: TableRow[];
  crossover: Crossover;
}

/** Both divisions as the finished games of the regular season leave them. */
export function tableOf(season: readonly FootballGame[]): Table {
  const standings = standingsOf(
    season
      .filter(isCounted)
      .map(({ contest }) => ({
        away: contest.awayCode,
        home: contest.homeCode,
        awayScore: contest.awayScore,
        homeScore: contest.homeScore,
      })),
  );
  const hasBegun = season.some(isCounted);
  const playoffs = playoffsOf(standings);
  const crossing = hasBegun ? playoffs.crossOver : null;
  const length = seasonLength(season);
  const row = (own: StandingRow): TableRow => ({
    ...presentRow(own, nameIn(season, own.code)),
    place: hasBegun ? placeOf(own, crossing) : null,
    clinched: length === null || !hasBegun ? null : clinchOf(own.code, standings, length),
  });
  return { west: standings.west.map(row), east: standings.east.map(row), crossover: crossing && presentCrossing(crossing, standings) };
}

const isCounted = (game: FootballGame): game is FinalGame =>
  isFinal(game) && game.stage === 'regular' && divisionOf(game.contest.awayCode) !== null && divisionOf(game.contest.homeCode) !== null;

type Crossing = NonNullable<ReturnType<typeof playoffsOf>['crossOver']>;

function placeOf({ code, place }: StandingRow, crossing: Crossing | null): TableRow['place'] {
  if (place === 1) return 'division_bye';
  if (crossing?.team === code) return 'crossover';
  return place <= 3 && crossing?.instead !== code ? 'semifinal' : null;
}

function presentCrossing({ team, from, to, instead }: Crossing, table: Standings): Crossover {
  const points = table[from].find(({ code }) => code === team)!.points;
  return { code: team, from, to, points, ahead: instead };
}

function presentRow(row: StandingRow, name: string): Omit<TableRow, 'place' | 'clinched'> {
  return {
    rank: row.place,
    code: row.code,
    name,
    played: row.games,
    wins: row.wins,
    losses: row.losses,
    ties: row.ties,
    points: row.points,
    pointsFor: row.pointsFor,
    pointsAgainst: row.pointsAgainst,
    home: row.home,
    away: row.away,
    division: row.withinDivision,
    streak: streakText(row.streak),
    lastFive: row.lastFive,
    decidedBy: row.tieBreak && row.games > 0 ? TIE_BREAK_WORDS[row.tieBreak] : null,
  };
}

/** A club's name as the season's games tell it. */
export function nameIn(season: readonly FootballGame[], code: string): string {
  const game = season.find(({ contest }) => contest.awayCode === code || contest.homeCode === code)?.contest;
  if (!game) return TEAM_NAMES[code] ?? code;
  return game.awayCode === code ? game.awayName : game.homeName;
}
