import type { Piece } from './piece.ts';
import type { SampleOffer } from './recognize-odds.ts';

const offersOf = ({ value }: Piece): SampleOffer[] => value as SampleOffer[];
const booksOf = (piece: Piece): Set<string> => new Set(offersOf(piece).flatMap(({ bookmakers = [] }) => bookmakers.map(({ key }) => key)));

/**
 * Of boards that someone saved now and then, some were asked of a few books only. A book that is in the board before and in the one after, and
 * nowhere in this one, was not asked: its prices stand. Served as it is, the board would say that the book had taken everything down.
 */
export function completeBoards(pieces: readonly Piece[]): Piece[] {
  const sports = [...new Set(pieces.filter(({ kind }) => kind === 'odds').map(({ key }) => key))];
  const completed = sports.flatMap((sport) => {
    const boards = pieces.filter(({ kind, key }) => kind === 'odds' && key === sport);
    return completeSport(boards.sort((a, b) => (a.at?.getTime() ?? 0) - (b.at?.getTime() ?? 0)));
  });
  return [...pieces.filter(({ kind }) => kind !== 'odds'), ...completed];
}

function completeSport(boards: readonly Piece[]): Piece[] {
  const whole: Piece[] = [];
  for (const [at, board] of boards.entries()) {
    const [before, after] = [whole.at(-1), boards[at + 1]];
    whole.push(before && after ? complete(board, before, after) : board);
  }
  return whole;
}

function complete(board: Piece, before: Piece, after: Piece): Piece {
  const [own, later] = [booksOf(board), booksOf(after)];
  const missing = new Set([...booksOf(before)].filter((book) => later.has(book) && !own.has(book)));
  if (missing.size === 0) return board;
  const earlier = new Map(offersOf(before).map((offer) => [offer.id, offer]));
  const value = offersOf(board).map((offer) => {
    const stored = (earlier.get(offer.id)?.bookmakers ?? []).filter(({ key }) => missing.has(key));
    return { ...offer, bookmakers: [...(offer.bookmakers ?? []), ...stored] };
  });
  return { ...board, value };
}
