import { fromBase } from './advance.ts';
import type { Advance, BasicPlay, FromBase, ToBase } from './event-types.ts';
import { countErrors, fieldersOf } from './fielding.ts';

const SEGMENT = /([\dE]+)(?:\(([B123])\))?/y;

const out = (from: FromBase): Advance => ({
  from,
  to: (from + 1) as ToBase,
  isOut: true,
  isUnearned: false,
  isRunBattedIn: null,
  errors: 0,
});

/** A batted ball given as the fielders who made the outs: `63`, `64(1)3`, `8(B)84(2)`, `6E3`. */
export function parseFieldedOut(code: string): BasicPlay | null {
  const play: BasicPlay = {
    kind: 'force_out',
    batterTo: 1,
    moves: [],
    stolen: [],
    caughtFrom: [],
    errors: countErrors(code),
    fielders: fieldersOf(code),
  };
  SEGMENT.lastIndex = 0;
  let end = 0;
  for (let match = SEGMENT.exec(code); match; match = SEGMENT.exec(code)) {
    end = SEGMENT.lastIndex;
    const [, touches = '', runner] = match;
    const isSafe = touches.includes('E');
    if (runner === undefined && end !== code.length) return null;
    const from = runner === undefined ? 0 : fromBase(runner);
    if (from !== 0 && !isSafe) play.moves.push(out(from));
    if (from === 0 && !isSafe) play.batterTo = 0;
    if (from === 0 && isSafe && play.moves.length === 0) play.kind = 'reached_on_error';
  }
  if (end !== code.length || play.fielders === '') return null;
  if (play.batterTo === 0) play.kind = 'fielded_out';
  return play;
}
