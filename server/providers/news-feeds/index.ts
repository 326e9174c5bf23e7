import { mlb } from '@clearedge/contract/sports/mlb/data';
import type { News } from '../../ports/news.ts';
import { NBA } from '../espn-scoreboard/nba/league.ts';
import { NFL } from '../espn-scoreboard/nfl/league.ts';
import { NHL_BOARD } from '../espn-scoreboard/nhl/board.ts';
import type { ProviderHealth, Surroundings } from '../http/index.ts';
import { espnHeadlines, NEWS_ADDRESSES, rssHeadlines } from './client.ts';
import { mergeNews } from './map-news.ts';

const ESPN_LEAGUES = [NFL, NBA, NHL_BOARD];

export interface NewsFeeds {
  news: News;
  listHealth: () => ProviderHealth[];
}

/** Headlines of MLB.com, ESPN (of every league that it has) and MLB Trade Rumors. A feed that fails costs only itself; all failing is a failure. */
export function newsFeeds(around: Surroundings, addresses = NEWS_ADDRESSES): NewsFeeds {
  const feeds = [
    rssHeadlines('mlb-news', 'MLB.com', addresses.mlb, around),
    espnHeadlines(mlb.key, addresses.espn, around),
    rssHeadlines('trade-rumors', 'MLB Trade Rumors', addresses.tradeRumors, around),
    ...ESPN_LEAGUES.map(({ sport, path }) => espnHeadlines(sport, `${addresses.leagues}/${path}/news`, around)),
  ];
  const listNews: News['listNews'] = async (asOf, limit) => {
    const reported = await Promise.allSettled(feeds.map(({ list }) => list()));
    const lists = reported.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    const [first] = reported;
    if (lists.length === 0 && first?.status === 'rejected') throw first.reason;
    return mergeNews(lists, asOf, limit);
  };
  return { news: { listNews }, listHealth: () => feeds.map(({ health }) => health()) };
}
