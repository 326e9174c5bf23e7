import { FITTED } from './fitted.ts';
import type { RatingParameters } from './parameters.ts';
import type { Ratings } from './ratings.ts';
import { addState, emptyStates, STATE_KINDS, type StateKind } from './states.ts';

const VERSION = 1;

type StoredState = [StateKind, string, number, number, number];

interface StoredRatings {
  version: number;
  season: number;
  lastDay: string;
  /** Kind, id, mean, variance, games of each state, in order of first sight. */
  states: StoredState[];
  /** By club; the men in the order in which their weights are added up, so that sums come out the same to the last bit. */
  nines: [string, [string, number][]][];
  teamGames: [string, number][];
}

const byKey = <T>(map: ReadonlyMap<string, T>): [string, T][] => [...map].sort(([a], [b]) => (a < b ? -1 : 1));

/** The state of the ratings as JSON text: the same days give the same text, so that it may be hashed. Parameters are not in it. */
export function ratingsToJson({ season, lastDay, states, nines, teamGames }: Ratings): string {
  const stored: StoredRatings = {
    version: VERSION,
    season,
    lastDay,
    states: states.ids.map((id, place) => [states.kinds[place]!, id, states.means[place]!, states.variances[place]!, states.games[place]!]),
    nines: byKey(nines).map(([team, nine]) => [team, [...nine]]),
    teamGames: byKey(teamGames),
  };
  return JSON.stringify(stored);
}

const isState = (row: unknown): row is StoredState =>
  Array.isArray(row) &&
  row.length === 5 &&
  STATE_KINDS.includes(row[0] as StateKind) &&
  typeof row[1] === 'string' &&
  row.slice(2).every(Number.isFinite) &&
  (row[3] as number) >= 0;

/** Ratings from their JSON text. RangeError for text that is not theirs or of another version. */
export function ratingsFromJson(text: string, parameters: RatingParameters = FITTED): Ratings {
  let stored: Partial<StoredRatings> | null;
  try {
    stored = JSON.parse(text) as Partial<StoredRatings> | null;
  } catch {
    throw new RangeError('ratings are not JSON');
  }
  if (stored?.version !== VERSION) throw new RangeError(`no ratings of version ${VERSION}`);
  const { season, lastDay, states: rows, nines, teamGames } = stored;
  if (
    !Number.isInteger(season) ||
    typeof lastDay !== 'string' ||
    !Array.isArray(rows) ||
    !rows.every(isState) ||
    !Array.isArray(teamGames) ||
    !Array.isArray(nines)
  )
    throw new RangeError('ratings are not whole');
  const states = emptyStates();
  for (const [kind, id, ...numbers] of rows) addState(states, kind, id, numbers);
  return {
    parameters,
    season: season as number,
    lastDay,
    states,
    nines: new Map(nines.map(([team, nine]) => [team, new Map(nine)])),
    teamGames: new Map(teamGames),
  };
}
