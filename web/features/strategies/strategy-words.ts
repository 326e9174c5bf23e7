import { sportOf } from '@clearedge/contract/sports';
import { keyOfLeague } from '@clearedge/contract/strategy-terms';
import { decimalToAmerican } from '@clearedge/quant/price';
import {
  formatCount,
  formatMoney,
  formatOdds,
  formatPercent,
  formatSignedMoney,
  formatSignedPercent,
  NONE,
  type PriceFormat,
  plural,
} from '../../lib/format.ts';
import type { Backtest, Conditions, Figures } from './strategy.queries.ts';

interface ConditionWord {
  name: string;
  value: string;
}

/** A market as its sport calls it: "Puck line". */
export function marketName(sport: Conditions['sport'], market: Conditions['market']): string {
  const { spreadName, totalName } = sportOf(keyOfLeague(sport));
  return (market === 'Spread' ? spreadName : market === 'Total' ? totalName : null) ?? market;
}

const SIDES = { home: 'Home team', away: 'Road team', over: 'Over', under: 'Under' } as const;
const ROLES = { favorite: 'Favorites', underdog: 'Underdogs' } as const;

// Less than half, as the half itself is rounded up.
const HALF_A_CENT = 0.005 - 1e-9;
const asPrice = (american: number): number => (american === -100 ? 100 : american);

/** The shortest American price that a lower bound in decimal odds takes. Prices are held against bounds rounded to two decimals: 1.67 takes −150, which pays 1.6667. */
export const shortestOf = (decimal: number): number => asPrice(Math.ceil(decimalToAmerican(decimal - HALF_A_CENT)));

/** The longest American price that an upper bound in decimal odds takes. */
export const longestOf = (decimal: number): number => asPrice(Math.floor(decimalToAmerican(decimal + HALF_A_CENT)));

/** A bound in decimal odds, and in the reader's own format where that is another. */
const boundWords = (decimal: number, american: number, format: PriceFormat): string =>
  format === 'decimal' ? decimal.toFixed(2) : `${decimal.toFixed(2)} (${formatOdds(american, format)})`;

function weatherWords({ minTemperature, maxTemperature, minWind, wind, roof }: NonNullable<Conditions['weather']>): string[] {
  const temperature =
    minTemperature !== undefined && maxTemperature !== undefined
      ? [`${minTemperature} to ${maxTemperature} °F`]
      : minTemperature !== undefined
        ? [`${minTemperature} °F or more`]
        : maxTemperature !== undefined
          ? [`${maxTemperature} °F or less`]
          : [];
  const blows = wind ? ` blowing ${wind}` : '';
  const winds = minWind !== undefined ? [`wind of ${minWind} mph or more${blows}`] : wind ? [`wind${blows}`] : [];
  const roofs = roof === 'open' ? ['open air'] : roof === 'indoors' ? ['under a roof'] : [];
  return [...temperature, ...winds, ...roofs];
}

function restWords({ minDays, edge }: NonNullable<Conditions['rest']>): string[] {
  return [...(minDays === undefined ? [] : [`${plural(minDays, 'day')} off or more`]), ...(edge ? [`${edge} rest than the opponent`] : [])];
}

/** What a strategy asks for, item by item; what it does not ask is left out. */
export function conditionWords(conditions: Conditions, format: PriceFormat): ConditionWord[] {
  const { sport, market, minOdds, maxOdds, confidenceThreshold, bankrollPercentage, team, side, role, movement, weather, rest } =
    conditions;
  const optional: [name: string, value: string | undefined][] = [
    ['Team', team],
    ['Side', side && SIDES[side]],
    ['Price', role && ROLES[role]],
    ['Line movement', movement && `${movement.points} points or more ${movement.direction} the side since the opening`],
    ['Weather', weather && weatherWords(weather).join(', ')],
    ['Rest', rest && restWords(rest).join(', ')],
  ];
  return [
    { name: 'Sport', value: sport },
    { name: 'Market', value: marketName(sport, market) },
    {
      name: 'Odds',
      value: [boundWords(minOdds, shortestOf(minOdds), format), boundWords(maxOdds, longestOf(maxOdds), format)].join(' to '),
    },
    { name: 'Min AI Confidence', value: confidenceThreshold === 1 ? 'Any' : String(confidenceThreshold) },
    { name: 'Bankroll % per Bet', value: `${bankrollPercentage}%` },
    ...optional.flatMap(([name, value]) => (value ? [{ name, value }] : [])),
  ];
}

/** The games that a backtest looked at. */
export const periodOf = ({ games, from, to }: Backtest['history'], date: (day: string, style: 'plain') => string): string =>
  from && to
    ? `${plural(games, 'game')}, ${date(from, 'plain')} to ${date(to, 'plain')}, best closing price of all books`
    : 'No past games with prices are stored yet';

const range = ({ low, high }: { low: number; high: number }, text: (value: number, decimals: number) => string): string =>
  `95%: ${text(low, 0)} to ${text(high, 0)}`;

const chanceText = (chance: number): string => (chance < 0.01 ? 'under 1%' : chance > 0.99 ? 'over 99%' : formatPercent(chance, 0));

interface FigureWord {
  name: string;
  value: string;
  note: string;
}

/** Every figure of a test with what stands behind it. */
export function figureWords(figures: Figures, odds: (american: number | null) => string): FigureWord[] {
  const { totalBets, wins, losses, pushes, winRate, winInterval, neededRate, averageOdds, profit, staked, roi, roiInterval } = figures;
  const { drawdown, longestLosingRun, chance, atClose } = figures;
  return [
    {
      name: 'Bets',
      value: formatCount(totalBets),
      note: `${formatCount(wins)} won, ${formatCount(losses)} lost${pushes > 0 ? `, ${formatCount(pushes)} pushed` : ''}`,
    },
    {
      name: 'Win rate',
      value: winRate === null ? NONE : formatPercent(winRate, 1),
      note:
        winInterval && neededRate !== null
          ? `${range(winInterval, formatPercent)}; break-even ${formatPercent(neededRate, 1)}`
          : 'nothing decided yet',
    },
    {
      name: 'ROI',
      value: roi === null ? NONE : formatSignedPercent(roi, 1),
      note: roiInterval ? range(roiInterval, formatSignedPercent) : 'fewer than five days',
    },
    {
      name: 'At the close',
      value: atClose === null ? NONE : formatSignedPercent(atClose.mean, 1),
      note: atClose === null ? 'no closing price' : `worth without margin, ${plural(atClose.bets, 'bet')}`,
    },
    { name: 'Profit', value: formatSignedMoney(profit), note: `on ${formatMoney(staked)}, mean price ${odds(averageOdds)}` },
    { name: 'Max drawdown', value: formatMoney(drawdown), note: 'from a best total' },
    { name: 'Longest losing streak', value: String(longestLosingRun), note: 'bets in a row' },
    { name: 'Chance', value: chance === null ? NONE : chanceText(chance), note: 'likely to be luck' },
  ];
}

/** What a test says, in one sentence that promises nothing. */
export function verdictOf({ totalBets, roiInterval, roi }: Figures): string {
  if (totalBets === 0) return 'No game fits yet.';
  if (roi === null || roiInterval === null) return 'Not enough days to judge.';
  if (roiInterval.low > 0) return 'Above zero over the whole interval. One good test among many tried is still likely luck.';
  if (roiInterval.high < 0) return 'Below zero over the whole interval: this has lost money.';
  return 'Not distinguishable from chance: the interval holds zero.';
}

/** What a first strategy may look like; no figure stands beside these, because none has been tested yet. */
export const SAMPLES: readonly { name: string; description: string; conditions: Conditions }[] = [
  {
    name: 'Steam on the Road',
    description: 'Road teams that the market has moved toward since the opening.',
    conditions: {
      sport: 'MLB',
      market: 'Moneyline',
      minOdds: 1.6,
      maxOdds: 2.5,
      confidenceThreshold: 1,
      bankrollPercentage: 2,
      side: 'away',
      movement: { direction: 'toward', points: 2 },
    },
  },
  {
    name: 'Rested Favorites',
    description: 'Favorites with more days off than their opponent.',
    conditions: {
      sport: 'MLB',
      market: 'Moneyline',
      minOdds: 1.3,
      maxOdds: 1.95,
      confidenceThreshold: 1,
      bankrollPercentage: 3,
      role: 'favorite',
      rest: { edge: 'more' },
    },
  },
  {
    name: 'Cold Unders',
    description: 'Unders in the open air at 60 °F or less.',
    conditions: {
      sport: 'MLB',
      market: 'Total',
      minOdds: 1.7,
      maxOdds: 2.3,
      confidenceThreshold: 1,
      bankrollPercentage: 2.5,
      side: 'under',
      weather: { maxTemperature: 60, roof: 'open' },
    },
  },
];
