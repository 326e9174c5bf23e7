import type { Contract } from '@clearedge/contract';
import type { CallResult } from '@clearedge/contract/route';
import { type GameSport, isGameSport } from '@clearedge/contract/sports';
import type { SportToday } from '../../../core/sports-today.ts';

type OpenBet = CallResult<Contract['GET /api/bets']>[number];
type OnGame = Pick<OpenBet, 'awayTeamCode' | 'homeTeamCode' | 'contestStatus' | 'startsAt'>;
type OwnReport = CallResult<Contract['GET /api/performance/mine']>;

const cents = (dollars: number): number => Math.round(dollars * 100);

/** The games that a bet is on: its own, or those of its legs. */
const gamesOf = (bet: OnGame & { legs: readonly OnGame[] }): readonly OnGame[] => [bet, ...bet.legs];

/** Open bets in dollars, and how many of them are on a game in play. */
export function openSums(bets: readonly (Pick<OpenBet, 'stake' | 'potentialWin'> & Parameters<typeof gamesOf>[0])[]) {
  const sum = (of: (bet: (typeof bets)[number]) => number): number => bets.reduce((total, bet) => total + cents(of(bet)), 0) / 100;
  return {
    count: bets.length,
    risk: sum(({ stake }) => stake),
    toWin: sum(({ potentialWin }) => potentialWin),
    running: bets.filter((bet) => gamesOf(bet).some(({ contestStatus }) => contestStatus === 'live')).length,
  };
}

/** What the settled bets of a day's games came to, in dollars, with wins–losses and pushes where there are some. */
export function dayResult({ curve, bets }: Pick<OwnReport, 'curve' | 'bets'>, day: string) {
  const point = curve.find(({ on }) => on === day);
  const settled = bets.filter(({ playedOn }) => playedOn === day);
  const count = (result: string): number => settled.filter((bet) => bet.result === result).length;
  const pushes = count('push');
  return {
    bets: point?.bets ?? 0,
    profit: point?.profit ?? 0,
    record: `${count('win')}–${count('loss')}${pushes > 0 ? `–${pushes}` : ''}`,
  };
}

interface NextStart {
  /** The next of today's starts over all sports of games; null when none is left. */
  next: { sport: GameSport; at: string } | null;
  /** The day after today on which a game is played first. */
  later: { sport: GameSport; nextOn: string } | null;
}

/** The starts after `now` (milliseconds). */
export function nextStart(sports: readonly Pick<SportToday, 'sport' | 'next' | 'nextOn'>[], now: number): NextStart {
  const games = sports.flatMap(({ sport, ...rest }) => (isGameSport(sport) ? [{ sport, ...rest }] : []));
  const starts = games.flatMap(({ sport, next }) =>
    next && !next.isTentative && Date.parse(next.at) > now ? [{ sport, at: next.at }] : [],
  );
  const days = games.flatMap(({ sport, nextOn }) => (nextOn === null ? [] : [{ sport, nextOn }]));
  return {
    next: starts.sort((a, b) => a.at.localeCompare(b.at))[0] ?? null,
    later: days.sort((a, b) => a.nextOn.localeCompare(b.nextOn))[0] ?? null,
  };
}

const CALLED_OFF: readonly (string | null)[] = ['postponed', 'cancelled'];

/** The first start after `now` (milliseconds) of the games that the reader's open bets are on. */
export const nextOfMine = (bets: readonly Parameters<typeof gamesOf>[0][], now: number) =>
  bets
    .flatMap(gamesOf)
    .filter(({ contestStatus }) => !CALLED_OFF.includes(contestStatus))
    .flatMap(({ awayTeamCode, homeTeamCode, startsAt }) =>
      startsAt !== null && awayTeamCode !== null && Date.parse(startsAt) > now
        ? [{ matchup: `${awayTeamCode} @ ${homeTeamCode}`, startsAt }]
        : [],
    )
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt))[0] ?? null;
