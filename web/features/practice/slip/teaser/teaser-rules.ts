import { sportOf } from '@clearedge/contract/sports';
import type { PracticeItem } from '../rules/item.ts';

/** The points that a teaser of these bets can be had at, by the first whose sport sells them; empty where none does. */
export const teaserPoints = (items: readonly Pick<PracticeItem, 'sport'>[]): readonly number[] =>
  items.map(({ sport }) => sportOf(sport).teaser?.points ?? []).find((points) => points.length > 0) ?? [];
