import type { EventGame } from '../retrosheet/event-game.ts';
import { endingOf } from '../retrosheet/finished-game.ts';
import type { GameState, PlayResult } from '../retrosheet/game/game-state.ts';
import { findSuspension, parseStartTime, parseWeather } from '../retrosheet/game-info.ts';
import type { LogGame } from '../retrosheet/game-log.ts';
import { type StepTime, timelineOf } from '../retrosheet/timeline.ts';
import { findTeamCode } from '../teams.ts';
import type { StoredGame, Suspension } from './stored-season.ts';

interface StoppedState {
  outs: number;
  score: { away: number; home: number };
}

/** Seconds of play after which a game stood at so many outs and such a score: where its suspension fell. */
function stoppedAfter(game: EventGame, timeline: StepTime[], results: PlayResult[], stopped: StoppedState): number {
  if (stopped.outs === 0 && stopped.score.away + stopped.score.home === 0) return 0;
  const times = game.steps.flatMap((step, index) => (step.kind === 'play' ? [timeline[index]?.at ?? 0] : []));
  let outs = 0;
  let outsOfHalf = 0;
  let half = '';
  for (const [index, { step, outsAfter, scoreAfter }] of results.entries()) {
    const now = `${step.inning}${step.side}`;
    outs += outsAfter - (now === half ? outsOfHalf : 0);
    half = now;
    outsOfHalf = outsAfter;
    if (outs >= stopped.outs && scoreAfter.away >= stopped.score.away && scoreAfter.home >= stopped.score.home) return times[index] ?? 0;
  }
  return times.at(-1) ?? 0;
}

const USUAL_MINUTES = 180;
const numberOf = (text: string | undefined): 0 | 1 | 2 => (text === '1' ? 1 : text === '2' ? 2 : 0);
const orNull = (text: string | undefined): string | null => (text ? text : null);

function starterOf(game: EventGame, side: 'away' | 'home'): string {
  return game.starters.find((starter) => starter.side === side && starter.position === 1)?.playerId ?? '';
}

function suspensionOf(game: EventGame, state: GameState, minutes: number, log: LogGame | undefined): Suspension | null {
  const note = findSuspension(game.comments, log?.completion ?? '');
  return note && { ...note, afterSeconds: stoppedAfter(game, timelineOf(game, minutes), state.results, note) };
}

/** The index entry of a game with plays; null for a club that is not in the majors' table. */
export function storedGame(game: EventGame, state: GameState, log: LogGame | undefined): StoredGame | null {
  const { info } = game;
  const away = findTeamCode(info.visteam ?? '');
  const home = findTeamCode(info.hometeam ?? '');
  if (!away || !home) return null;
  const scheduledInnings = Number(info.innings) || 9;
  const minutes = Number(info.timeofgame) || USUAL_MINUTES;
  const { completedInnings, isCalled } = endingOf(state, scheduledInnings);
  return {
    id: game.id,
    on: (info.date ?? '').replaceAll('/', '-'),
    number: numberOf(info.number),
    away,
    home,
    site: info.site ?? '',
    startsAt: parseStartTime(info.starttime),
    dayNight: info.daynight === 'day' ? 'day' : 'night',
    scheduledInnings,
    minutes,
    score: { ...state.score },
    hits: { ...state.hits },
    errors: { away: state.box.away.errors, home: state.box.home.errors },
    lineScore: { away: [...state.lineScore.away], home: [...state.lineScore.home] },
    completedInnings,
    isCalled,
    starters: { away: starterOf(game, 'away'), home: starterOf(game, 'home') },
    winner: orNull(info.wp),
    loser: orNull(info.lp),
    save: orNull(info.save),
    weather: parseWeather(info),
    suspension: suspensionOf(game, state, minutes, log),
    hasPlays: true,
  };
}

/** The index entry of a game that has only its game log. */
export function storedLogGame(log: LogGame): StoredGame | null {
  const away = findTeamCode(log.away.code);
  const home = findTeamCode(log.home.code);
  if (!away || !home) return null;
  return {
    id: log.id,
    on: log.on,
    number: log.number,
    away,
    home,
    site: log.site,
    startsAt: null,
    dayNight: log.dayNight,
    scheduledInnings: 9,
    minutes: log.minutes ?? USUAL_MINUTES,
    score: { away: log.away.runs, home: log.home.runs },
    hits: { away: log.away.totals.hits, home: log.home.totals.hits },
    errors: { away: log.away.errors, home: log.home.errors },
    lineScore: { away: log.away.innings, home: log.home.innings },
    completedInnings: log.away.innings.length - (log.home.innings.length < log.away.innings.length ? 0.5 : 0),
    isCalled: log.away.innings.length < 9,
    starters: { away: log.away.starter.playerId, home: log.home.starter.playerId },
    winner: log.winner,
    loser: log.loser,
    save: log.save,
    weather: null,
    suspension: null,
    hasPlays: false,
  };
}
