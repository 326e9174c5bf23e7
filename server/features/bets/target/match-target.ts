import { namesOf, splitGameLabel } from '@clearedge/contract/aliases';
import { type BetSport, GAME_SPORTS, type GameSport, SPORTS, type SportKey } from '@clearedge/contract/sports';
import { GAME_ID_PATTERN } from '@clearedge/contract/terms';
import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import { and, asc, between, eq, inArray } from 'drizzle-orm';
import { contests } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { findContest, findContestById } from '../../contests/index.ts';
import { findTournament, findTournamentOf, listGolfField, listKnownTournaments, listTournamentsCalled } from '../../golf/index.ts';
import { type SeasonReads, seasonReadsOf } from '../futures/read-future-text.ts';
import { listGamePlayers } from '../reading/player-rows.ts';
import type { ListPlayers } from '../reading/read-text.ts';
import { type BetContest, type BetTarget, type BetTournament, namedGame, onGame } from './bet-target.ts';

function isNamed(word: string, contest: BetContest, side: 'away' | 'home'): boolean {
  const game = namedGame(contest);
  const team = game[side];
  const words = [team.name, team.name.split(' ').at(-1)!, ...namesOf(team, game.sport)];
  return words.some((name) => name.toLowerCase() === word.toLowerCase());
}

/** The one game of a list's first day; null where that day has several. */
export function firstDay(games: readonly BetContest[]): BetContest | null {
  const [first, second] = games.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  return first && second?.slateOn !== first.slateOn ? first : null;
}

/**
 * The next game of a list that a label such as "NYY @ BOS" names and that was still to start at `at`: of a series the first. Null when none does,
 * several of that day do, or games of two sports.
 */
export function matchLabel(label: string, candidates: readonly BetContest[], at: Date): BetContest | null {
  const teams = splitGameLabel(label);
  if (!teams) return null;
  const fits = candidates.filter(
    (contest) => at < contest.startsAt && isNamed(teams.away, contest, 'away') && isNamed(teams.home, contest, 'home'),
  );
  return fits.every(({ sport }) => sport === fits[0]!.sport) ? firstDay(fits) : null;
}

/** How a bettor may write a tournament's name: as it is, without "The", without the year. */
function tournamentNames(label: string): string[] {
  const name = label.trim();
  const withoutYear = name.replace(/^\s*20\d\d\s+|\s+20\d\d\s*$/g, '').trim();
  return [...new Set([name, withoutYear, withoutYear.replace(/^the\s+/i, ''), `The ${withoutYear}`])].filter((one) => one !== '');
}

/** Of the years of a tournament's name the one that a bet of that day is on: the next to end. */
const nextToEnd = <T extends { endsOn: string }>(tournaments: readonly T[], day: string): T | null =>
  tournaments.filter(({ endsOn }) => endsOn >= day).toSorted((a, b) => (a.endsOn < b.endsOn ? -1 : 1))[0] ?? null;

const betContest = {
  id: contests.id,
  sport: contests.sport,
  gameId: contests.gameId,
  slateOn: contests.slateOn,
  startsAt: contests.startsAt,
  status: contests.status,
  scheduledInnings: contests.scheduledInnings,
  awayCode: contests.awayCode,
  awayName: contests.awayName,
  homeCode: contests.homeCode,
  homeName: contests.homeName,
  awayPitcher: contests.awayPitcher,
  homePitcher: contests.homePitcher,
};

/** A sport's games of some Eastern days, as a bet needs them. */
const listGamesToMatch = (ctx: Ctx, sport: GameSport, from: string, to: string): Promise<BetContest[]> =>
  ctx.db
    .select(betContest)
    .from(contests)
    .where(and(eq(contests.sport, sport), between(contests.slateOn, from, to)))
    .orderBy(asc(contests.startsAt), asc(contests.gameId));

/** The games with these ids, of any sport, as a bet needs them. */
const listGamesWithIds = (ctx: Ctx, gameIds: readonly string[]): Promise<BetContest[]> =>
  ctx.db
    .select(betContest)
    .from(contests)
    .where(and(eq(contests.kind, 'game'), inArray(contests.gameId, [...gameIds])));

const ANY_GAME_ID = /^[\w@]{1,40}$/;
const TOURNAMENT_ID = /^golf-[a-z0-9-]+$/;
/** Days on which a game that only a label names is looked for: some teams meet daily, others weekly. */
export const DAYS_AHEAD = { day: 1, week: 7 } as const;

type Named = Awaited<ReturnType<typeof listTournamentsCalled>>[number];

/** What is looked up to find a bet's game. */
export interface TargetReads extends SeasonReads {
  contest: (gameId: string) => Promise<BetContest | null>;
  games: (sport: GameSport, from: string, to: string) => Promise<BetContest[]>;
  tournament: (publicId: string) => Promise<BetTournament | null>;
  tournamentsCalled: (name: string) => Promise<Named[]>;
  field: (tournamentId: string) => ReturnType<typeof listGolfField>;
  players: ListPlayers;
}

export const readsOf = (ctx: Ctx): TargetReads => ({
  ...seasonReadsOf(ctx),
  contest: (gameId) => findContest(ctx, gameId),
  games: (sport, from, to) => listGamesToMatch(ctx, sport, from, to),
  tournament: (publicId) => findTournament(ctx, publicId),
  tournamentsCalled: (name) => listTournamentsCalled(ctx, name),
  field: (tournamentId) => listGolfField(ctx, tournamentId),
  players: (contest) => listGamePlayers(ctx, contest),
});

function remembering<A extends unknown[], R>(
  read: (...args: A) => Promise<R>,
  keyOf: (...args: A) => string = (...args) => args.join(' '),
): (...args: A) => Promise<R> {
  const stored = new Map<string, Promise<R>>();
  return (...args) => {
    const key = keyOf(...args);
    const known = stored.get(key) ?? read(...args);
    stored.set(key, known);
    return known;
  };
}

/** Reads that look each thing up once. */
export function cachedReadsOf(ctx: Ctx): TargetReads {
  const { contest, games, tournament, tournamentsCalled, field, players, spans, facts } = readsOf(ctx);
  return {
    contest: remembering(contest),
    games: remembering(games),
    tournament: remembering(tournament),
    tournamentsCalled: remembering(tournamentsCalled),
    field: remembering(field),
    players: remembering(players, ({ id }) => id),
    spans: remembering(spans),
    facts: remembering(facts),
  };
}

/** What many rows of a file need, looked up with a few statements for all of them. */
export interface FileReads extends TargetReads {
  /** To be called with the labels of some rows before these are matched. */
  prefetch: (labels: readonly string[]) => Promise<void>;
}

const idIn = (label: string): string => label.replaceAll(' ', '');

/** Reads for the rows of a file: a row costs no statement of its own to find its game. */
export function fileReadsOf(ctx: Ctx): FileReads {
  const cached = cachedReadsOf(ctx);
  const games = new Map<string, BetContest>();
  const names = new Set<string>();
  return {
    ...cached,
    contest: async (gameId) => games.get(gameId) ?? null,
    tournamentsCalled: async (name) => (names.has(name) ? cached.tournamentsCalled(name) : []),
    prefetch: async (labels) => {
      const distinct = [...new Set(labels)];
      const ids = distinct.map(idIn).filter((id) => ANY_GAME_ID.test(id) && !games.has(id));
      if (ids.length > 0) for (const game of await listGamesWithIds(ctx, ids)) games.set(game.gameId, game);
      for (const name of await listKnownTournaments(ctx, distinct.flatMap(tournamentNames))) names.add(name);
    },
  };
}

const onTournament = async (reads: TargetReads, tournament: BetTournament): Promise<BetTarget> => ({
  kind: 'tournament',
  tournament,
  field: await reads.field(tournament.id),
});

async function matchGame(reads: TargetReads, label: string, at: Date, sport: SportKey | undefined): Promise<BetContest | null> {
  if (!splitGameLabel(label)) return null;
  const day = easternDay(at);
  const found = await Promise.all(
    GAME_SPORTS.filter((one) => sport === undefined || one === sport).map((one) =>
      reads.games(one, day, shiftDay(day, DAYS_AHEAD[SPORTS[one].slate])),
    ),
  );
  return matchLabel(label, found.flat(), at);
}

async function matchTournament(reads: TargetReads, label: string, at: Date): Promise<BetTournament | null> {
  for (const name of tournamentNames(label)) {
    const found = nextToEnd(await reads.tournamentsCalled(name), easternDay(at));
    if (found) return found;
  }
  return null;
}

/**
 * What a bet's gameId means: the product's own id of a game or a tournament, else a label: "away@home" of the next day on which one game
 * fits, or the name of a tournament. `sport` narrows a label, never an id; of another sport than ours nothing is looked for.
 */
export async function matchTarget(reads: TargetReads, gameId: string, placedAt: Date, sport?: BetSport): Promise<BetTarget | null> {
  if (sport === 'other') return null;
  const exact = await reads.contest(idIn(gameId));
  if (exact) return onGame(exact);
  if (GAME_ID_PATTERN.test(gameId)) return null;
  if (TOURNAMENT_ID.test(gameId)) {
    const tournament = await reads.tournament(gameId);
    return tournament && onTournament(reads, tournament);
  }
  const kind = sport && SPORTS[sport].contestKind;
  const game = kind === 'tournament' ? null : await matchGame(reads, gameId, placedAt, sport);
  if (game) return onGame(game);
  const tournament = kind === 'game' ? null : await matchTournament(reads, gameId, placedAt);
  return tournament && onTournament(reads, tournament);
}

/** What a stored bet is on; null for one that was entered with words alone. */
export async function findTarget(ctx: Ctx, { contestId }: { contestId: string | null }): Promise<BetTarget | null> {
  if (contestId === null) return null;
  const contest = await findContestById(ctx, contestId);
  if (contest) return onGame(contest);
  const tournament = await findTournamentOf(ctx, contestId);
  return tournament && { kind: 'tournament', tournament, field: await listGolfField(ctx, contestId) };
}
