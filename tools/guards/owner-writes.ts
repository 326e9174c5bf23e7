import { isTest, type Tree, type Violation } from './tree.ts';

/** Which slice owns a table: no one else inserts, updates or deletes there. */
export const OWNERS: Readonly<Record<string, string>> = {
  users: 'server/features/accounts/',
  sessions: 'server/features/accounts/',
  knownDevices: 'server/features/accounts/',
  pendingSignIns: 'server/features/accounts/',
  providerIdentities: 'server/features/accounts/',
  providerSignIns: 'server/features/accounts/',
  secondFactors: 'server/features/accounts/',
  recoveryCodes: 'server/features/accounts/',
  passwordResets: 'server/features/accounts/',
  throttles: 'server/features/accounts/',
  auditEntries: 'server/kernel/',
  playLimits: 'server/features/limits/',
  cachedPauses: 'server/features/limits/',
  notifications: 'server/features/notifications/',
  pushDevices: 'server/features/notices/',
  telegramCodes: 'server/features/notices/',
  telegramLinks: 'server/features/notices/',
  telegramReading: 'server/features/notices/',
  contests: 'server/features/contests/',
  contestMoments: 'server/features/contests/',
  contestEntrants: 'server/features/contests/',
  contestFacts: 'server/features/contests/',
  boxScores: 'server/features/contests/',
  newsItems: 'server/features/contests/',
  sourceReads: 'server/features/contests/',
  golfPrices: 'server/features/golf/',
  golfBoard: 'server/features/golf/',
  golfProjections: 'server/features/golf/',
  books: 'server/features/odds/',
  quotes: 'server/features/odds/',
  boardPrices: 'server/features/odds/',
  bookDays: 'server/features/comparison/',
  closingPrices: 'server/features/odds/',
  ratingStates: 'server/features/ratings/',
  sourceStates: 'server/app/live/',
  resultDays: 'server/app/live/',
  resultGames: 'server/app/live/',
  forecasts: 'server/features/forecasts/',
  pastGames: 'server/features/history/',
  pastProjections: 'server/features/history/',
  historyWalks: 'server/features/history/',
  trendReports: 'server/features/trends/',
  strategies: 'server/features/strategies/',
  strategyMatches: 'server/features/strategies/',
  analyses: 'server/features/analysis/',
  assistantMessages: 'server/features/assistant/',
  assistantUsage: 'server/features/assistant/',
  playerGames: 'server/features/props/',
  playerProjections: 'server/features/props/',
  bets: 'server/features/bets/',
  betCorrections: 'server/features/bets/',
  betLegs: 'server/features/bets/',
  betDisputes: 'server/features/settlement/',
  betGradings: 'server/features/settlement/',
  betClosings: 'server/features/performance/',
  betEstimates: 'server/features/analytics/',
  picks: 'server/features/picks/',
  pickResults: 'server/features/picks/',
  pickMarks: 'server/features/picks/',
  recordHeads: 'server/features/record/',
  ledgerAccounts: 'server/features/ledger/',
  ledgerTransfers: 'server/features/ledger/',
  ledgerEntries: 'server/features/ledger/',
  practicePlayers: 'server/features/practice/',
  savedParlays: 'server/features/parlays/',
  savedParlayLegs: 'server/features/parlays/',
  virtualBets: 'server/features/practice/',
  virtualLegs: 'server/features/practice/',
  priceAlerts: 'server/features/alerts/',
  valueAlerts: 'server/features/alerts/',
  digestMails: 'server/features/digest/',
  groups: 'server/features/groups/',
  groupMembers: 'server/features/groups/',
  groupActivities: 'server/features/groups/',
  groupJoinTries: 'server/features/groups/',
  groupCardGames: 'server/features/groups/',
  groupComments: 'server/features/group-talk/',
  groupReactions: 'server/features/group-talk/',
  groupCommentReports: 'server/features/group-talk/',
  groupPicks: 'server/features/groups/',
  groupRules: 'server/features/groups/',
  leaderboardProfiles: 'server/features/leaderboard/',
  leaderboardWeeks: 'server/features/leaderboard/',
  leaderboardStandings: 'server/features/leaderboard/',
  leaderboardPlaces: 'server/features/leaderboard/',
  customers: 'server/features/billing/',
  subscriptions: 'server/features/billing/',
  payments: 'server/features/billing/',
  refunds: 'server/features/billing/',
  stripeEvents: 'server/features/billing/',
  planGifts: 'server/features/billing/',
  planGrants: 'server/features/billing/',
  billingSettings: 'server/features/billing/',
  testPaymentObjects: 'server/features/billing/',
  referralCodes: 'server/features/referrals/',
  referrals: 'server/features/referrals/',
  commissionEntries: 'server/features/referrals/',
  consultations: 'server/features/consultation/',
  consultationHalves: 'server/features/consultation/',
  expertHours: 'server/features/consultation/',
  earlyChoices: 'server/features/early-access/',
  brandedSites: 'server/features/white-label/',
  brandLogos: 'server/features/white-label/',
  previewLinks: 'server/features/white-label/',
  apiKeys: 'server/features/white-label/',
  tickets: 'server/features/support/',
  ticketEntries: 'server/features/support/',
  jobs: 'server/platform/',
  jobSchedules: 'server/platform/',
  idempotencyKeys: 'server/kernel/',
  installation: 'server/platform/',
};

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Names of tables that the schema declares, to refuse one without an owner. */
export const declaredTables = (tree: Tree): string[] =>
  [...tree]
    .filter(([path]) => path.startsWith('server/db/schema/'))
    .flatMap(([, text]) => [...text.matchAll(/export const (\w+) = pgTable/g)].map((match) => match[1]!));

export function checkOwnerWrites(tree: Tree): Violation[] {
  const violations: Violation[] = [];
  for (const table of declaredTables(tree))
    if (!(table in OWNERS)) violations.push({ guard: 'owner-writes', path: 'server/db/schema', message: `table ${table} has no owner` });
  for (const [path, text] of tree) {
    if (!path.startsWith('server/') || isTest(path) || path.startsWith('server/db/') || !path.endsWith('.ts')) continue;
    for (const [table, owner] of Object.entries(OWNERS)) {
      if (path.startsWith(owner)) continue;
      const byBuilder = new RegExp(`\\.(insert|update|delete)\\(\\s*(schema\\.)?${table}\\s*\\)`);
      const bySql = new RegExp(
        `\\b(insert\\s+into|update|delete\\s+from)\\s+(\\$\\{\\s*(schema\\.)?${table}\\s*\\}|"?${snake(table)}"?\\b)`,
        'i',
      );
      if (byBuilder.test(text) || bySql.test(text))
        violations.push({ guard: 'owner-writes', path, message: `writes ${table}, which ${owner} owns` });
    }
  }
  return violations;
}
