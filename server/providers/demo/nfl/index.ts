import type { FootballLiveState, LeagueSource } from '../../../ports/index.ts';
import { BoundedMap } from '../chance.ts';
import { AMERICAN } from '../football/engine/american.ts';
import { footballLive } from '../football/feed/football-live.ts';
import type { ToldFootball } from '../football/feed/play-text.ts';
import { createSquads } from '../football/squads.ts';
import { createLeagueFeed } from '../leagues/create-feed.ts';
import { createLeague, type LeagueGame, toldOf } from '../leagues/league.ts';
import { createBoard } from '../leagues/market/create-board.ts';
import { marketGameOf } from '../leagues/market/league-market.ts';
import { NFL_CALENDAR } from './calendar.ts';
import { NFL, type NflTape } from './form.ts';
import { NFL_MARKET } from './market.ts';
import { NFL_TEAMS } from './teams.ts';

const CODES = NFL_TEAMS.map(({ code }) => code);
const TEAMS = new Map(NFL_TEAMS.map((team) => [team.code, team]));
const SEASONS_STORED = 2;

/** The simulated NFL: every answer follows from the seed and the time asked about, and from nothing else. */
export function createDemoNfl(seed: string): LeagueSource<FootballLiveState> {
  const gamesOn = createLeague(NFL, seed);
  const squads = new BoundedMap<number, ReturnType<typeof createSquads>>(SEASONS_STORED);
  const tell = (game: LeagueGame<NflTape>): ToldFootball => {
    const { season, fixture } = game;
    const squadOf = (code: string) => squads.recall(season.index, () => createSquads(season.text, season.index, CODES))(code);
    return {
      ...toldOf(game),
      plays: () => season.tapeOf(fixture).game.plays,
      code: AMERICAN,
      codes: { away: fixture.away, home: fixture.home },
      squads: { away: () => squadOf(fixture.away), home: () => squadOf(fixture.home) },
    };
  };
  return {
    feed: createLeagueFeed({
      calendar: NFL_CALENDAR,
      minutes: 60,
      gamesOn: (slateOn, asOf) => gamesOn(slateOn, asOf).map(tell),
      teamOf: (code) => TEAMS.get(code)!,
      liveAt: footballLive,
    }),
    odds: createBoard(NFL_MARKET, (slateOn, asOf) => gamesOn(slateOn, asOf).map((game) => marketGameOf(NFL_MARKET, game))),
  };
}
