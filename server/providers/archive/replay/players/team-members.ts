import type { ReplayGame, RunSchedule } from '../calendar.ts';
import { lineUpsAt, probablesAt } from '../calendar.ts';
import type { ReplayWorld } from '../replay-world.ts';
import type { BoxRow } from './season-table.ts';

/** Whoever plays in a club's first games was with it when the season opened. */
const OPENING_GAMES = 10;

function openingPlaces(schedule: RunSchedule, team: string): Set<number> {
  const own = schedule.games.filter(({ game }) => game.away === team || game.home === team);
  return new Set(own.slice(0, OPENING_GAMES).map(({ place }) => place));
}

/** When it became known that a man belonged to the club he played for. */
function knownAt(row: BoxRow, replay: ReplayGame): Date {
  if (row.get('startedPitching') === 1) return probablesAt(replay);
  return row.get('isStarter') === 1 ? lineUpsAt(replay) : replay.startsAt;
}

/** A club's men as known at an instant: a roster file lists a whole season's, and would tell of trades to come. */
export function listTeam(world: ReplayWorld, team: string, run: number, asOf: Date): string[] {
  const schedule = world.calendar.schedule(run);
  const opening = openingPlaces(schedule, team);
  const members: string[] = [];
  for (const playerId of world.table.playersOfTeam(team)) {
    let current: string | null = null;
    let isFirst = true;
    for (const row of world.table.rows(playerId)) {
      const replay = schedule.byPlace.get(row.game);
      if (!replay) continue;
      const side = row.get('side') === 0 ? 'away' : 'home';
      const isKnown = (isFirst && opening.has(row.game)) || knownAt(row, replay) <= asOf;
      isFirst = false;
      if (!isKnown) break;
      current = replay.game[side];
    }
    if (current === team) members.push(playerId);
  }
  return members;
}
