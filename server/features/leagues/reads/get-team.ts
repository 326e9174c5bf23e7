import { type LeagueSport, leagueOf } from '@clearedge/contract/sports';
import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import { clubsOf } from '../../../sports/registry.ts';
import type { GameResult } from '../../contests/index.ts';
import { type AgainstClose, againstClose, listClosingLines } from '../../odds/index.ts';
import { findRatedGames } from '../../ratings/index.ts';
import { divisionOf, type FinalGame, type LeagueGame } from '../league-game.ts';
import { listOfTeams } from '../league-rows.ts';
import { presentMeeting, type TeamPage } from '../present-game.ts';
import { finalsOf, type OwnView, viewOf } from '../record-rules.ts';
import { nameIn, rowOf, tableOf } from '../table-rules.ts';
import { comingGames, presentTeam, splitOf } from '../team-rules.ts';
import { presentGames } from './present-games.ts';
import { readSeason } from './read-season.ts';

/** A club as the model rates it now; null before the first of its games. */
async function rateTeam(ctx: Ctx, sport: LeagueSport, code: string): Promise<TeamPage['rating']> {
  const { asOf, rate } = await findRatedGames(ctx, sport);
  if (asOf === null) return null;
  const own = rate(asOf.getUTCFullYear())
    .list()
    .find((club) => club.code === code);
  if (!own) return null;
  const { rank, points, low, high, games } = own;
  return { rank, points: tenth(points), low: tenth(low), high: tenth(high), games, asOf: asOf.toISOString() };
}

// A game's points are whole: more digits would only look like knowledge.
const tenth = (points: number): number => Math.round(points * 10) / 10;

type Closings = Parameters<typeof againstClose>[2];

// Overtime counts and nothing is cut short: a final is its whole length.
const toResult = ({ contest }: FinalGame): GameResult => ({
  id: contest.id,
  gameId: contest.gameId,
  slateOn: contest.slateOn,
  startsAt: contest.startsAt,
  awayCode: contest.awayCode,
  homeCode: contest.homeCode,
  score: { away: contest.awayScore, home: contest.homeScore },
  scheduledInnings: 0,
  innings: null,
});

/** Finals of a club against the spread and total they closed at; games without a stored close count nowhere. */
function againstPrices(finals: readonly FinalGame[], code: string, closings: Closings): Pick<TeamPage, 'againstSpread' | 'overUnder'> {
  const { runLine, overUnder }: AgainstClose = againstClose(finals.map(toResult), code, closings);
  return {
    againstSpread: { ...runLine, games: runLine.covered + runLine.lost + runLine.pushes },
    overUnder: { ...overUnder, games: overUnder.overs + overUnder.unders + overUnder.pushes },
  };
}

/** A club against each other one in all stored games that count, by name; clubs it has not met stand with noughts. */
const headToHead = (sport: LeagueSport, games: readonly LeagueGame[], code: string): TeamPage['headToHead'] =>
  clubsOf(sport)
    .filter((other) => other !== code)
    .map((other) => againstTeam(sport, games, code, other))
    .sort((a, b) => a.name.localeCompare(b.name));

function againstTeam(sport: LeagueSport, games: readonly LeagueGame[], code: string, other: string): TeamPage['headToHead'][number] {
  const own = finalsOf(games, code).filter((game) => viewOf(game, code).opponent === other);
  const { record, pointsFor, pointsAgainst } = splitOf(
    sport,
    own.map((game) => viewOf(game, code)),
  );
  return { code: other, name: nameIn(sport, games, other), record, pointsFor, pointsAgainst, meetings: own.map(presentMeeting) };
}

const FORM_GAMES = 5;
const NEXT_GAMES = 5;

/** One club's season: record, splits, form, results, what comes next, and how it did against prices and each other club. */
export async function getTeam(ctx: Ctx, sport: LeagueSport, code: string): Promise<TeamPage> {
  const division = divisionOf(sport, code);
  if (!division) throw new DomainError('NOT_FOUND', `There is no such club in the ${leagueOf(sport)}.`);
  const season = await readSeason(ctx, sport);
  const { source, year, games } = season;
  const row = rowOf(tableOf(sport, games), code);
  const finals = finalsOf(games, code);
  const ids = finals.map(({ contest }) => contest.id);
  const [closings, nextGames, stored, rating] = await Promise.all([
    listClosingLines(ctx, ids),
    presentGames(ctx, comingGames(games, code).slice(0, NEXT_GAMES), games),
    source ? listOfTeams(ctx.db, sport, [code]) : [],
    rateTeam(ctx, sport, code),
  ]);
  const meetings = finals.map(presentMeeting);
  const regular = finals.filter(({ stage }) => stage === 'regular');
  return {
    source,
    season: year,
    team: presentTeam(row, division.key, games),
    standing: games.length ? row : null,
    splits: splitsOf(
      sport,
      regular.map((game) => viewOf(game, code)),
      Object.keys(division.clubs),
    ),
    lastFive: meetings.slice(0, FORM_GAMES),
    results: meetings,
    nextGames,
    ...againstPrices(regular, code, closings),
    headToHead: headToHead(sport, stored, code),
    rating,
  };
}

const splitsOf = (sport: LeagueSport, views: readonly OwnView[], rivals: readonly string[]): TeamPage['splits'] => ({
  all: splitOf(sport, views),
  home: splitOf(
    sport,
    views.filter(({ isHome }) => isHome),
  ),
  away: splitOf(
    sport,
    views.filter(({ isHome }) => !isHome),
  ),
  division: splitOf(
    sport,
    views.filter(({ opponent }) => rivals.includes(opponent)),
  ),
});
