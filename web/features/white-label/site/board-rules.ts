import type { SportKey } from '@clearedge/contract/sports';
import type { AnyGame } from '../../../core/games.ts';
import { CARD_MARKETS, type CardMarket, marketHead, type PriceCell, readMarkets } from '../../../core/prices/read-markets.ts';
import { formatLine } from '../../../lib/format.ts';
import { gameParts } from '../../../sports/registry.ts';

export interface BoardCell {
  market: CardMarket;
  /** The number in front of the price. */
  line: string;
  cell: PriceCell;
}

/** What a sport's columns are called. */
export const columnsOf = (sport: SportKey): string[] => CARD_MARKETS.map((market) => marketHead(sport, market));

function lineOf(market: CardMarket, side: 0 | 1, line: number | null): string {
  if (line === null || market === 'moneyline') return '';
  return market === 'total' ? `${side === 0 ? 'O' : 'U'} ${line}` : formatLine(line);
}

/** The best price of every column for one side's row. */
export function rowOf(game: AnyGame, side: 0 | 1): BoardCell[] {
  const markets = readMarkets(game);
  return CARD_MARKETS.map((market) => {
    const cell = markets[market][side === 0 ? 'first' : 'second'];
    return { market, line: lineOf(market, side, cell.line), cell };
  });
}

/** How a game stands, in words; when it begins as long as it has not. */
export function statusOf(game: AnyGame, gameTime: (iso: string) => string): string {
  const { clock, statusWord } = gameParts(game.sport);
  const word = statusWord(game);
  if (game.status === 'live') return [word, clock(game)].filter(Boolean).join(' · ');
  return word ?? (game.isTimeTentative ? 'Time to be announced' : gameTime(game.gameTime));
}

export interface SlateFigures {
  games: number;
  live: number;
  final: number;
  /** Start of the next game that has not begun; null when none is left. */
  nextAt: string | null;
}

export function figuresOf(games: readonly AnyGame[]): SlateFigures {
  const coming = games.filter(({ status }) => status === 'scheduled' || status === 'delayed').map(({ gameTime }) => gameTime);
  return {
    games: games.length,
    live: games.filter(({ status }) => status === 'live').length,
    final: games.filter(({ isCompleted }) => isCompleted).length,
    nextAt: coming.sort()[0] ?? null,
  };
}
