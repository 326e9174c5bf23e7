import { type SportKey, sportsWith } from '@clearedge/contract/sports';
import type { VirtualBet, VirtualLeg } from '../practice-types.ts';

export type BetView = 'all' | 'pending' | 'settled';

const isUnderWay = (bet: VirtualBet): boolean => bet.legs.some((leg) => leg.contestStatus === 'live');
const rank = (bet: VirtualBet): number => (bet.status === 'settled' ? 2 : isUnderWay(bet) ? 0 : 1);

/** Live bets first, then those that wait, then the settled ones; the newest of each first. */
export const sortBets = (bets: readonly VirtualBet[]): VirtualBet[] =>
  [...bets].sort((a, b) => rank(a) - rank(b) || Date.parse(b.placedAt) - Date.parse(a.placedAt));

/** The games of open bets; a leg does not name its sport, so each sport with practice is asked. */
export const openGames = (bets: readonly VirtualBet[]): { gameId: string; sport: SportKey }[] => {
  const gameIds = new Set(bets.filter((bet) => bet.status === 'pending').flatMap((bet) => bet.legs.map((leg) => leg.gameId)));
  return sportsWith('hasPractice').flatMap((sport) => [...gameIds].map((gameId) => ({ gameId, sport })));
};

/** When the last game of a bet starts. */
export const lastStart = ({ legs, placedAt }: VirtualBet): string =>
  legs.map(({ startsAt }) => startsAt).reduce((last, one) => (one > last ? one : last), legs[0]?.startsAt ?? placedAt);

/** "PHI 3, ATL 2". */
export const scoreWords = (
  { awayTeamCode, homeTeamCode }: Pick<VirtualLeg, 'awayTeamCode' | 'homeTeamCode'>,
  { away, home }: { away: number; home: number },
): string => `${awayTeamCode} ${away}, ${homeTeamCode} ${home}`;
