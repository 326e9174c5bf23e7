import { DAY_MS, HOUR_MS, MINUTE_MS } from '@clearedge/quant/calendar';
import { fallingRoot } from '@clearedge/quant/maths';
import { decimalToAmericanRounded } from '@clearedge/quant/price';
import { duelChances, GOLF_MODEL } from '@clearedge/quant/sports/golf';
import type { BookRef, GolfMarket, GolfOddsBoard, GolfPrice, GolfPriceSheet } from '../../../../ports/index.ts';
import { BoundedMap, createChance, drawNormal } from '../../chance.ts';
import { BOOKS, bookRef } from '../../market/books.ts';
import type { Tape } from '../tape.ts';
import { consensusAt, type Outlook } from './consensus.ts';

interface GolfBook {
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

const GOLF_BOOKS: readonly GolfBook[] = [
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

/** Books quote golf in such steps, up to the first number. */
const STEPS: readonly [number, number][] = [
  [200, 5],
  [400, 10],
  [1000, 50],
  [2000, 100],
  [5000, 500],
  [10_000, 1000],
  [50_000, 5000],
];
const LONGEST = 50_000;
const SHORTEST = 0.985;
/** No one offers less of a chance than this, and while a tournament is played it is taken down. */
const LEAST_CHANCE = 0.0004;

/** A price for an implied chance, rounded to the book's steps in its own favor. */
function quoted(implied: number): number {
  const chance = Math.min(SHORTEST, implied);
  if (chance >= 0.5) return Math.round(decimalToAmericanRounded(1 / chance) / 5) * 5 || -100;
  const american = 100 * (1 / chance - 1);
  const step = STEPS.find(([upTo]) => american <= upTo)?.[1] ?? 5000;
  return Math.max(100, Math.min(LONGEST, Math.floor(american / step) * step));
}

/** Chances that add up to `target`, with more of the margin on those who hardly ever win, as books have it. */
function withMargin(chances: readonly number[], target: number): number[] {
  const raised = (chance: number, exponent: number): number => Math.min(SHORTEST, Math.max(LEAST_CHANCE, chance) ** exponent);
  const excess = (exponent: number): number => {
    let total = 0;
    for (const chance of chances) total += raised(chance, exponent);
    return total - target;
  };
  const exponent = excess(0.3) > 0 && excess(3) < 0 ? fallingRoot(excess, 0.3, 3) : 1;
  return chances.map((chance) => raised(chance, exponent));
}

const LIVE_MS = 20 * MINUTE_MS;
const DAY_SHARE_MS = 6 * HOUR_MS;
const FAR_MS = 10 * DAY_MS;

/** Whether someone is on the course, and if not, when the last putt of the round before fell. */
function lastPlayAt({ roundEndsAt, entries }: Tape, asOf: number): number {
  const over = roundEndsAt.filter((at) => at <= asOf);
  const round = over.length + 1;
  const hasBegun = entries.some(({ rounds }) => rounds.some((one) => one.round === round && one.teeAt <= asOf));
  return hasBegun || over.length === 0 ? asOf : over.at(-1)! + LIVE_MS;
}

/** The moment the books last made up their mind: every 20 minutes while there is play, every 6 hours before the week, once a day long before. Null before they open and after the end. */
function tickAt(tape: Tape, asOf: number): number | null {
  const { startsAt, opensAt } = tape.fixture;
  if (asOf < opensAt || asOf >= tape.endsAt) return null;
  if (asOf >= startsAt) return Math.max(startsAt, Math.floor(Math.min(asOf, lastPlayAt(tape, asOf)) / LIVE_MS) * LIVE_MS);
  const step = startsAt - asOf > FAR_MS ? DAY_MS : DAY_SHARE_MS;
  return Math.max(opensAt, Math.floor(asOf / step) * step);
}

type PlaceMarket = 'outright' | 'top5' | 'top10' | 'top20';
const PAID: Readonly<Record<PlaceMarket, number>> = { outright: 1, top5: 5, top10: 10, top20: 20 };
const DUELS = 18;
const CUT_OFFERED = 70;
const PROJECTIONS_STORED = 60;

interface Projection {
  tick: number;
  isLive: boolean;
  outlooks: Outlook[];
}

const shifted = (chance: number, logit: number): number => {
  const odds = (chance / (1 - chance)) * Math.exp(logit);
  return odds / (1 + odds);
};

const bounded = (chance: number): number => Math.min(0.999, Math.max(LEAST_CHANCE / 2, chance));

function placePrices(
  market: PlaceMarket,
  book: GolfBook,
  { isLive, outlooks }: Projection,
  own: (playerId: string) => number,
): GolfPrice[] {
  const shareOf = (outlook: Outlook): number => (market === 'outright' ? outlook.win : outlook[market]);
  const open = outlooks.filter((outlook) => !outlook.player.isOut && (!isLive || shareOf(outlook) >= LEAST_CHANCE));
  const chances = open.map((outlook) => shifted(bounded(shareOf(outlook)), own(outlook.playerId)));
  const whole = Math.min(PAID[market], open.length) * (1 + book.overround[market]!);
  const implied = withMargin(chances, whole);
  return open.map(({ playerId }, index) => ({ playerId, opponentId: null, side: null, price: quoted(implied[index]!) }));
}

function cutPrices(book: GolfBook, { outlooks }: Projection, own: (playerId: string) => number): GolfPrice[] {
  const whole = 1 + book.overround.make_cut!;
  return [...outlooks]
    .filter(({ player, makeCut }) => !player.isOut && makeCut !== null)
    .sort((a, b) => b.win - a.win)
    .slice(0, CUT_OFFERED)
    .flatMap(({ playerId, makeCut }) => {
      const yes = shifted(bounded(makeCut!), own(playerId));
      const [first, second] = withMargin([yes, 1 - yes], whole);
      return [
        { playerId, opponentId: null, side: 'yes' as const, price: quoted(first!) },
        { playerId, opponentId: null, side: 'no' as const, price: quoted(second!) },
      ];
    });
}

/** Men of like standing meet; who finishes level gets his stake back. */
function duelPrices(book: GolfBook, { outlooks }: Projection, own: (playerId: string) => number): GolfPrice[] {
  const best = [...outlooks].filter(({ player }) => !player.isOut).sort((a, b) => b.win - a.win || (a.playerId < b.playerId ? -1 : 1));
  const whole = 1 + book.overround.head_to_head!;
  return Array.from({ length: Math.min(DUELS, Math.floor(best.length / 2)) }, (_, index) => [
    best[2 * index]!,
    best[2 * index + 1]!,
  ]).flatMap(([first, second]) => {
    const { tie, first: wins } = duelChances(first!.player, second!.player, GOLF_MODEL);
    const chance = shifted(wins / (1 - tie), own(first!.playerId) - own(second!.playerId));
    const [one, other] = withMargin([chance, 1 - chance], whole);
    return [
      { playerId: first!.playerId, opponentId: second!.playerId, side: null, price: quoted(one!) },
      { playerId: second!.playerId, opponentId: first!.playerId, side: null, price: quoted(other!) },
    ];
  });
}

const PRICERS: Readonly<Record<GolfMarket, (book: GolfBook, projection: Projection, own: (playerId: string) => number) => GolfPrice[]>> = {
  outright: (book, projection, own) => placePrices('outright', book, projection, own),
  top5: (book, projection, own) => placePrices('top5', book, projection, own),
  top10: (book, projection, own) => placePrices('top10', book, projection, own),
  top20: (book, projection, own) => placePrices('top20', book, projection, own),
  make_cut: cutPrices,
  head_to_head: duelPrices,
};

export function createGolfOdds(seed: string, find: (tournamentId: string) => Tape | null): GolfOddsBoard {
  const projections = new BoundedMap<string, Projection>(PROJECTIONS_STORED);
  const projectionAt = (tape: Tape, tick: number): Projection =>
    projections.recall(`${tape.fixture.tournamentId}|${tick}`, () => ({
      tick,
      isLive: tick >= tape.fixture.startsAt,
      outlooks: consensusAt(seed, tape, tick),
    }));

  /** The newest opinion that the book has already turned into prices. */
  function seenBy(tape: Tape, book: GolfBook, asOf: number): { projection: Projection; quotedAt: number } | null {
    const lag = book.lagSeconds * 1000;
    const tick = tickAt(tape, asOf - lag);
    return tick === null ? null : { projection: projectionAt(tape, tick), quotedAt: tick + lag };
  }

  function sheetsOf(tape: Tape, book: GolfBook, asOf: number): GolfPriceSheet[] {
    const seen = seenBy(tape, book, asOf);
    if (!seen || asOf >= tape.endsAt) return [];
    const { tournamentId } = tape.fixture;
    const views = new Map<string, number>();
    const own = (playerId: string): number => {
      const known = views.get(playerId);
      if (known !== undefined) return known;
      const view = drawNormal(createChance(`${seed}|golf-book|${book.ref.code}|${tournamentId}|${playerId}`), 0, book.ownLogit);
      views.set(playerId, view);
      return view;
    };
    const isOffered = (market: GolfMarket): boolean =>
      (asOf < tape.fixture.startsAt || book.live.includes(market)) && (market !== 'make_cut' || tape.fixture.cut !== null);
    return (Object.keys(book.overround) as GolfMarket[])
      .filter(isOffered)
      .map((market) => ({
        tournamentId,
        book: book.ref,
        market,
        quotedAt: new Date(seen.quotedAt),
        prices: PRICERS[market](book, seen.projection, own),
      }));
  }

  return {
    listSheets: (tournamentId, asOf) => {
      const tape = find(tournamentId);
      return Promise.resolve(tape ? GOLF_BOOKS.flatMap((book) => sheetsOf(tape, book, asOf.getTime())) : []);
    },
  };
}
