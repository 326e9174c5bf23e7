import type { LeagueSource } from '../../../ports/index.ts';
import { createFootballFeed } from './feed/create-football-feed.ts';
import { createFootballLeague } from './league.ts';
import { createFootballBoard } from './market/create-football-board.ts';

/** The simulated CFL: every answer follows from the seed and the time asked about, and from nothing else. */
export function createDemoFootball(seed: string): LeagueSource {
  const league = createFootballLeague(seed);
  return { feed: createFootballFeed(league), odds: createFootballBoard(league) };
}
