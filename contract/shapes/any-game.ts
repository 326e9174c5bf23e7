import type { z } from 'zod';
import type { Game } from './baseball/baseball-game.ts';
import type { LeagueGame } from './league/league-game.ts';

/** A game of any sport, told apart by `sport`; a new sport of games adds its answer here. */
export type AnyGame = z.infer<typeof Game> | z.infer<typeof LeagueGame>;
