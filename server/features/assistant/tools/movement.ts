import { americanToDecimal } from '@clearedge/quant/price';
import { finding } from '../session/finding.ts';
import { ageText, counted, lineText, percent, signed } from '../session/say.ts';
import type { AssistantSession } from '../session/session.ts';
import { type Game, gameLink, isOpen, matchupOf, priceSource, readSlate } from '../session/slate.ts';
import { codesOf, dayOf, type Look } from './tool.ts';

type Market = 'moneyline' | 'spread' | 'total';

/** A side's best price with its book, where it opened, and when it was last seen. */
interface BestPrice {
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
function listPrices(
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

const MARKET_NAMES: Record<Market, string> = { moneyline: 'Moneyline', spread: 'Run line', total: 'Total' };

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

/** Half a run is worth about so much of a total's probability. */
const POINTS_PER_RUN = 0.1;
const sizeOf = ({ points, lineMove }: Pick<Move, 'points' | 'lineMove'>): number => Math.abs(points ?? lineMove * POINTS_PER_RUN);

function movesOf(game: Game): Move[] {
  return (['moneyline', 'spread', 'total'] as const).flatMap((market) => {
    const moves = listPrices(game, market).flatMap((best): Move[] => {
      if (best.openOdds === null) return [];
      const lineMove = best.line !== null && best.openLine !== null ? best.line - best.openLine : 0;
      // Where the favorite changes, the run line only turns its sign: the moneyline tells by how much.
      if (market === 'spread' && best.openLine !== null && best.line === -best.openLine) return [];
      const points = lineMove === 0 ? 1 / americanToDecimal(best.odds) - 1 / americanToDecimal(best.openOdds) : null;
      return [{ game, market, best, points, lineMove }];
    });
    // Both sides tell the same story: the one that moved more is enough.
    return moves
      .filter((move) => sizeOf(move) >= LEAST_POINTS)
      .toSorted((a, b) => sizeOf(b) - sizeOf(a))
      .slice(0, 1);
  });
}

function moveWords({ price, now }: AssistantSession, { game, market, best, points, lineMove }: Move): string {
  const open = `opened ${best.openLine === null ? '' : `${lineOf({ side: best.side, line: best.openLine }).trim()} `}${price(best.openOdds ?? best.odds)}`;
  const by = points === null ? `the number has moved by ${signed(lineMove)}` : `${signed(points * 100)} points of implied probability`;
  return `• ${matchupOf(game)} ${MARKET_NAMES[market].toLowerCase()}, ${best.side}: ${open}, now${lineOf(best)} ${price(best.odds)} (${best.bookName}, ${ageText(best.seenAt, now)}); ${by}.`;
}

/** Where prices stand against where they opened, the widest moves first. */
export const lookAtMovement: Look = async (session, reading) => {
  const games = (await readSlate(session, dayOf(session, reading), codesOf(reading))).filter((game) => isOpen(game, session.now));
  const moves = games
    .flatMap(movesOf)
    .filter(({ market }) => reading.market === null || market === reading.market)
    .toSorted((a, b) => sizeOf(b) - sizeOf(a))
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
