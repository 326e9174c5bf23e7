import type { Contract } from '@clearedge/contract';
import type { CallResult } from '@clearedge/contract/route';
import { formatLine } from '../../../lib/format.ts';
import { liveWords } from '../../../sports/registry.ts';

export type Game = CallResult<Contract['GET /api/games']>[number];
type Market = Game['odds'][number];
type Cell = Extract<Market, { market: 'moneyline' }>['away'];

export interface BoardCell {
  name: string;
  /** The number in front of the price. */
  line: string;
  cell: Cell;
}

const COLUMNS = [
  { market: 'moneyline', name: 'Moneyline' },
  { market: 'spreads', name: 'Run Line' },
  { market: 'totals', name: 'Total Runs' },
] as const;
export const COLUMN_NAMES = COLUMNS.map(({ name }) => name);

function pairOf(market: Market): [Omit<BoardCell, 'name'>, Omit<BoardCell, 'name'>] {
  if (market.market === 'totals') {
    const line = (letter: string, cell: Cell): string => (cell.line === null ? '' : `${letter} ${cell.line}`);
    return [
      { line: line('O', market.over), cell: market.over },
      { line: line('U', market.under), cell: market.under },
    ];
  }
  const line = (cell: Cell): string => (market.market === 'spreads' && cell.line !== null ? formatLine(cell.line) : '');
  return [
    { line: line(market.away), cell: market.away },
    { line: line(market.home), cell: market.home },
  ];
}

/** The best price of every column for one side's row; null where the game has no such market. */
export const rowOf = (game: Game, side: 0 | 1): (BoardCell | null)[] =>
  COLUMNS.map(({ market, name }) => {
    const found = game.odds.find((one) => one.market === market);
    return found ? { name, ...pairOf(found)[side] } : null;
  });

const STATUS_WORDS: Readonly<Record<Game['status'], string>> = {
  scheduled: '',
  delayed: 'Delayed',
  live: 'Live',
  completed: 'Final',
  postponed: 'Postponed',
  suspended: 'Suspended',
  cancelled: 'Canceled',
  unknown: 'Status unknown',
};

/** How a game stands, in words; when it begins as long as it has not. */
export const statusOf = (game: Game, gameTime: (iso: string) => string): string => {
  if (game.status === 'live') return [STATUS_WORDS.live, liveWords(game)].filter(Boolean).join(' · ');
  if (game.status === 'completed' && game.innings !== null && game.innings !== game.scheduledInnings) return `F/${game.innings}`;
  return STATUS_WORDS[game.status] || (game.isTimeTentative ? 'Time to be announced' : gameTime(game.gameTime));
};

export interface SlateFigures {
  games: number;
  live: number;
  final: number;
  /** Start of the next game that has not begun; null when none is left. */
  nextAt: string | null;
}

export function figuresOf(games: readonly Game[]): SlateFigures {
  const coming = games.filter(({ status }) => status === 'scheduled' || status === 'delayed').map(({ gameTime }) => gameTime);
  return {
    games: games.length,
    live: games.filter(({ status }) => status === 'live').length,
    final: games.filter(({ isCompleted }) => isCompleted).length,
    nextAt: coming.sort()[0] ?? null,
  };
}
