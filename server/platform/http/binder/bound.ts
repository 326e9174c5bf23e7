import type { AppOptions } from '../app-options.ts';
import type { Guard } from '../guard/guard.ts';
import type { Metrics } from '../ops.ts';
import type { Replies } from '../reply.ts';
import type { SharedReads } from '../shared/shared-reads.ts';
import type { SharedFinder } from './shared-finder.ts';

/** What a bound route works with. */
export interface Bound {
  options: AppOptions;
  guard: Guard;
  replies: Replies;
  shared: SharedReads;
  finder: SharedFinder;
  metrics: Metrics;
}
