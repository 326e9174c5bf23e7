import type { CflStage } from '@clearedge/contract/sports/cfl/stages';
import { type Bracket, playoffsOf, standingsOf } from '@clearedge/quant/sports/football/standings';
import { dayNumberOf, instantAt } from '../calendar.ts';
import { BoundedMap, createChance, drawNormal, drawOne } from '../chance.ts';
import type { GameResult } from '../leagues/league.ts';
import { type Talent, talentByWeek } from '../leagues/talent.ts';
import {
  FINAL_WEEK,
  FOOTBALL_CALENDAR,
  firstDayOfWeek,
  GREY_CUP_WEEK,
  SEMIFINAL_WEEK,
  weekdayIn,
  yearOf,
} from './calendar/season-calendar.ts';
import { CANADIAN } from './engine/canadian.ts';
import type { GameTape, Side } from './engine/play.ts';
import { type GamePlan, simulateGame } from './engine/simulate-game.ts';
import { type Entrant, type Fixture, finalIdOf } from './schedule/fixture.ts';
import { regularSeason } from './schedule/regular-season.ts';
import { createSquads, type SquadOf } from './squads.ts';
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

interface FootballSeason {
  seed: string;
  index: number;
  /** In the order of kickoff, the playoffs last. */
  fixtures: readonly Fixture[];
  edgeOf: (fixture: Fixture) => Record<Side, number>;
  tapeOf: (fixture: Fixture) => GameTape;
  resultOf: ResultOf;
  squadOf: SquadOf;
}

const TAPES_STORED = 24;
const CODES = TEAMS.map(({ code }) => code);

/** A season as it was settled before its first kickoff; its regular games are played at once, for the playoffs follow from them. */
export function createSeason(seed: string, index: number): FootballSeason {
  const talents = new Map<string, Talent[]>(
    TEAMS.map(({ code }) => [code, talentByWeek(`${seed}|football`, index, code, GREY_CUP_WEEK, TALENT)]),
  );
  const tapes = new BoundedMap<string, GameTape>(TAPES_STORED);
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
    const result = { endAt, score, periods: quarters, hasOvertime };
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
    squadOf: createSquads(`${seed}|football`, index, CODES),
  };
}

export interface FootballGame {
  season: FootballSeason;
  fixture: Fixture;
}

const SEASONS_STORED = 3;

/** The games of an Eastern day, in the order of kickoff. */
export function createFootballLeague(seed: string): (slateOn: string) => FootballGame[] {
  const seasons = new BoundedMap<number, FootballSeason>(SEASONS_STORED);
  return (slateOn) => {
    const day = dayNumberOf(slateOn);
    const index = FOOTBALL_CALENDAR.indexOf(day);
    const season = seasons.recall(index, () => createSeason(seed, index));
    return season.fixtures.filter((fixture) => fixture.day === day).map((fixture) => ({ season, fixture }));
  };
}
