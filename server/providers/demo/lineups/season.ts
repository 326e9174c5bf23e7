import { drawRosters } from '../players/draw-rosters.ts';
import { drawInjuries, type InjurySpell } from '../players/injuries.ts';
import type { Player, Roster } from '../players/player.ts';
import { type SeasonSchedule, seasonSchedule } from '../schedule/season-schedule.ts';

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
