import { z } from 'zod';
import type { Piece } from './piece.ts';

const Market = z.looseObject({
  key: z.string(),
  last_update: z.string().nullish(),
  outcomes: z.array(z.looseObject({ name: z.string() })),
});
const Book = z.looseObject({ key: z.string(), last_update: z.string().nullish(), markets: z.array(Market) });
export const SampleOffer = z.looseObject({
  id: z.string(),
  sport_key: z.string(),
  commence_time: z.string(),
  bookmakers: z.array(Book).optional(),
});
export type SampleOffer = z.output<typeof SampleOffer>;
const Offers = z.array(SampleOffer).min(1);
/** A list as it came, one event, or a list that whoever saved it wrapped with the time. */
const Wrapped = z.looseObject({
  fetched_at: z.string().optional(),
  timestamp: z.string().optional(),
  events: Offers.optional(),
  data: Offers.optional(),
});

const timeOf = (texts: readonly (string | null | undefined)[]): Date | null => {
  const times = texts.map((text) => Date.parse(text ?? '')).filter(Number.isFinite);
  return times.length > 0 ? new Date(Math.max(...times)) : null;
};

/** The moment of a snapshot is that of its newest price. */
const newestPrice = (offers: readonly SampleOffer[]): Date | null =>
  timeOf(
    offers.flatMap(({ bookmakers = [] }) =>
      bookmakers.flatMap((book) => [book.last_update, ...book.markets.map((market) => market.last_update)]),
    ),
  );

const FEATURED = new Set(['h2h', 'spreads', 'totals', 'outrights']);
const isFeatured = (offer: SampleOffer): boolean =>
  offer.bookmakers?.some(({ markets }) => markets.some(({ key }) => FEATURED.has(key))) ?? false;

export function recognizeOdds(body: unknown): Piece[] {
  const wrapped = Wrapped.safeParse(body);
  const single = SampleOffer.safeParse(body);
  const list = Offers.safeParse(body);
  const offers = list.data ?? (single.success ? [single.data] : (wrapped.data?.events ?? wrapped.data?.data ?? []));
  if (offers.length === 0) return [];
  const at = timeOf([wrapped.data?.fetched_at, wrapped.data?.timestamp]) ?? newestPrice(offers);
  const sport = offers[0]?.sport_key ?? '';
  const lists: Piece[] = offers.some((offer) => offer.scores !== undefined)
    ? [{ place: 'odds', kind: 'scores', key: sport, at, value: offers }]
    : [
        { place: 'odds', kind: 'events', key: sport, at: null, value: offers },
        ...(offers.some(isFeatured) ? [{ place: 'odds', kind: 'odds', key: sport, at, value: offers } as const] : []),
      ];
  // Prices of single events, where this is no board of the sport: player props come one event at a time.
  const single_: Piece[] = offers.some(isFeatured)
    ? []
    : offers.filter(({ bookmakers }) => bookmakers).map((offer) => ({ place: 'odds', kind: 'event', key: offer.id, at, value: offer }));
  return [...lists, ...single_];
}
