import { adminBetRoutes } from './routes/admin/bets.ts';
import { operationRoutes } from './routes/admin/operations.ts';
import { adminPracticeBetRoutes } from './routes/admin/practice-bets.ts';
import { adminUserRoutes } from './routes/admin/users.ts';
import { analyticsRoutes } from './routes/bets/analytics.ts';
import { betHistoryRoutes } from './routes/bets/bet-history.ts';
import { betRoutes } from './routes/bets/bets.ts';
import { calculatorRoutes } from './routes/bets/calculators.ts';
import { importRoutes } from './routes/bets/import.ts';
import { parlayRoutes } from './routes/bets/parlays.ts';
import { performanceRoutes } from './routes/bets/performance.ts';
import { readingRoutes } from './routes/bets/reading.ts';
import { sizingRoutes } from './routes/bets/sizing.ts';
import { slipRoutes } from './routes/bets/slips.ts';
import { strategyRoutes } from './routes/bets/strategies.ts';
import { yearStatementRoutes } from './routes/bets/year-statement.ts';
import { staffPaymentRoutes } from './routes/billing/staff-payments.ts';
import { stripeSetupRoutes } from './routes/billing/stripe-setup.ts';
import { subscriptionRoutes } from './routes/billing/subscription.ts';
import { testCheckoutRoutes } from './routes/billing/test-checkout.ts';
import { consultationRoutes } from './routes/consultation/consultations.ts';
import { earlyAccessRoutes } from './routes/early-access/early-access.ts';
import { alternateRoutes } from './routes/games/alternates.ts';
import { analysisRoutes } from './routes/games/analysis.ts';
import { bookRoutes } from './routes/games/books.ts';
import { comparisonRoutes } from './routes/games/comparison.ts';
import { contestRoutes } from './routes/games/contests.ts';
import { finderRoutes } from './routes/games/finder.ts';
import { modelRoutes } from './routes/games/model.ts';
import { oddsRoutes } from './routes/games/odds.ts';
import { offSeasonRoutes } from './routes/games/off-season.ts';
import { propBoardRoutes } from './routes/games/prop-board.ts';
import { propRoutes } from './routes/games/props.ts';
import { sportRoutes } from './routes/games/sports.ts';
import { trendRoutes } from './routes/games/trends.ts';
import { yesterdayRoutes } from './routes/games/yesterday.ts';
import { golfRoutes } from './routes/golf/golf.ts';
import { leaguePickRoutes } from './routes/leagues/league-picks.ts';
import { leagueRoutes } from './routes/leagues/leagues.ts';
import { accountRoutes } from './routes/people/accounts.ts';
import { alertRoutes } from './routes/people/alerts.ts';
import { assistantRoutes } from './routes/people/assistant.ts';
import { limitRoutes } from './routes/people/limits.ts';
import { notificationRoutes } from './routes/people/notifications.ts';
import { pushRoutes } from './routes/people/push.ts';
import { signInProviderRoutes } from './routes/people/sign-in-provider.ts';
import { telegramRoutes } from './routes/people/telegram.ts';
import { digestRoutes } from './routes/picks/digest.ts';
import { pickRoutes } from './routes/picks/picks.ts';
import { recordRoutes } from './routes/picks/record.ts';
import { pickResultRoutes } from './routes/picks/results.ts';
import { groupTalkRoutes } from './routes/practice/group-talk.ts';
import { groupRoutes } from './routes/practice/groups.ts';
import { leaderboardRoutes } from './routes/practice/leaderboard.ts';
import { pickemRoutes } from './routes/practice/pickem.ts';
import { practiceRoutes } from './routes/practice/practice.ts';
import { referralRoutes } from './routes/referrals/referrals.ts';
import { statusRoutes } from './routes/status.ts';
import { ticketRoutes } from './routes/support/tickets.ts';
import { partnerRoutes } from './routes/white-label/partner.ts';
import { whiteLabelRoutes } from './routes/white-label/white-label.ts';

/** Every call of the product: the server binds these, the web calls through them, the OpenAPI document is made from them. */
export const contract = {
  ...statusRoutes,
  ...accountRoutes,
  ...signInProviderRoutes,
  ...limitRoutes,
  ...notificationRoutes,
  ...pushRoutes,
  ...telegramRoutes,
  ...contestRoutes,
  ...oddsRoutes,
  ...comparisonRoutes,
  ...bookRoutes,
  ...alertRoutes,
  ...propRoutes,
  ...propBoardRoutes,
  ...finderRoutes,
  ...betRoutes,
  ...importRoutes,
  ...slipRoutes,
  ...readingRoutes,
  ...betHistoryRoutes,
  ...practiceRoutes,
  ...alternateRoutes,
  ...analysisRoutes,
  ...modelRoutes,
  ...leagueRoutes,
  ...leaguePickRoutes,
  ...pickRoutes,
  ...pickResultRoutes,
  ...recordRoutes,
  ...assistantRoutes,
  ...performanceRoutes,
  ...yearStatementRoutes,
  ...calculatorRoutes,
  ...sizingRoutes,
  ...analyticsRoutes,
  ...digestRoutes,
  ...groupRoutes,
  ...pickemRoutes,
  ...groupTalkRoutes,
  ...leaderboardRoutes,
  ...sportRoutes,
  ...trendRoutes,
  ...offSeasonRoutes,
  ...yesterdayRoutes,
  ...strategyRoutes,
  ...parlayRoutes,
  ...golfRoutes,
  ...subscriptionRoutes,
  ...testCheckoutRoutes,
  ...stripeSetupRoutes,
  ...staffPaymentRoutes,
  ...referralRoutes,
  ...ticketRoutes,
  ...whiteLabelRoutes,
  ...partnerRoutes,
  ...consultationRoutes,
  ...earlyAccessRoutes,
  ...adminUserRoutes,
  ...adminBetRoutes,
  ...adminPracticeBetRoutes,
  ...operationRoutes,
};

export type Contract = typeof contract;
