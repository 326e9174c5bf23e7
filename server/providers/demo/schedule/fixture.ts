/** What rain does to a game; decided with the schedule, told only when its hour comes. */
type RainFate =
  | { kind: 'postponed'; announcedAt: number; makeUpId: string; makeUpDay: number }
  | { kind: 'late'; announcedAt: number; minutes: number }
  | { kind: 'pause'; fromOut: number; minutes: number }
  | { kind: 'called'; fromOut: number; minutes: number }
  | { kind: 'suspended'; fromOut: number; resumesAt: number };

export interface Fixture {
  gameId: string;
  seasonIndex: number;
  day: number;
  slateOn: string;
  away: number;
  home: number;
  gameNumber: 1 | 2;
  /** How many games each club's own schedule holds before this one; a make-up takes the number of the game it makes up. */
  turn: { away: number; home: number };
  /** Scheduled start, as it stands at last before any rain delay of the day. */
  startsAt: number;
  isDay: boolean;
  /** Set on game one of a day that became a doubleheader: what the schedule reported until then. */
  moved: { fromStartsAt: number; wasDay: boolean; knownAt: number } | null;
  /** Set on a make-up: when the clubs announced it, and which game it makes up. */
  makesUp: { gameId: string; knownAt: number; isNextDay: boolean } | null;
  rain: RainFate | null;
}

export const isKnown = (fixture: Fixture, asOf: number): boolean => fixture.makesUp === null || fixture.makesUp.knownAt <= asOf;
export const isPostponed = (fixture: Fixture): boolean => fixture.rain?.kind === 'postponed';
export const firstPitchAt = (fixture: Fixture): number =>
  fixture.startsAt + (fixture.rain?.kind === 'late' ? fixture.rain.minutes * 60_000 : 0);

/** The start as the schedule shows it at `asOf`. */
export function startKnownAt(fixture: Fixture, asOf: number): number {
  if (fixture.moved !== null && asOf < fixture.moved.knownAt) return fixture.moved.fromStartsAt;
  return fixture.rain?.kind === 'late' && asOf >= fixture.rain.announcedAt ? firstPitchAt(fixture) : fixture.startsAt;
}

export const gameIdOf = (slateOn: string, away: string, home: string, gameNumber: 1 | 2): string =>
  `${slateOn.replaceAll('-', '')}_${away}@${home}${gameNumber === 2 ? '_2' : ''}`;
