import { MINUTE_MS } from '@clearedge/quant/calendar';
import { instantAt } from '../calendar.ts';
import { type Chance, clamp, createChance, drawInteger, drawNormal } from '../chance.ts';
import type { Golfer } from './golf-field.ts';
import { type PlayedEntry, type Tape, toParOf } from './tape.ts';
import type { GolfFixture } from './tour-calendar.ts';

interface Start {
  round: number;
  teeAt: number;
  isBackNine: boolean;
  /** How long eighteen holes take. */
  minutes: number;
}

const GROUP = { size: 3, minutes: 282, interval: 11 } as const;
const PAIR = { size: 2, minutes: 236, interval: 10 } as const;
const EARLY = 7 * 60;
const LATE_WAVE = 12 * 60 + 15;
const WEEKEND_FIRST = 8 * 60;
const WEEKEND_LAST = 13 * 60 + 50;

interface Placed {
  entry: PlayedEntry;
  start: Start;
}

/** Rounds one and two of a full field: threes from both tees in two waves, who began early begins late the next day. */
function openingSheet({ zone, firstDay }: GolfFixture, entries: readonly PlayedEntry[], round: number): Placed[] {
  const half = Math.ceil(entries.length / 2 / GROUP.size) * GROUP.size;
  const perTee = Math.ceil(half / GROUP.size / 2);
  return entries.map((entry, index) => {
    const isEarly = index < half === (round === 1);
    const group = Math.floor((index % half) / GROUP.size);
    const minutes = (isEarly ? EARLY : LATE_WAVE) + (group % perTee) * GROUP.interval;
    const start = { round, teeAt: instantAt(zone, firstDay + round - 1, minutes), isBackNine: group >= perTee, minutes: GROUP.minutes };
    return { entry, start };
  });
}

/** Twos from the first tee, who leads goes last. */
function leadersLast({ zone, firstDay, startsAt }: GolfFixture, entries: readonly PlayedEntry[], round: number): Placed[] {
  const order = entries
    .map((entry) => ({ entry, toPar: toParOf(entry.rounds) }))
    .sort((a, b) => b.toPar - a.toPar || (a.entry.golfer.playerId < b.entry.golfer.playerId ? -1 : 1));
  const pairs = Math.ceil(order.length / PAIR.size);
  const interval = Math.min(PAIR.interval, (WEEKEND_LAST - WEEKEND_FIRST) / pairs);
  const from =
    round === 1 ? startsAt : instantAt(zone, firstDay + round - 1, Math.max(WEEKEND_FIRST, WEEKEND_LAST - pairs * PAIR.interval));
  return order.map(({ entry }, index) => {
    const teeAt = from + Math.round(Math.floor(index / PAIR.size) * interval) * MINUTE_MS;
    return { entry, start: { round, teeAt, isBackNine: false, minutes: PAIR.minutes } };
  });
}

function teeSheet(fixture: GolfFixture, entries: readonly PlayedEntry[], round: number): Placed[] {
  return round <= 2 && fixture.size > 90 ? openingSheet(fixture, entries, round) : leadersLast(fixture, entries, round);
}

/** Shares of what a hole costs a man of average skill on a usual course; the rest is par. About as on the real tour. */
const USUAL: Readonly<Record<number, { eagle: number; birdie: number; bogey: number; double: number }>> = {
  3: { eagle: 0.0003, birdie: 0.135, bogey: 0.155, double: 0.02 },
  4: { eagle: 0.003, birdie: 0.175, bogey: 0.16, double: 0.02 },
  5: { eagle: 0.02, birdie: 0.36, bogey: 0.085, double: 0.013 },
};
const USUAL_TO_PAR = -0.035;
const MOST_SHIFT = 0.15;
/** Of holes that cost two over or more. */
const TRIPLE_SHARE = 0.15;

/** Strokes of one hole; `extra` is what they are to cost more than usual on average. */
function playHole(next: Chance, par: number, extra: number): number {
  const usual = USUAL[par]!;
  const shift = clamp(extra - USUAL_TO_PAR, -MOST_SHIFT, MOST_SHIFT) / 2;
  const birdie = Math.max(0.02, usual.birdie - shift);
  const bogey = Math.max(0.02, usual.bogey + shift);
  const draw = next();
  const under = usual.eagle + birdie;
  const over = under + bogey;
  if (draw < usual.eagle) return par - 2;
  if (draw < under) return par - 1;
  if (draw < over) return par + 1;
  if (draw < over + usual.double) return next() < TRIPLE_SHARE ? par + 3 : par + 2;
  return par;
}

/** Eighteen pars that add up: four short holes, and as many long ones as the course's par asks for. */
function coursePars(next: Chance, par: number): number[] {
  const long = par - 68;
  const pars = [
    ...Array.from({ length: 4 }, () => 3),
    ...Array.from({ length: long }, () => 5),
    ...Array.from({ length: 14 - long }, () => 4),
  ];
  for (let last = pars.length - 1; last > 0; last -= 1) {
    const chosen = Math.floor(next() * (last + 1));
    [pars[last], pars[chosen]] = [pars[chosen]!, pars[last]!];
  }
  return pars;
}

const WEEK_DEVIATION = 0.5;
const ABSENT_SHARE = 0.008;
const WITHDRAWN_SHARE = 0.007;
const DISQUALIFIED_SHARE = 0.0006;
const PLAY_OFF_AFTER_MS = 25 * MINUTE_MS;
const PLAY_OFF_HOLE_MS = 16 * MINUTE_MS;
const ABSENCE_REPORTED_MS = 13 * 60 * MINUTE_MS;

/** Plays one round of one entry; who withdraws in it plays fewer holes. */
function playRound(seed: string, fixture: GolfFixture, entry: PlayedEntry, start: Start, form: number, pars: readonly number[]): void {
  const next = createChance(`${seed}|golf-round|${fixture.tournamentId}|${entry.golfer.playerId}|${start.round}`);
  const left = next();
  const holes = left < WITHDRAWN_SHARE ? drawInteger(next, 2, 17) : 18;
  const played = pars.slice(0, holes);
  const extra = (fixture.difficulty - entry.golfer.skill - form) / 18;
  const strokes = played.map((par) => playHole(next, par, extra));
  const doneAt = played.map((_, hole) => start.teeAt + Math.round(((hole + 1 + 0.25 * (next() - 0.5)) * start.minutes * MINUTE_MS) / 18));
  entry.rounds.push({ round: start.round, teeAt: start.teeAt, pars, strokes, doneAt });
  const end = doneAt.at(-1)! + 4 * MINUTE_MS;
  if (holes < 18) entry.left = { kind: 'withdrawn', at: end };
  else if (left > 1 - DISQUALIFIED_SHARE) entry.left = { kind: 'disqualified', at: end };
}

function enter(seed: string, fixture: GolfFixture, golfer: Golfer): { entry: PlayedEntry; form: number } {
  const next = createChance(`${seed}|golf-form|${fixture.tournamentId}|${golfer.playerId}`);
  const isAbsent = next() < ABSENT_SHARE;
  const left = isAbsent ? ({ kind: 'withdrawn', at: fixture.startsAt - ABSENCE_REPORTED_MS } as const) : null;
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
  // Each round keeps its pars: the rounds of a tournament share two lists.
  const backFirst = [...course.slice(9), ...course.slice(0, 9)];
  const roundEndsAt: number[] = [];
  let cut: Tape['cut'] = null;
  for (let round = 1; round <= (fixture.isShortened ? 3 : 4); round += 1) {
    const playing = entries.filter(isStillIn);
    for (const { entry, start } of teeSheet(fixture, playing, round))
      playRound(seed, fixture, entry, start, formOf.get(entry)!, start.isBackNine ? backFirst : course);
    roundEndsAt.push(Math.max(...playing.map(({ rounds }) => rounds.at(-1)!.doneAt.at(-1)!)));
    if (fixture.cut?.afterRound === round) cut = cutField(entries, fixture.cut.places);
  }
  // The last round was to be played on the day after; it is called off in the morning.
  const lastPutt = fixture.isShortened ? instantAt(fixture.zone, fixture.firstDay + 3, 10 * 60) : roundEndsAt.at(-1)!;
  const playOff = settleTie(seed, fixture, entries, lastPutt);
  return { fixture, entries, roundEndsAt, cut, playOff, endsAt: playOff ? playOff.from + playOff.holes * PLAY_OFF_HOLE_MS : lastPutt };
}
