import type { RouteBindings } from '../../kernel/feature.ts';
import { keptProps } from '../odds/index.ts';
import { keptStarts } from './history/read-starts.ts';
import { getPropLog } from './offers/get-prop-log.ts';
import { listPlayerProps, type PropSources } from './offers/list-player-props.ts';

/** A feature has its own memory of what it asked for and read. */
export const propBindings = (sources: PropSources = { askForProps: keptProps(), readStarts: keptStarts() }): RouteBindings => ({
  'GET /api/games/:gameId/player-props': (ctx, { params }) => listPlayerProps(ctx, params.gameId, sources),
  'GET /api/games/:gameId/player-props/:playerId': (ctx, input) => getPropLog(ctx, input, sources.readStarts),
});
