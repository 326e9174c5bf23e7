import { formatAmerican } from '@clearedge/quant/price';
import type { Driver, Factor } from '@clearedge/quant/ratings';
import type { GameOpinion } from '../../forecasts/index.ts';
import type { PickPlay } from './choose-picks.ts';

interface Teams {
  awayName: string;
  homeName: string;
}

const NAMED: Record<Factor, string> = {
  home: 'home field',
  starters: 'the starters',
  bullpens: 'the bullpens',
  fielding: 'fielding',
  offence: 'the bats',
  lineUps: 'the line-ups',
  park: 'the park',
};
const REASONS = 4;
const LEAST_RUNS = 0.05;
const LEAST_POINTS = 0.2;
const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
const signed = (value: number, decimals: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(decimals)}`;

/** The words of a selection as the slip and the grader read them. */
export function selectionWords({ market, side, line }: Pick<PickPlay, 'market' | 'side' | 'line'>, teams: Teams): string {
  if (market === 'total') return `${side === 'over' ? 'Over' : 'Under'} ${line}`;
  const team = side === 'away' ? teams.awayName : teams.homeName;
  return market === 'moneyline' ? team : `${team} ${line! > 0 ? '+' : ''}${line}`;
}

/** What each factor does for the side that is backed: points of probability for a winner, runs towards it for a total. */
function reasonsOf(play: PickPlay, drivers: readonly Driver[]): string {
  const isTotal = play.market === 'total';
  const sign = play.side === 'home' || play.side === 'over' ? 1 : -1;
  const largest = drivers
    .map(({ factor, pHomeDelta, totalDelta }) => ({ factor, size: sign * (isTotal ? totalDelta : pHomeDelta * 100) }))
    .filter(({ size }) => Math.abs(size) >= (isTotal ? LEAST_RUNS : LEAST_POINTS))
    .sort((a, b) => Math.abs(b.size) - Math.abs(a.size))
    .slice(0, REASONS);
  const words = (factors: typeof largest): string =>
    factors
      .map(({ factor, size }) => `${NAMED[factor]} ${Math.abs(size).toFixed(isTotal ? 2 : 1)} ${isTotal ? 'runs' : 'points'}`)
      .join(', ');
  const [forIt, against] = [largest.filter(({ size }) => size > 0), largest.filter(({ size }) => size < 0)];
  return `${forIt.length > 0 ? ` For it: ${words(forIt)}.` : ''}${against.length > 0 ? ` Against it: ${words(against)}.` : ''}`;
}

/** Why a price is thought worth taking: what we make it, what the market makes it, what it needs, and what drives the difference. */
export function reasoningOf(play: PickPlay, opinion: Pick<GameOpinion, 'drivers' | 'quality'>, teams: Teams): string {
  const needs = play.odds > 0 ? 100 / (play.odds + 100) : -play.odds / (-play.odds + 100);
  const market = play.marketProbability === null ? '' : `, the books together ${percent(play.marketProbability)}`;
  const chance =
    play.pushProbability > 0
      ? `${percent(play.winProbability)} to win, ${percent(play.pushProbability)} to push`
      : percent(play.winProbability);
  const reasons = reasonsOf(play, opinion.drivers.list);
  const open = opinion.quality.lineUpsKnown ? '' : ' Line-ups were not out yet.';
  return [
    `${selectionWords(play, teams)} at ${formatAmerican(play.odds)} (${play.bookName}): we make it ${chance}${market}; the price needs ${percent(needs)}.`,
    ` Expected value ${signed(100 * play.ev, 1)}%; fair at ${formatAmerican(Math.round(play.fairOdds))}.`,
    reasons,
    open,
  ].join('');
}
