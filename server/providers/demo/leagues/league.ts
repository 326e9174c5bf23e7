import { dayNumberOf, dayOnOf } from '../calendar.ts';
import { BoundedMap } from '../chance.ts';
import type { SeasonCalendar } from './calendar.ts';
import { type Talent, type TalentSpread, talentByWeek } from './talent.ts';
import type { LeagueTeam } from './team.ts';

export type Side = 'away' | 'home';

export interface Fixture {
  sourceId: string;
  seasonIndex: number;
  /** Of a league that counts in weeks. */
  week: number | null;
  stage: string;
  /** Eastern day. */
  day: number;
  startsAt: number;
  away: string;
  home: string;
  /** Club in whose venue it is played. */
  hostCode: string;
  isNeutral: boolean;
  /** Where that is no club's own. */
  venue?: LeagueTeam['venue'];
  /** No one knows of the game before: a place in the playoffs that is open, a seventh game that may not be needed. */
  listedAt: number;
}

/** Before every game there ever was. */
export const ALWAYS = -Infinity;

/** What every league's game leaves behind, whatever its plays are. */
export interface GameResult {
  /** Seconds of real time after the start. */
  endAt: number;
  score: Record<Side, number>;
  /** By period; one more number for all of overtime, where there was one. */
  periods: Record<Side, number[]>;
  hasOvertime: boolean;
  /** Whether a shootout decided it. */
  isShootout?: boolean;
}
export type ResultOf = (fixture: Fixture) => GameResult;

export interface LeagueForm<Tape extends GameResult> {
  /** Part of every draw's text, and of its games' ids: other leagues' clubs have the same codes. */
  key: string;
  calendar: SeasonCalendar;
  teams: readonly LeagueTeam[];
  talent: TalentSpread;
  /** What is left of the clubs' talents in this game, and all else that is known before it, in points above the average. */
  edgeOf: (fixture: Fixture, talents: Record<Side, Talent>, text: string) => Record<Side, number>;
  /** In the order of start. */
  regularSeason: (text: string, seasonIndex: number) => Fixture[];
  /** Games inside the season that follow from some of its results: a cup's. */
  cup?: (text: string, seasonIndex: number, regular: readonly Fixture[], resultOf: ResultOf) => Fixture[];
  playoffs: (text: string, seasonIndex: number, regular: readonly Fixture[], resultOf: ResultOf) => Fixture[];
  play: (text: string, fixture: Fixture, edge: Record<Side, number>) => Tape;
}

export const gameIdOf = ({ day, away, home }: Fixture): string => `${dayOnOf(day).replaceAll('-', '')}_${away}@${home}`;
export const endOf = (fixture: Fixture, resultOf: ResultOf): number => fixture.startsAt + resultOf(fixture).endAt * 1000;

export interface LeagueSeason<Tape extends GameResult> {
  text: string;
  index: number;
  /** In the order of start. */
  regular: readonly Fixture[];
  /** Those and the cup's. */
  beforePlayoffs: readonly Fixture[];
  /** With the playoffs, which follow from every result: reading them plays the season. */
  fixtures: readonly Fixture[];
  /** The id of a game, unique among all leagues. */
  idOf: (fixture: Fixture) => string;
  edgeOf: (fixture: Fixture) => Record<Side, number>;
  tapeOf: (fixture: Fixture) => Tape;
  resultOf: ResultOf;
}

const TAPES_STORED = 24;

/** A season as it was settled before its first game; a game is played when its result or its plays are asked for. */
export function createSeason<Tape extends GameResult>(form: LeagueForm<Tape>, seed: string, index: number): LeagueSeason<Tape> {
  const text = `${seed}|${form.key}`;
  const firstDay = form.calendar.firstDayOf(index);
  const weekOf = (day: number): number => Math.max(0, Math.floor((day - firstDay) / 7));
  const weeks = weekOf(form.calendar.lastDayOf(index)) + 1;
  const talents = new Map(form.teams.map(({ code }) => [code, talentByWeek(text, index, code, weeks, form.talent)]));
  const tapes = new BoundedMap<string, Tape>(TAPES_STORED);
  const results = new Map<string, GameResult>();
  const edgeOf = (fixture: Fixture): Record<Side, number> => {
    const talentIn = (code: string): Talent => talents.get(code)![weekOf(fixture.day)]!;
    return form.edgeOf(fixture, { away: talentIn(fixture.away), home: talentIn(fixture.home) }, text);
  };
  const tapeOf = (fixture: Fixture): Tape => tapes.recall(fixture.sourceId, () => form.play(text, fixture, edgeOf(fixture)));
  const resultOf: ResultOf = (fixture) => {
    const known = results.get(fixture.sourceId);
    if (known !== undefined) return known;
    const { endAt, score, periods, hasOvertime, isShootout = false } = form.play(text, fixture, edgeOf(fixture));
    const result = { endAt, score, periods, hasOvertime, isShootout };
    results.set(fixture.sourceId, result);
    return result;
  };
  const regular = form.regularSeason(text, index);
  const beforePlayoffs = [...regular, ...(form.cup?.(text, index, regular, resultOf) ?? [])];
  let whole: readonly Fixture[] | null = null;
  return {
    text,
    index,
    regular,
    beforePlayoffs,
    idOf: (fixture) => `${gameIdOf(fixture)}_${form.key.toUpperCase()}`,
    get fixtures() {
      whole ??= [...beforePlayoffs, ...form.playoffs(text, index, regular, resultOf)];
      return whole;
    },
    edgeOf,
    tapeOf,
    resultOf,
  };
}

export interface LeagueGame<Tape extends GameResult> {
  season: LeagueSeason<Tape>;
  fixture: Fixture;
}

/** This season and the last. */
const SEASONS_STORED = 2;

/** The games of an Eastern day that are listed at an instant; none of the playoffs are before the last regular game starts. */
export function createLeague<Tape extends GameResult>(
  form: LeagueForm<Tape>,
  seed: string,
): (slateOn: string, asOf: number) => LeagueGame<Tape>[] {
  const seasons = new BoundedMap<number, LeagueSeason<Tape>>(SEASONS_STORED);
  return (slateOn, asOf) => {
    const day = dayNumberOf(slateOn);
    const index = form.calendar.indexOf(day);
    if (day < form.calendar.firstDayOf(index)) return [];
    const season = seasons.recall(index, () => createSeason(form, seed, index));
    const fixtures = asOf < season.regular.at(-1)!.startsAt ? season.beforePlayoffs : season.fixtures;
    return fixtures.filter((fixture) => fixture.day === day && fixture.listedAt <= asOf).map((fixture) => ({ season, fixture }));
  };
}

/** What a feed tells of a game that is listed with both of its sides. */
export const toldOf = <Tape extends GameResult>({ season, fixture }: LeagueGame<Tape>) => ({
  fixture,
  idAt: () => season.idOf(fixture),
  codeAt: (side: Side) => fixture[side],
  knownAt: { away: fixture.listedAt, home: fixture.listedAt },
  result: () => season.resultOf(fixture),
  gameText: `${season.text}|${gameIdOf(fixture)}`,
});
