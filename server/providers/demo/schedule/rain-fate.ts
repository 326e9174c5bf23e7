import { HOUR_MS, MINUTE_MS } from '@clearedge/quant/calendar';
import { createChance, drawBetween, drawInteger } from '../chance.ts';
import { TEAMS } from '../teams/team-table.ts';
import { drawAir } from '../weather/draw-air.ts';
import { type Fixture, gameIdOf } from './fixture.ts';
import { doubleheaderStarts } from './start-time.ts';

// Of games with rain about: shares that put some 30 postponements, 40 late starts, 40 pauses, 7 called and 5 suspended games in a season.
const POSTPONED = 0.085;
const LATE = 0.2;
const PAUSED = 0.31;
const CALLED = 0.33;
const SUSPENDED = 0.347;
const EARLIEST_RESUME_GAP_MS = 5 * HOUR_MS;

/** The fixtures of one season by club pair and by club day, while rain rearranges them. */
export interface Book {
  fixtures: Fixture[];
  hasDoubleheader: (day: number, team: number) => boolean;
}

function makeUpDay(book: Book, fixture: Fixture): { day: number; game: Fixture } | null {
  const isFree = (day: number): boolean => !book.hasDoubleheader(day, fixture.away) && !book.hasDoubleheader(day, fixture.home);
  const later = book.fixtures.filter(
    (other) => other.home === fixture.home && other.away === fixture.away && other.day > fixture.day && other.gameNumber === 1,
  );
  const game = later.find((other) => other.rain === null && isFree(other.day));
  return game === undefined ? null : { day: game.day, game };
}

function postpone(fixture: Fixture, book: Book, announcedAt: number): Fixture | null {
  const slot = makeUpDay(book, fixture);
  if (slot === null) return null;
  const [first, second] = doubleheaderStarts(fixture.home, slot.day);
  const { game } = slot;
  if (game.startsAt !== first) game.moved = { fromStartsAt: game.startsAt, wasDay: game.isDay, knownAt: announcedAt };
  game.startsAt = first;
  game.isDay = true;
  const gameId = gameIdOf(game.slateOn, TEAMS[fixture.away]!.code, TEAMS[fixture.home]!.code, 2);
  fixture.rain = { kind: 'postponed', announcedAt, makeUpId: gameId, makeUpDay: slot.day };
  const makesUp = { gameId: fixture.gameId, knownAt: announcedAt, isNextDay: slot.day === fixture.day + 1 };
  return {
    ...fixture,
    gameId,
    day: slot.day,
    slateOn: game.slateOn,
    gameNumber: 2,
    startsAt: second,
    isDay: false,
    moved: null,
    makesUp,
    rain: null,
  };
}

function suspend(fixture: Fixture, book: Book, fromOut: number): boolean {
  const sequel = book.fixtures.find((other) => other.home === fixture.home && other.away === fixture.away && other.day === fixture.day + 1);
  if (sequel === undefined || sequel.rain !== null || book.hasDoubleheader(sequel.day, fixture.home)) return false;
  const resumesAt = sequel.startsAt - 3 * HOUR_MS;
  if (resumesAt - fixture.startsAt < EARLIEST_RESUME_GAP_MS * 2 || sequel.isDay) return false;
  fixture.rain = { kind: 'suspended', fromOut, resumesAt };
  return true;
}

/** Decides what rain does to one game; answers with the make-up game when there is one. */
export function decideRain(seed: string, fixture: Fixture, book: Book): Fixture | null {
  const team = TEAMS[fixture.home]!;
  if (team.roof !== 'open' || fixture.rain !== null || book.hasDoubleheader(fixture.day, fixture.home)) return null;
  if (!drawAir(seed, fixture.gameId, team, fixture.day, fixture.isDay).isRaining) return null;
  const isResumptionDay = book.fixtures.some(
    (other) => other.rain?.kind === 'suspended' && other.day === fixture.day - 1 && other.home === fixture.home,
  );
  const next = createChance(`${seed}|rain|${fixture.gameId}`);
  const draw = next();
  const minutes = drawInteger(next, 24, 110);
  if (draw < POSTPONED)
    return isResumptionDay ? null : postpone(fixture, book, fixture.startsAt - Math.round(drawBetween(next, 30, 150)) * MINUTE_MS);
  if (draw < LATE) fixture.rain = { kind: 'late', announcedAt: fixture.startsAt - drawInteger(next, 12, 30) * MINUTE_MS, minutes };
  else if (draw < PAUSED) fixture.rain = { kind: 'pause', fromOut: drawInteger(next, 4, 44), minutes };
  else if (draw < CALLED) fixture.rain = { kind: 'called', fromOut: drawInteger(next, 28, 46), minutes: drawInteger(next, 40, 75) };
  else if (draw < SUSPENDED) suspend(fixture, book, drawInteger(next, 12, 42));
  return null;
}
