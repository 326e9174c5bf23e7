export const HOUSE_GRANTS = 'house:grants';
export const HOUSE_RESULTS = 'house:results';

/** What a user can stake. */
export const bankrollOf = (userId: string): string => `bankroll:${userId}`;
/** The stakes of a user's open bets. */
export const openStakesOf = (userId: string): string => `open:${userId}`;

const CONTEST = 'contest:';
/** Where a bet's money comes from and goes back to: the practice bankroll, or the contest bankroll of the week that starts on `contestOn`. */
export interface BetAccounts {
  bankroll: string;
  openStakes: string;
}
export const accountsOf = (userId: string, contestOn: string | null): BetAccounts =>
  contestOn === null
    ? { bankroll: bankrollOf(userId), openStakes: openStakesOf(userId) }
    : { bankroll: `${CONTEST}${userId}:${contestOn}`, openStakes: `contest_open:${userId}:${contestOn}` };

export const isContestBankroll = (accountId: string): boolean => accountId.startsWith(CONTEST);
