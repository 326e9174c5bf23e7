import { EASTERN, instantAt } from '../calendar.ts';
import type { InjurySpell } from '../players/injuries.ts';
import type { Player } from '../players/player.ts';
import type { Season } from './season.ts';

/** Who can play: as it was, or as it was known at some time. */
export type Fitness = (player: Player, day: number) => boolean;

const ANNOUNCED_MINUTES = 10 * 60;

export const injuryReportedAt = (spell: InjurySpell): number => instantAt(EASTERN, spell.fromDay, ANNOUNCED_MINUTES);
export const returnReportedAt = (spell: InjurySpell): number => instantAt(EASTERN, spell.backDay, ANNOUNCED_MINUTES);

export const actualFitness =
  (season: Season): Fitness =>
  (player, day) =>
    season.injuries[player.index]!.every((spell) => day < spell.fromDay || day >= spell.backDay);

// Before it is told an injury does not exist; while it lasts, he is expected on the day the club named, or at best tomorrow.
export const knownFitness =
  (season: Season, asOf: number): Fitness =>
  (player, day) =>
    season.injuries[player.index]!.every((spell) => {
      if (asOf < injuryReportedAt(spell) || asOf >= returnReportedAt(spell)) return true;
      return day >= spell.expectedDay && instantAt(EASTERN, day, 0) > asOf;
    });
