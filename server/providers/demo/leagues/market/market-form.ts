import type { AlternateRungs } from '../../market/alternates.ts';
import type { Outlook, OutlookFit, ScoreTables } from './outlook.ts';

type PricedPart = Pick<MarketForm, 'fit' | 'tables' | 'fixedSpread' | 'smallestSpread'>;

/** How a league's games are priced: its scores, its numbers, and how much its books err. */
export interface MarketForm {
  fit: OutlookFit;
  tables: ScoreTables;
  /** What is left of the consensus' error at the close, and what the betting before it takes out. */
  closeError: Outlook;
  openError: Outlook;
  /** A book's own error each time, and its lasting disagreement for a unit of `ownLogit` and of `ownRuns`. */
  jitter: Outlook;
  perLogit: number;
  perRun: number;
  /** The handicap that is always offered, as a puck line; null where it follows the margin. */
  fixedSpread: number | null;
  smallestSpread: number;
  /** Margins on which many games end: books leave them last of all. */
  keyNumbers: ReadonlySet<number>;
  /** Which numbers its books sell beside the main ones. */
  alternates: AlternateRungs;
  /** The parts of its games that are priced, and each side's points. */
  parts: Readonly<Partial<Record<string, PricedPart>>>;
}

/** A game as the market sees it. */
export interface MarketGame {
  /** Part of every draw's text. */
  text: string;
  gameId: string;
  opensAt: number;
  startsAt: number;
  /** What can be known of it. */
  outlook: Outlook;
}
