import type { SportKey } from '@clearedge/contract/sports';
import { mlb } from '@clearedge/contract/sports/mlb/data';
import { HOUR_MS, MINUTE_MS } from '@clearedge/quant/calendar';
import type { FeedNewsItem } from '../../ports/news.ts';
import { ESPN_SCOREBOARD_URL } from '../espn-scoreboard/client.ts';
import { addressOf, jsonReader, ProviderClient, ProviderFault, type ProviderHealth, type Surroundings } from '../http/index.ts';
import { WireNews } from './espn-schema.ts';
import { mapArticle, mapRss } from './map-news.ts';
import { readRss } from './read-rss.ts';

export interface NewsAddresses {
  mlb: string;
  espn: string;
  tradeRumors: string;
  /** Of ESPN's other leagues: the sport's path and "news" are added to it. */
  leagues: string;
}

export const NEWS_ADDRESSES: NewsAddresses = {
  mlb: 'https://www.mlb.com/feeds/news/rss.xml',
  espn: 'https://site.api.espn.com/apis/site/v2/sports/baseball/mlb/news',
  tradeRumors: 'https://www.mlbtraderumors.com/feed',
  leagues: ESPN_SCOREBOARD_URL,
};

const TERMS = { timeoutMs: 8_000, maxBytes: 3_000_000, tries: 2, mostInFlight: 1, fresh: { leastMs: 10 * MINUTE_MS, mostMs: HOUR_MS } };

/** One feed of headlines, with a breaker of its own. */
export interface Headlines {
  list: () => Promise<FeedNewsItem[]>;
  health: () => ProviderHealth;
}

/** A feed about baseball. */
export function rssHeadlines(name: string, source: string, url: string, around: Surroundings): Headlines {
  const client = new ProviderClient({ ...TERMS, name }, around);
  const list = async (): Promise<FeedNewsItem[]> =>
    (await client.ask({ address: { url }, read: readRss })).value.map((item) => mapRss(item, mlb.key, source));
  return { list, health: () => client.health };
}

/** ESPN's headlines of a sport. It turns servers away now and then: then it is left alone for an hour. */
export function espnHeadlines(sport: SportKey, url: string, around: Surroundings): Headlines {
  const client = new ProviderClient({ ...TERMS, name: sport === mlb.key ? 'espn-news' : `espn-news-${sport}` }, around);
  const explain = (fault: ProviderFault): ProviderFault =>
    fault.kind === 'refused'
      ? new ProviderFault('refused', fault.message, {
          status: fault.status ?? 403,
          retryAt: new Date(around.now().getTime() + HOUR_MS),
          body: fault.body,
        })
      : fault;
  const address = { url: addressOf(url, '', { limit: 50 }) };
  const list = async (): Promise<FeedNewsItem[]> => {
    const { value } = await client.ask({ address, read: jsonReader(WireNews, 'ESPN news'), explain });
    return value.articles.rows.flatMap((article) => mapArticle(article, sport) ?? []);
  };
  return { list, health: () => client.health };
}
