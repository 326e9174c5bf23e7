import { type BookPrices, bookPrices, joinPrices, type LeaguePrices, NO_PRICES } from './league-prices.ts';
import { type Cell, flagOrNull, holdsGames, type LeagueFile, numberOrNull, readLeagueFolder, rowsOf } from './league-tables.ts';

export type { LeaguePrices } from './league-prices.ts';

/** Points of both sides, period by period. */
interface PeriodPoints {
  away: number[];
  home: number[];
}

export interface LeagueArchiveGame {
  id: string;
  /** The year in which the season starts. */
  season: number;
  /** The day it was played, in the league's own zone. */
  on: string;
  /** Eastern time of the start, "19:05"; null when the file does not say. */
  time: string | null;
  /** As the file names the part of the season. */
  type: string;
  week: number | null;
  away: string;
  home: string;
  venue: string | null;
  isNeutral: boolean;
  isPlayoff: boolean;
  /** Null where a game of the file was not played. */
  awayScore: number | null;
  homeScore: number | null;
  /** Null where no column tells. */
  isOvertime: boolean | null;
  isShootout: boolean | null;
  /** Regulation periods; null where one is missing. */
  periods: PeriodPoints | null;
  isIndoors: boolean | null;
  wind: number | null;
  /** Quarterbacks who started; null where no column tells. */
  starters: { away: string; home: string } | null;
  /** Of all books together, the first that has a market's numbers. */
  open: LeaguePrices;
  close: LeaguePrices;
  books: readonly BookPrices[];
}

/** The one family of columns that holds all regulation periods: quarters or periods of the ice. */
const PERIODS = [
  ['q1', 'q2', 'q3', 'q4'],
  ['p1', 'p2', 'p3'],
] as const;

function periodsOf(cell: Cell): PeriodPoints | null {
  for (const names of PERIODS) {
    const of = (side: string) => names.map((name) => numberOrNull(cell(`${side}_${name}`)));
    const [away, home] = [of('away'), of('home')];
    if ([...away, ...home].every((points) => points !== null)) return { away: away as number[], home: home as number[] };
  }
  return null;
}

const REGULAR = new Set(['REG', 'CUP', 'Regular Season']);
const SHUT = new Set(['dome', 'closed']);
const TIME = /^\d{2}:\d{2}$/;

/** The game of a row. RangeError, naming the row, for one without a day, a season or two clubs. */
function gameOf(cell: Cell): Omit<LeagueArchiveGame, 'open' | 'close' | 'books'> {
  const season = Number(/^\d{4}/.exec(cell('season'))?.[0]);
  const [id, on, away, home] = ['game_id', 'date', 'away', 'home'].map(cell) as [string, string, string, string];
  if (!season || !/^\d{4}-\d{2}-\d{2}$/.test(on) || !away || !home) throw new RangeError(`Not a game: ${id || `${on} ${away} at ${home}`}`);
  return {
    id: id || `${on}_${away}_${home}`,
    season,
    on,
    time: TIME.test(cell('time_et')) ? cell('time_et') : null,
    type: cell('game_type'),
    week: numberOrNull(cell('week')),
    away,
    home,
    venue: cell('stadium') || cell('arena') || cell('venue') || null,
    isNeutral: flagOrNull(cell('neutral')) ?? false,
    isPlayoff: !REGULAR.has(cell('game_type')),
    awayScore: numberOrNull(cell('away_score')),
    homeScore: numberOrNull(cell('home_score')),
    isOvertime: flagOrNull(cell('overtime') || cell('overtimes')),
    isShootout: flagOrNull(cell('shootout')),
    periods: periodsOf(cell),
    isIndoors: cell('roof') === '' ? null : SHUT.has(cell('roof')),
    wind: numberOrNull(cell('wind_mph')),
    starters: cell('away_qb') && cell('home_qb') ? { away: cell('away_qb'), home: cell('home_qb') } : null,
  };
}

function withPrices(game: ReturnType<typeof gameOf>, books: readonly BookPrices[]): LeagueArchiveGame {
  const quoted = books.flatMap((book) => (book.quoted ? [book.quoted.prices] : []));
  const opens = [...books.map(({ open }) => open), ...quoted];
  return { ...game, open: joinPrices([...opens, NO_PRICES]), close: joinPrices(books.map(({ close }) => close)), books };
}

/** A public forecast of the home side's win, by what names its game: its day and the home side's score, or its own names of the clubs. */
export interface PublicForecast {
  on: string;
  /** As the source names them. */
  home: string;
  away: string;
  pHome: number;
  homeWon: number | null;
}

function publicOf(cell: Cell): PublicForecast[] {
  const pHome = numberOrNull(cell('prob1') || cell('home_team_winprob'));
  if (pHome === null) return [];
  return [
    {
      on: cell('date'),
      home: cell('team1') || cell('home_team'),
      away: cell('team2') || cell('away_team'),
      pHome,
      homeWon: numberOrNull(cell('prob1_outcome')),
    },
  ];
}

export interface LeagueArchive {
  games: LeagueArchiveGame[];
  publicForecasts: PublicForecast[];
}

/** A league's games in the order of their days, with the prices of its tables; columns that are missing read as unknown. RangeError for a row that is no game. */
export function leagueArchiveOf(files: readonly LeagueFile[]): LeagueArchive {
  const prices = bookPrices(rowsOf(files, 'lines'), rowsOf(files, 'book_quotes'));
  const games = new Map(
    rowsOf(files, 'games').map((cell) => {
      const game = gameOf(cell);
      return [game.id, withPrices(game, prices.get(game.id) ?? [])];
    }),
  );
  return {
    games: [...games.values()].sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : a.id < b.id ? -1 : 1)),
    publicForecasts: rowsOf(files, 'fivethirtyeight').flatMap(publicOf),
  };
}

/** The archive of a folder (`readLeagueFolder`). Error for a folder that is not there or has no games. */
export async function readLeagueArchive(dir: string): Promise<LeagueArchive> {
  const files = await readLeagueFolder(dir);
  if (!holdsGames(files))
    throw new Error(
      `${dir} holds no games_*.csv, a league's games with the columns game_id, season, date, away, home, away_score, home_score.`,
    );
  return leagueArchiveOf(files);
}
