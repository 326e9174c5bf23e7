import { decimalToAmericanRounded } from '@clearedge/quant/price';
import { formatOdds, type PriceFormat } from '../../../lib/format.ts';
import type { Conditions } from '../strategy.queries.ts';

export interface ConditionWord {
  name: string;
  value: string;
}

const SIDES = { home: 'Home team', away: 'Road team', over: 'Over', under: 'Under' } as const;
const ROLES = { favourite: 'Favorites', underdog: 'Underdogs' } as const;

/** A decimal price, and in the reader's own format where that is another. */
export function priceWords(decimal: number, format: PriceFormat): string {
  const said = decimal.toFixed(2);
  return format === 'decimal' ? said : `${said} (${formatOdds(decimalToAmericanRounded(decimal), format)})`;
}

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
  return [
    ...(minDays === undefined ? [] : [`${minDays} ${minDays === 1 ? 'day' : 'days'} off or more`]),
    ...(edge ? [`${edge} rest than the opponent`] : []),
  ];
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
    { name: 'Market', value: market },
    { name: 'Odds', value: `${priceWords(minOdds, format)} to ${priceWords(maxOdds, format)}` },
    { name: 'Min AI Confidence', value: confidenceThreshold === 1 ? 'Any' : String(confidenceThreshold) },
    { name: 'Bankroll % per Bet', value: `${bankrollPercentage}%` },
    ...optional.flatMap(([name, value]) => (value ? [{ name, value }] : [])),
  ];
}
