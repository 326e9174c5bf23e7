import { expect } from 'vitest';
import { GAME_ID } from '../../features/analysis/testing/scene.ts';
import type { TestClient } from '../../testing/index.ts';

/** What no one without the tier may find anywhere: texts and figures, and names of fields that only paid answers have. */
export interface Secrets {
  texts: string[];
  fields: string[];
}

interface Paid {
  url: string;
  fields: readonly string[];
  /** Who pays for it; Pro by default. */
  tier?: 'elite';
  /** The part of the answer that is paid for; all of it when left out. */
  paidPart?: (answer: unknown) => unknown;
}
interface ShownPick {
  reasoning: string;
}

interface ComparedPart {
  markets: { best: Record<'first' | 'second', { evPct: number | null } | null> }[];
}

export const LOCKED_GAME = '20260711_ATL@NYM';
/** A man, a book and a price that stand nowhere but among the props. */
export const ONLY_PROP = {
  playerId: 'only-prop',
  playerName: 'Zebulon Onlyprop',
  overPrice: 1273,
  book: { code: 'ZZZ', name: 'Propshop' },
};
export const ONLY_PROP_TEXTS = [ONLY_PROP.playerName, ONLY_PROP.book.name, String(ONLY_PROP.overPrice)];
const OPEN_PICKS = 3;

export const FOOTBALL_GAMES = ['HAM@TOR', 'OTT@MTL', 'CGY@EDM', 'BC@SSK'].map((matchup) => `20260711_${matchup}`);

/** Of the first three everybody may know all but the sentence; games of one making share figures with them. */
const beyondOpen = (list: unknown): unknown => {
  const [open, rest] = [(list as ShownPick[]).slice(0, OPEN_PICKS), (list as ShownPick[]).slice(OPEN_PICKS)];
  const known = new Set(telling(open));
  return [open.map(({ reasoning }) => reasoning), telling(rest).filter((text) => !known.has(text))];
};

/** What the market makes of a moneyline without its margin is public; that of every other market, and the rest of a play, is not. */
const withoutMarketMoneyline = (analysis: unknown): unknown => {
  const { valuePlays, ...rest } = analysis as { valuePlays: { market: string; marketProbability: number }[] };
  const plays = valuePlays.map(({ marketProbability, ...play }) => (play.market === 'moneyline' ? play : { ...play, marketProbability }));
  return { ...rest, plays };
};

/** Where each kind of paid content is asked for, and which of its fields may be told to no one else. Another kind is another row. */
const PAID: readonly Paid[] = [
  {
    url: `/api/games/${GAME_ID}/analysis`,
    fields: ['valuePlays', 'favored', 'fairPrices', 'valueFrom', 'suggestedBets'],
    paidPart: withoutMarketMoneyline,
  },
  { url: `/api/games/${LOCKED_GAME}/analysis`, fields: [], paidPart: withoutMarketMoneyline },
  { url: `/api/games/${GAME_ID}/player-props`, fields: ['hitRates', 'modelProbability', 'projection', 'bookmaker'] },
  { url: '/api/prop-finder?date=2026-07-11', fields: ['worstOver', 'worstUnder', 'lastLines', 'bestSide'], tier: 'elite' },
  {
    url: '/api/kelly/markets?date=2026-07-11',
    fields: ['modelChance', 'modelLow', 'modelHigh', 'modelPush', 'marketChance'],
    // The board and its prices are public; the chances are not.
    paidPart: (board) =>
      (board as { games: { sides: Record<string, unknown>[] }[] }).games.flatMap(({ sides }) =>
        sides.map(({ modelChance, modelLow, modelHigh }) => [modelChance, modelLow, modelHigh]),
      ),
  },
  ...['mlb', 'cfl'].map(
    (sport): Paid => ({
      url: `/api/parlay-opportunities?date=2026-07-11&sport=${sport}`,
      tier: 'elite',
      fields: ['estimatedProbability'],
      // Prices are public; what they are worth is not.
      paidPart: (list) =>
        (list as { estimatedProbability: number; ev: number }[]).map(({ estimatedProbability, ev }) => [estimatedProbability, ev]),
    }),
  ),
  {
    url: '/api/player-props?date=2026-07-11',
    tier: 'elite',
    fields: [],
    // Names and prices stand in the practice book as well.
    paidPart: (list) => (list as { playerName: string; edge: number | null }[]).map(({ playerName, edge }) => [playerName, edge]),
  },
  {
    url: '/api/odds-comparison?date=2026-07-11',
    fields: ['bookmakers', 'bestOdds', 'bestLine', 'evPct', 'leastProfit', 'breakEven'],
    // Prices stand on the public board; what they are worth against the fair price does not.
    paidPart: (games) =>
      (games as ComparedPart[]).flatMap(({ markets }) => markets.flatMap(({ best }) => [best.first?.evPct, best.second?.evPct])),
  },
  { url: '/api/hot-trends', fields: ['baseRate', 'averageOdds', 'chanceAmong', 'percentageLow', 'roiLow'] },
  { url: '/api/strategies/suggestions', tier: 'elite', fields: ['withoutProjection'] },
  { url: '/api/consultation/experts', tier: 'elite', fields: ['nextFreeAt', 'specialty'] },
  { url: '/api/early-access', tier: 'elite', fields: ['stepsDone'] },
  { url: '/api/daily-picks', fields: ['reasoning'], paidPart: beyondOpen },
  { url: '/api/cfl/daily-picks?date=2026-07-11', fields: ['reasoning'], paidPart: beyondOpen },
];

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-/;
const isTelling = (text: string): boolean => /^\d+\.\d{5,}$/.test(text) || (text.includes(' ') && /[.:]/.test(text)) || UUID.test(text);

const MOST_SAMPLE = 100;
/** Whether a number is so many of a small sample: four of nine may stand anywhere, whatever they are four of. */
const isSmallShare = (value: number): boolean =>
  Array.from({ length: MOST_SAMPLE }, (_, at) => value * (at + 1)).some((times) => Math.abs(times - Math.round(times)) < 1e-9);

/** Sentences, ids, and numbers that are no round ones: a price of +105 stands on the public board, a probability to sixteen digits does not. */
function telling(value: unknown): string[] {
  if (typeof value === 'number') return String(value).length >= 8 && !isSmallShare(value) ? [String(value)] : [];
  if (typeof value === 'string') return isTelling(value) ? [JSON.stringify(value).slice(1, -1)] : [];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(telling) : [];
}

export async function secretsOf(pro: TestClient, elite: TestClient): Promise<Secrets> {
  const texts: string[] = [...ONLY_PROP_TEXTS];
  for (const { url, tier, paidPart = (answer: unknown) => answer } of PAID) {
    const answer = await (tier === 'elite' ? elite : pro).get(url);
    expect([url, answer.statusCode]).toEqual([url, 200]);
    const found = telling(paidPart(answer.json()));
    expect([url, found.length > 0 || answer.body.includes(ONLY_PROP.playerName)]).toEqual([url, true]);
    texts.push(...found);
  }
  return { texts: [...new Set(texts)], fields: PAID.flatMap(({ fields }) => [...fields]) };
}
