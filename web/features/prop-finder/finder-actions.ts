import type { NewSlipEntry } from '../../core/slip/index.ts';
import type { FinderProp } from './finder.queries.ts';
import type { SideWorth } from './rules/worth-rules.ts';

/** What the slip and the parlay builder do with a side; handed in by the route, which knows both. */
export interface FinderActions {
  /** How the slip words a side; null for one that cannot be put there. */
  entryOf: (prop: FinderProp, worth: SideWorth, bookName: string) => NewSlipEntry | null;
  /** Sides chosen in the prop parlay builder: `<prop id>~over`. */
  inParlay: ReadonlySet<string>;
  toggleParlay: (prop: FinderProp, worth: SideWorth) => void;
}

export interface Shown {
  actions: FinderActions;
  bookNames: ReadonlyMap<string, string>;
}

export const parlayKey = (prop: Pick<FinderProp, 'id'>, side: 'over' | 'under'): string => `${prop.id}~${side}`;
