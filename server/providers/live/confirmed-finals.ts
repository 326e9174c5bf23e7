import type { BaseballFeed } from '../../ports/baseball-feed.ts';
import type { LeagueFeed } from '../../ports/league-feed.ts';
import type { EspnScoreboard } from '../espn-scoreboard/index.ts';
import type { EndingWords, SecondSource } from '../leagues/second-source.ts';
import type { MlbStatsApi } from '../mlb-stats-api/index.ts';
import type { NbaScoreboard } from '../nba-scoreboard/index.ts';
import type { NhlApi } from '../nhl-api/index.ts';
import { type Confirmed, withSecond } from './with-second.ts';

/** Hockey and basketball tell a win in regulation from one after it. */
const byPeriods: EndingWords = (note) => note?.toLowerCase() ?? 'final in regulation';
/** The innings are in the score's own line, and bets on a shortened game are graded by it. */
const byScoreAlone: EndingWords = () => 'final';

/** A league's feed whose finals another source confirms. */
export const confirmedLeague = (feed: LeagueFeed, first: string, second: SecondSource): Confirmed<LeagueFeed> =>
  withSecond(feed, { first, second, listOwn: (day, asOf) => feed.listGames(day, day, asOf), finals: ['final'], endingOf: byPeriods });

/** Baseball's, games that were called early and count among them. */
export const confirmedBaseball = (feed: BaseballFeed, first: string, second: SecondSource): Confirmed<BaseballFeed> =>
  withSecond(feed, { first, second, listOwn: feed.listContests, finals: ['final', 'called'], endingOf: byScoreAlone });

interface Sources {
  mlb: MlbStatsApi;
  espn: EspnScoreboard;
  nhl: NhlApi;
  /** Null where it is not asked: then ESPN's finals count alone. */
  nba: NbaScoreboard | null;
}

/** Who confirms whose finals: leagues that tell their own, by ESPN; those that ESPN tells, by the league. */
export function confirmFinals({ mlb, espn, nhl, nba }: Sources) {
  const ofMlb = confirmedBaseball(mlb.baseball, 'MLB', espn.seconds.mlb);
  const ofNhl = confirmedLeague(nhl.feed, 'the NHL', espn.seconds.nhl);
  const ofNba = nba && confirmedLeague(espn.feeds.nba!, 'ESPN', nba.second);
  return {
    baseball: ofMlb.feed,
    nhl: ofNhl.feed,
    nba: ofNba?.feed ?? espn.feeds.nba!,
    /** Finals that two sources tell differently, by the first one's name in its health. */
    notes: () => ({ 'mlb-stats-api': ofMlb.notes(), 'nhl-api': ofNhl.notes(), 'espn-scoreboard': ofNba?.notes() ?? [] }),
  };
}
