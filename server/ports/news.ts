import type { SportKey } from '@clearedge/contract/sports';

export interface FeedNewsItem {
  sport: SportKey;
  sourceId: string;
  title: string;
  summary: string;
  publishedAt: Date;
  source: string;
  /** '#' when there is no page to link to. */
  url: string;
  category: string;
}
export interface News {
  /** Newest first, published at or before `asOf`; at most `limit` of each sport. */
  listNews: (asOf: Date, limit: number) => Promise<FeedNewsItem[]>;
}
