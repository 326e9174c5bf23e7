import type { WebSport } from '../web-sport.ts';
import { golfPaths } from './golf-paths.ts';

export const golf: WebSport<'golf'> = { kind: 'tournament', tournamentPath: (id) => golfPaths.tournament(id) };
