import type { FootballLiveState, LeagueSource } from '../../../ports/index.ts';
import { BoundedMap, once } from '../chance.ts';
import { AMERICAN } from '../football/engine/american.ts';
import { footballBox } from '../football/feed/football-box.ts';
import { footballLive } from '../football/feed/football-live.ts';
import type { ToldFootball } from '../football/feed/play-text.ts';
import { createSquads, type SquadOf } from '../football/squads.ts';
import { createLeagueFeed } from '../leagues/create-feed.ts';
import { createLeague, type LeagueGame, type Side, toldOf } from '../leagues/league.ts';
import { createBoard } from '../leagues/market/create-board.ts';
import { marketGameOf } from '../leagues/market/league-market.ts';
import { createLeagueProps, propGamesOf } from '../leagues/props/league-props.ts';
import { NFL_CALENDAR } from './calendar.ts';
import { NFL, type NflTape } from './form.ts';
import { NFL_MARKET } from './market.ts';
import { NFL_USUAL_POINTS, nflPropMen } from './props.ts';
import { NFL_TEAMS } from './teams.ts';

const CODES = NFL_TEAMS.map(({ code }) => code);
const TEAMS = new Map(NFL_TEAMS.map((team) => [team.code, team]));
const SEASONS_STORED = 2;

/** The simulated NFL: every answer follows from the seed and the time asked about, and from nothing else. */
export function createDemoNfl(seed: string): LeagueSource<FootballLiveState> {
  const gamesOn = createLeague(NFL, seed);
  const squads = new BoundedMap<number, SquadOf>(SEASONS_STORED);
  const squadsOf = ({ index, text }: LeagueGame<NflTape>['season']): SquadOf =>
    squads.recall(index, () => createSquads(text, index, CODES));
  const tell = (game: LeagueGame<NflTape>): ToldFootball => {
    const { season, fixture } = game;
    const told = toldOf(game);
    const squadOf = squadsOf(season);
    const of = (side: Side) => once(() => squadOf(fixture[side], told.gameText));
    return {
      ...told,
      plays: () => season.tapeOf(fixture).game.plays,
      code: AMERICAN,
      codes: { away: fixture.away, home: fixture.home },
      squads: { away: of('away'), home: of('home') },
    };
  };
  return {
    feed: createLeagueFeed({
      calendar: NFL_CALENDAR,
      minutes: 60,
      gamesOn: (slateOn, asOf) => gamesOn(slateOn, asOf).map(tell),
      teamOf: (code) => TEAMS.get(code)!,
      liveAt: footballLive,
      boxAt: ({ squads: own }, plays) => footballBox(own, plays),
    }),
    odds: createBoard(NFL_MARKET, (slateOn, asOf) => gamesOn(slateOn, asOf).map((game) => marketGameOf(NFL_MARKET, game))),
    props: createLeagueProps(
      propGamesOf(gamesOn, NFL_MARKET, NFL_USUAL_POINTS, ({ season }, code, gameText) => {
        const squad = squadsOf(season)(code, gameText);
        return { dressed: squad.dressed, men: nflPropMen(squad) };
      }),
    ),
  };
}
