import type { FeedNewsItem } from '../../../ports/index.ts';

export type Category = 'Results' | 'Injuries' | 'Streaks' | 'Postponements' | 'Pitching' | 'Roster';

export function newsItem(sourceId: string, at: number, category: Category, title: string, summary: string): FeedNewsItem {
  return { sourceId, title, summary, publishedAt: new Date(at), source: 'ClearEdge League Wire', url: '#', category };
}
