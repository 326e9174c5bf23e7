import { DAY_MS, HOUR_MS } from '@clearedge/quant/calendar';
import type { GameWeather, Weather } from '../../../ports/index.ts';
import { clamp, createChance, drawNormal } from '../chance.ts';
import { findGame, type Game, type League } from '../league/league.ts';
import { firstPitchAt, isKnown } from '../schedule/fixture.ts';
import { TEAMS } from '../teams/team-table.ts';
import { type Air, drawAir } from './draw-air.ts';

const FORECAST_AHEAD_MS = 5 * DAY_MS;
const FORECAST_EVERY_MS = 3 * HOUR_MS;
// Errors of a forecast a day ahead: National Weather Service verification, rounded.
const ERROR_PER_DAY = { temperatureF: 2.2, windMph: 2, rainChance: 0.12 } as const;

function skyOf(air: Air): string {
  if (air.isIndoors) return 'Roof closed';
  if (air.rainChance > 0.6) return 'Rain';
  if (air.rainChance > 0.35) return 'Showers nearby';
  if (air.rainChance > 0.2) return 'Cloudy';
  return air.rainChance > 0.08 ? 'Partly cloudy' : 'Clear';
}

/** The forecast of `issuedAt`: what will be, with an error that shrinks as the day comes. */
function forecastOf({ season, fixture }: Game, issuedAt: number): Air {
  const team = TEAMS[fixture.home]!;
  const air = drawAir(season.seed, fixture.gameId, team, fixture.day, fixture.isDay);
  if (air.isIndoors) return air;
  const scale = Math.sqrt(Math.max(0, firstPitchAt(fixture) - issuedAt) / DAY_MS);
  const next = createChance(`${season.seed}|forecast|${fixture.gameId}|${issuedAt}`);
  return {
    ...air,
    temperatureF: Math.round(drawNormal(next, air.temperatureF, ERROR_PER_DAY.temperatureF * scale)),
    windMph: Math.round(Math.max(0, drawNormal(next, air.windMph, ERROR_PER_DAY.windMph * scale))),
    rainChance: clamp(drawNormal(next, air.rainChance, ERROR_PER_DAY.rainChance * scale), 0, 0.95),
  };
}

export function createWeather(league: League): Weather {
  return {
    findWeather: async (gameId, asOf): Promise<GameWeather | null> => {
      const game = findGame(league, gameId);
      if (game === null || !isKnown(game.fixture, asOf.getTime())) return null;
      const startAt = firstPitchAt(game.fixture);
      if (startAt - asOf.getTime() > FORECAST_AHEAD_MS) return null;
      const reported = Math.min(Math.floor(asOf.getTime() / FORECAST_EVERY_MS) * FORECAST_EVERY_MS, startAt);
      const air = forecastOf(game, asOf.getTime() >= startAt ? startAt : reported);
      return {
        gameId,
        temperatureF: air.temperatureF,
        windMph: air.windMph,
        windDirection: air.windMph === 0 ? 'calm' : air.windDirection,
        precipitationChance: air.isIndoors ? null : Math.round(air.rainChance * 100) / 100,
        humidity: air.humidity,
        sky: skyOf(air),
        isIndoors: air.isIndoors,
        asOf: new Date(asOf.getTime() >= startAt ? startAt : reported),
      };
    },
  };
}
