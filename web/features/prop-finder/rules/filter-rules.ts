import type { FinderProp } from '../finder.queries.ts';
import type { FinderUrl } from './finder-url.ts';
import { KIND_ORDER, kindGroup, kindWords, type Span, shareOf } from './words.ts';
import { type Against, byWorth, descending, type Judged, judge } from './worth-rules.ts';

export type Filter = Pick<
  FinderUrl,
  'category' | 'propType' | 'minEV' | 'isPositiveOnly' | 'game' | 'side' | 'books' | 'search' | 'sort' | 'span'
>;

export const spanCount = ({ spans }: FinderProp, span: Span) => {
  const { lined, over, push } = spans[span];
  return { games: lined, over, push };
};

const rateFor = ({ prop, best }: Judged, span: Span): number =>
  shareOf(spanCount(prop, span), best?.side ?? 'over') ?? Number.NEGATIVE_INFINITY;
const edgeOf = ({ prop: { fair, model, isStale }, best }: Judged): number => {
  if (fair === null || model === null || isStale) return Number.NEGATIVE_INFINITY;
  return best?.side === 'under' ? fair - model : model - fair;
};
const worthMore = (a: Judged, b: Judged): number => byWorth(a.best, b.best);

const ORDERS: Record<FinderUrl['sort'], (span: Span) => (a: Judged, b: Judged) => number> = {
  ev: () => worthMore,
  rate: (span) => (a, b) => descending(rateFor(a, span), rateFor(b, span)) || worthMore(a, b),
  model: () => (a, b) => descending(edgeOf(a), edgeOf(b)),
  start: () => (a, b) => (a.prop.startsAt < b.prop.startsAt ? -1 : a.prop.startsAt > b.prop.startsAt ? 1 : worthMore(a, b)),
  player: () => (a, b) => (a.prop.playerName < b.prop.playerName ? -1 : a.prop.playerName > b.prop.playerName ? 1 : 0),
};

function isFound({ playerName, teamCode, opponent, propType }: FinderProp, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = `${playerName} ${teamCode} ${opponent} ${kindWords(propType)}`.toLowerCase();
  return words.every((word) => text.includes(word));
}

const fits = (prop: FinderProp, { category, propType, game }: Filter): boolean =>
  (category === 'all' || prop.category === category) &&
  (propType === 'all' || prop.propType === propType) &&
  (game === 'all' || prop.gameId === game);

/** What passes every filter, in the order asked for. Min EV 0 leaves all in, those without a fair price too. */
export function findIn(props: readonly FinderProp[], filter: Filter, against: Against): Judged[] {
  const words = filter.search.toLowerCase().split(/\s+/).filter(Boolean);
  const looking = { books: filter.books, side: filter.side === 'both' ? null : filter.side, against };
  const least = filter.minEV / 100;
  const found: Judged[] = [];
  for (const prop of props) {
    if (!fits(prop, filter) || !isFound(prop, words)) continue;
    const judged = judge(prop, looking);
    if (!judged?.best) continue;
    const { ev, doubt } = judged.best;
    if (filter.isPositiveOnly && doubt !== null) continue;
    if (least > 0 && !(ev !== null && ev >= least)) continue;
    found.push(judged);
  }
  return found.sort(ORDERS[filter.sort](filter.span));
}

export interface Choices {
  /** Under their headings, pitchers' first. */
  kinds: { value: string; label: string; group?: string | undefined }[];
  games: { value: string; label: string }[];
  books: string[];
}

/** Kinds, games and books of a day, for the lists to choose from. */
export function choicesOf(props: readonly FinderProp[], category: FinderUrl['category']): Choices {
  const kinds = new Set<string>();
  const games = new Map<string, { label: string; startsAt: string }>();
  const books = new Set<string>();
  for (const { propType, category: own, gameId, awayTeamCode, homeTeamCode, startsAt, quotes, isModelPrice } of props) {
    if (category === 'all' || own === category) kinds.add(propType);
    const second = gameId.endsWith('_2') ? ' (2)' : '';
    games.set(gameId, { label: `${awayTeamCode} @ ${homeTeamCode}${second}`, startsAt });
    if (!isModelPrice) for (const [book] of quotes) books.add(book);
  }
  const place = (kind: string): number => (KIND_ORDER.includes(kind) ? KIND_ORDER.indexOf(kind) : KIND_ORDER.length);
  const byStart = [...games].sort(([, a], [, b]) =>
    a.startsAt < b.startsAt ? -1 : a.startsAt > b.startsAt ? 1 : a.label < b.label ? -1 : 1,
  );
  return {
    kinds: [...kinds].sort((a, b) => place(a) - place(b)).map((value) => ({ value, label: kindWords(value), group: kindGroup(value) })),
    games: byStart.map(([value, { label }]) => ({ value, label })),
    books: [...books].sort(),
  };
}
