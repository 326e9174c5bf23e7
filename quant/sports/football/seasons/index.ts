/** A row of a season file. Scores are null until the game is final. */
export interface SeasonGame {
  season: number;
  /** Negative before the season. */
  week: number;
  type: string;
  /** Null where the file has no time yet, as in rounds without clubs. */
  startsAt: Date | null;
  away: string;
  home: string;
  awayScore: number | null;
  homeScore: number | null;
  isNeutral: boolean;
}

/** A row whose score is known. */
export type FinishedGame = SeasonGame & { startsAt: Date; awayScore: number; homeScore: number };

const COLUMNS = ['season', 'week', 'type', 'kickoffUtc', 'away', 'home', 'awayScore', 'homeScore', 'status', 'neutralSite'];
const REGULAR = 'Regular Season';
const PRESEASON = 'Preseason';

/**
 * The games of a season file in its order, without quoted cells; scores count only where the row says that the game is final. RangeError for a
 * missing column, a time that is none, or a final score that is no whole number.
 */
export function parseSeason(text: string): SeasonGame[] {
  const [header = '', ...lines] = text.trim().split(/\r?\n/);
  const names = header.split(',');
  const missing = COLUMNS.find((name) => !names.includes(name));
  if (missing) throw new RangeError(`The season file has no column ${missing}`);
  return lines.map((line) => {
    const cells = line.split(',');
    return toGame((name) => cells[names.indexOf(name)] ?? '');
  });
}

function toGame(cell: (name: string) => string): SeasonGame {
  const startsAt = cell('kickoffUtc') === '' ? null : new Date(cell('kickoffUtc'));
  if (Number.isNaN(startsAt?.getTime())) throw new RangeError(`Not a kickoff: ${cell('kickoffUtc')}`);
  const score = (name: string): number | null => (cell('status') === 'final' ? requirePoints(cell(name)) : null);
  return {
    season: Number(cell('season')),
    week: Number(cell('week')),
    type: cell('type'),
    startsAt,
    away: cell('away'),
    home: cell('home'),
    awayScore: score('awayScore'),
    homeScore: score('homeScore'),
    isNeutral: cell('neutralSite') === 'True',
  };
}

function requirePoints(text: string): number {
  if (!/^\d{1,3}$/.test(text)) throw new RangeError(`Not a score: ${text}`);
  return Number(text);
}

export const isFinished = (game: SeasonGame): game is FinishedGame =>
  game.startsAt !== null && game.awayScore !== null && game.homeScore !== null;
export const isRegular = ({ type }: Pick<SeasonGame, 'type'>): boolean => type === REGULAR;
/** Regular season or playoffs: clubs do not play to win before the season. */
export const countsForRatings = ({ type }: Pick<SeasonGame, 'type'>): boolean => type !== PRESEASON;
