import type { Feature } from '../../../kernel/feature.ts';

/** What a sport adds to the slice: the routes of its own pages, and when it publishes. */
export type SportPicks = Pick<Feature, 'routes' | 'schedules'>;
