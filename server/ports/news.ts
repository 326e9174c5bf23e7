export interface FeedNewsItem {
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
  /** Newest first, published at or before `asOf`. */
  listNews: (asOf: Date, limit: number) => Promise<FeedNewsItem[]>;
}
