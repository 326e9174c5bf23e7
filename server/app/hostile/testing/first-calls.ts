import type { Contract } from '@clearedge/contract';
import { brandOf } from '../../../features/white-label/testing/brand.ts';
import { callOf } from './call.ts';
import type { Who } from './caller.ts';
import { ROUTES } from './documented.ts';
import type { Fuzzing } from './fuzz-route.ts';

interface FirstCall {
  who: Who;
  key: keyof Contract;
  body?: object;
  query?: object;
}

/** A game that is still to come and has prices. */
export interface FirstGame {
  gameId: string;
  slateOn: string;
  awayTeam: string;
  awayOdds: number;
}

const pick = { market: 'moneyline', period: 'full', side: 'away' } as const;
const conditions = { sport: 'MLB', market: 'Moneyline', minOdds: 1.5, maxOdds: 3, confidenceThreshold: 60, bankrollPercentage: 1 };
export const SCENE_GAME: FirstGame = { gameId: '20260711_NYY@BOS', slateOn: '2026-07-11', awayTeam: 'New York Yankees', awayOdds: 120 };

const readsAndBets = ({ gameId, slateOn: date, awayTeam, awayOdds }: FirstGame): FirstCall[] => {
  const bet = { gameId, betType: 'moneyline', selection: `${awayTeam} ML`, odds: awayOdds, stake: 10, pick };
  return [
    { who: 'elite', key: 'GET /api/auth/me' },
    { who: 'elite', key: 'GET /api/games', query: { date } },
    { who: 'elite', key: 'GET /api/daily-picks', query: { date } },
    { who: 'elite', key: 'GET /api/odds-comparison', query: { date } },
    { who: 'elite', key: 'POST /api/bets', body: bet },
    { who: 'elite', key: 'POST /api/virtual/bets', body: bet },
    { who: 'elite', key: 'POST /api/price-alerts', body: { gameId, market: 'moneyline', side: 'home', odds: 250 } },
  ];
};

const REST: readonly FirstCall[] = [
  { who: 'elite', key: 'POST /api/groups', body: { name: 'Bleachers', description: 'Section 37', isPrivate: true } },
  {
    who: 'elite',
    key: 'POST /api/tickets',
    body: { type: 'bug', title: 'A board that stands still', description: 'Since noon the board has not moved.' },
  },
  { who: 'elite', key: 'POST /api/strategies', body: { name: 'Home dogs', conditions } },
  { who: 'elite', key: 'PUT /api/white-label', body: brandOf('Bleachers') },
  { who: 'elite', key: 'POST /api/white-label/keys', body: { name: 'Our screen', scopes: ['games:read', 'odds:read', 'record:read'] } },
  {
    who: 'admin',
    key: 'POST /api/admin/referral-codes',
    body: { code: 'HOSTILE10', partner: 'hostile-elite', discountPercent: 10, expiresAt: null },
  },
  { who: 'elite', key: 'GET /api/auth/sessions' },
];

/** What people do first: afterwards there is one of everything to be asked for by its id. */
export const firstCalls = (game: FirstGame): FirstCall[] => [...readsAndBets(game), ...REST];

/** Makes them, and answers what was refused. */
export async function doFirstCalls({ callerFor, send, known }: Fuzzing, game: FirstGame): Promise<string[]> {
  const refused: string[] = [];
  for (const { who, key, ...input } of firstCalls(game)) {
    const { cookie } = await callerFor(who);
    const answer = await send(callOf(key, ROUTES[key]!, input, { cookie }));
    if (answer.status < 300) known.note(key, answer.body);
    else refused.push(`${key}: ${answer.body}`);
  }
  return refused;
}
