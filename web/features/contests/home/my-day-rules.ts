import type { Contract } from '@clearedge/contract';
import type { CallResult } from '@clearedge/contract/route';
import { type AnyGame, byStart, takesBets } from '../../../core/games.ts';

type OpenBet = CallResult<Contract['GET /api/bets']>[number];
type OwnReport = CallResult<Contract['GET /api/performance/mine']>;

const cents = (dollars: number): number => Math.round(dollars * 100);

/** Open bets in dollars, and how many of them are on a game in play. */
export function openSums(bets: readonly Pick<OpenBet, 'gameId' | 'stake' | 'potentialWin'>[], live: ReadonlySet<string>) {
  const sum = (of: (bet: (typeof bets)[number]) => number): number => bets.reduce((total, bet) => total + cents(of(bet)), 0) / 100;
  return {
    count: bets.length,
    risk: sum(({ stake }) => stake),
    toWin: sum(({ potentialWin }) => potentialWin),
    running: bets.filter(({ gameId }) => live.has(gameId)).length,
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

/** The next game that takes bets, and the next of those with one of the reader's. */
export function nextStart<G extends AnyGame>(games: readonly G[], mine: ReadonlySet<string>): { next: G | null; mine: G | null } {
  const open = games.filter((game) => takesBets(game) && !game.isTimeTentative).sort(byStart);
  return { next: open[0] ?? null, mine: open.find(({ gameId }) => mine.has(gameId)) ?? null };
}
