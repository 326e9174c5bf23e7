import type { Chance } from '../chance/create-chance.ts';
import { clearDiamond } from './bases/diamond.ts';
import { bat, hasWalkedOff } from './batting/bat.ts';
import type { GamePlan } from './game-plan.ts';
import { createGameState, type GameState, moundOf } from './game-state.ts';
import { changeBetweenInnings, changeNow, maybePinchHit } from './pitching/substitute.ts';
import { stopForRain } from './stop-for-rain.ts';
import { AT, PLACED_RUNNER, runnerCode, WIDTH } from './tape/play-columns.ts';
import { noteRow } from './tape/record-play.ts';
import type { GameTape } from './tape/tape.ts';

const REGULATION = 9;
const BREAK_SECONDS = 143;
const BREAK_SPREAD = 24;

// Since 2020 each half of an extra inning begins with the last man of the order so far on second; his run is nobody's to earn.
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
export function simulateGame(plan: GamePlan, next: Chance): GameTape {
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
