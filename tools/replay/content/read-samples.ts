import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { HOUR_MS } from '@clearedge/quant/calendar';
import { decimalPrice, decimalToAmericanRounded, isAmericanPrice } from '@clearedge/quant/price';
import type { Answer, Library, Question } from '../library.ts';
import { type Place, realAddress } from '../places.ts';
import { type Answerer, answerByPath, jsonAnswer, type PathRoute, type Wanted } from './answer.ts';
import { answerMlb } from './answer-mlb.ts';
import { OTHERS, RSS_PLACES } from './answer-others.ts';
import { completeBoards } from './complete-boards.ts';
import { type Piece, Pieces } from './piece.ts';
import { recognizeBoards } from './recognize-boards.ts';
import { recognizeMlb } from './recognize-mlb.ts';
import { recognizeOdds, type SampleOffer } from './recognize-odds.ts';

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
const answerOdds: Answerer = (wanted) => answerByPath(ROUTES, wanted);

interface Site {
  host: string;
  path: string;
}

const siteOf = (address: string): Site | null => {
  if (!URL.canParse(address)) return null;
  const { hostname, pathname } = new URL(address);
  return { host: hostname.replace(/^www\./, ''), path: pathname.replace(/\/+$/, '') };
};

/** What a feed says of itself, and then of its headlines: `<link>…</link>` and, as many have it, `<atom:link href="…">`. */
const sitesIn = (text: string): Site[] =>
  [...text.matchAll(/<(?:atom:)?link(?:\s[^>]*?href=["']([^"']+)["'][^>]*|\s[^>]*)?>\s*(?:<!\[CDATA\[)?\s*([^<\]\s]*)/gi)].flatMap(
    ([, href = '', inner = '']) => siteOf(href || inner) ?? [],
  );

/** The feed whose text this is. Two feeds of one site are told apart by the address that a feed gives of itself; null where it gives none. */
export function placeAmong<P>(known: readonly { place: P; address: string }[], text: string): P | null {
  const sites = sitesIn(text);
  const feeds = known.map(({ place, address }) => ({ place, site: siteOf(address) }));
  for (const { host } of sites) {
    const near = feeds.filter(({ site }) => site?.host === host);
    const own = near.find(({ site }) => sites.some((stated) => stated.host === host && stated.path === site?.path));
    if (near.length > 0) return near.length === 1 ? near[0]!.place : (own?.place ?? null);
  }
  return null;
}

const ours = (): { place: Place; address: string }[] =>
  RSS_PLACES.map((place) => ({ place, address: realAddress(place, '/', null) ?? '' }));

/** A feed of headlines, known by its own links; a stranger's is none of ours. */
function recognizeRss(text: string): Piece[] {
  const place = placeAmong(ours(), text);
  return place ? [{ place, kind: 'rss', key: '', at: null, value: text }] : [];
}

/** RSS feeds, and streamed answers of a language model: one JSON a line, as they are saved without their `data: `. */
function recognizeTexts(text: string): Piece[] {
  if (/<rss[\s>]/.test(text.slice(0, 1000))) return recognizeRss(text);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const isStream = lines.length > 0 && lines.every((line) => line.includes('"chat.completion.chunk"'));
  return isStream ? [{ place: 'llm', kind: 'chunks', key: '', at: null, value: lines }] : [];
}

/** What a body says, by its content alone; nothing for a body that no provider here would answer with. */
export function recognize(text: string): Piece[] {
  const body = readJson(text);
  if (body === null) return recognizeTexts(text);
  return [...recognizeOdds(body), ...recognizeMlb(body), ...recognizeBoards(body)];
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

const IS_BODY = /\.(json|xml|rss|txt)$/i;
const FAR = new Date(8.64e15);

/** Opens a folder of saved answers, recognised by their content: names, places in the folder and dates do not matter. */
export async function readSamples(dir: string): Promise<Library> {
  const files = (await readdir(dir, { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile() && IS_BODY.test(entry.name),
  );
  const reported: Piece[] = [];
  const strange: string[] = [];
  for (const entry of files.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(entry.parentPath, entry.name);
    const found = recognize(await readFile(path, 'utf8'));
    if (found.length === 0) strange.push(relative(dir, path));
    reported.push(...found);
  }
  const places = [...new Set(reported.map(({ place }) => place))];
  const shelves = new Map(places.map((place) => [place, new Pieces(completeBoards(reported.filter((piece) => piece.place === place)))]));
  const find = (question: Question, at: Date, which: 'latest' | 'oldest'): Answer | null => {
    const pieces = shelves.get(question.place);
    return pieces ? answer({ question, pieces, at, which }) : null;
  };
  return {
    places,
    span: spanOf(reported),
    remarks: [
      `${files.length} files, ${files.length - strange.length} recognised`,
      ...(strange.length > 0 ? [`not recognised: ${strange.join(', ')}`] : []),
    ],
    find: (question, at, which = 'latest') => Promise.resolve(find(question, at, which)),
    // Of a game's feed that was saved later nothing is known before: the game has none yet, which is no failure of the source.
    knows: (question) => question.place === 'odds' && find(question, FAR, 'latest') !== null,
  };
}

function answer(wanted: Wanted): Answer | null {
  const { place } = wanted.question;
  if (place === 'mlb-stats-api') return answerMlb(wanted);
  return place === 'odds' ? answerOdds(wanted) : OTHERS[place](wanted);
}

/** A folder's day is the day with most boards of prices. */
function spanOf(pieces: readonly Piece[]): Library['span'] {
  const times = pieces.flatMap(({ kind, at }) => (kind === 'odds' && at ? [at.toISOString()] : [])).sort();
  const ofDay = (day: string): string[] => times.filter((time) => time.startsWith(day));
  const days = [...new Set(times.map((time) => time.slice(0, 10)))].sort((a, b) => ofDay(b).length - ofDay(a).length);
  const [first, last] = days[0] ? [ofDay(days[0])[0], ofDay(days[0]).at(-1)] : [];
  return first && last ? { from: new Date(first), to: new Date(last) } : null;
}
