import { PARTS_BY_END } from '../../../../grading/index.ts';
import { drawUniform, reseed } from '../../../../random/index.ts';
import { LOOSE_BALL, THIRD_BASE, THIRD_STAYS } from '../constants.ts';
import {
  batterColumn,
  COLUMNS,
  HITS,
  HITS_RUNS_RBI,
  PITCHER_OUTS,
  PITCHER_WIN,
  RBI,
  RUNS,
  STOLEN_BASES,
  scoreColumn,
  starterColumn,
  VALUES,
} from '../tables/columns.ts';
import { type CompiledGame, SUBSTITUTION_INNINGS } from '../tables/compiled-game.ts';
import { BENCH, FORMS, USUAL_FORM } from '../tables/plate-table.ts';
import { stealIndex } from '../tables/steal-table.ts';
import { playPlate } from './play-plate.ts';
import { clearState, createState, isWon, NO_RUNNER, ORDER_MASK, type PlayState, RELIEVER_MAN, takenBases, UNEARNED } from './play-state.ts';
import { addOuts, scoreRun } from './score-run.ts';
import { histogramIndex, type SimulationResult } from './simulation-result.ts';

const looseBalls = Float64Array.from(LOOSE_BALL);

function moveUp(play: PlayState, taken: number): void {
  const { bases } = play;
  const thirdStays = taken === 5 && drawUniform(play.random) < THIRD_STAYS;
  const third = bases[2]!;
  if (third !== NO_RUNNER && !thirdStays) scoreRun(play, third);
  if (!thirdStays) bases[2] = bases[1]!;
  bases[1] = bases[0]!;
  bases[0] = NO_RUNNER;
}

function steal(play: PlayState, from: number): void {
  const { bases, row, side } = play;
  const runner = bases[from]!;
  const order = runner & ORDER_MASK;
  if (order !== BENCH) row[batterColumn(side, order) + STOLEN_BASES]! += 1;
  bases[from + 1] = runner;
  bases[from] = NO_RUNNER;
}

function beCaught(play: PlayState, from: number): void {
  play.bases[from] = NO_RUNNER;
  addOuts(play, 1);
}

/** What happens between pitches before a turn at bat: a ball gets away, or a runner goes for second or third. */
export function runBases(game: CompiledGame, play: PlayState): void {
  const taken = takenBases(play);
  if (taken === 0) return;
  let chance = drawUniform(play.random) - looseBalls[taken]!;
  if (chance < 0) {
    moveUp(play, taken);
    return;
  }
  if ((taken & 4) !== 0 && taken !== 5) return;
  // Behind a man on third, or with second open, the man on first goes for second; with second taken, the man on second goes for third.
  const from = (taken & 2) === 0 ? 0 : 1;
  const at = stealIndex(play.side, play.bases[from]! & ORDER_MASK) + 2 * from;
  chance -= game.steals[at]!;
  if (chance < 0) {
    steal(play, from);
    if (taken === 3 && drawUniform(play.random) < THIRD_BASE.trailing) steal(play, 0);
  } else if (chance < game.steals[at + 1]!) beCaught(play, from);
}

/** A half inning ends after so many turns at bat, and a game after so many innings: inputs may be such that neither would end by itself. */
const TURNS_MAX = 60;
const INNINGS_MAX = 40;
const NEVER = 255;

function seatBench(game: CompiledGame, play: PlayState): void {
  for (let place = 0; place < 18; place += 1) {
    const row = (place % 9) * SUBSTITUTION_INNINGS;
    const chance = drawUniform(play.random);
    let inning = NEVER;
    if (chance < game.substituted[row + SUBSTITUTION_INNINGS - 1]!) {
      inning = 1;
      while (chance >= game.substituted[row + inning - 1]!) inning += 1;
    }
    play.benchFrom[place] = inning;
  }
}

function drawForms(game: CompiledGame, play: PlayState): void {
  for (let side = 0; side < 2; side += 1) play.form[side] = game.rules.hasForm ? Math.floor(drawUniform(play.random) * FORMS) : USUAL_FORM;
}

function openHalf(game: CompiledGame, play: PlayState, side: number): void {
  const { bases } = play;
  play.side = side;
  play.outs = 0;
  play.outsWithoutErrors = 0;
  play.inningAllowed[1 - side] = 0;
  if (play.isRelieved[1 - side] !== 0) play.isOfRecord[1 - side] = 0;
  play.canWalkOff = side === 1 && play.inning >= game.rules.scheduledInnings;
  bases[0] = NO_RUNNER;
  bases[1] = NO_RUNNER;
  bases[2] = NO_RUNNER;
  if (!game.rules.hasPlacedRunner || play.inning <= game.rules.scheduledInnings) return;
  const slot = (play.nextSlot[side]! + 8) % 9;
  const order = play.inning >= play.benchFrom[side * 9 + slot]! ? BENCH : slot;
  bases[1] = order | UNEARNED | RELIEVER_MAN;
}

function playHalf(game: CompiledGame, play: PlayState, side: number): void {
  openHalf(game, play, side);
  for (let turn = 0; turn < TURNS_MAX && play.outs < 3; turn += 1) {
    runBases(game, play);
    if (isWon(play)) return;
    if (play.outs >= 3) return;
    playPlate(game, play);
    if (isWon(play)) return;
  }
}

function writeScores(play: PlayState): void {
  const { row, runs, inning } = play;
  for (let side = 0; side < 2; side += 1) {
    for (const [part, { innings }] of PARTS_BY_END) if (inning === innings) row[scoreColumn(side, part)] = runs[side]!;
    row[scoreColumn(side, 'full')] = runs[side]!;
  }
}

/** A starter needs five innings for a win. */
const WIN_OUTS = 15;

/** What only the whole game tells: the win, and the sums of a batter's numbers. */
function finishRow({ row, runs, isWinning }: PlayState): void {
  for (let side = 0; side < 2; side += 1) {
    const starter = starterColumn(side);
    if (runs[side]! > runs[1 - side]! && isWinning[side] !== 0 && row[starter + PITCHER_OUTS]! >= WIN_OUTS) row[starter + PITCHER_WIN] = 1;
    for (let place = 0; place < 9; place += 1) {
      const batter = batterColumn(side, place);
      row[batter + HITS_RUNS_RBI] = row[batter + HITS]! + row[batter + RUNS]! + row[batter + RBI]!;
    }
  }
}

/** Plays one whole game from its random state; its numbers are then in `play.row`. */
export function playGame(game: CompiledGame, play: PlayState): void {
  const { scheduledInnings } = game.rules;
  clearState(play);
  seatBench(game, play);
  drawForms(game, play);
  for (let inning = 1; inning <= INNINGS_MAX; inning += 1) {
    play.inning = inning;
    playHalf(game, play, 0);
    const isLast = inning >= scheduledInnings;
    if (!isLast || play.runs[1]! <= play.runs[0]!) playHalf(game, play, 1);
    writeScores(play);
    if (isLast && play.runs[0] !== play.runs[1]) break;
  }
  finishRow(play);
}

export interface SimulationOptions {
  /** How many games to play: 0 to 10 million. */
  games: number;
  /** Whole, 0 to 2^53 - 1. */
  seed: number;
  /** Number of the first game; several workers may each play a part of one simulation. */
  firstGame?: number;
  /** Asked before every chunk; true ends the simulation with what has been played. */
  shouldStop?: () => boolean;
  /** Games between two questions; it changes nothing else. */
  chunk?: number;
  /** Keep every game's numbers, for combinations: `COLUMNS` bytes a game. */
  keepRecord?: boolean;
}

const CHUNK = 1000;
const GAMES_MAX = 10_000_000;
const LARGEST = VALUES - 1;

function requireOptions({ games, firstGame = 0, chunk = CHUNK }: SimulationOptions): void {
  if (!Number.isInteger(games) || games < 0 || games > GAMES_MAX)
    throw new RangeError(`games must be from 0 to ${GAMES_MAX}, not ${games}`);
  if (!Number.isSafeInteger(firstGame) || firstGame < 0) throw new RangeError(`the first game must be at least 0, not ${firstGame}`);
  if (!Number.isInteger(chunk) || chunk < 1) throw new RangeError(`a chunk must be at least one game, not ${chunk}`);
}

function count(histograms: Uint32Array, { row }: PlayState): void {
  for (let column = 0; column < COLUMNS; column += 1) {
    const value = row[column]!;
    histograms[histogramIndex(column, value < LARGEST ? value : LARGEST)]! += 1;
  }
}

/**
 * Plays a game many times. Game n of a seed is the same whatever the chunks, the first game or the number of games: each has a random stream of
 * its own. Allocates nothing while it plays.
 * RangeError for options out of range.
 */
export function simulateGame(game: CompiledGame, options: SimulationOptions): SimulationResult {
  requireOptions(options);
  const { games, seed, firstGame = 0, shouldStop = () => false, chunk = CHUNK, keepRecord = false } = options;
  const play = createState();
  const histograms = new Uint32Array(COLUMNS * VALUES);
  const record = keepRecord ? new Uint8Array(games * COLUMNS) : null;
  reseed(play.random, seed, firstGame);
  let played = 0;
  while (played < games && !shouldStop()) {
    const end = Math.min(played + chunk, games);
    for (; played < end; played += 1) {
      reseed(play.random, seed, firstGame + played);
      playGame(game, play);
      count(histograms, play);
      record?.set(play.row, played * COLUMNS);
    }
  }
  const isComplete = played === games;
  const { players } = game;
  return { players, games: played, isComplete, histograms, record: isComplete ? record : (record?.slice(0, played * COLUMNS) ?? null) };
}
