import { easternDay } from '@clearedge/quant/calendar';
import type { FeedPlayer, PlayerStats } from '../../../../ports/index.ts';
import type { ReplayWorld } from '../replay-world.ts';
import { listClub } from './club-members.ts';
import { lineUps } from './line-ups.ts';
import { seasonLine } from './season-line.ts';

export function replayPlayers(world: ReplayWorld): PlayerStats {
  const feedPlayer = (playerId: string, teamCode: string): FeedPlayer => {
    const player = world.names.find(playerId);
    return {
      playerId,
      name: world.names.full(playerId),
      teamCode,
      position: player?.clubs[teamCode] ?? '',
      bats: player?.bats ?? 'R',
      throws: player?.throws ?? 'R',
    };
  };
  const members = (teamCode: string, asOf: Date): string[] => listClub(world, teamCode, world.calendar.runOn(easternDay(asOf)), asOf);

  return {
    listRoster: (teamCode, asOf) => Promise.resolve(members(teamCode, asOf).map((playerId) => feedPlayer(playerId, teamCode))),
    listSeasonLines: (teamCode, asOf) => {
      const schedule = world.calendar.schedule(world.calendar.runOn(easternDay(asOf)));
      const isOver = (place: number): boolean => {
        const replay = schedule.byPlace.get(place);
        return replay !== undefined && replay.endsAt <= asOf;
      };
      const lines = members(teamCode, asOf).map((playerId) => seasonLine(world.table, playerId, isOver));
      return Promise.resolve(lines.filter(({ games }) => games > 0));
    },
    // The files say who left a game hurt now and then, but not who was on the injured list.
    findInjuries: () => Promise.resolve(null),
    findLineUps: async (gameId, asOf) => {
      const replay = world.calendar.findGame(gameId);
      return replay && lineUps(world, replay, asOf);
    },
  };
}
