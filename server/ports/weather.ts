/** Forecast, or what was measured, at first pitch. */
export interface GameWeather {
  gameId: string;
  temperatureF: number;
  windMph: number;
  /** Along the park's axis: 'out to center', 'in from left', 'left to right', 'calm'. */
  windDirection: string;
  precipitationChance: number | null;
  humidity: number | null;
  sky: string;
  /** Null where the roof can be closed and nothing says whether it is. */
  isIndoors: boolean | null;
  asOf: Date;
}
export interface Weather {
  findWeather: (gameId: string, asOf: Date) => Promise<GameWeather | null>;
}
