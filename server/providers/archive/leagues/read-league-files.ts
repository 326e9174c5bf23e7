import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { splitRecord } from '../retrosheet/record.ts';

/** A pair of American prices. */
type Pair = readonly [away: number, home: number];

/** One moment's prices of a game; what a file does not have is null. */
export interface LeaguePrices {
  moneyline: Pair | null;
  /** The home side's handicap; null prices where the file has the number alone. */
  spread: { line: number; prices: Pair | null } | null;
  /** Prices of over and under. */
  total: { line: number; prices: readonly [over: number, under: number] | null } | null;
}

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
  away: string;
  home: string;
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
  open: LeaguePrices;
  close: LeaguePrices;
}

/** Rows of a CSV file with a header, each cell by its column; a column that is not there reads as empty. */
function parseTable(text: string): ((column: string) => string)[] {
  const [header = '', ...lines] = text.trim().split(/\r?\n/);
  const columns = new Map(splitRecord(header).map((name, at) => [name.trim(), at]));
  return lines.map((line) => {
    const cells = splitRecord(line);
    return (column) => cells[columns.get(column) ?? -1]?.trim() ?? '';
  });
}

type Cell = (column: string) => string;
const numberOrNull = (text: string): number | null => (/^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) : null);
const flagOrNull = (text: string): boolean | null => (text === '' ? null : Number(text) > 0);

const pairOf = (cell: Cell, away: string, home: string): Pair | null => {
  const [first, second] = [numberOrNull(cell(away)), numberOrNull(cell(home))];
  return first === null || second === null ? null : [first, second];
};

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

const NOTHING: LeaguePrices = { moneyline: null, spread: null, total: null };
const REGULAR = new Set(['REG', 'CUP', 'Regular Season']);
const SHUT = new Set(['dome', 'closed']);

/** The game of a row. RangeError, naming the row, for one without a day, a season or two clubs. */
function gameOf(cell: Cell): LeagueArchiveGame {
  const season = Number(/^\d{4}/.exec(cell('season'))?.[0]);
  const [id, on, away, home] = ['game_id', 'date', 'away', 'home'].map(cell) as [string, string, string, string];
  if (!season || !/^\d{4}-\d{2}-\d{2}$/.test(on) || !away || !home) throw new RangeError(`Not a game: ${id || `${on} ${away} at ${home}`}`);
  return {
    id: id || `${on}_${away}_${home}`,
    season,
    on,
    away,
    home,
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
    open: NOTHING,
    close: NOTHING,
  };
}

function pricesOf(cell: Cell, moment: 'open' | 'close'): LeaguePrices {
  const [line, total] = [numberOrNull(cell(`home_spread_${moment}`)), numberOrNull(cell(`total_${moment}`))];
  return {
    moneyline: pairOf(cell, `away_ml_${moment}`, `home_ml_${moment}`),
    spread: line === null ? null : { line, prices: pairOf(cell, `away_spread_price_${moment}`, `home_spread_price_${moment}`) },
    total: total === null ? null : { line: total, prices: pairOf(cell, `over_${moment}`, `under_${moment}`) },
  };
}

/** An American price of a decimal one, whole. */
const americanOf = (decimal: number): number => Math.round(decimal >= 2 ? 100 * (decimal - 1) : -100 / (decimal - 1));

function decimalPair(cell: Cell): Pair | null {
  const pair = pairOf(cell, 'away_price_dec', 'home_price_dec');
  return pair && pair[0] > 1 && pair[1] > 1 ? [americanOf(pair[0]), americanOf(pair[1])] : null;
}

/** A book's quote of game day, hours before the start. */
function quotesOf(cell: Cell): LeaguePrices {
  const [line, total] = [numberOrNull(cell('home_spread')), numberOrNull(cell('total'))];
  return {
    moneyline: pairOf(cell, 'away_ml', 'home_ml'),
    spread: line === null ? null : { line, prices: pairOf(cell, 'away_spread_price', 'home_spread_price') ?? decimalPair(cell) },
    total: total === null ? null : { line: total, prices: pairOf(cell, 'over', 'under') },
  };
}

/** The first source's own numbers, what it lacks from the next. */
const joined = (first: LeaguePrices, second: LeaguePrices): LeaguePrices => ({
  moneyline: first.moneyline ?? second.moneyline,
  spread: first.spread ?? second.spread,
  total: first.total ?? second.total,
});

/** Sources whose numbers are averages or were taken at a time that no one knows speak last. */
const LAST_WORD = /mean|-old$/;
const byTrust = (a: Cell, b: Cell): number => Number(LAST_WORD.test(a('book'))) - Number(LAST_WORD.test(b('book')));

/** Books that stand first in a day's quotes; of others the first of a game counts. */
const FIRST_BOOKS = ['pinnacle', 'draftkings', 'fanduel', 'betmgm'];
const bookRank = (cell: Cell): number => (FIRST_BOOKS.indexOf(cell('book')) + FIRST_BOOKS.length + 1) % (FIRST_BOOKS.length + 1);

const KINDS = ['games', 'lines', 'book_quotes', 'fivethirtyeight'] as const;
type FileKind = (typeof KINDS)[number];

async function readTables(dir: string): Promise<Record<FileKind, Cell[]>> {
  const names = await readdir(dir).catch(() => {
    throw new Error(`There is no folder ${dir}. It should hold games_*.csv, and lines_*.csv where closing prices are known.`);
  });
  const of = async (kind: FileKind): Promise<Cell[]> => {
    const own = names.filter((name) => new RegExp(`^${kind}_.*\\.csv(\\.gz)?$`).test(name)).sort();
    const texts = await Promise.all(
      own.map(async (name) => {
        const bytes = await readFile(join(dir, name));
        return (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
      }),
    );
    return texts.flatMap(parseTable);
  };
  const [games, lines, quotes, publics] = await Promise.all(KINDS.map(of));
  return { games: games!, lines: lines!, book_quotes: quotes!, fivethirtyeight: publics! };
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

/**
 * A league's games in the order of their days, with the prices of a folder's files: `games_*.csv`, `lines_*.csv`, `book_quotes_*.csv`,
 * `fivethirtyeight_*.csv`, each also gzipped; columns that are missing read as unknown. Error for a folder that is not there or has no games.
 */
export async function readLeagueArchive(dir: string): Promise<LeagueArchive> {
  const tables = await readTables(dir);
  if (tables.games.length === 0) throw new Error(`${dir} holds no games_*.csv`);
  const games = new Map(tables.games.map(gameOf).map((game) => [game.id, game]));
  const add = (cell: Cell, open: LeaguePrices, close: LeaguePrices): void => {
    const game = games.get(cell('game_id'));
    if (game) games.set(game.id, { ...game, open: joined(game.open, open), close: joined(game.close, close) });
  };
  for (const cell of tables.lines.toSorted(byTrust)) add(cell, pricesOf(cell, 'open'), pricesOf(cell, 'close'));
  for (const cell of tables.book_quotes.toSorted((a, b) => bookRank(a) - bookRank(b))) add(cell, quotesOf(cell), NOTHING);
  return {
    games: [...games.values()].sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : a.id < b.id ? -1 : 1)),
    publicForecasts: tables.fivethirtyeight.flatMap(publicOf),
  };
}
