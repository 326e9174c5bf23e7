import { climateDayOf } from '../calendar.ts';
import { clamp, createChance, drawNormal, drawOne } from '../chance.ts';
import type { Team } from '../teams/team.ts';

const WIND_DIRECTIONS = [
  'out to center',
  'out to left',
  'out to right',
  'in from center',
  'in from left',
  'in from right',
  'left to right',
  'right to left',
] as const;
type WindDirection = (typeof WIND_DIRECTIONS)[number] | 'calm';

/** The weather at the park at game time, as it turns out. */
export interface Air {
  temperatureF: number;
  windMph: number;
  windDirection: WindDirection;
  rainChance: number;
  isRaining: boolean;
  humidity: number;
  isIndoors: boolean;
}

const MIDSUMMER = 108;
const APRIL_DROP = 0.927;
const NIGHT_DROP_F = 9;
const INDOOR_F = 72;

function usualHigh(team: Team, day: number): number {
  const swing = (team.summerHigh - team.springHigh) / APRIL_DROP;
  return team.summerHigh - swing * (1 - Math.cos((2 * Math.PI * (climateDayOf(day) - MIDSUMMER)) / 365));
}

export function drawAir(seed: string, gameId: string, team: Team, day: number, isDay: boolean): Air {
  const next = createChance(`${seed}|air|${gameId.slice(0, 8)}|${team.code}`);
  const rainChance = clamp(team.rainShare * (0.15 + 1.7 * next() ** 1.5 * 1.6), 0, 0.95);
  const isRaining = next() < rainChance * 0.8;
  const temperatureF = Math.round(usualHigh(team, day) - (isDay ? 0 : NIGHT_DROP_F) + drawNormal(next, 0, 6) - (isRaining ? 5 : 0));
  const windMph = Math.round(clamp(8 + drawNormal(next, 0, 4.5), 0, 26));
  const direction = drawOne(next, WIND_DIRECTIONS);
  const humidity = clamp(Math.round(45 + 110 * team.rainShare + (isRaining ? 22 : 0) + drawNormal(next, 0, 9)), 12, 99);
  const isRoofShut = team.roof === 'retractable' && (rainChance > 0.35 || isRaining || temperatureF > 90 || temperatureF < 60);
  const isIndoors = team.roof === 'dome' || isRoofShut;
  if (isIndoors) return { temperatureF: INDOOR_F, windMph: 0, windDirection: 'calm', rainChance, isRaining, humidity: 50, isIndoors };
  return { temperatureF, windMph, windDirection: windMph < 3 ? 'calm' : direction, rainChance, isRaining, humidity, isIndoors };
}
