import { FITTED_FOOTBALL, listFootballRatings, rateGames } from '@clearedge/quant/sports/football/ratings';
import { DIVISIONS, divisionOf } from '@clearedge/quant/sports/football/standings';
import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import type { GameResult } from '../../contests/index.ts';
import { type AgainstClose, againstClose, listClosingLines } from '../../odds/index.ts';
import { counts, type FinalGame, type FootballGame, isFinal } from '../football-game.ts';
import { listOfTeams, listSeason } from '../football-rows.ts';
import { presentMeeting, type TeamPage } from '../present-football.ts';
import { finalsOf, type OwnView, viewOf } from '../record-rules.ts';
import { nameIn, tableOf } from '../table-rules.ts';
import { comingGames, presentTeam, splitOf } from '../team-rules.ts';
import { presentGames } from './present-games.ts';
import { readSeason } from './read-season.ts';

/** A club as the model rates it from this season's finals and the last's; null before the first. */
async function rateTeam(ctx: Ctx, code: string, year: number | null, season: readonly FootballGame[]): Promise<TeamPage['rating']> {
  const before = year === null ? [] : await listSeason(ctx.db, year - 1);
  const finals = [...before, ...season].filter(isRated);
  const last = finals.at(-1)?.contest;
  if (!last) return null;
  const { rank, points, low, high, games } = listFootballRatings(rateGames(finals.map(toRatedResult), FITTED_FOOTBALL)).find(
    (rated) => rated.code === code,
  )!;
  return { rank, points: tenth(points), low: tenth(low), high: tenth(high), games, asOf: (last.endedAt ?? last.startsAt).toISOString() };
}

// A game's points are whole: more digits would only look like knowledge.
const tenth = (points: number): number => Math.round(points * 10) / 10;

const isRated = (game: FootballGame): game is FinalGame =>
  isFinal(game) && counts(game) && divisionOf(game.contest.awayCode) !== null && divisionOf(game.contest.homeCode) !== null;

const toRatedResult = ({ contest, isNeutral }: FinalGame) => ({
  season: contest.seasonYear,
  startsAt: contest.startsAt,
  away: contest.awayCode,
  home: contest.homeCode,
  isNeutral,
  awayScore: contest.awayScore,
  homeScore: contest.homeScore,
});

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

/** A club's finals against the spread and total they closed at; games without a stored close count nowhere. */
function againstPrices(finals: readonly FinalGame[], code: string, closings: Closings): Pick<TeamPage, 'againstSpread' | 'overUnder'> {
  const { runLine, overUnder }: AgainstClose = againstClose(finals.map(toResult), code, closings);
  return {
    againstSpread: { ...runLine, games: runLine.covered + runLine.lost + runLine.pushes },
    overUnder: { ...overUnder, games: overUnder.overs + overUnder.unders + overUnder.pushes },
  };
}

/** A club against each other one in all stored games that count, by name; clubs it has not met stand with noughts. */
const headToHead = (games: readonly FootballGame[], code: string): TeamPage['headToHead'] =>
  [...DIVISIONS.west, ...DIVISIONS.east]
    .filter((other) => other !== code)
    .map((other) => againstTeam(games, code, other))
    .sort((a, b) => a.name.localeCompare(b.name));

function againstTeam(games: readonly FootballGame[], code: string, other: string): TeamPage['headToHead'][number] {
  const own = finalsOf(games, code).filter((game) => viewOf(game, code).opponent === other);
  const { record, pointsFor, pointsAgainst } = splitOf(own.map((game) => viewOf(game, code)));
  return { code: other, name: nameIn(games, other), record, pointsFor, pointsAgainst, meetings: own.map(presentMeeting) };
}

const FORM_GAMES = 5;
const NEXT_GAMES = 5;

/** One club's season: record, splits, form, results, what comes next, and how it did against prices and each other club. */
export async function getTeam(ctx: Ctx, code: string): Promise<TeamPage> {
  const division = divisionOf(code);
  if (!division) throw new DomainError('NOT_FOUND', 'There is no such club in the CFL.');
  const { source, year, games } = await readSeason(ctx);
  const row = tableOf(games)[division].find((own) => own.code === code)!;
  const finals = finalsOf(games, code);
  const closings = await listClosingLines(
    ctx,
    finals.map(({ contest }) => contest.id),
  );
  const meetings = finals.map(presentMeeting);
  return {
    source,
    season: year,
    team: presentTeam(row, division, games),
    standing: games.length ? row : null,
    splits: splitsOf(
      finals.map((game) => viewOf(game, code)),
      division,
    ),
    lastFive: meetings.slice(0, FORM_GAMES),
    results: meetings,
    nextGames: await presentGames(ctx, comingGames(games, code).slice(0, NEXT_GAMES), games),
    ...againstPrices(finals, code, closings),
    headToHead: headToHead(source ? await listOfTeams(ctx.db, [code]) : [], code),
    rating: await rateTeam(ctx, code, year, games),
  };
}

const splitsOf = (views: readonly OwnView[], division: 'west' | 'east'): TeamPage['splits'] => ({
  all: splitOf(views),
  home: splitOf(views.filter(({ isHome }) => isHome)),
  away: splitOf(views.filter(({ isHome }) => !isHome)),
  division: splitOf(views.filter(({ opponent }) => divisionOf(opponent) === division)),
});
