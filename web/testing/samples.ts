import type { Tier } from '@clearedge/contract/entitlements';
import { SPORT_KEYS } from '@clearedge/contract/sports';
import type { User } from '../core/session/session.ts';
import type { Status } from '../core/status.ts';
import type { Limits } from '../features/accounts/limits/limit.queries.ts';
import type { Handlers } from './fake-server.ts';
import { FakeError } from './fake-server.ts';

const USER_ID = '0197f3a0-0000-7000-8000-000000000001';

export const sampleUser = (tier: Tier = 'free', more: Partial<User> = {}): User => ({
  id: USER_ID,
  username: 'dmercer',
  email: `${tier}@clearedge.demo`,
  subscriptionTier: tier,
  subscriptionStatus: 'active',
  subscriptionEndDate: null,
  createdAt: '2026-01-05T12:00:00.000Z',
  isAdmin: false,
  secondFactor: 'off',
  settings: { oddsFormat: 'american', theme: 'dark', timeZone: null, myBooks: [], unit: null, digestMail: false },
  ...more,
});

const demo = (name: string, tier: Tier, isAdmin = false): Status['demoAccounts'][number] => ({
  email: `${name}@clearedge.demo`,
  password: 'clearedge',
  tier,
  isAdmin,
});

export const sampleStatus = (more: Partial<Status> = {}): Status => ({
  source: { kind: 'demo', label: 'Simulated league', notice: 'Every game, player and price on this installation is simulated.' },
  now: '2026-07-11T20:00:00.000Z',
  today: '2026-07-11',
  clockOffsetMs: 0,
  memberCount: 124,
  books: [
    { code: 'SUM', name: 'Summit' },
    { code: 'KEY', name: 'Keystone' },
  ],
  maxPriceAgeSeconds: 900,
  signInProvider: null,
  demoAccounts: [demo('free', 'free'), demo('pro', 'pro'), demo('elite', 'elite'), demo('admin', 'elite', true)],
  houseRulesVersion: '2026.2',
  schedules: SPORT_KEYS.map((sport) => ({ sport, readAt: '2026-07-11T19:59:30.000Z' })),
  newsReadAt: '2026-07-11T19:58:00.000Z',
  ...more,
});

const SAMPLE_STATS = {
  totalBets: 0,
  pendingBets: 0,
  wins: 0,
  losses: 0,
  pushes: 0,
  voids: 0,
  winRate: null,
  winRateInterval: null,
  totalStaked: 0,
  totalProfit: 0,
  roi: null,
  pendingStake: 0,
  corrected: 0,
  selfMarked: 0,
  byType: [],
  byBook: [],
};

export const SAMPLE_LIMITS: Limits = {
  weeklyStake: null,
  weeklyLoss: null,
  pending: null,
  sessionReminderMinutes: null,
  coolOffUntil: null,
  excludedUntil: null,
  ageAnswer: 'of_age',
  usedThisWeek: { tracked: { stake: 0, loss: 0, atRisk: 0 }, practice: { stake: 0, loss: 0, atRisk: 0 } },
};

/** What every page asks for, whoever is there. */
export const baseHandlers = (user: User | null): Handlers => ({
  'GET /api/status': sampleStatus(),
  'GET /api/auth/me': () => {
    if (!user) throw new FakeError('UNAUTHENTICATED', 'Please sign in.');
    return { user };
  },
  'GET /api/sports': [],
  'GET /api/bets/stats': SAMPLE_STATS,
  'GET /api/notifications': { unread: 0, items: [] },
  'POST /api/auth/logout': { ok: true },
  'GET /api/responsible-gaming': SAMPLE_LIMITS,
  'GET /api/yesterday': {
    settledOn: '2026-07-10',
    sport: 'mlb',
    settledGames: 1,
    openGames: 2,
    books: 7,
    pricesCompared: 84,
    pricesAboveFair: 5,
    picks: 4,
    trends: 9,
    trendsTested: 512,
  },
  'GET /api/yesterday/odds': [],
  'GET /api/yesterday/props': [],
});
