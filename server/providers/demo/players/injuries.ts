import { firstDayOf, SEASON_DAYS, yearOf } from '../calendar.ts';
import { createChance, drawOne } from '../chance.ts';
import type { Player } from './player.ts';

export interface InjurySpell {
  player: Player;
  description: string;
  /** First day out and first day back. */
  fromDay: number;
  backDay: number;
  /** What the club first says; it is revised when the day comes and he is not back. */
  expectedDay: number;
}

// A big-league club uses its injured list about 28 times a year; men in the minors are not counted here.
const SPELLS_PER_SEASON = { batter: 0.55, pitcher: 0.7 } as const;
const BATTER_INJURIES = [
  'Hamstring strain',
  'Oblique strain',
  'Wrist sprain',
  'Back spasms',
  'Knee inflammation',
  'Quad strain',
  'Fractured finger',
  'Ankle sprain',
  'Concussion',
  'Calf strain',
] as const;
const PITCHER_INJURIES = [
  'Forearm tightness',
  'Shoulder inflammation',
  'Elbow soreness',
  'Lat strain',
  'Oblique strain',
  'Blister',
  'Biceps tendinitis',
  'Hip impingement',
  'Back tightness',
] as const;
const SHORTEST_DAYS = 10;
const MEAN_EXTRA_DAYS = 19;

export function drawInjuries(seed: string, players: readonly Player[], seasonIndex: number): InjurySpell[][] {
  const firstDay = firstDayOf(seasonIndex);
  return players.map((player) => {
    const next = createChance(`${seed}|injury|${player.playerId}|${yearOf(seasonIndex)}`);
    const rate = player.arm === null ? SPELLS_PER_SEASON.batter : SPELLS_PER_SEASON.pitcher;
    const spells: InjurySpell[] = [];
    let day = firstDay + Math.floor((-Math.log(1 - next()) / rate) * SEASON_DAYS);
    while (day < firstDay + SEASON_DAYS) {
      const length = SHORTEST_DAYS + Math.floor(-Math.log(1 - next()) * MEAN_EXTRA_DAYS);
      const description = drawOne(next, player.arm === null ? BATTER_INJURIES : PITCHER_INJURIES);
      const expectedDay = day + Math.max(SHORTEST_DAYS, length - 4 + Math.floor(next() * 8));
      spells.push({ player, description, fromDay: day, backDay: day + length, expectedDay });
      day += length + Math.floor((-Math.log(1 - next()) / rate) * SEASON_DAYS);
    }
    return spells;
  });
}
