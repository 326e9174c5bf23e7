import { z } from 'zod';
import { defineRoutes } from '../../route.ts';
import { PlayerProp, PropLog } from '../../shapes/player-prop.ts';
import { maxLineOf } from '../../sports.ts';
import { GameId } from '../../terms.ts';

const MAX_ID = 60;

export const propRoutes = defineRoutes({
  'GET /api/games/:gameId/player-props': {
    id: 'listPlayerProps',
    summary: 'Player props of a game: best prices, projection, hit rates',
    access: 'props',
    params: z.object({ gameId: GameId }),
    response: z.array(PlayerProp),
  },
  'GET /api/games/:gameId/player-props/:playerId': {
    id: 'getPropLog',
    summary: "A player's last games and splits against a line",
    access: 'props',
    params: z.object({ gameId: GameId, playerId: z.string().max(MAX_ID) }),
    query: z.object({ propType: z.string().max(MAX_ID), line: z.coerce.number().min(0).max(maxLineOf('prop')).multipleOf(0.5) }),
    response: PropLog,
  },
});
