import { americanToDecimal } from '@clearedge/quant/price';
import { finding } from '../session/finding.ts';
import { ageText, counted, lineText, percent, signed } from '../session/say.ts';
import type { AssistantSession } from '../session/session.ts';
import { type Game, gameLink, isOpen, matchupOf, priceSource, readSlate } from '../session/slate.ts';
import type { Look } from './tool.ts';

type Market = 'moneyline' | 'spread' | 'total';

/** A side's best price with its book, where it opened, and when it was last seen. */
export interface BestPrice {
  side: string;
  line: number | null;
  odds: number;
  bookName: string;
  seenAt: string;
  isStale: boolean;
  openOdds: number | null;
  openLine: number | null;
}

type Cell = Extract<Game['odds'][number], { market: 'moneyline' }>['away'];

function bestOf(side: string, { odds, line, bookName, seenAt, state, openOdds, openLine }: Cell): BestPrice[] {
  if (odds === null || bookName === null || seenAt === null) return [];
  return [{ side, line, odds, bookName, seenAt, isStale: state === 'stale', openOdds, openLine }];
}

/** The best price of each side of a game's market. */
export function listPrices(
  { odds, awayTeamCode, homeTeamCode }: Pick<Game, 'odds' | 'awayTeamCode' | 'homeTeamCode'>,
  market: Market,
): BestPrice[] {
  for (const one of odds) {
    if (one.market === 'totals') {
      if (market === 'total') return [...bestOf('Over', one.over), ...bestOf('Under', one.under)];
    } else if (one.market === (market === 'spread' ? 'spreads' : market))
      return [...bestOf(awayTeamCode, one.away), ...bestOf(homeTeamCode, one.home)];
  }
  return [];
}

const lineOf = ({ side, line }: Pick<BestPrice, 'side' | 'line'>): string =>
  line === null ? '' : ` ${side === 'Over' || side === 'Under' ? line : lineText(line)}`;

/** "BOS −1.5 +150 (Book A, 3 min old)" */
export const priceWords = ({ price, now }: AssistantSession, one: BestPrice): string =>
  `${one.side}${lineOf(one)} ${price(one.odds)} (${one.bookName}, ${ageText(one.seenAt, now)}${one.isStale ? ', stale' : ''})`;

const MARKET_NAMES: Record<Market, string> = { moneyline: 'Moneyline', spread: 'Run line', total: 'Total' };
const MOST_GAMES = 8;
const isFavorite = (prices: readonly BestPrice[]): BestPrice[] =>
  prices.toSorted((a, b) => americanToDecimal(a.odds) - americanToDecimal(b.odds)).slice(0, 1);

/** The best price and its book for each side: every market of the clubs named, or the moneylines of the day. */
export const lookAtBestPrices: Look = async (session, { teams, day, market, text }) => {
  const games = (await readSlate(session, day ?? session.today, teams)).filter((game) => isOpen(game, session.now));
  const markets: readonly Market[] = market ? [market] : teams.length ? ['moneyline', 'spread', 'total'] : ['moneyline'];
  const choose = teams.length === 0 && /\bfavou?rites?\b/i.test(text) ? isFavorite : (prices: BestPrice[]) => prices;
  const priced = games
    .map((game) => ({
      game,
      rows: markets.map((one) => ({ market: one, prices: choose(listPrices(game, one)) })).filter(({ prices }) => prices.length > 0),
    }))
    .filter(({ rows }) => rows.length > 0);
  if (priced.length === 0) return finding(['No open game has a price on the board that fits the question.']);
  const lines = priced
    .slice(0, MOST_GAMES)
    .flatMap(({ game, rows }) =>
      rows.map(
        ({ market: one, prices }) =>
          `• ${matchupOf(game)} ${MARKET_NAMES[one].toLowerCase()}: best price ${prices.map((best) => priceWords(session, best)).join('; ')}`,
      ),
    );
  const seen = priced.flatMap(({ rows }) => rows.flatMap(({ prices }) => prices.map(({ seenAt }) => seenAt)));
  return finding([`Best price across books, ${counted(priced.length, 'game')}:`, ...lines], {
    sources: [priceSource(seen, session.now)],
    links: priced.slice(0, MOST_GAMES).map(({ game }) => gameLink(game)),
  });
};

interface Move {
  game: Game;
  market: Market;
  best: BestPrice;
  /** By how much the side's implied probability has changed since it opened; null where the number itself moved. */
  points: number | null;
  lineMove: number;
}

const LEAST_POINTS = 0.005;
const MOST_MOVES = 6;

const sizeOf = (points: number | null): number => Math.abs(points ?? 0);

function movesOf(game: Game): Move[] {
  return (['moneyline', 'spread', 'total'] as const).flatMap((market) => {
    const moves = listPrices(game, market).flatMap((best): Move[] => {
      if (best.openOdds === null) return [];
      const lineMove = best.line !== null && best.openLine !== null ? best.line - best.openLine : 0;
      const points = lineMove === 0 ? 1 / americanToDecimal(best.odds) - 1 / americanToDecimal(best.openOdds) : null;
      return [{ game, market, best, points, lineMove }];
    });
    // Both sides tell the same story: the one that moved more is enough.
    return moves
      .filter(({ points, lineMove }) => sizeOf(points) >= LEAST_POINTS || lineMove !== 0)
      .toSorted((a, b) => sizeOf(b.points) - sizeOf(a.points))
      .slice(0, 1);
  });
}

function moveWords({ price, now }: AssistantSession, { game, market, best, points, lineMove }: Move): string {
  const open = `opened ${best.openLine === null ? '' : `${lineOf({ side: best.side, line: best.openLine }).trim()} `}${price(best.openOdds ?? best.odds)}`;
  const by = points === null ? `the number has moved by ${signed(lineMove)}` : `${signed(points * 100)} points of implied probability`;
  return `• ${matchupOf(game)} ${MARKET_NAMES[market].toLowerCase()}, ${best.side}: ${open}, now${lineOf(best)} ${price(best.odds)} (${best.bookName}, ${ageText(best.seenAt, now)}); ${by}.`;
}

/** Where prices stand against where they opened, the widest moves first. */
export const lookAtMovement: Look = async (session, { teams, day }) => {
  const games = (await readSlate(session, day ?? session.today, teams)).filter((game) => isOpen(game, session.now));
  const moves = games
    .flatMap(movesOf)
    .toSorted((a, b) => Math.abs(b.lineMove) - Math.abs(a.lineMove) || sizeOf(b.points) - sizeOf(a.points))
    .slice(0, MOST_MOVES);
  if (moves.length === 0)
    return finding([
      `No line of ${counted(games.length, 'open game')} has moved by more than ${percent(LEAST_POINTS)} of implied probability since it opened.`,
    ]);
  return finding(
    [
      'Widest moves since the open, at the best price now:',
      ...moves.map((move) => moveWords(session, move)),
      'Whether news or money moved a line cannot be told from prices alone.',
    ],
    {
      sources: [
        priceSource(
          moves.map(({ best }) => best.seenAt),
          session.now,
        ),
      ],
      links: moves.map(({ game }) => gameLink(game)),
    },
  );
};
