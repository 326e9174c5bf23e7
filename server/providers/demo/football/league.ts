import type { CflStage } from '@clearedge/contract/sports/cfl/stages';
import { type Bracket, playoffsOf, standingsOf } from '@clearedge/quant/sports/football/standings';
import { dayNumberOf, dayOnOf, instantAt } from '../calendar.ts';
import { BoundedMap, createChance, drawNormal, drawOne } from '../chance.ts';
import { type Talent, talentByWeek } from '../leagues/talent.ts';
import { nameOf } from '../players/name-of.ts';
import { FINAL_WEEK, firstDayOfWeek, GREY_CUP_WEEK, SEMIFINAL_WEEK, seasonIndexOf, weekdayIn, yearOf } from './calendar/season-calendar.ts';
import { CANADIAN } from './engine/canadian.ts';
import type { GameTape, Side } from './engine/play.ts';
import { type GamePlan, simulateGame } from './engine/simulate-game.ts';
import { type Entrant, type Fixture, finalIdOf, gameIdAt } from './schedule/fixture.ts';
import { regularSeason } from './schedule/regular-season.ts';
import { TEAMS } from './teams.ts';

/** Points of attack that the home side has over the visitors. */
const HOME_EDGE = 2.6;
/** What no one can know before the kickoff: each side's day, and the air that both play in. */
const UNKNOWN = { form: 0.5, air: 3 } as const;
const TALENT = { deviation: 2.9, stored: 0.55, weeklyDrift: 0.35 } as const;
/** Before the season the starters play a quarter. */
const PRESEASON_SHARE = 0.35;

/** What each attack is worth against the other side's defence, as far as it can be known beforehand. */
function knownEdge(fixture: Fixture, away: Talent, home: Talent): Record<Side, number> {
  const share = fixture.stage === 'preseason' ? PRESEASON_SHARE : 1;
  const atHome = fixture.isNeutral ? 0 : HOME_EDGE / 2;
  return { away: share * (away.attack - home.defence) - atHome, home: share * (home.attack - away.defence) + atHome };
}

export function planGame(seed: string, fixture: Fixture, known: Record<Side, number>): GamePlan {
  const next = createChance(`${seed}|football|day|${finalIdOf(fixture)}`);
  const air = drawNormal(next, 0, UNKNOWN.air);
  return {
    code: CANADIAN,
    edge: { away: known.away + air + drawNormal(next, 0, UNKNOWN.form), home: known.home + air + drawNormal(next, 0, UNKNOWN.form) },
    mustDecide: fixture.stage !== 'preseason' && fixture.stage !== 'regular',
  };
}

/** What a season remembers of a game once its plays are put away. */
type GameResult = Pick<GameTape, 'endAt' | 'score' | 'quarters' | 'hasOvertime'>;
type ResultOf = (fixture: Fixture) => GameResult;

const START = { early: 15 * 60, late: 18 * 60 + 30, greyCup: 18 * 60 } as const;
const endOf = (fixture: Fixture, resultOf: ResultOf): number => fixture.startsAt + resultOf(fixture).endAt * 1000;

function winnerOf(fixture: Fixture, resultOf: ResultOf): Entrant {
  const { score } = resultOf(fixture);
  return { code: (score.home > score.away ? fixture.home : fixture.away).code, knownAt: endOf(fixture, resultOf) };
}

interface Placing {
  week: number;
  stage: CflStage;
  weekday: number;
  easternMinutes: number;
  place: 1 | 2;
}

function playoffGame(seasonIndex: number, { week, stage, weekday, easternMinutes, place }: Placing, away: Entrant, home: Entrant): Fixture {
  const day = firstDayOfWeek(seasonIndex, week) + weekday;
  return {
    sourceId: `${yearOf(seasonIndex)}-${week}-${place}`,
    seasonIndex,
    week,
    stage,
    day,
    startsAt: instantAt('America/Toronto', day, easternMinutes),
    away,
    home,
    hostCode: home.code,
    isNeutral: false,
    isSecondOfDay: place === 2,
  };
}

/** Who plays in the playoffs is known when the last game of the season is over, and so on from round to round. */
function addPlayoffs(seed: string, seasonIndex: number, fixtures: readonly Fixture[], resultOf: ResultOf): Fixture[] {
  const season = fixtures.filter(({ stage }) => stage === 'regular');
  const table = standingsOf(
    season.map((fixture) => {
      const { score } = resultOf(fixture);
      return { away: fixture.away.code, home: fixture.home.code, awayScore: score.away, homeScore: score.home };
    }),
  );
  const overAt = Math.max(...season.slice(-8).map((fixture) => endOf(fixture, resultOf)));
  const seeded = (code: string): Entrant => ({ code, knownAt: overAt });
  const { east, west } = playoffsOf(table);
  const bracketGames = (bracket: Bracket, place: 1 | 2): [Fixture, Fixture] => {
    const at = { weekday: weekdayIn.saturday, easternMinutes: place === 1 ? START.early : START.late, place };
    const { host, visitor } = bracket.semifinal;
    const semifinal = playoffGame(seasonIndex, { week: SEMIFINAL_WEEK, stage: 'semifinal', ...at }, seeded(visitor), seeded(host));
    const winner = winnerOf(semifinal, resultOf);
    return [semifinal, playoffGame(seasonIndex, { week: FINAL_WEEK, stage: 'final', ...at }, winner, seeded(bracket.finalHost))];
  };
  const [eastSemi, eastFinal] = bracketGames(east, 1);
  const [westSemi, westFinal] = bracketGames(west, 2);
  const at: Placing = { week: GREY_CUP_WEEK, stage: 'grey_cup', weekday: weekdayIn.sunday, easternMinutes: START.greyCup, place: 1 };
  // The two divisions take turns at being the home side.
  const [away, home] = seasonIndex % 2 === 0 ? [eastFinal, westFinal] : [westFinal, eastFinal];
  const greyCup = playoffGame(seasonIndex, at, winnerOf(away, resultOf), winnerOf(home, resultOf));
  const hostCode = drawOne(createChance(`${seed}|football|grey-cup|${seasonIndex}`), TEAMS).code;
  return [...fixtures, eastSemi, westSemi, eastFinal, westFinal, { ...greyCup, hostCode, isNeutral: true }];
}

/** The men a play-by-play speaks of, by full name. */
interface Squad {
  quarterback: string;
  backs: string[];
  receivers: string[];
  kicker: string;
  punter: string;
  returner: string;
  defenders: string[];
}

const PLACES_PER_TEAM = 17;
const PLACES = TEAMS.length * PLACES_PER_TEAM;
const SEASONS_STAYED = 3;
// Of the name table's groups, in its order: Americans and Canadians above all, then the international one.
const NAME_SHARES = [0.84, 0.86, 0.87, 0.88, 1] as const;

/** A club's men in a season: each stays for three, and not all leave together. */
function squadOf(seed: string, seasonIndex: number, code: string): Squad {
  let place = TEAMS.findIndex((team) => team.code === code) * PLACES_PER_TEAM;
  const take = (): string => {
    const turn = Math.floor((seasonIndex + (place % SEASONS_STAYED)) / SEASONS_STAYED);
    const { first, last } = nameOf(`${seed}|football`, place, PLACES, turn, NAME_SHARES);
    place += 1;
    return `${first} ${last}`;
  };
  const takeMany = (count: number): string[] => Array.from({ length: count }, take);
  return {
    quarterback: take(),
    backs: takeMany(2),
    receivers: takeMany(5),
    kicker: take(),
    punter: take(),
    returner: take(),
    defenders: takeMany(6),
  };
}

interface FootballSeason {
  seed: string;
  index: number;
  /** In the order of kickoff, the playoffs last. */
  fixtures: readonly Fixture[];
  edgeOf: (fixture: Fixture) => Record<Side, number>;
  tapeOf: (fixture: Fixture) => GameTape;
  resultOf: ResultOf;
  squadOf: (code: string) => Squad;
}

const TAPES_STORED = 24;

/** A season as it was settled before its first kickoff; its regular games are played at once, for the playoffs follow from them. */
export function createSeason(seed: string, index: number): FootballSeason {
  const talents = new Map<string, Talent[]>(
    TEAMS.map(({ code }) => [code, talentByWeek(`${seed}|football`, index, code, GREY_CUP_WEEK, TALENT)]),
  );
  const tapes = new BoundedMap<string, GameTape>(TAPES_STORED);
  const squads = new BoundedMap<string, Squad>(TEAMS.length);
  const results = new Map<string, GameResult>();
  const talentIn = (code: string, week: number): Talent => talents.get(code)![Math.max(0, week)]!;
  const edgeOf = (fixture: Fixture): Record<Side, number> =>
    knownEdge(fixture, talentIn(fixture.away.code, fixture.week), talentIn(fixture.home.code, fixture.week));
  const tapeOf = (fixture: Fixture): GameTape =>
    tapes.recall(fixture.sourceId, () =>
      simulateGame(planGame(seed, fixture, edgeOf(fixture)), createChance(`${seed}|football|game|${finalIdOf(fixture)}`)),
    );
  const resultOf: ResultOf = (fixture) => {
    const known = results.get(fixture.sourceId);
    if (known !== undefined) return known;
    const { endAt, score, quarters, hasOvertime } = tapeOf(fixture);
    const result = { endAt, score, quarters, hasOvertime };
    results.set(fixture.sourceId, result);
    return result;
  };
  return {
    seed,
    index,
    fixtures: addPlayoffs(seed, index, regularSeason(seed, index), resultOf),
    edgeOf,
    tapeOf,
    resultOf,
    squadOf: (code) => squads.recall(code, () => squadOf(seed, index, code)),
  };
}

export interface FootballGame {
  season: FootballSeason;
  fixture: Fixture;
}

export interface FootballLeague {
  seasonOn: (day: number) => FootballSeason;
  /** Games of an Eastern day, in the order of kickoff. */
  gamesOn: (slateOn: string) => FootballGame[];
  /** By the id it bears at `asOf`; null where there is none. */
  findGame: (gameId: string, asOf: number) => FootballGame | null;
}

const SEASONS_STORED = 3;
const DAY_OF_ID = /^(\d{4})(\d{2})(\d{2})_/;

export function createFootballLeague(seed: string): FootballLeague {
  const seasons = new BoundedMap<number, FootballSeason>(SEASONS_STORED);
  const seasonOn = (day: number): FootballSeason => {
    const index = seasonIndexOf(day);
    return seasons.recall(index, () => createSeason(seed, index));
  };
  const gamesOn = (slateOn: string): FootballGame[] => {
    const day = dayNumberOf(slateOn);
    const season = seasonOn(day);
    return season.fixtures.filter((fixture) => fixture.day === day).map((fixture) => ({ season, fixture }));
  };
  return {
    seasonOn,
    gamesOn,
    findGame: (gameId, asOf) => {
      const [, year, month, date] = DAY_OF_ID.exec(gameId) ?? [];
      const slateOn = `${year}-${month}-${date}`;
      if (Number.isNaN(Date.parse(slateOn)) || dayOnOf(dayNumberOf(slateOn)) !== slateOn) return null;
      return gamesOn(slateOn).find(({ fixture }) => gameIdAt(fixture, asOf) === gameId) ?? null;
    },
  };
}
