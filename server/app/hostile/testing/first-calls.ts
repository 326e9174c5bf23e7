import type { Contract } from '@clearedge/contract';
import type { Who } from './caller.ts';

export interface FirstCall {
  who: Who;
  key: keyof Contract;
  body?: object;
  query?: object;
}

const GAME_ID = '20260711_NYY@BOS';
const pick = { market: 'moneyline', period: 'full', side: 'away' } as const;
const bet = { gameId: GAME_ID, betType: 'moneyline', selection: 'New York Yankees ML', odds: 120, stake: 10, pick };
const conditions = {
  sport: 'MLB',
  market: 'Moneyline',
  minOdds: 1.5,
  maxOdds: 3,
  confidenceThreshold: 60,
  bankrollPercentage: 1,
};

/** What people do first: afterwards there is one of everything to be asked for by its id. */
export const FIRST_CALLS: readonly FirstCall[] = [
  { who: 'elite', key: 'GET /api/auth/me' },
  { who: 'elite', key: 'GET /api/games', query: { date: '2026-07-11' } },
  { who: 'elite', key: 'GET /api/daily-picks', query: { date: '2026-07-11' } },
  { who: 'elite', key: 'GET /api/odds-comparison', query: { date: '2026-07-11' } },
  { who: 'elite', key: 'POST /api/bets', body: bet },
  { who: 'elite', key: 'POST /api/virtual/bets', body: bet },
  { who: 'elite', key: 'POST /api/groups', body: { name: 'Bleachers', description: 'Section 37', isPrivate: true } },
  {
    who: 'elite',
    key: 'POST /api/tickets',
    body: { type: 'bug', title: 'A board that stands still', description: 'Since noon the board has not moved.' },
  },
  { who: 'elite', key: 'POST /api/strategies', body: { name: 'Home dogs', conditions } },
  { who: 'elite', key: 'POST /api/price-alerts', body: { gameId: GAME_ID, market: 'moneyline', side: 'home', odds: 250 } },
  {
    who: 'admin',
    key: 'POST /api/admin/referral-codes',
    body: { code: 'HOSTILE10', partner: 'hostile-elite', discountPercent: 10, expiresAt: null },
  },
  { who: 'elite', key: 'GET /api/auth/sessions' },
];
