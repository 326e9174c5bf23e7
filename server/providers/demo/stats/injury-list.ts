import type { Injury } from '../../../ports/index.ts';
import { dayOnOf } from '../calendar/day-number.ts';
import { CLUBS } from '../clubs/club-table.ts';
import { injuryToldAt, returnToldAt } from '../lineups/fitness.ts';
import type { Season } from '../lineups/season.ts';
import type { InjurySpell } from '../players/injuries.ts';
import type { Player } from '../players/player.ts';
import { ACTIVE_BATTERS, ACTIVE_RELIEVERS, FIRST_RELIEVER_SLOT, FIRST_STARTER_SLOT, ROTATION } from '../players/roster-slots.ts';

/** Men who come up only for somebody else are hurt out of sight. */
export function isOnActiveRoster({ slot }: Player): boolean {
  if (slot < FIRST_STARTER_SLOT) return slot < ACTIVE_BATTERS;
  return slot < FIRST_RELIEVER_SLOT ? slot < FIRST_STARTER_SLOT + ROTATION : slot < FIRST_RELIEVER_SLOT + ACTIVE_RELIEVERS;
}

function injuryOf({ player, description, fromDay, expectedDay }: InjurySpell, today: number): Injury {
  const expectedReturn = expectedDay > today ? dayOnOf(expectedDay) : null;
  return {
    playerId: player.playerId,
    name: player.name,
    teamCode: CLUBS[player.club]!.code,
    position: player.position,
    description,
    since: dayOnOf(fromDay),
    expectedReturn,
  };
}

/** Who is on the injured list, as told at `asOf`; latest first. */
export function injuriesAt(season: Season, today: number, asOf: number): Injury[] {
  const spells = season.injuries
    .flat()
    .filter((spell) => isOnActiveRoster(spell.player) && injuryToldAt(spell) <= asOf && asOf < returnToldAt(spell));
  return spells.sort((a, b) => b.fromDay - a.fromDay || a.player.index - b.player.index).map((spell) => injuryOf(spell, today));
}
