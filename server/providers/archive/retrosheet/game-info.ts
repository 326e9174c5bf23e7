import type { StoredWeather, Suspension } from '../store/stored-season.ts';

/** "7:05PM" is "19:05"; null for the "0:00PM" that stands for an unknown time. */
export function parseStartTime(text: string | undefined): string | null {
  const match = /^(\d{1,2}):(\d{2})([AP]M)$/.exec(text ?? '');
  if (!match) return null;
  const hour = Number(match[1]);
  const minute = Number(match[2]);
  if (hour < 1 || hour > 12 || minute > 59) return null;
  return `${String((hour % 12) + (match[3] === 'PM' ? 12 : 0)).padStart(2, '0')}:${match[2]}`;
}

const known = (text: string | undefined): string => (text === undefined || text === 'unknown' ? '' : text);

const wholeOr = (text: string | undefined, unknown: number): number => (/^-?\d+$/.test(text ?? '') ? Number(text) : unknown);

/** Null when temperature, sky or wind was not taken down: 0 degrees and a wind of -1 are Retrosheet's unknowns. */
export function parseWeather(info: Record<string, string>): StoredWeather | null {
  const temperatureF = wholeOr(info.temp, 0);
  const windMph = wholeOr(info.windspeed, -1);
  const sky = known(info.sky);
  if (temperatureF <= 0 || sky === '' || (windMph < 0 && sky !== 'dome')) return null;
  return { temperatureF, windMph: Math.max(0, windMph), wind: known(info.winddir), sky, precipitation: known(info.precip) };
}

export type SuspensionNote = Omit<Suspension, 'afterSeconds'>;

/** `20240826,BOS07,0,0,7`: resumed on, where, visitors' and home runs and outs when it stopped. */
export function parseSuspension(text: string): SuspensionNote | null {
  const match = /^(\d{4})(\d{2})(\d{2}),\w*,(\d+),(\d+),(\d+)$/.exec(text);
  if (!match) return null;
  const [, year, month, day, away, home, outs] = match;
  return { resumedOn: `${year}-${month}-${day}`, outs: Number(outs), score: { away: Number(away), home: Number(home) } };
}

export function findSuspension(comments: string[], logColumn: string): SuspensionNote | null {
  const comment = comments.find((text) => text.startsWith('Suspend='));
  return parseSuspension(comment ? comment.slice('Suspend='.length) : logColumn);
}
