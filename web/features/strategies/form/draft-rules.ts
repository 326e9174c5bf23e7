import { type GameSport, leagueOf, sportOf } from '@clearedge/contract/sports';
import { keyOfLeague, STRATEGY_LIMITS } from '@clearedge/contract/strategy-terms';
import { americanToDecimal, decimalToAmericanRounded } from '@clearedge/quant/price';
import { type PriceFormat, readOddsBox, typedOdds } from '../../../lib/format.ts';
import type { Conditions, Strategy } from '../strategy.queries.ts';
import { longestOf, shortestOf } from '../strategy-words.ts';

/** The form as it is typed, prices in the reader's odds format; an empty text asks nothing. */
export interface Draft {
  name: string;
  description: string;
  sport: Conditions['sport'];
  market: Conditions['market'];
  minOdds: string;
  maxOdds: string;
  confidenceThreshold: string;
  bankrollPercentage: string;
  team: string;
  side: string;
  role: string;
  direction: string;
  points: string;
  minTemperature: string;
  maxTemperature: string;
  minWind: string;
  wind: string;
  roof: string;
  minDays: string;
  edge: string;
}
export type Errors = Readonly<Record<string, string>>;

const CENT = 100;
/** Decimal odds of a box, to the cent as conditions keep them; NaN where it holds no price. */
function decimalOf(typed: string, format: PriceFormat): number {
  const odds = readOddsBox(typed, format);
  return odds === null ? Number.NaN : Math.round(americanToDecimal(odds) * CENT) / CENT;
}
const boxOf = (decimal: number, format: PriceFormat, americanOf: (decimal: number) => number = decimalToAmericanRounded): string =>
  format === 'decimal' ? decimal.toFixed(2) : typedOdds(americanOf(decimal), format);

const EMPTY: Omit<Draft, 'sport' | 'minOdds' | 'maxOdds'> = {
  name: '',
  description: '',
  market: 'Moneyline',
  confidenceThreshold: '1',
  bankrollPercentage: '2',
  team: '',
  side: '',
  role: '',
  direction: '',
  points: '2',
  minTemperature: '',
  maxTemperature: '',
  minWind: '',
  wind: '',
  roof: '',
  minDays: '',
  edge: '',
};

const WIDE = { from: 1.5, to: 3 };
export const emptyDraft = (sport: GameSport, format: PriceFormat): Draft => ({
  ...EMPTY,
  sport: leagueOf(sport) as Draft['sport'],
  minOdds: boxOf(WIDE.from, format, shortestOf),
  maxOdds: boxOf(WIDE.to, format, longestOf),
});

const text = (value: number | undefined): string => (value === undefined ? '' : String(value));

/** A kept strategy, or a suggestion, as the form shows it. */
export function draftOf(
  { name, description, conditions }: Pick<Strategy, 'name' | 'description' | 'conditions'>,
  format: PriceFormat,
): Draft {
  const { sport, market, minOdds, maxOdds, confidenceThreshold, bankrollPercentage, team, side, role, movement, weather, rest } =
    conditions;
  return {
    ...EMPTY,
    name,
    description,
    sport,
    market,
    minOdds: boxOf(minOdds, format, shortestOf),
    maxOdds: boxOf(maxOdds, format, longestOf),
    confidenceThreshold: String(confidenceThreshold),
    bankrollPercentage: String(bankrollPercentage),
    team: team ?? '',
    side: side ?? '',
    role: role ?? '',
    direction: movement?.direction ?? '',
    points: text(movement?.points) || EMPTY.points,
    minTemperature: text(weather?.minTemperature),
    maxTemperature: text(weather?.maxTemperature),
    minWind: text(weather?.minWind),
    wind: weather?.wind ?? '',
    roof: weather?.roof ?? '',
    minDays: text(rest?.minDays),
    edge: rest?.edge ?? '',
  };
}

const number = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(typed));
const requested = <K extends string>(key: K, typed: string): Record<K, number> | Record<never, never> =>
  typed.trim() === '' ? {} : ({ [key]: Number(typed) } as Record<K, number>);
const chosen = <K extends string>(key: K, value: string): Record<K, string> | Record<never, never> =>
  value === '' ? {} : ({ [key]: value } as Record<K, string>);
const part = <K extends string>(key: K, fields: object): Record<K, object> | Record<never, never> =>
  Object.keys(fields).length === 0 ? {} : ({ [key]: fields } as Record<K, object>);

/** Whether past games of a sport are stored with their weather. */
export const hasWeather = ({ sport }: Pick<Draft, 'sport'>): boolean => sportOf(keyOfLeague(sport)).hasHistory;

/** Conditions of a draft without errors. Fields that its sport or market does not have are left out. */
export function conditionsOf(draft: Draft, format: PriceFormat): Conditions {
  const isTotal = draft.market === 'Total';
  const { minTemperature, maxTemperature, minWind, wind, roof, minDays, edge, direction, points } = draft;
  return {
    sport: draft.sport,
    market: draft.market,
    minOdds: decimalOf(draft.minOdds, format),
    maxOdds: decimalOf(draft.maxOdds, format),
    confidenceThreshold: number(draft.confidenceThreshold),
    bankrollPercentage: number(draft.bankrollPercentage),
    ...chosen('team', draft.team),
    ...chosen('side', draft.side),
    ...(isTotal ? {} : chosen('role', draft.role)),
    ...(direction === '' ? {} : { movement: { direction, points: number(points) } }),
    ...(hasWeather(draft)
      ? part('weather', {
          ...requested('minTemperature', minTemperature),
          ...requested('maxTemperature', maxTemperature),
          ...requested('minWind', minWind),
          ...chosen('wind', wind),
          ...chosen('roof', roof),
        })
      : {}),
    ...part('rest', { ...requested('minDays', minDays), ...(isTotal ? {} : chosen('edge', edge)) }),
  } as Conditions;
}

interface Range {
  least: number;
  most: number;
  stated: string;
}

const { leastOdds, mostOdds, confidence, bankroll, movement, restDays } = STRATEGY_LIMITS;
const RANGES: Partial<Record<keyof Draft, Range>> = {
  confidenceThreshold: { ...confidence, stated: `A whole number from ${confidence.least} to ${confidence.most}.` },
  bankrollPercentage: { ...bankroll, stated: `From ${bankroll.least} to ${bankroll.most} percent.` },
};
const WEATHER: Partial<Record<keyof Draft, Range>> = {
  minTemperature: { least: 0, most: 120, stated: 'From 0 to 120 °F.' },
  maxTemperature: { least: 0, most: 120, stated: 'From 0 to 120 °F.' },
  minWind: { least: 0, most: 60, stated: 'From 0 to 60 mph.' },
};
const OPTIONAL: Partial<Record<keyof Draft, Range>> = { minDays: { least: 0, most: restDays, stated: `From 0 to ${restDays} days.` } };

const isIn = (typed: string, { least, most }: Range): boolean => number(typed) >= least && number(typed) <= most;

/** What the server would refuse, shown before it is asked. */
export function checkConditions(draft: Draft, format: PriceFormat): Errors {
  const errors: Record<string, string> = {};
  const [from, to] = [decimalOf(draft.minOdds, format), decimalOf(draft.maxOdds, format)];
  const isPrice = (decimal: number): boolean => decimal >= leastOdds && decimal <= mostOdds;
  const stated = `Odds from ${boxOf(leastOdds, format)} to ${boxOf(mostOdds, format)}.`;
  if (!isPrice(from)) errors.minOdds = stated;
  if (!isPrice(to)) errors.maxOdds = stated;
  if (isPrice(from) && isPrice(to) && from > to) errors.maxOdds = 'The highest odds are below the lowest.';
  for (const [field, range] of Object.entries(RANGES)) if (!isIn(draft[field as keyof Draft], range)) errors[field] = range.stated;
  for (const [field, range] of Object.entries({ ...OPTIONAL, ...(hasWeather(draft) ? WEATHER : {}) })) {
    const typed = draft[field as keyof Draft];
    if (typed.trim() !== '' && !isIn(typed, range)) errors[field] = range.stated;
  }
  if (draft.direction !== '' && !isIn(draft.points, { ...movement, stated: '' }))
    errors.points = `From ${movement.least} to ${movement.most} points.`;
  return errors;
}

export const checkDraft = (draft: Draft, format: PriceFormat): Errors => ({
  ...(draft.name.trim() === '' ? { name: 'Give your strategy a name.' } : {}),
  ...checkConditions(draft, format),
});
