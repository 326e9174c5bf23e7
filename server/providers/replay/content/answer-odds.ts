import { HOUR_MS } from '@clearedge/quant/calendar';
import { decimalPrice, decimalToAmericanRounded, isAmericanPrice } from '@clearedge/quant/price';
import { type Answerer, answerByPath, jsonAnswer, type PathRoute, type Wanted } from './answer.ts';
import type { SampleOffer } from './recognise-odds.ts';

type Book = NonNullable<SampleOffer['bookmakers']>[number];
type Market = Book['markets'][number];

const listOf = (text: string | null): Set<string> | null => (text ? new Set(text.split(',')) : null);

/** A saved decimal price, where American ones are asked for; anything else as it stands. */
function american(market: Market): Market {
  const isDecimal = market.outcomes.every(({ price }) => typeof price === 'number' && price > 1 && !isAmericanPrice(price));
  if (!isDecimal) return market;
  return {
    ...market,
    outcomes: market.outcomes.map((each) => ({ ...each, price: decimalToAmericanRounded(decimalPrice(Number(each.price))) })),
  };
}

/** Of an event, the markets and books that were asked for; books without any of them are left out, as the source does. */
function cut(offer: SampleOffer, query: URLSearchParams): SampleOffer {
  const [markets, books] = [listOf(query.get('markets')), listOf(query.get('bookmakers'))];
  const asAmerican = query.get('oddsFormat') === 'american';
  const bookmakers = (offer.bookmakers ?? []).flatMap((book) => {
    const wanted = book.markets.filter(({ key }) => !markets || markets.has(key));
    if (wanted.length === 0 || (books && !books.has(book.key))) return [];
    return [{ ...book, markets: asAmerican ? wanted.map(american) : wanted }];
  });
  return { ...offer, bookmakers };
}

function isWithin({ id, commence_time }: SampleOffer, query: URLSearchParams): boolean {
  const ids = listOf(query.get('eventIds'));
  const [from, to] = [query.get('commenceTimeFrom'), query.get('commenceTimeTo')].map((text) => Date.parse(text ?? ''));
  const at = Date.parse(commence_time);
  return (!ids || ids.has(id)) && !(at < (from ?? Number.NaN)) && !(at > (to ?? Number.NaN));
}

/** Games that are over are dropped by the source, those being played are not. */
const isOpen = ({ commence_time }: SampleOffer, at: Date): boolean => Date.parse(commence_time) > at.getTime() - 8 * HOUR_MS;

function board({ question: { query }, pieces, at, which }: Wanted, [, sport = '']: RegExpExecArray): ReturnType<Answerer> {
  const found = pieces.find('odds', sport, at, which);
  if (!found) return null;
  const offers = (found.value as SampleOffer[]).filter((offer) => isWithin(offer, query) && isOpen(offer, at));
  return jsonAnswer(
    offers.map((offer) => cut(offer, query)),
    found.at,
  );
}

/** Every event that any file names, without its prices. */
function events({ question: { query }, pieces, at }: Wanted, [, sport = '']: RegExpExecArray): ReturnType<Answerer> {
  const all = pieces.all('events', sport).flatMap(({ value }) => value as SampleOffer[]);
  if (all.length === 0) return null;
  const open = all.filter((offer) => isWithin(offer, query) && isOpen(offer, at));
  return jsonAnswer([...new Map(open.map(({ bookmakers: _books, ...offer }) => [offer.id, offer])).values()]);
}

function scores({ pieces, at, which }: Wanted, [, sport = '']: RegExpExecArray): ReturnType<Answerer> {
  const found = pieces.find('scores', sport, at, which);
  return found && jsonAnswer(found.value, found.at);
}

/** One event: its own recording, or its row of the board. */
function oneEvent({ question: { query }, pieces, at, which }: Wanted, [, sport = '', id = '']: RegExpExecArray): ReturnType<Answerer> {
  const own = pieces.find('event', id, at, which);
  const whole = pieces.find('odds', sport, at, which);
  const found = (own?.value as SampleOffer | undefined) ?? (whole?.value as SampleOffer[] | undefined)?.find((offer) => offer.id === id);
  return found ? jsonAnswer(cut(found, query), own?.at ?? whole?.at) : null;
}

function sports({ pieces }: Wanted): ReturnType<Answerer> {
  const keys = [...new Set([...pieces.keys('odds'), ...pieces.keys('events')])];
  return jsonAnswer(
    keys.map((key) => ({
      key,
      group: key.split('_')[0],
      title: key,
      description: '',
      active: true,
      has_outrights: key.endsWith('_winner'),
    })),
  );
}

const ROUTES: readonly PathRoute[] = [
  [/^\/v4\/sports$/, sports],
  [/^\/v4\/sports\/(\w+)\/odds$/, board],
  [/^\/v4\/sports\/(\w+)\/events$/, events],
  [/^\/v4\/sports\/(\w+)\/scores$/, scores],
  [/^\/v4\/sports\/(\w+)\/events\/(\w+)\/odds$/, oneEvent],
];

/** The Odds API over the folder's pieces. */
export const answerOdds: Answerer = (wanted) => answerByPath(ROUTES, wanted);
