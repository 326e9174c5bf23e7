import type { Game } from '../../odds/index.ts';
import type { WeatherNote } from './digest-shape.ts';

type Weather = NonNullable<Game['weather']>;

/** From here on the air is worth a look before a total: miles an hour, a share, degrees. */
const WINDY_MPH = 10;
const WET = 0.3;
const COLD_F = 50;
const HOT_F = 90;

const isAlongTheField = (direction: string): boolean => /^(out|in)\b/i.test(direction);

/** What about a game's weather matters, in words with its figures; nothing indoors. */
export function weatherNotes({ isIndoors, windMph, windDirection, precipitationChance, temperatureF }: Weather): string[] {
  if (isIndoors !== false) return [];
  const notes: string[] = [];
  if (windMph >= WINDY_MPH && isAlongTheField(windDirection)) notes.push(`Wind ${Math.round(windMph)} mph ${windDirection}`);
  if (precipitationChance !== null && precipitationChance >= WET) notes.push(`${Math.round(precipitationChance * 100)}% chance of rain`);
  if (temperatureF <= COLD_F || temperatureF >= HOT_F) notes.push(`${Math.round(temperatureF)} °F`);
  return notes;
}

/** The games whose weather matters, by start. */
export const weatherThatMatters = (games: readonly Game[]): WeatherNote[] =>
  games.flatMap((game) => {
    const { gameId, awayTeam, homeTeam, awayTeamCode, homeTeamCode, gameTime, venue, weather } = game;
    const notes = weather ? weatherNotes(weather) : [];
    return weather && notes.length > 0
      ? [{ gameId, awayTeam, homeTeam, awayTeamCode, homeTeamCode, startsAt: gameTime, venue, notes, weather }]
      : [];
  });
