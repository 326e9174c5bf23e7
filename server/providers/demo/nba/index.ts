import type { BasketballLiveState, LeagueSource } from '../../../ports/index.ts';
import { BoundedMap, once } from '../chance.ts';
import { createLeagueFeed } from '../leagues/create-feed.ts';
import { createLeague, type LeagueGame, type Side, toldOf } from '../leagues/league.ts';
import { createBoard } from '../leagues/market/create-board.ts';
import { marketGameOf } from '../leagues/market/league-market.ts';
import { createLeagueProps, propGamesOf } from '../leagues/props/league-props.ts';
import { NBA_CALENDAR } from './calendar.ts';
import type { BasketballTape } from './engine/play.ts';
import { basketballBox } from './feed/basketball-box.ts';
import { basketballLive } from './feed/basketball-live.ts';
import type { ToldBasketball } from './feed/play-text.ts';
import { createRotations, type RotationOf } from './feed/rotation.ts';
import { NBA } from './form.ts';
import { NBA_MARKET } from './market.ts';
import { NBA_USUAL_POINTS, nbaPropMen } from './props.ts';
import { NBA_TEAMS } from './teams.ts';

const CODES = NBA_TEAMS.map(({ code }) => code);
const TEAMS = new Map(NBA_TEAMS.map((team) => [team.code, team]));
const SEASONS_STORED = 2;

/** The simulated NBA: every answer follows from the seed and the time asked about, and from nothing else. */
export function createDemoNba(seed: string): LeagueSource<BasketballLiveState> {
  const gamesOn = createLeague(NBA, seed);
  const rotations = new BoundedMap<number, RotationOf>(SEASONS_STORED);
  const rotationsOf = ({ index, text }: LeagueGame<BasketballTape>['season']): RotationOf =>
    rotations.recall(index, () => createRotations(text, index, CODES));
  const tell = (game: LeagueGame<BasketballTape>): ToldBasketball => {
    const { season, fixture } = game;
    const told = toldOf(game);
    const rotationOf = rotationsOf(season);
    const of = (side: Side) => once(() => rotationOf(fixture[side], told.gameText));
    return { ...told, plays: () => season.tapeOf(fixture).plays, rotations: { away: of('away'), home: of('home') } };
  };
  return {
    feed: createLeagueFeed({
      calendar: NBA_CALENDAR,
      minutes: 48,
      gamesOn: (slateOn, asOf) => gamesOn(slateOn, asOf).map(tell),
      teamOf: (code) => TEAMS.get(code)!,
      liveAt: basketballLive,
      boxAt: basketballBox,
    }),
    odds: createBoard(NBA_MARKET, (slateOn, asOf) => gamesOn(slateOn, asOf).map((game) => marketGameOf(NBA_MARKET, game))),
    props: createLeagueProps(
      propGamesOf(gamesOn, NBA_MARKET, NBA_USUAL_POINTS, ({ season }, code, gameText) => {
        const rotation = rotationsOf(season)(code, gameText);
        return { dressed: rotation.dressed, men: nbaPropMen(rotation) };
      }),
    ),
  };
}
