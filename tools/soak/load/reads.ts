import { drawBelow, type RandomState } from '@clearedge/quant/random';
import type { Caller } from '../calls/caller.ts';
import { addressOf, headersOf, type Member } from './members.ts';
import type { Slate } from './slate.ts';

/** Weights of the pages' main calls; a name twice is asked twice as often. */
const PUBLIC = [
  'GET /',
  'GET /api/games',
  'GET /api/games',
  'GET /api/games',
  'GET /api/games/:gameId',
  'GET /api/games/:gameId',
  'GET /api/status',
  'GET /api/daily-picks',
  'GET /api/record/summary',
  'GET /api/performance/daily',
  'GET /api/:league/news',
  'GET /api/:league/games',
  'GET /api/golf/tournaments',
  'GET /api/digest',
  'GET /api/model',
] as const;
const OWN = [
  '/api/auth/me',
  '/api/notifications',
  '/api/bets',
  '/api/bets/stats',
  '/api/performance/mine',
  '/api/user/balance',
  '/api/virtual/bets?status=pending',
  '/api/virtual/bets',
  '/api/virtual/performance',
  '/api/virtual/statement',
  '/api/groups',
] as const;

/** Signed-out readers, each with an address of its own and a process that it usually reaches. */
const READERS = 40;
const FIRST_READER = 10_000;

/** One call of someone who is not signed in. */
export async function readPublic(state: RandomState, caller: Caller, slate: Slate, dueAt: number): Promise<void> {
  const reader = drawBelow(state, READERS);
  const name = PUBLIC[drawBelow(state, PUBLIC.length)]!;
  const game = slate.choose(state);
  if (name.includes(':gameId') && !game) return;
  const path = name.slice('GET '.length).replace(':gameId', game?.gameId ?? '');
  const headers = { 'accept-encoding': 'br', 'x-forwarded-for': addressOf(FIRST_READER + reader) };
  await caller.ask({ kind: 'public read', name, call: { method: 'GET', path, headers }, dueAt, first: reader });
}

/** One call of a member for what is his own. */
export async function readOwn(state: RandomState, caller: Caller, members: readonly Member[], dueAt: number): Promise<void> {
  const member = members[drawBelow(state, members.length)]!;
  const path = OWN[drawBelow(state, OWN.length)]!;
  const headers = { ...headersOf(member), 'accept-encoding': 'br' };
  await caller.ask({ kind: 'own read', name: `GET ${path}`, call: { method: 'GET', path, headers }, dueAt, first: drawBelow(state, 2) });
}
