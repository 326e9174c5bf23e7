import type { BaseballFeed } from '../../ports/baseball-feed.ts';
import type { LeagueFeed } from '../../ports/league-feed.ts';
import type { EndingWords, SecondSource } from '../leagues/second-source.ts';
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
