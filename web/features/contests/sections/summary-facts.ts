import { recordText } from '../../../core/game-words.ts';
import type { GameDetail, GameWeather, TeamForm } from '../contest-types.ts';

export interface Fact {
  label: string;
  value: string;
  note?: string;
}

const NONE = '—';
const threeWay = (...counts: number[]): string => counts.filter((count, i) => i < 2 || count > 0).join('–');

/** "74°F, clear, 5% rain" */
function weatherText(weather: GameWeather): string {
  const parts = [`${Math.round(weather.temperatureF)}°F`, weather.sky.toLowerCase()];
  if (weather.precipitationChance !== null) parts.push(`${Math.round(weather.precipitationChance * 100)}% rain`);
  return parts.filter(Boolean).join(', ');
}

/** The weather in one line; under a roof that may be closed it is shown to be outside. */
export function headWeather(weather: GameWeather): string {
  if (weather.isIndoors) return 'Indoors';
  if (weather.isIndoors === null) return `${weatherText(weather)} outside, roof not known`;
  return `${weatherText(weather)}, wind ${windText(weather).toLowerCase()}`;
}

/** "11 mph out to right", "calm" */
export function windText(weather: GameWeather): string {
  if (weather.windMph < 1 || weather.windDirection === 'calm') return 'Calm';
  return `${Math.round(weather.windMph)} mph ${weather.windDirection}`;
}

const ROOF_UNKNOWN = 'Not known whether open or closed';

function weatherFacts(weather: GameWeather | null): Fact[] {
  if (!weather) return [{ label: 'Weather', value: 'No forecast yet' }];
  if (weather.isIndoors) return [{ label: 'Weather', value: 'Indoors, no effect' }];
  return [
    { label: 'Weather', value: weatherText(weather) },
    weather.isIndoors === null ? { label: 'Roof', value: ROOF_UNKNOWN } : { label: 'Wind', value: windText(weather) },
  ];
}

const runs = (value: number | null): string => (value === null ? NONE : value.toFixed(1));

function trendFacts(away: string, home: string, form: { away: TeamForm; home: TeamForm }): Fact[] {
  const both = (text: (side: TeamForm) => string): string => `${away} ${text(form.away)}, ${home} ${text(form.home)}`;
  const games = `over ${form.away.games} and ${form.home.games} games`;
  return [
    { label: 'Last 10', value: both((side) => recordText(side.lastTen)) },
    { label: 'Streak', value: both((side) => side.streak) },
    {
      label: 'Runs per game',
      value: both((side) => `${runs(side.runsPerGame)} for, ${runs(side.runsAllowedPerGame)} against`),
      note: games,
    },
    {
      label: 'Over, under, push',
      value: both((side) => threeWay(side.overUnder.overs, side.overUnder.unders, side.overUnder.pushes)),
      note: 'against the closing total',
    },
    {
      label: 'Run line',
      value: both((side) => threeWay(side.runLine.covered, side.runLine.lost, side.runLine.pushes)),
      note: 'covered, not covered',
    },
  ];
}

export function seriesText({ awayWins, homeWins, meetings, isWhole }: GameDetail['headToHead'], away: string, home: string): string {
  if (meetings.length === 0) return isWhole ? 'First meeting of the season' : 'Past results not loaded yet';
  if (awayWins === homeWins) return `Even, ${awayWins}–${homeWins}`;
  return awayWins > homeWins ? `${away} leads ${awayWins}–${homeWins}` : `${home} leads ${homeWins}–${awayWins}`;
}

/** What is known about a game from results, schedule and weather; nothing here is guessed. */
export function summaryFacts(game: GameDetail): Fact[] {
  const { awayTeamCode: away, homeTeamCode: home, form, headToHead } = game;
  return [
    { label: `${away} record`, value: `${recordText(game.awayRecord)}, ${recordText(form.away.away)} away` },
    { label: `${home} record`, value: `${recordText(game.homeRecord)}, ${recordText(form.home.home)} at home` },
    ...weatherFacts(game.weather),
    ...trendFacts(away, home, form),
    { label: `Season series ${headToHead.seasonYear}`, value: seriesText(headToHead, away, home) },
  ];
}
