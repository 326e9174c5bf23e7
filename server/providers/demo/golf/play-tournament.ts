import { MINUTE_MS } from '../calendar/day-number.ts';
import { instantAt } from '../calendar/wall-clock.ts';
import { createChance } from '../chance/create-chance.ts';
import { drawInteger, drawNormal } from '../chance/draws.ts';
import type { Golfer } from './golf-field.ts';
import { coursePars, playHole } from './play-hole.ts';
import { type PlayedEntry, type Tape, toParOf } from './tape.ts';
import { type Start, teeSheet } from './tee-sheet.ts';
import type { GolfFixture } from './tour-calendar.ts';

const WEEK_DEVIATION = 0.5;
const ABSENT_SHARE = 0.008;
const WITHDRAWN_SHARE = 0.007;
const DISQUALIFIED_SHARE = 0.0006;
const PLAY_OFF_AFTER_MS = 25 * MINUTE_MS;
const PLAY_OFF_HOLE_MS = 16 * MINUTE_MS;
const ABSENCE_TOLD_MS = 13 * 60 * MINUTE_MS;

/** Plays one round of one entry; who withdraws in it plays fewer holes. */
function playRound(seed: string, fixture: GolfFixture, entry: PlayedEntry, start: Start, form: number, course: readonly number[]): void {
  const next = createChance(`${seed}|golf-round|${fixture.tournamentId}|${entry.golfer.playerId}|${start.round}`);
  const left = next();
  const holes = left < WITHDRAWN_SHARE ? drawInteger(next, 2, 17) : 18;
  const first = start.isBackNine ? 9 : 0;
  const pars = Array.from({ length: holes }, (_, hole) => course[(first + hole) % 18]!);
  const extra = (fixture.difficulty - entry.golfer.skill - form) / 18;
  const strokes = pars.map((par) => playHole(next, par, extra));
  const doneAt = pars.map((_, hole) => start.teeAt + Math.round(((hole + 1 + 0.25 * (next() - 0.5)) * start.minutes * MINUTE_MS) / 18));
  entry.rounds.push({ round: start.round, teeAt: start.teeAt, pars, strokes, doneAt });
  const end = doneAt.at(-1)! + 4 * MINUTE_MS;
  if (holes < 18) entry.left = { kind: 'withdrawn', at: end };
  else if (left > 1 - DISQUALIFIED_SHARE) entry.left = { kind: 'disqualified', at: end };
}

function enter(seed: string, fixture: GolfFixture, golfer: Golfer): { entry: PlayedEntry; form: number } {
  const next = createChance(`${seed}|golf-form|${fixture.tournamentId}|${golfer.playerId}`);
  const isAbsent = next() < ABSENT_SHARE;
  const left = isAbsent ? ({ kind: 'withdrawn', at: fixture.startsAt - ABSENCE_TOLD_MS } as const) : null;
  return { entry: { golfer, rounds: [], left, missedCut: false }, form: drawNormal(next, 0, WEEK_DEVIATION) };
}

function cutField(entries: readonly PlayedEntry[], places: number): Tape['cut'] {
  const scores = entries.filter(({ left }) => left === null).map(({ rounds }) => toParOf(rounds));
  const line = scores.sort((a, b) => a - b)[Math.min(places, scores.length) - 1]!;
  for (const entry of entries) if (entry.left === null) entry.missedCut = toParOf(entry.rounds) > line;
  return { toPar: line, count: scores.filter((score) => score <= line).length };
}

const isStillIn = ({ left, missedCut }: PlayedEntry): boolean => left === null && !missedCut;

function settleTie(seed: string, { tournamentId }: GolfFixture, entries: readonly PlayedEntry[], lastPutt: number): Tape['playOff'] {
  const finished = entries.filter(isStillIn);
  const best = Math.min(...finished.map(({ rounds }) => toParOf(rounds)));
  const level = finished.filter(({ rounds }) => toParOf(rounds) === best);
  if (level.length < 2) return null;
  const next = createChance(`${seed}|golf-play-off|${tournamentId}`);
  const winner = level[drawInteger(next, 0, level.length - 1)]!;
  let holes = 1;
  while (next() < 0.5 && holes < 5) holes += 1;
  return {
    playerIds: level.map(({ golfer }) => golfer.playerId),
    winnerId: winner.golfer.playerId,
    from: lastPutt + PLAY_OFF_AFTER_MS,
    holes,
  };
}

export function playTournament(seed: string, fixture: GolfFixture, field: readonly Golfer[]): Tape {
  const entered = field.map((golfer) => enter(seed, fixture, golfer));
  const entries = entered.map(({ entry }) => entry);
  const formOf = new Map(entered.map(({ entry, form }) => [entry, form]));
  const course = coursePars(createChance(`golf-course|${fixture.venue}`), fixture.par);
  const roundEndsAt: number[] = [];
  let cut: Tape['cut'] = null;
  for (let round = 1; round <= (fixture.isShortened ? 3 : 4); round += 1) {
    const playing = entries.filter(isStillIn);
    for (const { entry, start } of teeSheet(fixture, playing, round)) playRound(seed, fixture, entry, start, formOf.get(entry)!, course);
    roundEndsAt.push(Math.max(...playing.map(({ rounds }) => rounds.at(-1)!.doneAt.at(-1)!)));
    if (fixture.cut?.afterRound === round) cut = cutField(entries, fixture.cut.places);
  }
  // The last round was to be played on the day after; it is called off in the morning.
  const lastPutt = fixture.isShortened ? instantAt(fixture.zone, fixture.firstDay + 3, 10 * 60) : roundEndsAt.at(-1)!;
  const playOff = settleTie(seed, fixture, entries, lastPutt);
  return { fixture, entries, roundEndsAt, cut, playOff, endsAt: playOff ? playOff.from + playOff.holes * PLAY_OFF_HOLE_MS : lastPutt };
}
