import { dayNumberOf, seasonIndexOf } from '../calendar.ts';
import { BoundedMap, type Chance, createChance } from '../chance.ts';
import { clearDiamond } from '../engine/bases.ts';
import { bat, hasWalkedOff } from '../engine/batting/bat.ts';
import { PINCH_HIT_TRY } from '../engine/batting/rates.ts';
import type { GamePlan } from '../engine/game-plan.ts';
import { createGameState, fieldLead, type GameState, moundOf } from '../engine/game-state.ts';
import { changePitcher, leavesBetweenInnings, leavesNow } from '../engine/pitching.ts';
import { AT, PINCH_HITTER, PITCHING_CHANGE, PLACED_RUNNER, RAIN_DELAY, runnerCode, WIDTH } from '../engine/tape/play-columns.ts';
import { noteRow } from '../engine/tape/record-play.ts';
import type { GameTape } from '../engine/tape/tape.ts';
import { planGame } from '../lineups/plan-game.ts';
import { createSeason, type Season } from '../lineups/season.ts';
import { type Fixture, firstPitchAt, isKnown } from '../schedule/fixture.ts';
import { type GameResult, gameResult } from './game-result.ts';
import { Ledger } from './ledger.ts';

const CHANGE_SECONDS = 145;
const MOST_PINCH_HITTERS = 2;

function bringIn(game: GameState): boolean {
  const mound = moundOf(game);
  const gone = mound.person;
  if (!changePitcher(mound, game.inning, fieldLead(game), game.bottom === 0, game.next)) return false;
  noteRow(game, PITCHING_CHANGE, mound.person, gone);
  return true;
}

function changeBetweenInnings(game: GameState): void {
  if (game.inning > 1 && leavesBetweenInnings(moundOf(game), game.inning, fieldLead(game))) bringIn(game);
}

function changeNow(game: GameState): void {
  const { first, second, third } = game.diamond;
  const runnersOn = (first === 0 ? 0 : 1) + (second === 0 ? 0 : 1) + (third === 0 ? 0 : 1);
  if (leavesNow(moundOf(game), game.inning, runnersOn, fieldLead(game)) && bringIn(game)) game.clock += CHANGE_SECONDS;
}

// Late and close, a bench bat of the better hand hits for one of the last three in the order.
function maybePinchHit(game: GameState): void {
  const side = game.sides[game.bottom];
  const lead = -fieldLead(game);
  if (game.inning < 7 || side.due < 6 || lead > 0 || lead < -4 || side.benchUsed >= Math.min(MOST_PINCH_HITTERS, side.plan.bench.length))
    return;
  if (game.next() >= PINCH_HIT_TRY) return;
  const gone = side.order[side.due]!;
  const person = side.benchFrom + side.benchUsed;
  const { throws } = moundOf(game).pitcher;
  if (game.people[gone]!.bats !== throws && game.people[person]!.bats === throws) return;
  side.benchUsed += 1;
  side.order[side.due] = person;
  game.positions[person] = game.positions[gone]!;
  game.orders[person] = game.orders[gone]!;
  noteRow(game, PINCH_HITTER, person, gone);
}

const ARM_COOLS_SECONDS = 40 * 60;

// Official after five innings, or four and a half with the home side ahead; a score that the visitors tied or turned in an unfinished inning is left alone.
function canBeCalled(game: GameState): boolean {
  const [away, home] = game.runs;
  if (away === home) return false;
  if (game.inning < 5 || (game.inning === 5 && !(game.bottom === 1 && home > away))) return false;
  if (game.inning >= 9) return false;
  const [awayBefore, homeBefore] = game.fullInningRuns;
  const isSameLeader = Math.sign(away - home) === Math.sign(awayBefore - homeBefore);
  return isSameLeader && (game.bottom === 0 || home > away);
}

/** Stops the game when its rain comes; true when it was called for good. */
function stopForRain(game: GameState): boolean {
  const { stoppage } = game.plan;
  if (stoppage === null || game.hasStopped || game.outsPlayed < stoppage.fromOut) return false;
  if (stoppage.kind === 'called' && !canBeCalled(game)) return false;
  const seconds = stoppage.kind === 'suspended' ? stoppage.resumesAtSecond - game.clock : stoppage.seconds;
  if (seconds <= 0) return false;
  game.hasStopped = true;
  noteRow(game, RAIN_DELAY, game.sides[game.bottom].order[game.sides[game.bottom].due]!, 0);
  game.clock += seconds;
  game.isCalled = stoppage.kind === 'called';
  if (seconds >= ARM_COOLS_SECONDS) for (const mound of game.mounds) mound.limit = Math.min(mound.limit, mound.pitches);
  return game.isCalled;
}

const REGULATION = 9;
const BREAK_SECONDS = 143;
const BREAK_SPREAD = 24;

// Since 2020 each half of an extra inning begins with the last man of the order so far on second; his run is no one's to earn.
function placeRunner(game: GameState): void {
  const side = game.sides[game.bottom];
  const person = side.order[(side.due + side.order.length - 1) % side.order.length]!;
  game.diamond.second = runnerCode(person, moundOf(game).person, true);
  noteRow(game, PLACED_RUNNER, person, 0);
}

/** Plays one half; false when the game is over. */
function playHalf(game: GameState): boolean {
  clearDiamond(game.diamond);
  changeBetweenInnings(game);
  if (game.inning > REGULATION) placeRunner(game);
  while (game.diamond.outs < 3) {
    if (stopForRain(game)) return false;
    maybePinchHit(game);
    changeNow(game);
    bat(game);
    if (hasWalkedOff(game)) return false;
  }
  return true;
}

function isDecided(game: GameState): boolean {
  if (game.inning < REGULATION) return false;
  return game.bottom === 0 ? game.runs[1] > game.runs[0] : game.runs[1] !== game.runs[0];
}

function finishTape(game: GameState): GameTape {
  const { tape, people, homeFrom, positions, orders } = game;
  const lastAt = tape.cells[(tape.playCount - 1) * WIDTH + AT]!;
  const starters = { away: game.mounds[0].starterAt, home: game.mounds[1].starterAt };
  return {
    people,
    homeFrom,
    positions,
    orders,
    starters,
    playCount: tape.playCount,
    cells: tape.cells.slice(0, tape.playCount * WIDTH),
    pitches: tape.pitches.slice(0, tape.pitchCount),
    pitchAt: tape.pitchAt.slice(0, tape.pitchCount),
    ending: game.isCalled ? 'called' : 'played out',
    endAt: game.isCalled ? game.clock : lastAt,
  };
}

/** Plays a game to its end. The same plan and the same chance give the same tape. */
function simulateGame(plan: GamePlan, next: Chance): GameTape {
  const game = createGameState(plan, next);
  while (playHalf(game) && !isDecided(game)) {
    if (game.bottom === 1) {
      game.fullInningRuns = [game.runs[0], game.runs[1]];
      game.inning += 1;
    }
    game.bottom = game.bottom === 0 ? 1 : 0;
    game.clock += BREAK_SECONDS + Math.floor(next() * BREAK_SPREAD);
  }
  return finishTape(game);
}

/** A season with the games that were asked for, played once. */
export interface LeagueSeason extends Season {
  tapeOf: (fixture: Fixture) => GameTape;
  resultOf: (fixture: Fixture) => GameResult;
  ledger: Ledger;
}

export interface League {
  seed: string;
  seasonOn: (day: number) => LeagueSeason;
}

export interface Game {
  season: LeagueSeason;
  fixture: Fixture;
}

const SEASONS_STORED = 2;
const TAPES_STORED = 64;

export const playGame = (season: Season, fixture: Fixture): GameTape =>
  simulateGame(planGame(season, fixture, firstPitchAt(fixture)), createChance(`${season.seed}|game|${fixture.gameId}`));

function leagueSeason(seed: string, index: number): LeagueSeason {
  const season = createSeason(seed, index);
  const tapes = new BoundedMap<string, GameTape>(TAPES_STORED);
  const results = new Map<string, GameResult>();
  const tapeOf = (fixture: Fixture): GameTape => tapes.recall(fixture.gameId, () => playGame(season, fixture));
  const resultOf = (fixture: Fixture): GameResult => {
    let result = results.get(fixture.gameId);
    if (result === undefined) {
      result = gameResult(fixture, tapeOf(fixture));
      results.set(fixture.gameId, result);
    }
    return result;
  };
  return { ...season, tapeOf, resultOf, ledger: new Ledger(season.schedule.fixtures, resultOf) };
}

export function createLeague(seed: string): League {
  const seasons = new BoundedMap<number, LeagueSeason>(SEASONS_STORED);
  return {
    seed,
    seasonOn: (day) => {
      const index = seasonIndexOf(day);
      return seasons.recall(index, () => leagueSeason(seed, index));
    },
  };
}

const GAME_ID = /^(\d{4})(\d{2})(\d{2})_[A-Z]+@[A-Z]+(_2)?$/;

/** A game of any season by its id; null where the schedule has none. */
export function findGame(league: League, gameId: string): Game | null {
  const found = GAME_ID.exec(gameId);
  if (found === null) return null;
  const dayOn = `${found[1]}-${found[2]}-${found[3]}`;
  if (Number.isNaN(Date.parse(dayOn))) return null;
  const season = league.seasonOn(dayNumberOf(dayOn));
  const fixture = season.schedule.byId.get(gameId);
  return fixture === undefined ? null : { season, fixture };
}

/** The games of one Eastern day as known at `asOf`. */
export function gamesKnownOn(league: League, slateOn: string, asOf: number): Game[] {
  const day = dayNumberOf(slateOn);
  const season = league.seasonOn(day);
  return (season.schedule.byDay.get(day) ?? []).filter((fixture) => isKnown(fixture, asOf)).map((fixture) => ({ season, fixture }));
}
