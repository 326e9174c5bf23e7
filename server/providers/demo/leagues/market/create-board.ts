import { BOARD_MARKET_NAMES, type BoardMarket, SIDES_OF, termsOf } from '@clearedge/contract/markets/board-markets';
import { MINUTE_MS } from '@clearedge/quant/calendar';
import type { FeedQuote, OddsBoard } from '../../../../ports/index.ts';
import { slateOnOf } from '../../calendar.ts';
import { BoundedMap, createChance, drawBetween, drawNormal } from '../../chance.ts';
import { alternatesOf, outlookAt, shownSteps } from '../../market/alternates.ts';
import { withPauses } from '../../market/book-diary.ts';
import { BOOKS, type Bookmaker, bookRef, extraHold } from '../../market/books.ts';
import { addQuotes, PART_OPENS_LATER_MS, type PriceStep, priceSteps, TRIFLE } from '../../market/game-quotes.ts';
import { type PricePair, pricePair, pricesOf } from '../../market/market-prices.ts';
import { consensusOf, type Moment } from './consensus.ts';
import type { MarketForm, MarketGame } from './market-form.ts';
import type { Outlook } from './outlook.ts';
import { isOnPart, isPriced, narrowed } from './part-forms.ts';

/** A book moves its price before its line; off a number on which many games end it moves last of all. */
const KEEPS_LINE_WITHIN = { key: 0.055, other: 0.032 } as const;
const SEARCHED = 3;

/** The half point nearest to even chances, among those that are offered. */
function evenNumber(mean: number, shareAbove: (number: number) => number, isOffered: (number: number) => boolean): number {
  const middle = Math.round(mean * 2) / 2;
  let best: { number: number; off: number } | null = null;
  for (let number = middle - SEARCHED; number <= middle + SEARCHED; number += 0.5) {
    const off = Math.abs(shareAbove(number) - 0.5);
    if (isOffered(number) && (best === null || off < best.off)) best = { number, off };
  }
  return best!.number;
}

interface Showing {
  form: MarketForm;
  outlook: Outlook;
  centStep: number;
  hold: number;
  /** What the book shows now. */
  before: PricePair | null;
}

function spreadPair({ form, outlook: { margin }, centStep, hold, before }: Showing): PricePair {
  const { tables, fixedSpread, smallestSpread, keyNumbers } = form;
  const beats = (number: number): number => tables.homeBeats(margin, number);
  const keeps = (number: number): boolean =>
    Math.abs(beats(number) - 0.5) < (keyNumbers.has(Math.abs(number)) ? KEEPS_LINE_WITHIN.key : KEEPS_LINE_WITHIN.other);
  const shown = before?.lines[0] ?? null;
  const isOffered = (number: number): boolean => Math.abs(number) >= smallestSpread;
  const favorite = fixedSpread === null ? null : beats(0) >= 0.5 ? fixedSpread : -fixedSpread;
  const number = favorite ?? (shown !== null && keeps(shown) ? shown : evenNumber(margin, beats, isOffered));
  return { lines: [number, -number], prices: pricePair(1 - beats(number), hold, centStep) };
}

function totalPair({ form, outlook: { total }, centStep, hold, before }: Showing): PricePair {
  const passes = (number: number): number => form.tables.totalPasses(total, number);
  const shown = before?.lines[0] ?? null;
  const isKept = shown !== null && Math.abs(passes(shown) - 0.5) < KEEPS_LINE_WITHIN.other;
  const number = isKept ? shown : evenNumber(total, passes, (number) => number > 0);
  return { lines: [number, number], prices: pricePair(passes(number), hold, centStep) };
}

/** What a book that thinks `outlook` posts. */
function pairOf(market: BoardMarket, game: Showing): PricePair {
  const showing = { ...game, ...narrowed(market, game.form, game.outlook) };
  const { kind } = termsOf(market);
  if (kind === 'spread') return spreadPair(showing);
  if (kind === 'total') return totalPair(showing);
  const { form, outlook, hold, centStep } = showing;
  const home = form.tables.homeBeats(outlook.margin, 0);
  if (SIDES_OF[market].length === 2) return { lines: [null, null], prices: pricePair(1 - home, hold, centStep) };
  const level = form.tables.level(outlook.margin);
  return { lines: [null, null, null], prices: pricesOf([(1 - level) * (1 - home), (1 - level) * home, level], hold, centStep) };
}

const PAUSE_SHARE = 0.3;
const PAUSE_MINUTES = [4, 35] as const;
const inSeconds = (at: number): number => Math.round(at / 1000) * 1000;

/** One book's opinions on a game in order of time: it follows the consensus with its delay, and now and then takes its prices down. */
function diaryOf(
  { text, gameId, startsAt }: MarketGame,
  { perLogit, perRun, jitter }: MarketForm,
  book: Bookmaker,
  moments: readonly Moment[],
): { at: number; outlook: Outlook | null }[] {
  const next = createChance(`${text}|book|${book.code}|${gameId}`);
  const own = { margin: drawNormal(next, 0, book.ownLogit * perLogit), total: drawNormal(next, 0, book.ownRuns * perRun) };
  const opens = inSeconds(moments[0]!.at + book.opensAfterMinutes * MINUTE_MS * drawBetween(next, 0.8, 1.2));
  const followed = moments.filter((_, index) => next() < book.followShare || index === 0);
  const seen = followed.map(({ at, outlook }) => ({
    at: Math.max(opens, inSeconds(at + book.lagMinutes * MINUTE_MS * drawBetween(next, 0.4, 1.6))),
    outlook: {
      margin: outlook.margin + own.margin + drawNormal(next, 0, jitter.margin),
      total: outlook.total + own.total + drawNormal(next, 0, jitter.total),
    },
  }));
  const down = inSeconds(drawBetween(next, opens + MINUTE_MS, startsAt));
  const up = down + inSeconds(drawBetween(next, ...PAUSE_MINUTES) * MINUTE_MS);
  return withPauses(
    seen.sort((a, b) => a.at - b.at),
    next() < PAUSE_SHARE ? [[down, up]] : [],
  );
}

/** Books move a part's price less often than the game's. */
const PART_TRIFLE = 0.015;
const GAMES_STORED = 40;
const REFS = BOOKS.map(bookRef);

/** Every change of every book on one game, in order of time; nothing from the start on. */
export function gameSteps(game: MarketGame, form: MarketForm): PriceStep[] {
  const moments = consensusOf(game, form);
  const endsAt = game.startsAt;
  const steps = BOOKS.flatMap((maker, book) => {
    const diary = diaryOf(game, form, maker, moments);
    const opensAt = (market: BoardMarket): number => diary[0]!.at + (isOnPart(market) ? PART_OPENS_LATER_MS : 0);
    return BOARD_MARKET_NAMES.filter((market) => isPriced(market, form)).flatMap((market) =>
      priceSteps(
        { book, market, opensAt: opensAt(market), endsAt, trifle: isOnPart(market) ? PART_TRIFLE : TRIFLE },
        diary,
        (outlook, before) =>
          pairOf(market, { form, outlook, centStep: maker.centStep, hold: maker.holdFraction + extraHold(market), before }),
      ),
    );
  });
  return steps.sort((a, b) => a.at - b.at);
}

/** What every book sells beside the numbers that it shows. */
function alternatesOn(game: MarketGame, form: MarketForm, steps: readonly PriceStep[], asOf: number): FeedQuote[] {
  const { tables, alternates } = form;
  const moments = consensusOf(game, form);
  const diaries = BOOKS.map((maker) => diaryOf(game, form, maker, moments));
  return shownSteps(steps, asOf).flatMap((step) => {
    const outlook = outlookAt(diaries[step.book]!, step);
    if (outlook === null) return [];
    const { gameId } = game;
    if (step.market === 'total')
      return alternatesOf({ gameId, step, rungs: alternates.total, shareAt: (line) => tables.totalPasses(outlook.total, line) });
    return alternatesOf({ gameId, step, rungs: alternates.spread, shareAt: (line) => 1 - tables.homeBeats(outlook.margin, line) });
  });
}

/** A league's board; `gamesOn` lists the games of an Eastern day whose sides are known at an instant. */
export function createBoard(form: MarketForm, gamesOn: (slateOn: string, asOf: number) => MarketGame[]): OddsBoard {
  const known = new BoundedMap<string, PriceStep[]>(GAMES_STORED);
  return {
    listBooks: async () => [...REFS],
    findStanding: async (_slateOn, asOf) => ({ seenAt: asOf, isWhole: false }),
    listQuotes: async (slateOn, asOf, since) => {
      const [from, upTo] = [since?.getTime() ?? -Infinity, asOf.getTime()];
      const quotes: FeedQuote[] = [];
      for (const game of gamesOn(slateOn, upTo))
        for (const step of known.recall(game.gameId, () => gameSteps(game, form)))
          if (step.at > from && step.at <= upTo) addQuotes(quotes, game.gameId, step);
      return quotes.sort((a, b) => a.quotedAt.getTime() - b.quotedAt.getTime());
    },
    listAlternates: async (gameId, asOf) => {
      const at = asOf.getTime();
      const game = gamesOn(slateOnOf(gameId), at).find((one) => one.gameId === gameId && at < one.startsAt);
      const steps = game && known.recall(gameId, () => gameSteps(game, form));
      return { quotes: game && steps ? alternatesOn(game, form, steps, at) : [], seenAt: asOf };
    },
  };
}
