import { clubCode } from '@clearedge/contract/sports';
import { keyOfLeague } from '@clearedge/contract/strategy-terms';
import { americanToDecimal } from '@clearedge/quant/price';
import type { StoredConditions } from '../../db/schema/index.ts';
import type { HistorySide, Setting } from '../history/index.ts';

/** What conditions look at of a side: the same before a game and long after it. */
export type Side = Pick<HistorySide, 'market' | 'side' | 'line' | 'odds' | 'fair' | 'openFair' | 'openLine' | 'confidence'>;

const MARKETS = { Moneyline: 'moneyline', Spread: 'spread', Total: 'total' } as const;
const POINTS = 100;
const EVEN = 2;
/** Asks nothing of the model. */
const NO_THRESHOLD = 1;

/** As the form says it: two decimals. */
const shownDecimal = (odds: number): number => Math.round(americanToDecimal(odds) * 100) / 100;

/** The clubs that a side is about: the one that it backs, both for a total. */
const teamsOf = ({ awayCode, homeCode }: Setting, { side }: Side): string[] =>
  side === 'home' ? [homeCode] : side === 'away' ? [awayCode] : [awayCode, homeCode];

/** By whatever code a source or a season has it. */
function fitsTeam(setting: Setting, side: Side, team: string, league: StoredConditions['sport']): boolean {
  const sport = keyOfLeague(league);
  return teamsOf(setting, side).some((code) => clubCode(code, sport) === clubCode(team, sport));
}

function hasRole({ market, line, odds }: Side, role: 'favorite' | 'underdog'): boolean {
  const lean = market === 'spread' ? Math.sign(line ?? 0) : Math.sign(americanToDecimal(odds) - EVEN);
  return role === 'favorite' ? lean < 0 : lean > 0;
}

/** Points of probability toward the side since the opening; a line that moved counts for any number of points. Null where nothing is known. */
function movedPoints({ market, side, line, openLine, fair, openFair }: Side): number | null {
  if (market !== 'moneyline' && line !== openLine) {
    if (line === null || openLine === null) return null;
    const toward = side === 'over' ? line - openLine : side === 'under' ? openLine - line : openLine - line;
    return toward * Number.POSITIVE_INFINITY;
  }
  return fair === null || openFair === null ? null : (fair - openFair) * POINTS;
}

function fitsMovement(side: Side, wanted: NonNullable<StoredConditions['movement']>): boolean {
  const moved = movedPoints(side);
  if (moved === null) return false;
  return wanted.direction === 'toward' ? moved >= wanted.points : moved <= -wanted.points;
}

function fitsWeather({ weather }: Setting, wanted: NonNullable<StoredConditions['weather']>): boolean {
  const { minTemperature, maxTemperature, minWind, wind, roof } = wanted;
  if (weather === null) return [minTemperature, maxTemperature, minWind, wind, roof].every((requested) => requested === undefined);
  if (roof === 'indoors') return weather.isIndoors === true;
  const isOutdoors = [minTemperature, maxTemperature, minWind, wind, roof].some((requested) => requested !== undefined);
  if (isOutdoors && weather.isIndoors !== false) return false;
  return (
    weather.temperatureF >= (minTemperature ?? Number.NEGATIVE_INFINITY) &&
    weather.temperatureF <= (maxTemperature ?? Number.POSITIVE_INFINITY) &&
    weather.windMph >= (minWind ?? 0) &&
    (wind === undefined || weather.windDirection.startsWith(wind))
  );
}

function fitsRest({ rest }: Setting, { side }: Side, { minDays, edge }: NonNullable<StoredConditions['rest']>): boolean {
  const [own, other] = side === 'away' ? [rest.away, rest.home] : [rest.home, rest.away];
  if (own === null || other === null) return minDays === undefined && edge === undefined;
  const least = side === 'over' || side === 'under' ? Math.min(own, other) : own;
  return least >= (minDays ?? 0) && (edge === undefined || (edge === 'more' ? own > other : own < other));
}

/** Whether a side of a game is what the conditions ask for. */
export function fits(conditions: StoredConditions, setting: Setting, side: Side): boolean {
  const { sport, market, minOdds, maxOdds, confidenceThreshold, team, side: wanted, role, movement, weather, rest } = conditions;
  if (side.market !== MARKETS[market] || (wanted && side.side !== wanted)) return false;
  const price = shownDecimal(side.odds);
  if (price < minOdds || price > maxOdds) return false;
  if (confidenceThreshold > NO_THRESHOLD && (side.confidence === null || side.confidence < confidenceThreshold)) return false;
  if (team && !fitsTeam(setting, side, team, sport)) return false;
  if (role && !hasRole(side, role)) return false;
  if (movement && !fitsMovement(side, movement)) return false;
  return (!weather || fitsWeather(setting, weather)) && (!rest || fitsRest(setting, side, rest));
}

/** The one side of a game that is bet on: of two that fit, the one the model rates higher, then the shorter price, then the first. */
export function chooseSide<S extends Side>(conditions: StoredConditions, setting: Setting, sides: readonly S[]): S | null {
  let chosen: S | null = null;
  for (const side of sides) {
    if (!fits(conditions, setting, side)) continue;
    if (chosen === null || isBefore(side, chosen)) chosen = side;
  }
  return chosen;
}

function isBefore(side: Side, than: Side): boolean {
  const more = (side.confidence ?? 0) - (than.confidence ?? 0);
  return more === 0 ? americanToDecimal(side.odds) < americanToDecimal(than.odds) : more > 0;
}
