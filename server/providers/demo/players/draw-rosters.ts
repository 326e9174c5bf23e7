import { CLUBS } from '../clubs/club-table.ts';
import { centerTalents } from './center-talents.ts';
import { clubStanding } from './club-standing.ts';
import { drawPlayer } from './draw-player.ts';
import type { Player, Roster } from './player.ts';
import { FIRST_RELIEVER_SLOT, FIRST_STARTER_SLOT, ROSTER_SLOTS } from './roster-slots.ts';

export interface League {
  players: Player[];
  rosters: Roster[];
}

export function drawRosters(seed: string, seasonIndex: number): League {
  const players: Player[] = [];
  const rosters = CLUBS.map((club, index): Roster => {
    const standing = clubStanding(seed, club.code, seasonIndex);
    const own = Array.from({ length: ROSTER_SLOTS }, (_, slot) => drawPlayer(seed, index, slot, seasonIndex, standing));
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
