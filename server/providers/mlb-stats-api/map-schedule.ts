import { easternHour } from '@clearedge/quant/calendar';
import type { FeedGame, FeedPitcher, TeamRecords } from '../../ports/baseball-feed.ts';
import { unknownNumber } from '../leagues/spellings.ts';
import { noteOf, statusOf } from './game-status.ts';
import type { WireGame, WireSchedule, WireVenue } from './schema/schedule.ts';
import { findMlbTeam } from './teams.ts';

/** Regular season and playoffs; spring, all-star and exhibition games are no games of ours. */
const COUNTED = new Set(['R', 'F', 'D', 'L', 'W']);
const STARTED = new Set(['live', 'final', 'suspended']);
const REGULATION = 9;
const NIGHT_BEGINS = 17;

export interface Joined {
  venues: ReadonlyMap<number, WireVenue>;
  pitchers: ReadonlyMap<number, FeedPitcher>;
}
export const JOINED_NOTHING: Joined = { venues: new Map(), pitchers: new Map() };

/** The date of its league, not of London: a night game's time is on the next day there. */
export function gameIdOf({ officialDate, teams, doubleHeader, gameNumber }: WireGame): string | null {
  const [away, home] = [findMlbTeam(teams.away.team.id), findMlbTeam(teams.home.team.id)];
  if (!away || !home) return null;
  const second = doubleHeader !== 'N' && gameNumber === 2 ? '_2' : '';
  return `${officialDate.replaceAll('-', '')}_${away.code}@${home.code}${second}`;
}

const ROOFS = new Map([
  ['Open', 'open'],
  ['Retractable', 'retractable'],
  ['Dome', 'dome'],
] as const);
const roofOf = (venue: WireVenue | undefined): FeedGame['venue']['roof'] => ROOFS.get(venue?.fieldInfo?.roofType as 'Open') ?? 'unknown';

function recordsOf({ teams }: WireGame): TeamRecords | null {
  const [away, home] = [teams.away.leagueRecord, teams.home.leagueRecord].map((reported) =>
    reported?.wins == null || reported.losses == null ? null : { wins: reported.wins, losses: reported.losses },
  );
  return away && home ? { away, home } : null;
}

/** Null for a game that is not ours. A game that was put off stands on both its days, each time with its own id. */
export function mapGame(game: WireGame, { venues, pitchers }: Joined): FeedGame | null {
  if (!COUNTED.has(game.gameType ?? 'R')) return null;
  const gameId = gameIdOf(game);
  const [away, home] = [game.teams.away, game.teams.home].map(
    ({ team: { id, name } }) => findMlbTeam(id) ?? unknownNumber('mlb-stats-api', id, name ?? null),
  );
  if (!gameId || !away || !home) return null;
  const status = statusOf(game.status);
  const startsAt = new Date(game.gameDate);
  const venue = venues.get(game.venue?.id ?? -1);
  const { away: awaySide, home: homeSide } = game.teams;
  return {
    gameId,
    sourceId: String(game.gamePk),
    slateOn: game.officialDate,
    resumesOn: game.resumeGameDate ?? null,
    startsAt,
    isStartTentative: game.status.startTimeTBD ?? false,
    gameNumber: game.gameNumber === 2 ? 2 : 1,
    isDoubleheader: (game.doubleHeader ?? 'N') !== 'N',
    scheduledInnings: game.scheduledInnings ?? game.linescore?.scheduledInnings ?? REGULATION,
    away: { code: away.code, name: away.name },
    home: { code: home.code, name: home.name },
    venue: { name: game.venue?.name ?? 'Venue not known', city: venue?.location?.city ?? '', roof: roofOf(venue) },
    dayNight: game.dayNight === 'day' || game.dayNight === 'night' ? game.dayNight : easternHour(startsAt) < NIGHT_BEGINS ? 'day' : 'night',
    status,
    statusNote: noteOf(game.status),
    awayPitcher: pitchers.get(awaySide.probablePitcher?.id ?? -1) ?? null,
    homePitcher: pitchers.get(homeSide.probablePitcher?.id ?? -1) ?? null,
    records: recordsOf(game),
    // Games that have not begun carry nothing to nothing.
    score: STARTED.has(status) && awaySide.score != null && homeSide.score != null ? { away: awaySide.score, home: homeSide.score } : null,
    endedAt: null,
    seasonYear: Number(game.season),
  };
}

export const gamesOf = ({ dates }: WireSchedule): WireGame[] => dates.flatMap(({ games }) => games.rows);

/** The source sometimes lists a game of two dates in one answer: each id once, the row that is on rather than the one put off. */
export function mapSchedule(schedule: WireSchedule, joined: Joined): FeedGame[] {
  const contests = new Map<string, FeedGame>();
  for (const game of gamesOf(schedule)) {
    const contest = mapGame(game, joined);
    if (contest && (!contests.has(contest.gameId) || contest.status !== 'postponed')) contests.set(contest.gameId, contest);
  }
  return [...contests.values()].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}
