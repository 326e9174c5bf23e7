import type { LeagueSource } from '../../../ports/index.ts';
import { createBoard } from '../leagues/market/create-board.ts';
import { createFootballFeed } from './feed/create-football-feed.ts';
import { createFootballLeague } from './league.ts';
import { FOOTBALL_MARKET, marketGameOf } from './market.ts';
import { decidedAt } from './schedule/fixture.ts';

/** The simulated CFL: every answer follows from the seed and the time asked about, and from nothing else. */
export function createDemoFootball(seed: string): LeagueSource {
  const league = createFootballLeague(seed);
  const odds = createBoard(FOOTBALL_MARKET, (slateOn, asOf) =>
    league
      .gamesOn(slateOn)
      .filter(({ fixture }) => decidedAt(fixture) <= asOf)
      .map(marketGameOf),
  );
  return { feed: createFootballFeed(league), odds };
}
