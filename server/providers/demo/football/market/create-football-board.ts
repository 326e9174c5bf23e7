import { MINUTE_MS } from '@clearedge/quant/calendar';
import type { FeedQuote, OddsBoard } from '../../../../ports/index.ts';
import { BoundedMap, createChance, drawBetween, drawNormal } from '../../chance.ts';
import { withPauses } from '../../market/book-diary.ts';
import { BOOKS, type Bookmaker, bookRef, extraHold } from '../../market/books.ts';
import { addQuotes } from '../../market/create-odds-board.ts';
import { type PriceStep, priceSteps } from '../../market/game-quotes.ts';
import { type PricePair, pricePair } from '../../market/market-prices.ts';
import type { FootballGame, FootballLeague } from '../league.ts';
import { decidedAt, finalIdOf } from '../schedule/fixture.ts';
import { consensusOf, type Moment } from './consensus.ts';
import type { Outlook } from './outlook.ts';
import { homeBeats, totalPasses } from './score-tables.ts';

const MARKETS = ['moneyline', 'spread', 'total'] as const;
type FootballMarket = (typeof MARKETS)[number];

/** A book moves its price before its line; off a number on which many games end it moves last of all. */
const KEEPS_LINE_WITHIN = { key: 0.055, other: 0.032 } as const;
const KEY_NUMBERS = new Set([3, 7]);
const SMALLEST_SPREAD = 1;
const SEARCHED = 3;

/** The half point nearest to even chances; no spread of less than a point. */
function evenNumber(mean: number, shareAbove: (number: number) => number, isOffered: (number: number) => boolean): number {
  const middle = Math.round(mean * 2) / 2;
  let best: { number: number; off: number } | null = null;
  for (let number = middle - SEARCHED; number <= middle + SEARCHED; number += 0.5) {
    const off = Math.abs(shareAbove(number) - 0.5);
    if (isOffered(number) && (best === null || off < best.off)) best = { number, off };
  }
  return best!.number;
}

const keeps = (number: number, share: number): boolean =>
  Math.abs(share - 0.5) < (KEY_NUMBERS.has(Math.abs(number)) ? KEEPS_LINE_WITHIN.key : KEEPS_LINE_WITHIN.other);

function spreadPair({ margin }: Outlook, book: Bookmaker, hold: number, before: PricePair | null): PricePair {
  const beats = (number: number): number => homeBeats(margin, number);
  const shown = before?.lines[0] ?? null;
  const isOffered = (number: number): boolean => Math.abs(number) >= SMALLEST_SPREAD;
  const number = shown !== null && keeps(shown, beats(shown)) ? shown : evenNumber(margin, beats, isOffered);
  return { lines: [number, -number], prices: pricePair(1 - beats(number), hold, book.centStep) };
}

function totalPair({ total }: Outlook, book: Bookmaker, hold: number, before: PricePair | null): PricePair {
  const passes = (number: number): number => totalPasses(total, number);
  const shown = before?.lines[0] ?? null;
  const number = shown !== null && keeps(shown, passes(shown)) ? shown : evenNumber(total, passes, () => true);
  return { lines: [number, number], prices: pricePair(passes(number), hold, book.centStep) };
}

/** What a book that thinks `outlook` posts; `before` is what it shows now. */
function footballPair(market: FootballMarket, outlook: Outlook, book: Bookmaker, before: PricePair | null): PricePair {
  const hold = book.holdFraction + extraHold(market);
  if (market === 'spread') return spreadPair(outlook, book, hold, before);
  if (market === 'total') return totalPair(outlook, book, hold, before);
  return { lines: [null, null], prices: pricePair(1 - homeBeats(outlook.margin, 0), hold, book.centStep) };
}

const JITTER: Outlook = { margin: 0.12, total: 0.2 };
/** Points of a football game for a book's standing disagreement in log-odds and in runs. */
const POINTS_PER = { logit: 14, run: 6 } as const;
const PAUSE_SHARE = 0.3;
const PAUSE_MINUTES = [4, 35] as const;
const inSeconds = (at: number): number => Math.round(at / 1000) * 1000;

/** One book's opinions on a game in order of time: it follows the consensus with its delay, and now and then takes its prices down. */
function diaryOf(
  { season, fixture }: FootballGame,
  book: Bookmaker,
  moments: readonly Moment[],
): { at: number; outlook: Outlook | null }[] {
  const next = createChance(`${season.seed}|football|book|${book.code}|${finalIdOf(fixture)}`);
  const own = { margin: drawNormal(next, 0, book.ownLogit * POINTS_PER.logit), total: drawNormal(next, 0, book.ownRuns * POINTS_PER.run) };
  const opens = inSeconds(moments[0]!.at + book.opensAfterMinutes * MINUTE_MS * drawBetween(next, 0.8, 1.2));
  const followed = moments.filter((_, index) => next() < book.followShare || index === 0);
  const seen = followed.map(({ at, outlook }) => ({
    at: Math.max(opens, inSeconds(at + book.lagMinutes * MINUTE_MS * drawBetween(next, 0.4, 1.6))),
    outlook: {
      margin: outlook.margin + own.margin + drawNormal(next, 0, JITTER.margin),
      total: outlook.total + own.total + drawNormal(next, 0, JITTER.total),
    },
  }));
  const down = inSeconds(drawBetween(next, opens + MINUTE_MS, fixture.startsAt));
  const up = down + inSeconds(drawBetween(next, ...PAUSE_MINUTES) * MINUTE_MS);
  return withPauses(
    seen.sort((a, b) => a.at - b.at),
    next() < PAUSE_SHARE ? [[down, up]] : [],
  );
}

const GAMES_STORED = 40;
const REFS = BOOKS.map(bookRef);

/** Every change of every book on one game, in order of time; nothing from the kickoff on. */
export function gameSteps(game: FootballGame): PriceStep[] {
  const moments = consensusOf(game);
  const endsAt = game.fixture.startsAt;
  const steps = BOOKS.flatMap((maker, book) => {
    const diary = diaryOf(game, maker, moments);
    const opensAt = diary[0]!.at;
    return MARKETS.flatMap((market) =>
      priceSteps({ book, market, opensAt, endsAt }, diary, (outlook, before) => footballPair(market, outlook, maker, before)),
    );
  });
  return steps.sort((a, b) => a.at - b.at);
}

export function createFootballBoard(league: FootballLeague): OddsBoard {
  const known = new BoundedMap<string, PriceStep[]>(GAMES_STORED);
  return {
    listBooks: async () => [...REFS],
    findStanding: async (_slateOn, asOf) => ({ seenAt: asOf, isWhole: false }),
    listQuotes: async (slateOn, asOf, since) => {
      const [from, upTo] = [since?.getTime() ?? -Infinity, asOf.getTime()];
      const quotes: FeedQuote[] = [];
      for (const game of league.gamesOn(slateOn)) {
        if (decidedAt(game.fixture) > upTo) continue;
        const gameId = finalIdOf(game.fixture);
        for (const step of known.recall(gameId, () => gameSteps(game)))
          if (step.at > from && step.at <= upTo) addQuotes(quotes, gameId, step);
      }
      return quotes.sort((a, b) => a.quotedAt.getTime() - b.quotedAt.getTime());
    },
  };
}
