import { totalMoveChance } from '@clearedge/contract/markets/total-move';
import { consensusChance, fairProbabilities } from '@clearedge/quant/margin';
import { americanToDecimal, fairAmericanRounded } from '@clearedge/quant/price';
import type { MarketSide, OfferedPrice } from '../../odds/index.ts';
import type { Mover } from './digest-shape.ts';

/** What the books opened a market at. */
interface Opening {
  line: number | null;
  /** Of home, or of the over. */
  probability: number;
  bookCount: number;
  openedAt: Date;
}
interface Opened {
  bookCode: string;
  line: number | null;
  price: number;
  at: Date;
}
type Market = Mover['market'];

const SIDES = { moneyline: ['home', 'away'], total: ['over', 'under'] } as const;
/** Smaller changes are the books' noise: points of probability, with a total's line unmoved. */
const LEAST_POINTS = 0.015;
const SHOWN = 6;

const opened = (rows: readonly OfferedPrice[], market: Market, side: string): Opened[] =>
  rows.flatMap((row) =>
    row.market === market && row.side === side && row.openPrice !== null && row.openedAt !== null
      ? [{ bookCode: row.bookCode, line: row.openLine, price: row.openPrice, at: row.openedAt }]
      : [],
  );

/** The number most books opened at; of equals the lower. */
function mainLine(rows: readonly Opened[]): number | null {
  const counts = new Map<number | null, number>();
  for (const { line } of rows) counts.set(line, (counts.get(line) ?? 0) + 1);
  return [...counts].sort(([a, m], [b, n]) => n - m || (a ?? 0) - (b ?? 0))[0]?.[0] ?? null;
}

/** The opening consensus of a market without the books' margin; null where no book opened both sides on the main number. */
export function openingOf(rows: readonly OfferedPrice[], market: Market): Opening | null {
  const [first, second] = SIDES[market].map((side) => opened(rows, market, side)) as [Opened[], Opened[]];
  const line = mainLine(first);
  const pairs = first
    .filter((row) => row.line === line)
    .flatMap((row) => {
      const other = second.find(({ bookCode, line: at }) => bookCode === row.bookCode && at === line);
      return other ? [{ row, other }] : [];
    });
  if (pairs.length === 0) return null;
  const fair = pairs.map(
    ({ row, other }) => fairProbabilities([americanToDecimal(row.price), americanToDecimal(other.price)], 'power').probabilities[0]!,
  );
  return {
    line,
    probability: consensusChance(fair),
    bookCount: pairs.length,
    openedAt: new Date(Math.min(...pairs.map(({ row }) => row.at.getTime()))),
  };
}

const stand = (line: number | null, probability: number): Mover['from'] => ({ line, probability, odds: fairAmericanRounded(probability) });

/** Points by which a movement is ranked; of a total whose line moved, by the line. */
const sizeOf = ({ sport, from, to }: Mover): number =>
  from.line !== null && to.line !== null && from.line !== to.line
    ? totalMoveChance(sport, from.line, to.line)
    : Math.abs(to.probability - from.probability);

interface Board {
  game: Pick<Mover, 'gameId' | 'sport' | 'startsAt' | 'awayTeam' | 'homeTeam' | 'awayTeamCode' | 'homeTeamCode'>;
  /** What the books opened at. */
  rows: readonly OfferedPrice[];
  /** What they say now, or stated at the close. */
  sides: readonly MarketSide[];
  isClosed: boolean;
}

function moverOf({ game, rows, sides, isClosed }: Board, market: Market): Mover | null {
  const opening = openingOf(rows, market);
  const now = sides.find((side) => side.market === market && side.side === SIDES[market][0]);
  if (!opening || !now || now.noVigProbability === null) return null;
  const hasMovedLine = market === 'total' && now.line !== opening.line;
  const isUp = hasMovedLine ? now.line! > opening.line! : now.noVigProbability > opening.probability;
  const of = (probability: number): number => (isUp ? probability : 1 - probability);
  const names = { moneyline: [game.homeTeam, game.awayTeam], total: ['Over', 'Under'] } as const;
  return {
    ...game,
    market,
    selection: names[market][isUp ? 0 : 1],
    from: stand(opening.line, of(opening.probability)),
    to: stand(now.line, of(now.noVigProbability)),
    bookCount: now.bookCount,
    openedAt: opening.openedAt.toISOString(),
    seenAt: now.seenAt.toISOString(),
    isClosed,
  };
}

/** The biggest changes of what the market thinks since it opened, biggest first. */
export function biggestMovers(boards: readonly Board[]): Mover[] {
  return boards
    .flatMap((board) => [moverOf(board, 'moneyline') ?? [], moverOf(board, 'total') ?? []].flat())
    .filter((mover) => sizeOf(mover) >= LEAST_POINTS)
    .sort((a, b) => sizeOf(b) - sizeOf(a) || (a.gameId < b.gameId ? -1 : 1))
    .slice(0, SHOWN);
}
