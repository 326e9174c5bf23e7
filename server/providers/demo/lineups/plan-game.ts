import { HOUR_MS, MINUTE_MS } from '@clearedge/quant/calendar';
import { createChance } from '../chance.ts';
import type { GamePlan, SidePlan, Stoppage } from '../engine/game-plan.ts';
import type { Player, Position, Roster } from '../players/player.ts';
import { ACTIVE_RELIEVERS, BATTER_SLOTS, REGULARS, STAND_INS } from '../players/roster-slots.ts';
import { type Fixture, firstPitchAt } from '../schedule/fixture.ts';
import { TEAMS } from '../teams/team-table.ts';
import { carryOf } from '../weather/carry.ts';
import { drawAir } from '../weather/draw-air.ts';
import { actualFitness, type Fitness, knownFitness } from './fitness.ts';
import type { Season } from './season.ts';
import { type Side, starterAt } from './starters.ts';

interface Nine {
  batters: Player[];
  positions: Position[];
  bench: Player[];
}

/** A regular sits once in so many games: catchers more, no one on the projected card. */
const REST_SHARE = { catcher: 0.24, other: 0.06 } as const;
const MOST_RESTED = 2;
const BENCH_SIZE = 4;

// Linear weights of a hitter's log-odds, enough to rank men of one club.
const edgeOf = ({ bat }: Player): number =>
  bat.homer * 0.042 + bat.walk * 0.026 + bat.hit * 0.115 - bat.strikeout * 0.028 + bat.gap * 0.02 + bat.speed * 0.002;

function orderOf(nine: { player: Player; position: Position }[]): { player: Player; position: Position }[] {
  const ranked = [...nine].sort((a, b) => edgeOf(b.player) - edgeOf(a.player) || a.player.slot - b.player.slot);
  const [first, second, third, fourth, ...rest] = ranked;
  const top = [first!, second!, third!, fourth!];
  const leadOff = top.reduce((fastest, man) => (man.player.bat.speed > fastest.player.bat.speed ? man : fastest));
  const power = top.filter((man) => man !== leadOff).sort((a, b) => a.player.bat.homer - b.player.bat.homer);
  return [leadOff, power[1]!, power[2]!, power[0]!, ...rest];
}

/** The nine for one game. `restKey` draws who rests that day; null gives the card everybody expects. */
function battingOrder(roster: Roster, isFit: (player: Player) => boolean, restKey: string | null): Nine {
  const used = new Set<Player>();
  const next = restKey === null ? null : createChance(restKey);
  let rested = 0;
  const nine = BATTER_SLOTS.slice(0, REGULARS).map((position, slot) => {
    const regular = roster.batters[slot]!;
    const sits = next !== null && next() < (position === 'C' ? REST_SHARE.catcher : REST_SHARE.other) && rested < MOST_RESTED;
    if (sits) rested += 1;
    const standIns = STAND_INS[position].map((other) => roster.batters[other]!);
    const candidates = sits ? [...standIns, regular] : [regular, ...standIns];
    const player =
      [...candidates, ...roster.batters].find((man) => isFit(man) && !used.has(man) && (man.slot >= REGULARS || man === regular)) ??
      regular;
    used.add(player);
    return { player, position };
  });
  const ordered = orderOf(nine);
  const bench = roster.batters.filter((man) => !used.has(man) && isFit(man)).slice(0, BENCH_SIZE);
  return { batters: ordered.map((man) => man.player), positions: ordered.map((man) => man.position), bench };
}

export interface PlannedGame {
  season: Season;
  fixture: Fixture;
}

// A reliever who worked the day before, or two days running, is not asked again.
const TIRED_SHARE = 0.2;
const LINE_UP_LEAD_MS = 3 * HOUR_MS;

/** When a club hands in its lineup: some three hours before the first pitch. */
export function lineUpReportedAt(season: Season, fixture: Fixture, side: Side): number {
  const minutes = Math.round(createChance(`${season.seed}|card|${fixture.gameId}|${side}`)() * 50) - 25;
  return fixture.startsAt - LINE_UP_LEAD_MS + minutes * MINUTE_MS;
}

const restKeyOf = (season: Season, fixture: Fixture, side: Side): string => `${season.seed}|rest|${fixture.gameId}|${side}`;

/** The card as known at `asOf`: the real one once handed in, before that the one to expect. */
export function nineAt(season: Season, fixture: Fixture, side: Side, asOf: number): Nine & { isConfirmed: boolean } {
  const isConfirmed = asOf >= lineUpReportedAt(season, fixture, side);
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
  const team = TEAMS[fixture.home]!;
  const isFit = asOf >= firstPitchAt(fixture) ? actualFitness(season) : knownFitness(season, asOf);
  const sideOf = (side: Side): SidePlan => {
    const starter = starterAt(season, fixture, side, isFit, asOf);
    const { batters, positions, bench } = nineAt(season, fixture, side, asOf);
    return { batters, positions, bench, starter, pen: penOf(season, fixture, side, starter, isFit) };
  };
  const air = drawAir(season.seed, fixture.gameId, team, fixture.day, fixture.isDay);
  return {
    away: sideOf('away'),
    home: sideOf('home'),
    carry: carryOf(team, air),
    stoppage: asOf >= firstPitchAt(fixture) ? stoppageOf(fixture) : null,
  };
}
