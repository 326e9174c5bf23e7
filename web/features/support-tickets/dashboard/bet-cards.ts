import type { AnyBet, OwnBet } from '../ticket.queries.ts';

export interface BetCard {
  id: string;
  /** Whose it is, where that is not the reader. */
  username: string | null;
  gameId: string;
  betType: string;
  selection: string;
  odds: number;
  stake: number;
  potentialWin: number;
  confidence: number | null;
  status: AnyBet['status'];
  placedAt: string;
  /** Pending, and settled by somebody, not from scores. */
  isByHand: boolean;
}

const STATUS = { win: 'won', loss: 'lost', push: 'push', void: 'void' } as const;

export const ofAnybody = (bet: AnyBet): BetCard => bet;
export const ofOneself = (bet: OwnBet): BetCard => ({
  ...bet,
  username: null,
  status: bet.result === null ? 'pending' : STATUS[bet.result],
  isByHand: !bet.isGradable,
});

export interface Sums {
  tickets: { total: number; open: number; resolved: number; highPriority: number };
  bets: { total: number; active: number; totalStaked: number; totalWinnings: number };
}

/** The dashboard's figures of one's own tickets and bets. */
export function sumOwn(tickets: readonly { status: string; priority: string }[], bets: readonly OwnBet[]): Sums {
  const having = (status: string): number => tickets.filter((ticket) => ticket.status === status).length;
  const add = (total: number, amount: number): number => Math.round((total + amount) * 100) / 100;
  return {
    tickets: {
      total: tickets.length,
      open: having('open'),
      resolved: having('resolved'),
      highPriority: tickets.filter(({ priority }) => priority === 'high' || priority === 'urgent').length,
    },
    bets: {
      total: bets.length,
      active: bets.filter(({ result }) => result === null).length,
      totalStaked: bets.reduce((total, { stake }) => add(total, stake), 0),
      totalWinnings: bets.filter(({ result }) => result === 'win').reduce((total, { actualWin }) => add(total, actualWin ?? 0), 0),
    },
  };
}
