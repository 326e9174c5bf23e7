import type { LineUp } from '../../../../ports/index.ts';
import { positionCode } from '../../retrosheet/text/words.ts';
import { lineUpsAt, type ReplayGame } from '../calendar/replay-game.ts';
import type { ReplayWorld } from '../replay-world.ts';

/** Both batting orders, from three hours before the first pitch. */
export async function lineUps(world: ReplayWorld, replay: ReplayGame, asOf: Date): Promise<{ away: LineUp; home: LineUp } | null> {
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
