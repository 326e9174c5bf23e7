import type { BasketballLiveState, LeagueSource } from '../../../ports/index.ts';
import { BoundedMap } from '../chance.ts';
import { createLeagueFeed } from '../leagues/create-feed.ts';
import { createLeague, type LeagueGame, toldOf } from '../leagues/league.ts';
import { createBoard } from '../leagues/market/create-board.ts';
import { marketGameOf } from '../leagues/market/league-market.ts';
import { NBA_CALENDAR } from './calendar.ts';
import type { BasketballTape } from './engine/play.ts';
import { basketballLive } from './feed/basketball-live.ts';
import type { ToldBasketball } from './feed/play-text.ts';
import { createRotations } from './feed/rotation.ts';
import { NBA } from './form.ts';
import { NBA_MARKET } from './market.ts';
import { NBA_TEAMS } from './teams.ts';

const CODES = NBA_TEAMS.map(({ code }) => code);
const TEAMS = new Map(NBA_TEAMS.map((team) => [team.code, team]));
const SEASONS_STORED = 2;

/** The simulated NBA: every answer follows from the seed and the time asked about, and from nothing else. */
export function createDemoNba(seed: string): LeagueSource<BasketballLiveState> {
  const gamesOn = createLeague(NBA, seed);
  const rotations = new BoundedMap<number, ReturnType<typeof createRotations>>(SEASONS_STORED);
  const tell = (game: LeagueGame<BasketballTape>): ToldBasketball => {
    const { season, fixture } = game;
    const rotationOf = (code: string) => rotations.recall(season.index, () => createRotations(season.text, season.index, CODES))(code);
    return {
      ...toldOf(game),
      plays: () => season.tapeOf(fixture).plays,
      rotations: { away: () => rotationOf(fixture.away), home: () => rotationOf(fixture.home) },
    };
  };
  return {
    feed: createLeagueFeed({
      calendar: NBA_CALENDAR,
      minutes: 48,
      gamesOn: (slateOn, asOf) => gamesOn(slateOn, asOf).map(tell),
      teamOf: (code) => TEAMS.get(code)!,
      liveAt: basketballLive,
    }),
    odds: createBoard(NBA_MARKET, (slateOn, asOf) => gamesOn(slateOn, asOf).map((game) => marketGameOf(NBA_MARKET, game))),
  };
}
