import { easternDay } from '@clearedge/quant/calendar';
import type { FeedPlayer, LineUp, PlayerStats } from '../../../../ports/index.ts';
import { positionCode } from '../../retrosheet/text.ts';
import { lineUpsAt, type ReplayGame } from '../calendar.ts';
import type { ReplayWorld } from '../replay-world.ts';
import { listClub } from './club-members.ts';
import { seasonLine } from './season-line.ts';

/** Both batting orders, from three hours before the first pitch. */
async function lineUps(world: ReplayWorld, replay: ReplayGame, asOf: Date): Promise<{ away: LineUp; home: LineUp } | null> {
  if (asOf < lineUpsAt(replay)) return null;
  const { game } = await world.script(replay);
  const of = (side: 'away' | 'home'): LineUp => ({
    confirmed: true,
    batters: game.starters
      .filter((starter) => starter.side === side && starter.order > 0)
      .sort((a, b) => a.order - b.order)
      .map(({ playerId, position, order }) => ({
        playerId,
        name: world.names.full(playerId),
        position: positionCode(position),
        battingOrder: order,
        bats: world.names.find(playerId)?.bats ?? 'R',
      })),
  });
  return { away: of('away'), home: of('home') };
}

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
