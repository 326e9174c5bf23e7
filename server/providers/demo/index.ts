import type { DataSource } from '../../ports/index.ts';
import { joinProps } from '../leagues/join-props.ts';
import { createBaseballFeed } from './feed/create-baseball-feed.ts';
import { createDemoFootball } from './football/index.ts';
import { createGolf } from './golf/create-golf.ts';
import { SIMULATED_KEPT } from './kept-claims.ts';
import { createLeague } from './league/league.ts';
import { createOddsBoard } from './market/create-odds-board.ts';
import { createDemoNba } from './nba/index.ts';
import { withLeagueNews } from './news/create-league-news.ts';
import { createNews } from './news/create-news.ts';
import { createDemoNfl } from './nfl/index.ts';
import { createDemoNhl } from './nhl/index.ts';
import { createPropMarket } from './props/create-prop-market.ts';
import { createPlayerStats } from './stats.ts';
import { createWeather } from './weather/create-weather.ts';
import { NO_SHIFT, type WorldShift, withShift } from './world-time.ts';

/** The simulated league: every answer follows from the seed, the shift and the time asked about, and from nothing else. */
export function createDemoSource({ seed, shift = NO_SHIFT }: { seed: string; shift?: WorldShift }): DataSource {
  const league = createLeague(seed);
  const leagues = { nfl: createDemoNfl(seed), nba: createDemoNba(seed), nhl: createDemoNhl(seed), cfl: createDemoFootball(seed) };
  const source: DataSource = {
    source: { kind: 'demo', label: 'Simulated league', notice: 'Games, players and prices on this site are simulated.' },
    keptClaims: SIMULATED_KEPT,
    baseball: createBaseballFeed(league),
    odds: createOddsBoard(league),
    players: createPlayerStats(league),
    props: joinProps(createPropMarket(league), leagues),
    news: withLeagueNews(createNews(league), leagues),
    weather: createWeather(league),
    leagues,
    golf: createGolf(seed),
  };
  return withShift(source, shift);
}
