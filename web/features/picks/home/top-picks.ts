import type { DailyPick } from '../pick.queries.ts';

const LABELS = ['Best Value', 'Sharp Play', 'AI Special'] as const;

/** The three of most confidence, each with its label. */
export const topPicks = (picks: readonly DailyPick[]): { pick: DailyPick; label: string }[] =>
  picks
    .toSorted((a, b) => b.confidence - a.confidence)
    .slice(0, LABELS.length)
    .map((pick, at) => ({ pick, label: LABELS[at]! }));
