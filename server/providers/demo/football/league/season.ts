import { BoundedMap } from '../../chance/bounded-map.ts';
import { createChance } from '../../chance/create-chance.ts';
import { nameOf } from '../../players/name-of.ts';
import { GREY_CUP_WEEK } from '../calendar/season-calendar.ts';
import { CLUBS } from '../clubs.ts';
import type { GameTape, Side } from '../engine/play.ts';
import { simulateGame } from '../engine/simulate-game.ts';
import { type Fixture, finalIdOf } from '../schedule/fixture.ts';
import { regularSeason } from '../schedule/regular-season.ts';
import { type Talent, talentByWeek } from '../talent/club-talent.ts';
import type { GameResult, ResultOf } from './game-result.ts';
import { knownEdge, planGame } from './plan-game.ts';
import { addPlayoffs } from './playoffs.ts';

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
