import type { BookRef, GolfMarket } from '../../../../ports/index.ts';
import { BOOKS, bookRef } from '../../market/books.ts';

export interface GolfBook {
  ref: BookRef;
  /** How much more than the whole a book asks, by market: the sum of its implied chances over what is paid out. */
  overround: Partial<Record<GolfMarket, number>>;
  /** Which of them it keeps open while the tournament is played. */
  live: readonly GolfMarket[];
  /** Standing disagreement with the others, log-odds. */
  ownLogit: number;
  /** Seconds behind the news. */
  lagSeconds: number;
}

const refOf = (code: string): BookRef => bookRef(BOOKS.find((book) => book.code === code)!);
const PLACES = (overround: number) => ({ top5: overround + 0.04, top10: overround, top20: overround - 0.02 });

export const GOLF_BOOKS: readonly GolfBook[] = [
  {
    ref: refOf('SUM'),
    overround: { outright: 0.34, ...PLACES(0.21), make_cut: 0.065, head_to_head: 0.05 },
    live: ['outright', 'top5', 'top10', 'top20'],
    ownLogit: 0.1,
    lagSeconds: 90,
  },
  { ref: refOf('HAR'), overround: { outright: 0.36, ...PLACES(0.23) }, live: [], ownLogit: 0.12, lagSeconds: 140 },
  {
    ref: refOf('NOR'),
    overround: { outright: 0.31, make_cut: 0.07, head_to_head: 0.055 },
    live: ['outright'],
    ownLogit: 0.1,
    lagSeconds: 75,
  },
  { ref: refOf('KEY'), overround: { outright: 0.38, ...PLACES(0.25), make_cut: 0.08 }, live: [], ownLogit: 0.14, lagSeconds: 200 },
  {
    ref: refOf('MER'),
    overround: { outright: 0.27, ...PLACES(0.18), head_to_head: 0.045 },
    live: ['outright', 'top5', 'top10', 'top20'],
    ownLogit: 0.08,
    lagSeconds: 50,
  },
  { ref: refOf('QUA'), overround: { outright: 0.21, head_to_head: 0.035 }, live: ['outright'], ownLogit: 0.05, lagSeconds: 20 },
];
