import { useReaderFormat } from '../../../../core/settings/reader-format.ts';
import { formatPercent } from '../../../../lib/format.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import type { GameDetail, GameWeather } from '../../contest-types.ts';
import { windText } from '../../sections/summary-facts.ts';

/** Wind reports name a compass point ("NW") or a direction relative to the park ("out to right"); degrees turn clockwise from straight out to center. */
const RELATIVE: [pattern: RegExp, degrees: number][] = [
  [/out to (right|rf)/i, 45],
  [/out to (left|lf)/i, -45],
  [/out to (center|centre|cf)|^out$/i, 0],
  [/in from (right|rf)/i, -135],
  [/in from (left|lf)/i, 135],
  [/in from (center|centre|cf)|^in$/i, 180],
  [/left to right|l to r/i, 90],
  [/right to left|r to l/i, -90],
];

interface WindArrow {
  degrees: number;
  effect: 'helps the ball carry' | 'holds the ball up' | 'blows across';
}

/** Null when the report does not say how the wind stands to the park: no arrow is better than a guessed one. */
export function windArrow(direction: string): WindArrow | null {
  const found = RELATIVE.find(([pattern]) => pattern.test(direction));
  if (!found) return null;
  const degrees = found[1];
  const across = Math.abs(degrees) === 90;
  return { degrees, effect: across ? 'blows across' : Math.abs(degrees) < 90 ? 'helps the ball carry' : 'holds the ball up' };
}

/** The park from above, home plate below, with the wind drawn the way it blows. */
function ParkWind({ weather }: { weather: GameWeather }) {
  const arrow = weather.windMph >= 1 ? windArrow(weather.windDirection) : null;
  return (
    <svg className="park" viewBox="0 0 120 112" aria-hidden="true">
      <path className="field" d="M60 104 12 56 A64 64 0 0 1 108 56Z" />
      <path className="infield" d="M60 104 40 84 60 64 80 84Z" />
      {arrow ? (
        <g className="wind" transform={`rotate(${arrow.degrees} 60 58)`}>
          <path d="M60 82V36M50 46l10-11 10 11" />
        </g>
      ) : null}
    </svg>
  );
}

function facts(weather: GameWeather): { label: string; value: string; note?: string }[] {
  const arrow = windArrow(weather.windDirection);
  return [
    { label: 'Temperature', value: `${Math.round(weather.temperatureF)}°F`, note: weather.sky },
    ...(weather.isIndoors === null
      ? [{ label: 'Roof', value: 'Not known', note: 'whether it is open: these figures are outside it' }]
      : []),
    {
      label: 'Wind',
      value: windText(weather),
      ...(arrow && weather.isIndoors !== null && weather.windMph >= 1 ? { note: arrow.effect } : {}),
    },
    {
      label: 'Precipitation',
      value: weather.precipitationChance === null ? '—' : formatPercent(weather.precipitationChance, 0),
      note: 'chance of rain',
    },
    { label: 'Humidity', value: weather.humidity === null ? '—' : `${Math.round(weather.humidity)}%` },
  ];
}

/** The weather at the park, with the wind as it stands to the field. */
export function WeatherPanel({ game }: { game: GameDetail }) {
  const { dateTime } = useReaderFormat();
  const { weather } = game;
  if (!weather || weather.isIndoors)
    return (
      <Panel title="Weather">
        <p className="muted">
          {weather ? `Played indoors: the roof of ${game.venue} is shut.` : 'No forecast yet. It comes a few days before the game.'}
        </p>
      </Panel>
    );
  return (
    <Panel title={`Weather at ${game.venue}`} caption={`as of ${dateTime(weather.asOf)}`}>
      <div className="wx">
        {weather.isIndoors === null ? null : <ParkWind weather={weather} />}
        <dl className="facts">
          {facts(weather).map((fact) => (
            <div key={fact.label}>
              <dt>{fact.label}</dt>
              <dd>
                <b>{fact.value}</b>
                {fact.note ? <span className="cap">{fact.note}</span> : null}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Panel>
  );
}
