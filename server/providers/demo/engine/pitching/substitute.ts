import { PINCH_HIT_TRY } from '../batting/rates.ts';
import { fieldLead, type GameState, moundOf } from '../game-state.ts';
import { PINCH_HITTER, PITCHING_CHANGE } from '../tape/play-columns.ts';
import { noteRow } from '../tape/record-play.ts';
import { changePitcher, leavesBetweenInnings, leavesNow } from './mound.ts';

const CHANGE_SECONDS = 145;
const MOST_PINCH_HITTERS = 2;

function bringIn(game: GameState): boolean {
  const mound = moundOf(game);
  const gone = mound.person;
  if (!changePitcher(mound, game.inning, fieldLead(game), game.bottom === 0, game.next)) return false;
  noteRow(game, PITCHING_CHANGE, mound.person, gone);
  return true;
}

export function changeBetweenInnings(game: GameState): void {
  if (game.inning > 1 && leavesBetweenInnings(moundOf(game), game.inning, fieldLead(game))) bringIn(game);
}

export function changeNow(game: GameState): void {
  const { first, second, third } = game.diamond;
  const runnersOn = (first === 0 ? 0 : 1) + (second === 0 ? 0 : 1) + (third === 0 ? 0 : 1);
  if (leavesNow(moundOf(game), game.inning, runnersOn, fieldLead(game)) && bringIn(game)) game.clock += CHANGE_SECONDS;
}

// Late and close, a bench bat of the better hand hits for one of the last three in the order.
export function maybePinchHit(game: GameState): void {
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
