import type { StoredNews } from '../../contests/index.ts';
import type { Digest } from './digest-shape.ts';

type Report = Digest['news'][number];

/** What decides who plays: sources name their categories as they like, so the words of the item count as well. */
const CATEGORY = /injur|roster|transaction|postpone|line-?up|scratch/i;
const WORDS =
  /\b(scratched|injur(?:y|ed|ies)|injured list|day-to-day|activated|line-?ups?|will not start|sidelined|optioned|recalled|postponed|washes out|suspended)\b/i;
const SHOWN = 12;

export const isAboutAvailability = ({ category, title }: Pick<StoredNews, 'category' | 'title'>): boolean =>
  CATEGORY.test(category) || WORDS.test(title);

/** Injuries, scratches, lineups and postponements of a span, newest first. */
export const availabilityNews = (items: readonly StoredNews[]): Report[] =>
  items
    .filter(isAboutAvailability)
    .slice(0, SHOWN)
    .map(({ sourceId: _own, publishedAt, ...item }) => ({ ...item, publishedAt: publishedAt.toISOString() }));
