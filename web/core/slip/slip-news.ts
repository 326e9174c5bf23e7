import { createStore } from '../../lib/store.ts';
import type { SlipEntry } from './slip-entry.ts';

/** A ticket that was just logged. Dollars. */
export interface LoggedTicket {
  betId: string;
  /** What it is on: a selection, or "3-leg parlay". */
  title: string;
  /** American; null of a round robin, whose parlays each have their own. */
  odds: number | null;
  stake: number;
  /** Profit if it wins. */
  win: number;
  /** What goes back on the slip when it is taken back. */
  entries: readonly SlipEntry[];
}

/** What the last press of the button logged; `message` is why taking it back was refused. */
export interface SlipReceipt {
  tickets: readonly LoggedTicket[];
  /** Staked with practice money: it stays where it is. */
  isPractice?: boolean;
  message?: string;
}

/** Stays until the next one, or until its reader closes it. */
export const receiptStore = createStore<SlipReceipt | null>(null);

/** What happened to the slip, for those who do not see its count. */
export const slipNews = createStore('');
