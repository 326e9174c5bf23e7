import { STEAL_SUCCESS, STEAL_TRY, WILD_PITCH_RATE } from '../batting/rates.ts';
import { type GameState, moundOf } from '../game-state.ts';
import { CAUGHT_STEALING, STOLEN_BASE, WILD_PITCH } from '../tape/play-columns.ts';
import { closeRow, openRow } from '../tape/record-play.ts';
import { score } from './diamond.ts';

const SECONDS_TO_RUN = 4;

function steal(game: GameState): number {
  const { diamond, next } = game;
  const runner = diamond.first;
  diamond.first = 0;
  if (next() < STEAL_SUCCESS + 0.03 * game.speedOf(runner)) {
    diamond.second = runner;
    return STOLEN_BASE;
  }
  diamond.outs += 1;
  diamond.deservedOuts += 1;
  return CAUGHT_STEALING;
}

function wildPitch(game: GameState): number {
  const { diamond } = game;
  score(diamond, diamond.third);
  diamond.third = diamond.second;
  diamond.second = diamond.first;
  diamond.first = 0;
  return WILD_PITCH;
}

function contestNow(game: GameState): number {
  const { diamond, next } = game;
  const { first, second, third } = diamond;
  if (first === 0 && second === 0 && third === 0) return -1;
  const draw = next();
  if (draw < WILD_PITCH_RATE) return WILD_PITCH;
  if (first === 0 || second !== 0) return -1;
  return draw < WILD_PITCH_RATE + STEAL_TRY * Math.exp(0.75 * game.speedOf(first)) ? STOLEN_BASE : -1;
}

/** What runners do during a plate appearance of `thrown` pitches; returns how many of them were thrown by then. */
export function runBases(game: GameState, batter: number, countFrom: number, thrown: number): number {
  if (thrown < 2) return 0;
  const contest = contestNow(game);
  if (contest < 0) return 0;
  const after = 1 + Math.floor(game.next() * (thrown - 1));
  const person = contest === WILD_PITCH ? batter : (game.diamond.first & 255) - 1;
  const row = openRow(game, contest, person);
  game.tape.cells[row] = contest === WILD_PITCH ? wildPitch(game) : steal(game);
  game.clock = game.tape.pitchAt[countFrom + after - 1]! + SECONDS_TO_RUN;
  closeRow(game, row, { countFrom, pitches: after, detail: moundOf(game).person, speed: 0 });
  return after;
}
