import { HOUR_MS, MINUTE_MS } from '@clearedge/quant/calendar';
import { z } from 'zod';

const EspnPlay = z.looseObject({ wallclock: z.string().nullish() });
const EspnDrive = z.looseObject({ team: z.unknown(), plays: z.array(EspnPlay).nullish() });
/** A game's own page at ESPN: football's plays lie in drives, others' in one list. */
export const EspnPage = z.looseObject({
  header: z.looseObject({ id: z.string(), competitions: z.array(z.unknown()) }),
  drives: z.looseObject({ previous: z.array(EspnDrive).nullish(), current: EspnDrive.nullish() }).nullish(),
  plays: z.array(EspnPlay).nullish(),
});
export type EspnPage = z.output<typeof EspnPage>;

const NhlTeam = z.looseObject({ id: z.number() });
const NhlPlay = z.looseObject({
  typeDescKey: z.string(),
  periodDescriptor: z.looseObject({ number: z.number() }).nullish(),
  timeInPeriod: z.string().nullish(),
  timeRemaining: z.string().nullish(),
  details: z
    .looseObject({
      awayScore: z.number().nullish(),
      homeScore: z.number().nullish(),
      awaySOG: z.number().nullish(),
      homeSOG: z.number().nullish(),
    })
    .nullish(),
});
type NhlPlay = z.output<typeof NhlPlay>;
export const NhlPage = z.looseObject({
  id: z.number(),
  gameState: z.string(),
  startTimeUTC: z.string().nullish(),
  awayTeam: NhlTeam.nullish(),
  homeTeam: NhlTeam.nullish(),
  plays: z.array(NhlPlay),
});
export type NhlPage = z.output<typeof NhlPage>;

function latest(times: readonly number[]): Date | null {
  const known = times.filter(Number.isFinite);
  return known.length > 0 ? new Date(Math.max(...known)) : null;
}

const timeOf = ({ wallclock }: z.output<typeof EspnPlay>): number => Date.parse(wallclock ?? '');
const drivesOf = ({ drives }: EspnPage): z.output<typeof EspnDrive>[] => [
  ...(drives?.previous ?? []),
  ...(drives?.current ? [drives.current] : []),
];

/** When the last play of a page happened; null where none tells its time. */
export const espnPageTime = (page: EspnPage): Date | null =>
  latest([...drivesOf(page).flatMap(({ plays }) => plays ?? []), ...(page.plays ?? [])].map(timeOf));

/** The plays of a page until a time, and nothing that is told of the rest. */
export function espnPageAt(page: EspnPage, at: Date): object {
  const until = <P extends z.output<typeof EspnPlay>>(plays: readonly P[] | null | undefined): P[] =>
    (plays ?? []).filter((play) => timeOf(play) <= at.getTime());
  const previous = drivesOf(page).map(({ team, plays }) => ({ team, plays: until(plays) }));
  return {
    header: { id: page.header.id, competitions: [] },
    drives: { previous: previous.filter(({ plays }) => plays.length > 0) },
    plays: until(page.plays),
  };
}

/** What a clock of play takes in real time, and from one period's start to the next: three periods and two breaks are two and a half hours. */
const REAL_PER_PLAYED = 1.9;
const PERIOD_MS = 56 * MINUTE_MS;
/** By then a board tells a final. */
const LONGEST_MS = 3 * HOUR_MS;

/** The NHL's plays tell the clock of their period alone. */
function nhlTimeOf({ periodDescriptor, timeInPeriod }: NhlPlay, startTimeUTC: string | null | undefined): number {
  const [, minutes, seconds] = /^(\d{1,2}):(\d{2})$/.exec(timeInPeriod ?? '') ?? [];
  const played = (Number(minutes) + Number(seconds) / 60) * MINUTE_MS;
  const sinceStart = ((periodDescriptor?.number ?? Number.NaN) - 1) * PERIOD_MS + played * REAL_PER_PLAYED;
  return Date.parse(startTimeUTC ?? '') + Math.min(LONGEST_MS, sinceStart);
}

/** About when the last play of a page happened; null where none can be told. */
export const nhlPageTime = ({ plays, startTimeUTC }: NhlPage): Date | null => latest(plays.map((play) => nhlTimeOf(play, startTimeUTC)));

/** The page as it stood after its last play by a time, with clock, score and shots as the plays tell them. */
export function nhlPageAt({ id, startTimeUTC, rosterSpots, awayTeam, homeTeam, plays }: NhlPage, at: Date): object {
  const told = plays.filter((play) => nhlTimeOf(play, startTimeUTC) <= at.getTime());
  const last = told.at(-1);
  const figure = (name: 'awayScore' | 'homeScore' | 'awaySOG' | 'homeSOG'): number =>
    told.findLast(({ details }) => details?.[name] != null)?.details?.[name] ?? 0;
  return {
    id,
    startTimeUTC,
    gameState: 'LIVE',
    awayTeam: { ...awayTeam, score: figure('awayScore'), sog: figure('awaySOG') },
    homeTeam: { ...homeTeam, score: figure('homeScore'), sog: figure('homeSOG') },
    periodDescriptor: last?.periodDescriptor,
    clock: { timeRemaining: last?.timeRemaining ?? null, inIntermission: last?.typeDescKey === 'period-end' },
    plays: told,
    rosterSpots,
  };
}
