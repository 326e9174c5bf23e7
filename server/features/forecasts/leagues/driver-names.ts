import type { LeagueForecast } from './form-forecasts.ts';

type Factor = LeagueForecast['drivers']['list'][number]['factor'];

/** What a factor is called in a sentence; null for what every game of the league has alike. */
export const driverNames = ({ awayName, homeName }: { awayName: string; homeName: string }): Record<Factor, string | null> => ({
  home: 'playing at home',
  rest: 'rest',
  home_club: `how ${homeName} have played`,
  away_club: `how ${awayName} have played`,
  scoring: 'how these clubs’ games score',
  level: null,
  playoff: 'playoffs',
  indoors: 'the roof',
  wind: 'wind',
  tired: 'short rest',
  backup: 'who starts',
});
