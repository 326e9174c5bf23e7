import type { VirtualBet, VirtualLeg } from '../practice-types.ts';

export type BetView = 'all' | 'pending' | 'settled';

export const countBets = (bets: readonly VirtualBet[]): Record<BetView, number> => {
  const pending = bets.filter((bet) => bet.status === 'pending').length;
  return { all: bets.length, pending, settled: bets.length - pending };
};

const isUnderWay = (bet: VirtualBet): boolean => bet.legs.some((leg) => leg.eventStatus === 'live');
const timeOf = (bet: VirtualBet): number => Date.parse(bet.settledAt ?? bet.placedAt);
const rank = (bet: VirtualBet): number => (bet.status === 'settled' ? 2 : isUnderWay(bet) ? 0 : 1);

/** Live bets first, then those that wait, then the settled ones; the newest of each first. */
export const sortBets = (bets: readonly VirtualBet[], view: BetView): VirtualBet[] =>
  bets.filter((bet) => view === 'all' || bet.status === view).sort((a, b) => rank(a) - rank(b) || timeOf(b) - timeOf(a));

/** The games that open bets hang on. */
export const openGames = (bets: readonly VirtualBet[]): string[] => [
  ...new Set(bets.filter((bet) => bet.status === 'pending').flatMap((bet) => bet.legs.map((leg) => leg.gameId))),
];

/** "PHI 3, ATL 2". */
export const scoreWords = (
  { awayTeamCode, homeTeamCode }: Pick<VirtualLeg, 'awayTeamCode' | 'homeTeamCode'>,
  { away, home }: { away: number; home: number },
): string => `${awayTeamCode} ${away}, ${homeTeamCode} ${home}`;
