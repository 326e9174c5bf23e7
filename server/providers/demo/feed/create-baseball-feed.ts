import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import type { BaseballFeed, FeedGame, FinishedGame, LiveMoment, LivePlay, LiveState } from '../../../ports/index.ts';
import { dayNumberOf, dayOnOf, firstDayOf, lastDayOf, seasonIndexOf, yearOf } from '../calendar.ts';
import { playsUntil } from '../engine/tape/box-sheet.ts';
import {
  AT,
  AWAY_RUNS,
  BALL,
  BASES_AFTER,
  BATTER,
  CALLED_STRIKE,
  COUNT_FROM,
  DETAIL,
  FOUL,
  HALF,
  HOME_RUNS,
  inningOf,
  isBottom,
  KIND,
  LAST_PLATE_KIND,
  OUTS_AFTER,
  PINCH_HITTER,
  PITCHER,
  PITCHING_CHANGE,
  SCORED,
  SWINGING_STRIKE,
  WIDTH,
} from '../engine/tape/play-columns.ts';
import type { GameTape } from '../engine/tape/tape.ts';
import { findGame, type Game, gamesKnownOn, type League } from '../league/league.ts';
import { lineScoreAt } from '../league/line-score.ts';
import { firstPitchAt, isKnown, isPostponed } from '../schedule/fixture.ts';
import { TEAMS } from '../teams/team-table.ts';
import { boxScoreAt } from './box-score.ts';
import { feedGame } from './feed-game.ts';
import { phaseAt, secondsAt } from './game-phase.ts';
import { playText } from './play-text.ts';
import { contestFactsAt } from './reported-facts.ts';

interface AtPlate {
  balls: number;
  strikes: number;
  batter: string | null;
  pitcher: string | null;
}

// The man who bats next is known from the order; a substitute only once he is announced.
function batterAfter(tape: GameTape, plays: number, isHomeBatting: boolean): number | null {
  for (let i = plays; i < tape.playCount; i++) {
    const row = i * WIDTH;
    if (isBottom(tape.cells[row + HALF]!) !== isHomeBatting) continue;
    if (tape.cells[row + KIND] === PINCH_HITTER) return tape.cells[row + DETAIL]!;
    if (tape.cells[row + KIND]! <= LAST_PLATE_KIND) return tape.cells[row + BATTER]!;
  }
  return null;
}

function pitcherAfter(tape: GameTape, plays: number, isHomeBatting: boolean): number | null {
  for (let i = plays; i < tape.playCount; i++) {
    const row = i * WIDTH;
    if (isBottom(tape.cells[row + HALF]!) !== isHomeBatting) continue;
    return tape.cells[row + KIND] === PITCHING_CHANGE ? tape.cells[row + DETAIL]! : tape.cells[row + PITCHER]!;
  }
  return null;
}

function countAt(tape: GameTape, from: number, second: number): { balls: number; strikes: number } {
  let balls = 0;
  let strikes = 0;
  for (let i = from; i < tape.pitches.length && tape.pitchAt[i]! <= second; i++) {
    const pitch = tape.pitches[i]!;
    if (pitch === BALL) balls = Math.min(3, balls + 1);
    else if (pitch === CALLED_STRIKE || pitch === SWINGING_STRIKE || pitch === FOUL) strikes = Math.min(2, strikes + 1);
  }
  return { balls, strikes };
}

/** Where the pitches of the plate appearance under way begin: after those of the last one that ended. */
function pitchesSince(tape: GameTape, plays: number): number {
  for (let i = plays; i < tape.playCount; i++) {
    if (tape.cells[i * WIDTH + KIND]! <= LAST_PLATE_KIND) return tape.cells[i * WIDTH + COUNT_FROM]!;
  }
  return tape.pitches.length;
}

/** The plate appearance under way after `plays` rows. */
function atPlate(tape: GameTape, plays: number, second: number, isHomeBatting: boolean): AtPlate {
  const nameOf = (person: number | null): string | null => (person === null ? null : tape.people[person]!.name);
  const batter = nameOf(batterAfter(tape, plays, isHomeBatting));
  const pitcher = nameOf(pitcherAfter(tape, plays, isHomeBatting));
  return { ...countAt(tape, pitchesSince(tape, plays), second), batter, pitcher };
}

const PLAYS_SHOWN = 20;
type StateNow = Omit<LiveState, 'gameId' | 'asOf'>;

function livePlay(tape: GameTape, startAt: number, play: number): LivePlay {
  const row = play * WIDTH;
  const { cells } = tape;
  return {
    at: new Date(startAt + cells[row + AT]! * 1000),
    inning: inningOf(cells[row + HALF]!),
    half: isBottom(cells[row + HALF]!) ? 'bottom' : 'top',
    text: playText(tape, play),
    isScoring: cells[row + SCORED]! > 0,
    score: { away: cells[row + AWAY_RUNS]!, home: cells[row + HOME_RUNS]! },
  };
}

/** How it stood after each of the first `plays` rows. */
const momentsUntil = (tape: GameTape, startAt: number, plays: number): LiveMoment[] =>
  Array.from({ length: plays }, (_, play) => {
    const { at, inning, half, text, score } = livePlay(tape, startAt, play);
    const row = play * WIDTH;
    const outs = tape.cells[row + OUTS_AFTER]!;
    const isOn = (base: number): boolean => outs < 3 && tape.cells[row + BASES_AFTER + base] !== 0;
    return { at, inning, half, text, outs, runners: { first: isOn(0), second: isOn(1), third: isOn(2) }, score: score! };
  });

function latestPlays(tape: GameTape, startAt: number, plays: number): LivePlay[] {
  const shown = Math.min(PLAYS_SHOWN, plays);
  return Array.from({ length: shown }, (_, back) => livePlay(tape, startAt, plays - 1 - back));
}

/** The game after its first `plays` rows and the pitches up to `second`. */
function stateAfter(tape: GameTape, startAt: number, plays: number, second: number): StateNow {
  const { cells } = tape;
  const row = (plays - 1) * WIDTH;
  const half = plays === 0 ? 2 : cells[row + HALF]!;
  const outs = plays === 0 ? 0 : cells[row + OUTS_AFTER]!;
  const isOn = (base: number): boolean => plays > 0 && outs < 3 && cells[row + BASES_AFTER + base] !== 0;
  const latest = latestPlays(tape, startAt, plays);
  const lineScore = lineScoreAt(tape, plays);
  return {
    inning: inningOf(half),
    half: isBottom(half) ? 'bottom' : 'top',
    isBetweenInnings: outs === 3,
    ...(outs === 3 ? { balls: 0, strikes: 0, batter: null, pitcher: null } : atPlate(tape, plays, second, isBottom(half))),
    outs,
    runners: { first: isOn(0), second: isOn(1), third: isOn(2) },
    lastPlay: latest[0]?.text ?? null,
    score: latest[0]?.score ?? { away: 0, home: 0 },
    lineScore,
    plays: latest,
  };
}

// With the first pitch of the next half the sides have changed, though no play is written yet.
function withNextHalf(tape: GameTape, plays: number, second: number, state: StateNow): StateNow {
  if (!state.isBetweenInnings || plays >= tape.playCount || (tape.pitchAt[pitchesSince(tape, plays)] ?? Infinity) > second) return state;
  const half = tape.cells[plays * WIDTH + HALF]!;
  const batting = atPlate(tape, plays, second, isBottom(half));
  return { ...state, inning: inningOf(half), half: isBottom(half) ? 'bottom' : 'top', isBetweenInnings: false, outs: 0, ...batting };
}

const AFTER_THE_END = {
  isBetweenInnings: false,
  balls: 0,
  strikes: 0,
  batter: null,
  pitcher: null,
  runners: { first: false, second: false, third: false },
};

/** What is on the field at `asOf`; after the end, how it ended. Null before the first pitch. */
function liveStateAt(game: Game, asOf: number): LiveState | null {
  const { status, hasStarted } = phaseAt(game, asOf);
  if (!hasStarted) return null;
  const { fixture, season } = game;
  const tape = season.tapeOf(fixture);
  const second = secondsAt(game, asOf);
  const isOver = status === 'final';
  const plays = isOver ? tape.playCount : playsUntil(tape, second);
  const state = withNextHalf(tape, plays, second, stateAfter(tape, firstPitchAt(fixture), plays, second));
  const moments = momentsUntil(tape, firstPitchAt(fixture), plays);
  return { gameId: fixture.gameId, asOf: new Date(asOf), ...state, ...(isOver ? AFTER_THE_END : {}), moments };
}

const REGULATION = 9;

/** A game that was over by `asOf`, whole; null before that. */
function finishedGameAt(game: Game, asOf: number): FinishedGame | null {
  if (phaseAt(game, asOf).status !== 'final') return null;
  const { fixture, season } = game;
  const { endAt, line } = season.resultOf(fixture);
  const home = TEAMS[fixture.home]!;
  return {
    gameId: fixture.gameId,
    playedOn: easternDay(new Date(endAt)),
    seasonYear: yearOf(fixture.seasonIndex),
    gameNumber: fixture.gameNumber,
    scheduledInnings: REGULATION,
    venue: home.venue,
    awayCode: TEAMS[fixture.away]!.code,
    homeCode: home.code,
    lineScore: { away: [...line.away], home: [...line.home] },
    boxScore: boxScoreAt(game, asOf)!,
  };
}

/** The next instant after `asOf` at which the feed of this game says something else; null when nothing more will. */
function nextChangeOf(game: Game, asOf: number): number | null {
  const { fixture, season } = game;
  const { rain } = fixture;
  const reported = rain?.kind === 'postponed' || rain?.kind === 'late' ? rain.announcedAt : null;
  if (reported !== null && reported > asOf) return reported;
  if (isPostponed(fixture)) return null;
  const startAt = firstPitchAt(fixture);
  if (startAt > asOf) return startAt;
  const { endAt, stop } = season.resultOf(fixture);
  if (asOf >= endAt) return null;
  const tape = season.tapeOf(fixture);
  const plays = playsUntil(tape, secondsAt(game, asOf));
  const nextPlay = plays < tape.playCount ? startAt + tape.cells[plays * WIDTH + AT]! * 1000 : endAt;
  const resumed = stop !== null && stop.until > asOf ? stop.until : nextPlay;
  return Math.min(nextPlay, resumed, endAt);
}

export function createBaseballFeed(league: League): BaseballFeed {
  const knownGame = (gameId: string, asOf: Date): Game | null => {
    const game = findGame(league, gameId);
    return game !== null && isKnown(game.fixture, asOf.getTime()) ? game : null;
  };
  const contestsOn = (slateOn: string, asOf: Date): FeedGame[] =>
    gamesKnownOn(league, slateOn, asOf.getTime()).map((game) => feedGame(game, asOf.getTime()));
  const ask = <T>(gameId: string, asOf: Date, read: (game: Game, asOf: number) => T): T | null => {
    const game = knownGame(gameId, asOf);
    return game === null ? null : read(game, asOf.getTime());
  };
  return {
    listContests: async (slateOn, asOf) => contestsOn(slateOn, asOf),
    listSeason: async (from, to, asOf) => {
      const contests: FeedGame[] = [];
      for (let day = from; day <= to; day = shiftDay(day, 1)) contests.push(...contestsOn(day, asOf));
      return contests;
    },
    getSeasonSpan: async (slateOn) => {
      const index = seasonIndexOf(dayNumberOf(slateOn));
      return { from: dayOnOf(firstDayOf(index)), to: dayOnOf(lastDayOf(index)), year: yearOf(index) };
    },
    findLiveState: async (gameId, asOf) => ask(gameId, asOf, liveStateAt),
    findBoxScore: async (gameId, asOf) => ask(gameId, asOf, boxScoreAt),
    listFinishedGames: async (slateOn, asOf) =>
      gamesKnownOn(league, slateOn, asOf.getTime()).flatMap((game) => finishedGameAt(game, asOf.getTime()) ?? []),
    findFacts: async (gameId, asOf) => ask(gameId, asOf, contestFactsAt),
    findNextChange: async (slateOn, asOf) => {
      const changes = gamesKnownOn(league, slateOn, asOf.getTime()).flatMap((game) => nextChangeOf(game, asOf.getTime()) ?? []);
      return changes.length === 0 ? null : new Date(Math.min(...changes));
    },
  };
}
