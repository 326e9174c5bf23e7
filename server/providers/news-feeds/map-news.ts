import type { SportKey } from '@clearedge/contract/sports';
import type { FeedNewsItem } from '../../ports/news.ts';
import type { WireArticle } from './espn-schema.ts';
import type { RssItem } from './read-rss.ts';

const GENERAL = 'League';
/** Some addresses still come without encryption, though every one of these sites has it. */
const secureUrl = (url: string): string => url.replace(/^http:\/\//, 'https://');

/** Headline, time, source and address only: the words below a headline belong to whoever wrote them. */
export const mapRss = ({ title, link, publishedAt, category }: RssItem, sport: SportKey, source: string): FeedNewsItem => ({
  sport,
  sourceId: secureUrl(link),
  title,
  summary: '',
  publishedAt,
  source,
  url: secureUrl(link),
  category: category ?? GENERAL,
});

/** Null for films, for what is behind a paywall, and for what has no page. */
export function mapArticle({ type, headline, published, premium, categories, links }: WireArticle, sport: SportKey): FeedNewsItem | null {
  const url = secureUrl(links?.web?.href ?? '');
  const publishedAt = new Date(published);
  if (type === 'Media' || premium || headline.trim() === '' || !url.startsWith('https://') || Number.isNaN(publishedAt.getTime()))
    return null;
  const team = categories?.find((each) => each.type === 'team')?.description;
  return { sport, sourceId: url, title: headline.trim(), summary: '', publishedAt, source: 'ESPN', url, category: team ?? GENERAL };
}

/** Newest first, each address once, at most `limit` of each sport. */
export function mergeNews(lists: readonly (readonly FeedNewsItem[])[], asOf: Date, limit: number): FeedNewsItem[] {
  const byUrl = new Map(lists.flat().map((item) => [item.url, item]));
  const counts = new Map<SportKey, number>();
  const isAmongFirst = ({ sport }: FeedNewsItem): boolean => {
    const place = (counts.get(sport) ?? 0) + 1;
    counts.set(sport, place);
    return place <= limit;
  };
  return [...byUrl.values()]
    .filter(({ publishedAt }) => publishedAt <= asOf)
    .sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())
    .filter(isAmongFirst);
}
