import type { GameWeather, Weather } from '../../../../ports/index.ts';
import { lineUpsAt } from '../calendar/replay-game.ts';
import type { ReplayWorld } from '../replay-world.ts';

const WINDS: Record<string, string> = {
  tocf: 'out to center',
  tolf: 'out to left',
  torf: 'out to right',
  fromcf: 'in from center',
  fromlf: 'in from left',
  fromrf: 'in from right',
  ltor: 'left to right',
  rtol: 'right to left',
};

function windDirection(windMph: number, wind: string): string {
  if (windMph === 0) return 'calm';
  return WINDS[wind] ?? 'direction not recorded';
}

/** The files hold no forecast: from the line-ups on, what was measured at the first pitch stands in for that day's forecast. */
export function replayWeather({ calendar }: ReplayWorld): Weather {
  const find = (gameId: string, asOf: Date): GameWeather | null => {
    const replay = calendar.findGame(gameId);
    const measured = replay?.game.weather;
    if (!replay || !measured || asOf < lineUpsAt(replay)) return null;
    const isIndoors = measured.sky === 'dome';
    const windMph = isIndoors ? 0 : measured.windMph;
    const isDry = measured.precipitation === '' || measured.precipitation === 'none';
    return {
      gameId,
      temperatureF: measured.temperatureF,
      windMph,
      windDirection: windDirection(windMph, measured.wind),
      precipitationChance: null,
      humidity: null,
      sky: isIndoors ? 'roof closed' : isDry ? measured.sky : `${measured.sky}, ${measured.precipitation}`,
      isIndoors,
      asOf: asOf < replay.startsAt ? asOf : replay.startsAt,
    };
  };
  return { findWeather: (gameId, asOf) => Promise.resolve(find(gameId, asOf)) };
}
