import type { HockeyLiveState, LeagueSource } from '../../../ports/index.ts';
import { BoundedMap, once } from '../chance.ts';
import { createLeagueFeed } from '../leagues/create-feed.ts';
import { createLeague, gameIdOf, type LeagueGame, type Side, toldOf } from '../leagues/league.ts';
import { createBoard } from '../leagues/market/create-board.ts';
import { marketGameOf } from '../leagues/market/league-market.ts';
import { createLeagueProps, propGamesOf } from '../leagues/props/league-props.ts';
import { NHL_CALENDAR } from './calendar.ts';
import type { HockeyTape } from './engine/play.ts';
import { hockeyBox } from './feed/hockey-box.ts';
import { hockeyLive } from './feed/hockey-live.ts';
import { createLineups, type Lineup, type LineupOf } from './feed/lineup.ts';
import type { ToldHockey } from './feed/play-text.ts';
import { hasBackupGoalie, NHL } from './form.ts';
import { NHL_MARKET } from './market.ts';
import { NHL_USUAL_GOALS, nhlPropMen } from './props.ts';
import { NHL_TEAMS } from './teams.ts';

const CODES = NHL_TEAMS.map(({ code }) => code);
const TEAMS = new Map(NHL_TEAMS.map((team) => [team.code, team]));
const SEASONS_STORED = 2;
const OVERTIME_SECONDS = { season: 300, playoffs: 1200 } as const;

/** The simulated NHL: every answer follows from the seed and the time asked about, and from nothing else. */
export function createDemoNhl(seed: string): LeagueSource<HockeyLiveState> {
  const gamesOn = createLeague(NHL, seed);
  const lineups = new BoundedMap<number, LineupOf>(SEASONS_STORED);
  const lineupIn = ({ season: { index, text }, fixture }: LeagueGame<HockeyTape>, code: string, gameText: string | null): Lineup =>
    lineups.recall(index, () => createLineups(text, index, CODES))(code, hasBackupGoalie(text, gameIdOf(fixture), code), gameText);
  const tell = (game: LeagueGame<HockeyTape>): ToldHockey => {
    const { season, fixture } = game;
    const told = toldOf(game);
    const of = (side: Side) => once(() => lineupIn(game, fixture[side], told.gameText));
    return {
      ...told,
      plays: () => season.tapeOf(fixture).plays,
      lineups: { away: of('away'), home: of('home') },
      overtimeSeconds: OVERTIME_SECONDS[fixture.stage === 'regular' ? 'season' : 'playoffs'],
    };
  };
  return {
    feed: createLeagueFeed({
      calendar: NHL_CALENDAR,
      minutes: 60,
      gamesOn: (slateOn, asOf) => gamesOn(slateOn, asOf).map(tell),
      teamOf: (code) => TEAMS.get(code)!,
      liveAt: hockeyLive,
      boxAt: hockeyBox,
    }),
    odds: createBoard(NHL_MARKET, (slateOn, asOf) => gamesOn(slateOn, asOf).map((game) => marketGameOf(NHL_MARKET, game))),
    props: createLeagueProps(
      propGamesOf(gamesOn, NHL_MARKET, NHL_USUAL_GOALS, (game, code, gameText) => {
        const lineup = lineupIn(game, code, gameText);
        return { dressed: lineup.dressed, men: nhlPropMen(lineup) };
      }),
    ),
  };
}
