import type { Chance } from '../chance.ts';
import { drawNormal } from '../chance.ts';
import type { Player } from '../players/player.ts';
import type { SidePlan } from './game-plan.ts';
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
} from './tape/play-columns.ts';
import { MAX_PITCHES, type Recorder } from './tape/tape.ts';

/** The man on the mound of one side and the men behind him. */
export interface Mound {
  /** Index in the tape's people of the starter; the pen follows him. */
  starterAt: number;
  pen: SidePlan['pen'];
  isUsed: boolean[];
  person: number;
  pitcher: Player;
  isStarter: boolean;
  pitches: number;
  limit: number;
  outs: number;
  runs: number;
  faced: number;
  form: number;
  teamForm: number;
}

const LIMIT_SPREAD = 8;
// Form of a man and of his club on the day: the catcher, the zone and the sleep that all its pitchers share.
const FORM_SPREAD = { man: 0.2, team: 0.11 } as const;
const LEAVES_BEFORE_LIMIT = 10;
const LONG_LIMIT = 46;

export function createMound(side: SidePlan, starterAt: number, next: Chance): Mound {
  const limit = drawNormal(next, side.starter.arm!.stamina, LIMIT_SPREAD);
  const teamForm = drawNormal(next, 0, FORM_SPREAD.team);
  const base = { starterAt, pen: side.pen, isUsed: side.pen.map(() => false), person: starterAt, pitcher: side.starter, isStarter: true };
  return { ...base, pitches: 0, limit, outs: 0, runs: 0, faced: 0, teamForm, form: drawNormal(next, teamForm, FORM_SPREAD.man) };
}

/** Roles of the pen to try first, by what the game asks for. */
function wantedRoles(inning: number, lead: number, isHome: boolean): readonly number[] {
  if (inning <= 4) return [7, 6, 5, 4, 3, 2, 1, 0];
  if (inning === 5) return [6, 5, 4, 7, 3, 2, 1, 0];
  if (inning >= 9 && ((lead >= 1 && lead <= 3) || (lead === 0 && isHome))) return [0, 1, 2, 3, 4, 5, 6, 7];
  if (lead >= 5 || lead <= -4) return [6, 5, 7, 4, 3, 2, 1, 0];
  if (lead >= -1 && inning >= 8) return [1, 2, 3, 4, 5, 6, 7, 0];
  if (lead >= -1 && inning === 7) return [2, 3, 1, 4, 5, 6, 7, 0];
  return [4, 3, 5, 6, 2, 7, 1, 0];
}

function pickReliever(mound: Mound, inning: number, lead: number, isHome: boolean): number {
  const roles = wantedRoles(inning, lead, isHome);
  for (const role of roles) if (role < mound.pen.length && !mound.isUsed[role] && mound.pen[role]!.isRested) return role;
  for (let role = mound.pen.length - 1; role >= 0; role--) if (!mound.isUsed[role]) return role;
  return -1;
}

/** Brings in the next man; false when no one is left. */
export function changePitcher(mound: Mound, inning: number, lead: number, isHome: boolean, next: Chance): boolean {
  const role = pickReliever(mound, inning, lead, isHome);
  if (role < 0) return false;
  mound.isUsed[role] = true;
  mound.person = mound.starterAt + 1 + role;
  mound.pitcher = mound.pen[role]!.pitcher;
  mound.isStarter = false;
  const isLong = inning <= 4 || role === 7;
  mound.limit = isLong ? LONG_LIMIT : mound.pitcher.arm!.stamina;
  mound.pitches = 0;
  mound.outs = 0;
  mound.runs = 0;
  mound.faced = 0;
  mound.form = drawNormal(next, mound.teamForm, FORM_SPREAD.man);
  return true;
}

/** Does he stay out for the next inning? */
export function leavesBetweenInnings(mound: Mound, inning: number, lead: number): boolean {
  if (mound.isStarter) {
    if (mound.runs >= 7 || (mound.runs >= 5 && mound.pitches > 60)) return true;
    return mound.pitches >= mound.limit - LEAVES_BEFORE_LIMIT || (inning >= 9 && lead <= 3 && mound.pitches > 80);
  }
  if (mound.pitches === 0) return false;
  const isLongMan = mound.limit >= LONG_LIMIT;
  return isLongMan ? mound.pitches >= mound.limit - 12 : mound.outs >= 3 || mound.pitches > 14;
}

/** Does the manager come for him now, in the middle of an inning? */
export function leavesNow(mound: Mound, inning: number, runnersOn: number, lead: number): boolean {
  if (mound.isStarter) {
    if (mound.pitches >= mound.limit + 6 || mound.runs >= 8) return true;
    if (mound.runs >= 6 && runnersOn > 0 && mound.pitches > 50) return true;
    return inning >= 5 && runnersOn >= 1 && mound.pitches >= mound.limit - 14 && lead <= 3;
  }
  if (mound.faced < 3) return false;
  return (
    mound.pitches >= mound.limit + 6 ||
    (mound.runs >= 3 && mound.pitches > 18 && mound.limit < LONG_LIMIT) ||
    (runnersOn >= 2 && mound.pitches >= 22 && mound.limit < LONG_LIMIT)
  );
}

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
