import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import {
  type ContestStatus,
  type FeedLeagueGame,
  type Injury,
  type LeagueBox,
  type LeagueFeed,
  type LeagueLiveState,
  type PeriodScores,
  type ReportedLeagueFacts,
  type TeamRef,
  UNDECIDED_CODE,
} from '../../../ports/index.ts';
import { dayNumberOf, dayOnOf } from '../calendar.ts';
import type { SeasonCalendar } from './calendar.ts';
import { INACTIVE_MS, injuryReport } from './injury-report.ts';
import type { Fixture, GameResult, Side } from './league.ts';

/** A game as a feed tells of it, whatever its league keeps. */
export interface ToldGame<Play> {
  fixture: Pick<Fixture, 'sourceId' | 'seasonIndex' | 'week' | 'stage' | 'day' | 'startsAt' | 'hostCode' | 'isNeutral' | 'venue'>;
  /** Public id and clubs as they are known at an instant; a place that is open has the code of an undecided side. */
  idAt: (asOf: number) => string;
  codeAt: (side: Side, asOf: number) => string;
  /** When each side becomes known. */
  knownAt: Record<Side, number>;
  result: () => GameResult;
  /** Seed, league and game: what all that is drawn for the game alone begins with. */
  gameText: string;
  /** In order; the score of each is the one after it. */
  plays: () => readonly Play[];
}

/** What has been told of a game that has started. */
export interface Told<Play> {
  isOver: boolean;
  plays: readonly Play[];
}

/** What a feed needs of a simulated league. */
interface FeedForm<Play, Game extends ToldGame<Play>, Live> {
  calendar: SeasonCalendar;
  /** Minutes of regulation. */
  minutes: number;
  /** Games of an Eastern day that are listed at an instant, in the order of start. */
  gamesOn: (slateOn: string, asOf: number) => readonly Game[];
  teamOf: (code: string) => TeamRef & Pick<FeedLeagueGame, 'venue'>;
  /** With every play told so far, latest first. */
  liveAt: (game: Game, told: Told<Play>, asOf: number) => Live;
  /** What every player has done by the end of these plays. */
  boxAt: (game: Game, plays: readonly Play[]) => LeagueBox;
}

/** Plays that come with a game in play; the rest are asked for. */
const PLAYS_TOLD = 20;

interface TimedPlay {
  /** Seconds of real time after the start. */
  at: number;
  score: Record<Side, number>;
}

interface Phase<Play> extends Told<Play> {
  status: Extract<ContestStatus, 'scheduled' | 'live' | 'final'>;
}

const endsAtOf = (game: Pick<ToldGame<unknown>, 'fixture' | 'result'>): number => game.fixture.startsAt + game.result().endAt * 1000;

function periodsOf(game: Pick<ToldGame<unknown>, 'result'>): PeriodScores {
  const { away, home } = game.result().periods;
  return { away: [...away], home: [...home] };
}

/** Where a game stands, as told at `asOf`. */
function phaseAt<Play extends TimedPlay>(game: ToldGame<Play>, asOf: number): Phase<Play> {
  const { startsAt } = game.fixture;
  if (asOf < startsAt) return { status: 'scheduled', isOver: false, plays: [] };
  const seconds = Math.floor((asOf - startsAt) / 1000);
  const plays = game.plays();
  if (asOf >= endsAtOf(game)) return { status: 'final', isOver: true, plays };
  const next = plays.findIndex(({ at }) => at > seconds);
  return { status: 'live', isOver: false, plays: next < 0 ? plays : plays.slice(0, next) };
}

/** The next instant after `asOf` at which the feed says something else of this game; null when nothing more will. */
function nextChangeOf<Play extends TimedPlay>(game: ToldGame<Play>, asOf: number): number | null {
  const { startsAt } = game.fixture;
  const known = [game.knownAt.away, game.knownAt.home].filter((at) => at > asOf);
  if (asOf < startsAt) return Math.min(...known, startsAt);
  if (asOf >= endsAtOf(game)) return null;
  const seconds = Math.floor((asOf - startsAt) / 1000);
  return startsAt + (game.plays().find(({ at }) => at > seconds)?.at ?? game.result().endAt) * 1000;
}

const SIDES: readonly Side[] = ['away', 'home'];
const UNDECIDED: TeamRef = { code: UNDECIDED_CODE, name: 'To be decided' };
const UNDECIDED_VENUE = { name: 'To be decided', city: 'To be decided', roof: 'open' } as const;

function endNote({ hasOvertime, isShootout }: GameResult): string | null {
  return isShootout ? 'Final in a shootout' : hasOvertime ? 'Final in overtime' : null;
}

const DAY_OF_ID = /^(\d{4})(\d{2})(\d{2})_/;

/** The feed of a simulated league: schedule, plays at their second, results. Nothing is told before its time. */
export function createLeagueFeed<Play extends TimedPlay, Game extends ToldGame<Play>, Live extends LeagueLiveState>(
  form: FeedForm<Play, Game, Live>,
): LeagueFeed<Live> {
  const { calendar, gamesOn, teamOf } = form;

  function teamAt(game: Game, side: Side, asOf: number): TeamRef {
    const code = game.codeAt(side, asOf);
    return code === UNDECIDED_CODE ? UNDECIDED : { code, name: teamOf(code).name };
  }

  function feedGame(game: Game, asOf: number): FeedLeagueGame {
    const { sourceId, seasonIndex, week, stage, day, startsAt, hostCode, isNeutral, venue } = game.fixture;
    // A final needs no plays: those of a whole season are never made at once.
    const isOver = asOf >= startsAt && asOf >= endsAtOf(game);
    const phase = isOver ? null : phaseAt(game, asOf);
    const told = isOver ? game.result().score : (phase!.plays.at(-1)?.score ?? { away: 0, home: 0 });
    return {
      gameId: game.idAt(asOf),
      sourceId,
      seasonYear: calendar.yearOf(seasonIndex),
      week,
      stage,
      slateOn: dayOnOf(day),
      startsAt: new Date(startsAt),
      isStartTentative: false,
      away: teamAt(game, 'away', asOf),
      home: teamAt(game, 'home', asOf),
      venue: isNeutral || asOf >= game.knownAt.home ? { ...(venue ?? teamOf(hostCode).venue) } : { ...UNDECIDED_VENUE },
      isNeutral,
      status: phase?.status ?? 'final',
      statusNote: isOver ? endNote(game.result()) : null,
      score: phase?.status === 'scheduled' ? null : { away: told.away, home: told.home },
      endedAt: isOver ? new Date(endsAtOf(game)) : null,
      ...(isOver ? { periods: periodsOf(game) } : {}),
    };
  }

  /** What bets are graded on, once a game is over. */
  function factsAt(game: Game, asOf: number): ReportedLeagueFacts | null {
    if (asOf < game.fixture.startsAt || asOf < endsAtOf(game)) return null;
    const { score } = game.result();
    return {
      gameId: game.idAt(asOf),
      facts: { state: 'final', minutesPlayed: form.minutes, score: { ...score } },
      periods: periodsOf(game),
      reportedAt: new Date(endsAtOf(game)),
      isFinal: true,
    };
  }

  /** A game by the id it bears at `asOf`. */
  function ask<T>(gameId: string, at: Date, read: (game: Game, asOf: number) => T): T | null {
    const [, year, month, date] = DAY_OF_ID.exec(gameId) ?? [];
    const slateOn = `${year}-${month}-${date}`;
    const asOf = at.getTime();
    if (Number.isNaN(Date.parse(slateOn)) || dayOnOf(dayNumberOf(slateOn)) !== slateOn) return null;
    const game = gamesOn(slateOn, asOf).find((one) => one.idAt(asOf) === gameId);
    return game ? read(game, asOf) : null;
  }

  const liveOf = (gameId: string, at: Date): Live | null =>
    ask(gameId, at, (game, asOf) => {
      const { status, ...told } = phaseAt(game, asOf);
      return status === 'scheduled' ? null : form.liveAt(game, told, asOf);
    });

  const boxOf = (gameId: string, at: Date): LeagueBox | null =>
    ask(gameId, at, (game, asOf) => {
      const { status, plays } = phaseAt(game, asOf);
      return status === 'scheduled' ? null : form.boxAt(game, plays);
    });

  /** Of the club's game of that Eastern day. */
  function injuriesAt(teamCode: string, at: Date): Injury[] {
    const asOf = at.getTime();
    const slateOn = easternDay(at);
    const sideOf = (game: Game): Side | undefined => SIDES.find((side) => game.codeAt(side, asOf) === teamCode);
    const game = gamesOn(slateOn, asOf).find((one) => sideOf(one) !== undefined);
    if (!game || asOf >= endsAtOf(game)) return [];
    const men = form.boxAt(game, [])[sideOf(game)!];
    return injuryReport(men, { teamCode, gameText: game.gameText, slateOn, isOut: asOf >= game.fixture.startsAt - INACTIVE_MS });
  }

  return {
    listGames: async (from, to, asOf) => {
      const games: FeedLeagueGame[] = [];
      for (let day = from; day <= to; day = shiftDay(day, 1))
        games.push(...gamesOn(day, asOf.getTime()).map((game) => feedGame(game, asOf.getTime())));
      return games;
    },
    getSeasonSpan: async (slateOn) => {
      const index = calendar.indexOf(dayNumberOf(slateOn));
      return { from: dayOnOf(calendar.firstDayOf(index)), to: dayOnOf(calendar.lastDayOf(index)), year: calendar.yearOf(index) };
    },
    findLiveState: async (gameId, asOf) => {
      const live = liveOf(gameId, asOf);
      return live && { ...live, plays: live.plays.slice(0, PLAYS_TOLD) };
    },
    findPlayByPlay: async (gameId, asOf) => liveOf(gameId, asOf),
    findBox: async (gameId, asOf) => boxOf(gameId, asOf),
    findInjuries: async (teamCode, asOf) => ({ players: injuriesAt(teamCode, asOf), checkedAt: asOf }),
    findFacts: async (gameId, asOf) => ask(gameId, asOf, factsAt),
    findNextChange: async (slateOn, asOf) => {
      const changes = gamesOn(slateOn, asOf.getTime()).flatMap((game) => nextChangeOf(game, asOf.getTime()) ?? []);
      return changes.length === 0 ? null : new Date(Math.min(...changes));
    },
  };
}
