import { HOUR_MS, MINUTE_MS } from '../calendar/day-number.ts';
import { createChance } from '../chance/create-chance.ts';
import { CLUBS } from '../clubs/club-table.ts';
import type { GamePlan, SidePlan, Stoppage } from '../engine/game-plan.ts';
import type { Player } from '../players/player.ts';
import { ACTIVE_RELIEVERS } from '../players/roster-slots.ts';
import { type Fixture, firstPitchAt } from '../schedule/fixture.ts';
import { carryOf } from '../weather/carry.ts';
import { drawAir } from '../weather/draw-air.ts';
import { battingOrder, type Nine } from './batting-order.ts';
import { actualFitness, type Fitness, knownFitness } from './fitness.ts';
import type { Season } from './season.ts';
import { type Side, starterAt } from './starters.ts';

export interface PlannedGame {
  season: Season;
  fixture: Fixture;
}

// A reliever who worked the day before, or two days running, is not asked again.
const TIRED_SHARE = 0.2;
const LINE_UP_LEAD_MS = 3 * HOUR_MS;

/** When a club hands in its line-up: some three hours before the first pitch. */
export function lineUpToldAt(season: Season, fixture: Fixture, side: Side): number {
  const minutes = Math.round(createChance(`${season.seed}|card|${fixture.gameId}|${side}`)() * 50) - 25;
  return fixture.startsAt - LINE_UP_LEAD_MS + minutes * MINUTE_MS;
}

const restKeyOf = (season: Season, fixture: Fixture, side: Side): string => `${season.seed}|rest|${fixture.gameId}|${side}`;

/** The card as known at `asOf`: the real one once handed in, before that the one to expect. */
export function nineAt(season: Season, fixture: Fixture, side: Side, asOf: number): Nine & { isConfirmed: boolean } {
  const isConfirmed = asOf >= lineUpToldAt(season, fixture, side);
  const isFit = isConfirmed ? actualFitness(season) : knownFitness(season, asOf);
  const roster = season.rosters[fixture[side]]!;
  return {
    ...battingOrder(roster, (player) => isFit(player, fixture.day), isConfirmed ? restKeyOf(season, fixture, side) : null),
    isConfirmed,
  };
}

function penOf(season: Season, fixture: Fixture, side: Side, starter: Player, isFit: Fitness): SidePlan['pen'] {
  const next = createChance(`${season.seed}|pen|${fixture.gameId}|${side}`);
  const { relievers } = season.rosters[fixture[side]]!;
  const reserves = relievers.slice(ACTIVE_RELIEVERS).filter((man) => isFit(man, fixture.day));
  const pen = relievers
    .slice(0, ACTIVE_RELIEVERS)
    .map((man) => ({ pitcher: isFit(man, fixture.day) && man !== starter ? man : reserves.shift(), isRested: next() >= TIRED_SHARE }));
  return pen.flatMap(({ pitcher, isRested }) => (pitcher === undefined ? [] : [{ pitcher, isRested }]));
}

function stoppageOf(fixture: Fixture): Stoppage | null {
  const { rain } = fixture;
  if (rain?.kind === 'pause' || rain?.kind === 'called') return { kind: rain.kind, fromOut: rain.fromOut, seconds: rain.minutes * 60 };
  if (rain?.kind === 'suspended')
    return { kind: 'suspended', fromOut: rain.fromOut, resumesAtSecond: Math.round((rain.resumesAt - firstPitchAt(fixture)) / 1000) };
  return null;
}

/** The game as it could be played by what is known at `asOf`; at the first pitch and later, as it is played. */
export function planGame(season: Season, fixture: Fixture, asOf: number): GamePlan {
  const club = CLUBS[fixture.home]!;
  const isFit = asOf >= firstPitchAt(fixture) ? actualFitness(season) : knownFitness(season, asOf);
  const sideOf = (side: Side): SidePlan => {
    const starter = starterAt(season, fixture, side, isFit, asOf);
    const { batters, positions, bench } = nineAt(season, fixture, side, asOf);
    return { batters, positions, bench, starter, pen: penOf(season, fixture, side, starter, isFit) };
  };
  const air = drawAir(season.seed, fixture.gameId, club, fixture.day, fixture.isDay);
  return {
    away: sideOf('away'),
    home: sideOf('home'),
    carry: carryOf(club, air),
    stoppage: asOf >= firstPitchAt(fixture) ? stoppageOf(fixture) : null,
  };
}
