import type { Chance } from '../../chance/create-chance.ts';
import {
  BALL,
  CALLED_STRIKE,
  FOUL,
  HIT_BY_PITCH,
  IN_PLAY,
  PITCH_HITS_BATTER,
  STRIKEOUT,
  SWINGING_STRIKE,
  WALK,
} from '../tape/play-columns.ts';
import { MAX_PITCHES, type Recorder } from '../tape/tape.ts';

// Balls and strikes before the last pitch, as cumulative shares of balls in play by count (Retrosheet 2022–2024 pitch sequences, rounded).
const IN_PLAY_COUNTS: readonly (readonly [share: number, balls: number, strikes: number])[] = [
  [0.145, 0, 0],
  [0.265, 0, 1],
  [0.36, 1, 0],
  [0.48, 1, 1],
  [0.515, 2, 0],
  [0.595, 0, 2],
  [0.74, 1, 2],
  [0.815, 2, 1],
  [0.93, 2, 2],
  [0.945, 3, 1],
  [1, 3, 2],
];
const STRIKEOUT_BALLS = [0.24, 0.57, 0.83, 1] as const;
const WALK_STRIKES = [0.19, 0.53, 1] as const;
const TWO_STRIKE_FOUL = { strikeout: 0.2, walk: 0.24, inPlay: 0.24 } as const;
// Seconds between pitches, with the clock of 2023: 15 and 18 plus the delivery.
const PITCH_SECONDS = { empty: 16.5, runners: 20.5, foulExtra: 4, spread: 7 } as const;

const stepOf = (shares: readonly number[], draw: number): number => shares.findIndex((upTo) => draw < upTo);

interface FinalCount {
  balls: number;
  strikes: number;
  foulShare: number;
  last: number;
}

/** The count on which a plate appearance ends, and its last pitch. */
function finalCount(next: Chance, kind: number): FinalCount {
  if (kind === STRIKEOUT) {
    const balls = stepOf(STRIKEOUT_BALLS, next());
    return { balls, strikes: 2, foulShare: TWO_STRIKE_FOUL.strikeout, last: next() < 0.23 ? CALLED_STRIKE : SWINGING_STRIKE };
  }
  if (kind === WALK) return { balls: 3, strikes: stepOf(WALK_STRIKES, next()), foulShare: TWO_STRIKE_FOUL.walk, last: BALL };
  const draw = next();
  const [, balls, strikes] = IN_PLAY_COUNTS.find((row) => draw < row[0])!;
  return { balls, strikes, foulShare: TWO_STRIKE_FOUL.inPlay, last: kind === HIT_BY_PITCH ? PITCH_HITS_BATTER : IN_PLAY };
}

/** Writes the pitches of one plate appearance that ends with `kind`; returns the second of the last one. */
export function throwPitches(recorder: Recorder, next: Chance, kind: number, from: number, hasRunners: boolean): number {
  const { balls, strikes, foulShare, last } = finalCount(next, kind);
  const pace = hasRunners ? PITCH_SECONDS.runners : PITCH_SECONDS.empty;
  const { pitches, pitchAt } = recorder;
  let at = from;
  let thrown = recorder.pitchCount;
  for (let ballsLeft = balls, strikesLeft = strikes; thrown < MAX_PITCHES; ) {
    let pitch: number;
    if (strikesLeft === 0 && strikes === 2 && next() < foulShare) pitch = FOUL;
    else if (ballsLeft + strikesLeft === 0) break;
    else if (next() * (ballsLeft + strikesLeft) < ballsLeft) {
      pitch = BALL;
      ballsLeft -= 1;
    } else {
      const draw = next();
      pitch = draw < 0.36 ? CALLED_STRIKE : draw < 0.6 ? SWINGING_STRIKE : FOUL;
      strikesLeft -= 1;
    }
    pitches[thrown] = pitch;
    pitchAt[thrown] = at;
    thrown += 1;
    at += Math.round(pace + PITCH_SECONDS.spread * (next() - 0.5)) + (pitch === FOUL ? PITCH_SECONDS.foulExtra : 0);
  }
  pitches[thrown] = last;
  pitchAt[thrown] = at;
  recorder.pitchCount = thrown + 1;
  return at;
}
