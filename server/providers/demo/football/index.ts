import type { LeagueSource } from '../../../ports/index.ts';
import { once } from '../chance.ts';
import { createLeagueFeed } from '../leagues/create-feed.ts';
import { createBoard } from '../leagues/market/create-board.ts';
import { FOOTBALL_CALENDAR } from './calendar/season-calendar.ts';
import { CANADIAN } from './engine/canadian.ts';
import { footballBox } from './feed/football-box.ts';
import { footballLive } from './feed/football-live.ts';
import type { ToldFootball } from './feed/play-text.ts';
import { createFootballLeague, type FootballGame } from './league.ts';
import { FOOTBALL_MARKET, marketGameOf } from './market.ts';
import { codeAt, decidedAt, finalIdOf, gameIdAt } from './schedule/fixture.ts';
import { teamOf } from './teams.ts';

const tell = ({ season, fixture }: FootballGame): ToldFootball => {
  const { away, home } = fixture;
  const gameText = `${season.seed}|football|${finalIdOf(fixture)}`;
  return {
    fixture,
    idAt: (asOf) => gameIdAt(fixture, asOf),
    codeAt: (side, asOf) => codeAt(fixture[side], asOf),
    knownAt: { away: away.knownAt, home: home.knownAt },
    result: () => season.resultOf(fixture),
    plays: () => season.tapeOf(fixture).plays,
    code: CANADIAN,
    codes: { away: away.code, home: home.code },
    gameText,
    squads: { away: once(() => season.squadOf(away.code, gameText)), home: once(() => season.squadOf(home.code, gameText)) },
  };
};

/** The simulated CFL: every answer follows from the seed and the time asked about, and from nothing else. */
export function createDemoFootball(seed: string): LeagueSource {
  const gamesOn = createFootballLeague(seed);
  return {
    feed: createLeagueFeed({
      calendar: FOOTBALL_CALENDAR,
      minutes: 60,
      gamesOn: (slateOn) => gamesOn(slateOn).map(tell),
      teamOf,
      liveAt: footballLive,
      boxAt: ({ squads }, plays) => footballBox(squads, plays),
    }),
    odds: createBoard(FOOTBALL_MARKET, (slateOn, asOf) =>
      gamesOn(slateOn)
        .filter(({ fixture }) => decidedAt(fixture) <= asOf)
        .map(marketGameOf),
    ),
  };
}
