import { type Bracket, playoffsOf, standingsOf } from '@clearedge/quant/sports/football/standings';
import type { FootballStage } from '../../../../ports/index.ts';
import { instantAt } from '../../calendar.ts';
import { BoundedMap, createChance, drawOne } from '../../chance.ts';
import { nameOf } from '../../players/name-of.ts';
import { FINAL_WEEK, firstDayOfWeek, GREY_CUP_WEEK, SEMIFINAL_WEEK, weekdayIn, yearOf } from '../calendar/season-calendar.ts';
import { CLUBS } from '../clubs.ts';
import type { GameTape, Side } from '../engine/play.ts';
import { simulateGame } from '../engine/simulate-game.ts';
import { type Entrant, type Fixture, finalIdOf } from '../schedule/fixture.ts';
import { regularSeason } from '../schedule/regular-season.ts';
import { type Talent, talentByWeek } from '../talent/club-talent.ts';
import { knownEdge, planGame } from './plan-game.ts';

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
  stage: FootballStage;
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
  const hostCode = drawOne(createChance(`${seed}|football|grey-cup|${seasonIndex}`), CLUBS).code;
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

const PLACES_PER_CLUB = 17;
const PLACES = CLUBS.length * PLACES_PER_CLUB;
const SEASONS_STAYED = 3;
// Of the name table's groups, in its order: Americans and Canadians above all, then the international one.
const NAME_SHARES = [0.84, 0.86, 0.87, 0.88, 1] as const;

/** A club's men in a season: each stays for three, and not all leave together. */
function squadOf(seed: string, seasonIndex: number, code: string): Squad {
  let place = CLUBS.findIndex((club) => club.code === code) * PLACES_PER_CLUB;
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

export interface FootballSeason {
  seed: string;
  index: number;
  /** In the order of kickoff, the playoffs last. */
  fixtures: readonly Fixture[];
  edgeOf: (fixture: Fixture) => Record<Side, number>;
  tapeOf: (fixture: Fixture) => GameTape;
  resultOf: ResultOf;
  squadOf: (code: string) => Squad;
}

const TAPES_KEPT = 24;

/** A season as it was settled before its first kickoff; its regular games are played at once, for the playoffs follow from them. */
export function createSeason(seed: string, index: number): FootballSeason {
  const talents = new Map<string, Talent[]>(CLUBS.map(({ code }) => [code, talentByWeek(seed, index, code, GREY_CUP_WEEK)]));
  const tapes = new BoundedMap<string, GameTape>(TAPES_KEPT);
  const squads = new BoundedMap<string, Squad>(CLUBS.length);
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
