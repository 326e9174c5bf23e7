import type { LeagueSport } from '@clearedge/contract/sports';
import { MINUTE_MS, shiftDay } from '@clearedge/quant/calendar';
import type { FeedLeagueGame, LeagueFeed, PeriodScores, ReportedLeagueFacts } from '../../../../ports/index.ts';
import { archiveLeagueOf } from '../archive-league.ts';
import type { LeagueCalendar, ReplayLeagueGame } from './league-calendar.ts';

const sum = (points: readonly number[]): number => points.reduce((total, one) => total + one, 0);

function statusAt({ startsAt, endsAt }: ReplayLeagueGame, asOf: Date): 'scheduled' | 'live' | 'final' {
  if (asOf < startsAt) return 'scheduled';
  return asOf < endsAt ? 'live' : 'final';
}

/** Ends of the periods but the last, which is the game's own: the usual time from start to end is shared among those of regulation. */
function periodEnds(sport: LeagueSport, { game, startsAt }: ReplayLeagueGame): number[] {
  const { minutes } = archiveLeagueOf(sport);
  const regulation = (game.periods?.home.length ?? 0) - game.overtimes;
  return (game.periods?.home.slice(0, -1) ?? []).map((_, at) => {
    const played = (Math.min(at + 1, regulation) * minutes.game) / regulation + Math.max(0, at + 1 - regulation) * minutes.overtime;
    return startsAt.getTime() + Math.round(played) * MINUTE_MS;
  });
}

/** What is told of a game in play: the score at the end of its last period. Null while none is over, or the file has none. */
function scoreInPlay(sport: LeagueSport, replay: ReplayLeagueGame, asOf: Date): FeedLeagueGame['score'] {
  const { periods } = replay.game;
  const over = periodEnds(sport, replay).filter((at) => at <= asOf.getTime()).length;
  if (!periods || over === 0) return null;
  return { away: sum(periods.away.slice(0, over)), home: sum(periods.home.slice(0, over)) };
}

function noteOf({ game }: ReplayLeagueGame, status: FeedLeagueGame['status']): string | null {
  if (status === 'live') return 'In progress: the files have the score at the end of each period';
  if (status !== 'final' || game.overtimes === 0) return null;
  return game.overtimes > 1 ? 'Final in a shootout' : 'Final in overtime';
}

const copyOf = ({ away, home }: PeriodScores): PeriodScores => ({ away: [...away], home: [...home] });

function feedGame(sport: LeagueSport, replay: ReplayLeagueGame, asOf: Date): FeedLeagueGame {
  const { game, gameId, sourceId, seasonYear, slateOn, startsAt, endsAt } = replay;
  const status = statusAt(replay, asOf);
  const isOver = status === 'final';
  return {
    gameId,
    sourceId,
    seasonYear,
    week: game.week,
    stage: game.stage,
    slateOn,
    startsAt,
    isStartTentative: game.time === null && status === 'scheduled',
    away: { ...game.away },
    home: { ...game.home },
    venue: {
      name: game.venue ?? 'Venue not recorded',
      city: '',
      roof: game.isIndoors === null ? 'unknown' : game.isIndoors ? 'dome' : 'open',
    },
    isNeutral: game.isNeutral,
    status,
    statusNote: noteOf(replay, status),
    score: isOver ? { ...game.score } : scoreInPlay(sport, replay, asOf),
    endedAt: isOver ? endsAt : null,
    ...(isOver && game.periods ? { periods: copyOf(game.periods) } : {}),
    ...(isOver && !game.periods && game.overtimes > 0 ? { overtimes: game.overtimes } : {}),
  };
}

function factsAt(sport: LeagueSport, replay: ReplayLeagueGame, asOf: Date): ReportedLeagueFacts | null {
  const { game, gameId, endsAt } = replay;
  if (asOf < endsAt) return null;
  return {
    gameId,
    facts: { state: 'final', minutesPlayed: archiveLeagueOf(sport).minutes.regulation, score: { ...game.score } },
    periods: game.periods && copyOf(game.periods),
    reportedAt: endsAt,
    isFinal: true,
  };
}

/** The feed of a replayed season: schedule, scores at the ends of periods, results. Its files hold no plays. */
export function replayLeagueFeed(sport: LeagueSport, calendar: LeagueCalendar): LeagueFeed {
  const changesOf = (replay: ReplayLeagueGame): number[] => [
    replay.knownAt,
    replay.startsAt.getTime(),
    ...periodEnds(sport, replay),
    replay.endsAt.getTime(),
  ];
  return {
    listGames: async (from, to, asOf) => {
      const games: FeedLeagueGame[] = [];
      for (let day = from; day <= to; day = shiftDay(day, 1)) {
        const known = calendar.slate(day).filter(({ knownAt }) => knownAt <= asOf.getTime());
        games.push(...known.map((replay) => feedGame(sport, replay, asOf)));
      }
      return games;
    },
    getSeasonSpan: async (slateOn) => calendar.spanOf(slateOn),
    findSeasonBefore: async (year) => calendar.findBefore(year),
    findLiveState: async () => null,
    findFacts: async (gameId, asOf) => {
      const replay = calendar.findGame(gameId);
      return replay && factsAt(sport, replay, asOf);
    },
    findNextChange: async (slateOn, asOf) => {
      const changes = calendar
        .slate(slateOn)
        .flatMap(changesOf)
        .filter((at) => at > asOf.getTime());
      return changes.length === 0 ? null : new Date(Math.min(...changes));
    },
  };
}
