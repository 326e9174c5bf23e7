import type { RouteBindings } from '../../kernel/feature.ts';
import { isAboutGame } from '../contests/index.ts';
import { keptProps } from '../odds/index.ts';
import { finderBindings } from './finder/finder-bindings.ts';
import { keptPositions } from './finder/kept-positions.ts';
import { keptSeason } from './finder/kept-season.ts';
import { keptStarts } from './history/read-starts.ts';
import { listGameProps } from './offers/closing-props.ts';
import { getPropLog } from './offers/get-prop-log.ts';
import type { PropSources } from './offers/list-player-props.ts';

/** Prices grow older without any message. */
const FRESH_MS = 15_000;

/** A feature has its own memory of what it asked for and read. */
export const propBindings = (sources: PropSources = { askForProps: keptProps(), readStarts: keptStarts() }): RouteBindings => ({
  'GET /api/games/:gameId/player-props': {
    shared: true,
    freshForMs: FRESH_MS,
    build: (ctx, { params }) => listGameProps(ctx, params.gameId, sources),
    isChangedBy: (message, { params }) => isAboutGame(message, params.gameId),
  },
  'GET /api/games/:gameId/player-props/:playerId': (ctx, input) => getPropLog(ctx, input, sources.readStarts),
  ...finderBindings({ askForProps: sources.askForProps, readSeason: keptSeason(), readPositions: keptPositions() }, sources.readStarts),
});
