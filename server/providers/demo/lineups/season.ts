import { dayOnOf, firstDayOf, weekdayOf } from '../calendar.ts';
import { createChance } from '../chance.ts';
import { drawPlayer } from '../players/draw-player.ts';
import { drawInjuries, type InjurySpell } from '../players/injuries.ts';
import type { Player, Roster } from '../players/player.ts';
import { FIRST_RELIEVER_SLOT, FIRST_STARTER_SLOT, ROSTER_SLOTS } from '../players/roster-slots.ts';
import { teamStanding } from '../players/team-standing.ts';
import { type Fixture, gameIdOf } from '../schedule/fixture.ts';
import { drawPairings, type Pairing } from '../schedule/pairings.ts';
import { decideRain } from '../schedule/rain-fate.ts';
import { startTime } from '../schedule/start-time.ts';
import { TEAMS } from '../teams/team-table.ts';

const GAMES_PER_SERIES = 3;
const MONDAY_SERIES = [7, 8] as const;
const FRIDAY_OFFSET = 4;

function plannedGame(
  seed: string,
  seasonIndex: number,
  day: number,
  pairing: Pairing,
  gameOfSeries: number,
  series: number,
  isSundayNight: boolean,
): Fixture {
  const [away, home] = pairing;
  const slateOn = dayOnOf(day);
  const gameId = gameIdOf(slateOn, TEAMS[away]!.code, TEAMS[home]!.code, 1);
  const turn = series * GAMES_PER_SERIES + gameOfSeries;
  const start = startTime(seed, gameId, home, day, weekdayOf(day), gameOfSeries, isSundayNight);
  return {
    gameId,
    seasonIndex,
    day,
    slateOn,
    away,
    home,
    gameNumber: 1,
    turn: { away: turn, home: turn },
    ...start,
    moved: null,
    makesUp: null,
    rain: null,
  };
}

/** The season as the league prints it before the first game: 54 rounds of three-game series. */
function planSeries(seed: string, seasonIndex: number): Fixture[] {
  const firstDay = firstDayOf(seasonIndex);
  const fixtures: Fixture[] = [];
  drawPairings(seed, seasonIndex).forEach((rounds, week) => {
    const next = createChance(`${seed}|week|${firstDay + week * 7}`);
    const mondays = MONDAY_SERIES[Math.floor(next() * MONDAY_SERIES.length)]!;
    const nationalGame = Math.floor(next() * rounds[1].length);
    rounds.forEach((round, half) => {
      // Half of the clubs rest on Monday, the other half on Thursday, so that every day has baseball.
      const order = round.map((pairing) => ({ pairing, draw: next() })).sort((a, b) => a.draw - b.draw);
      order.forEach(({ pairing }, place) => {
        const opener = firstDay + week * 7 + (half === 1 ? FRIDAY_OFFSET : place < mondays ? 0 : 1);
        for (let game = 0; game < GAMES_PER_SERIES; game++) {
          const isSundayNight = half === 1 && game === 2 && place === nationalGame;
          fixtures.push(plannedGame(seed, seasonIndex, opener + game, pairing, game, week * 2 + half, isSundayNight));
        }
      });
    });
  });
  return fixtures.sort((a, b) => a.startsAt - b.startsAt || (a.gameId < b.gameId ? -1 : 1));
}

interface SeasonSchedule {
  /** Sorted by start. */
  fixtures: Fixture[];
  byId: Map<string, Fixture>;
  byDay: Map<number, Fixture[]>;
  /** Each club's games in the order of play. */
  byTeam: Fixture[][];
}

function groupBy<K>(fixtures: Fixture[], keyOf: (fixture: Fixture) => K): Map<K, Fixture[]> {
  const groups = new Map<K, Fixture[]>();
  for (const fixture of fixtures) {
    const group = groups.get(keyOf(fixture));
    if (group === undefined) groups.set(keyOf(fixture), [fixture]);
    else group.push(fixture);
  }
  return groups;
}

function seasonSchedule(seed: string, seasonIndex: number): SeasonSchedule {
  const planned = planSeries(seed, seasonIndex);
  const doubled = new Set<string>();
  const makeUps: Fixture[] = [];
  const bySeries = groupBy(planned, (fixture) => fixture.home * 100 + fixture.away);
  for (const fixture of planned) {
    const fixtures = bySeries.get(fixture.home * 100 + fixture.away)!;
    const makeUp = decideRain(seed, fixture, { fixtures, hasDoubleheader: (day, team) => doubled.has(`${day}|${team}`) });
    if (makeUp === null) continue;
    makeUps.push(makeUp);
    doubled.add(`${makeUp.day}|${makeUp.home}`).add(`${makeUp.day}|${makeUp.away}`);
  }
  const fixtures = [...planned, ...makeUps].sort((a, b) => a.startsAt - b.startsAt || (a.gameId < b.gameId ? -1 : 1));
  const homeGames = groupBy(fixtures, (fixture) => fixture.home);
  const awayGames = groupBy(fixtures, (fixture) => fixture.away);
  const teams = [...homeGames.keys()].sort((a, b) => a - b);
  return {
    fixtures,
    byId: new Map(fixtures.map((fixture) => [fixture.gameId, fixture])),
    byDay: groupBy(fixtures, (fixture) => fixture.day),
    byTeam: teams.map((team) => [...homeGames.get(team)!, ...(awayGames.get(team) ?? [])].sort((a, b) => a.startsAt - b.startsAt)),
  };
}

const BAT_KEYS = ['strikeout', 'walk', 'homer', 'hit', 'gap'] as const;
const ARM_KEYS = ['strikeout', 'walk', 'homer', 'hit'] as const;
/** Per cent of a club's plate appearances, and of the batters its pitchers face, by roster slot: as the engine plays a season. */
const PLATE_SHARES = [7.7, 9.9, 9.9, 9.9, 9.5, 10, 10, 9.8, 10.1, 3.1, 3.3, 3.3, 2.1, 0.4, 0.4, 0.1, 0.3] as const;
const FACED_SHARES = [10.8, 10.4, 10.2, 10, 9.9, 4.1, 0.3, 2.8, 4.7, 4.9, 4.9, 5.8, 5, 6.2, 6.4, 2.5, 1.1] as const;

const plateShare = ({ slot }: Player): number => PLATE_SHARES[slot] ?? 0;
const facedShare = ({ slot }: Player): number => FACED_SHARES[slot - FIRST_STARTER_SLOT] ?? 0;

function weightedMean(men: readonly Player[], weightOf: (player: Player) => number, edgeOf: (player: Player) => number): number {
  let sum = 0;
  let weight = 0;
  for (const man of men) {
    sum += weightOf(man) * edgeOf(man);
    weight += weightOf(man);
  }
  return sum / weight;
}

/** Shifts everybody alike, so that the men who play most are the league's average and its rates do not hang on a season's luck of the draw. */
function centerTalents(players: readonly Player[]): void {
  const hitters = players.filter(({ slot }) => slot < FIRST_STARTER_SLOT);
  const pitchers = players.filter(({ arm }) => arm !== null);
  for (const key of BAT_KEYS) {
    const mean = weightedMean(hitters, plateShare, ({ bat }) => bat[key]);
    for (const { bat } of hitters) bat[key] -= mean;
  }
  for (const key of ARM_KEYS) {
    const mean = weightedMean(pitchers, facedShare, ({ arm }) => arm![key]);
    for (const { arm } of pitchers) arm![key] -= mean;
  }
}

interface League {
  players: Player[];
  rosters: Roster[];
}

function drawRosters(seed: string, seasonIndex: number): League {
  const players: Player[] = [];
  const rosters = TEAMS.map((team, index): Roster => {
    const current = teamStanding(seed, team.code, seasonIndex);
    const own = Array.from({ length: ROSTER_SLOTS }, (_, slot) => drawPlayer(seed, index, slot, seasonIndex, current));
    players.push(...own);
    return {
      batters: own.slice(0, FIRST_STARTER_SLOT),
      starters: own.slice(FIRST_STARTER_SLOT, FIRST_RELIEVER_SLOT),
      relievers: own.slice(FIRST_RELIEVER_SLOT),
    };
  });
  centerTalents(players);
  return { players, rosters };
}

/** Everything about a season that was settled before its first pitch, told or not. */
export interface Season {
  seed: string;
  index: number;
  players: Player[];
  rosters: Roster[];
  injuries: InjurySpell[][];
  schedule: SeasonSchedule;
}

export function createSeason(seed: string, index: number): Season {
  const { players, rosters } = drawRosters(seed, index);
  return { seed, index, players, rosters, injuries: drawInjuries(seed, players, index), schedule: seasonSchedule(seed, index) };
}
