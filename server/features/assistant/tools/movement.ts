import { LEAGUE_SPORTS, sportOf, sportsWith } from '@clearedge/contract/sports';
import { plural } from '@clearedge/contract/words/plural';
import { americanToDecimal } from '@clearedge/quant/price';
import type { Contest } from '../../contests/index.ts';
import { type Game as BoardGame, lineScale, listGames } from '../../odds/index.ts';
import { finding } from '../session/finding.ts';
import { contestLink, findGames, isOpenGame, matchup } from '../session/games.ts';
import { ageText, lineText, percent, signed } from '../session/say.ts';
import type { AssistantSession } from '../session/session.ts';
import { priceSource } from '../session/slate.ts';
import type { Reading } from '../understand/reading.ts';
import type { Look } from './tool.ts';

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

type Odds = BoardGame['odds'];
type Cell = Extract<Odds[number], { market: 'moneyline' }>['away'];
/** An open game with the best price of each side of its main markets. */
interface Game {
  contest: Contest;
  odds: Odds;
}

function bestOf(side: string, { odds, line, bookName, seenAt, state, openOdds, openLine }: Cell): BestPrice[] {
  if (odds === null || bookName === null || seenAt === null) return [];
  return [{ side, line, odds, bookName, seenAt, isStale: state === 'stale', openOdds, openLine }];
}

/** The best price of each side of a game's market. */
function listPrices({ odds, contest: { awayCode, homeCode } }: Game, market: Market): BestPrice[] {
  for (const one of odds) {
    if (one.market === 'totals') {
      if (market === 'total') return [...bestOf('Over', one.over), ...bestOf('Under', one.under)];
    } else if (one.market === (market === 'spread' ? 'spreads' : market))
      return [...bestOf(awayCode, one.away), ...bestOf(homeCode, one.home)];
  }
  return [];
}

const lineOf = ({ side, line }: Pick<BestPrice, 'side' | 'line'>): string =>
  line === null ? '' : ` ${side === 'Over' || side === 'Under' ? line : lineText(line)}`;

const marketText = (market: Market, { sport }: Contest): string =>
  market === 'spread' ? (sportOf(sport).spreadName ?? 'spread').toLowerCase() : market;

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

/** The height of the normal curve at its middle: a number that moves by one standard deviation there is worth so much. */
const AT_THE_MIDDLE = 0.4;
const sizeOf = ({ points, lineMove, market, best, game }: Move): number =>
  Math.abs(points ?? (lineMove * AT_THE_MIDDLE) / lineScale(market, game.contest.sport, best.line ?? 0).sd);

function movesOf(game: Game): Move[] {
  return (['moneyline', 'spread', 'total'] as const).flatMap((market) => {
    const moves = listPrices(game, market).flatMap((best): Move[] => {
      if (best.openOdds === null) return [];
      const lineMove = best.line !== null && best.openLine !== null ? best.line - best.openLine : 0;
      // Where the favorite changes, the spread only turns its sign: the moneyline tells by how much.
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
  return `• ${matchup(game.contest)} ${marketText(market, game.contest)}, ${best.side}: ${open}, now${lineOf(best)} ${price(best.odds)} (${best.bookName}, ${ageText(best.seenAt, now)}); ${by}.`;
}

/** The open games asked about with their boards, those of each league as its screen reads them. */
async function readGames(session: AssistantSession, reading: Reading): Promise<Game[]> {
  const { ctx, read, now } = session;
  const contests = (await findGames(session, reading)).filter((contest) => isOpenGame(contest, now));
  const daysOf = (sports: readonly string[]): string[] => [
    ...new Set(contests.filter(({ sport }) => sports.includes(sport)).map(({ slateOn }) => slateOn)),
  ];
  const analyzed = sportsWith('hasAnalysis');
  const boards = await Promise.all([
    ...daysOf(analyzed).map(async (day) => (await listGames(ctx, day, analyzed)).map(({ gameId, odds }) => ({ gameId, odds }))),
    ...LEAGUE_SPORTS.flatMap((league) =>
      daysOf([league]).map(async (date) =>
        (await read(ctx, 'GET /api/:league/games', { params: { league }, query: { date } })).map(({ gameId, markets }) => ({
          gameId,
          odds: markets,
        })),
      ),
    ),
  ]);
  const oddsOf = new Map(boards.flat().map(({ gameId, odds }) => [gameId, odds]));
  return contests.flatMap((contest) => {
    const odds = oddsOf.get(contest.gameId);
    return odds ? [{ contest, odds }] : [];
  });
}

/** Where prices stand against where they opened, the widest moves first. */
export const lookAtMovement: Look = async (session, reading) => {
  const games = await readGames(session, reading);
  const asked = reading.market ?? (reading.side === null ? null : 'total');
  const moves = games
    .flatMap(movesOf)
    .filter(({ market }) => asked === null || market === asked)
    .toSorted((a, b) => sizeOf(b) - sizeOf(a))
    .slice(0, MOST_MOVES);
  if (moves.length === 0)
    return finding([
      `No line of ${plural(games.length, 'open game')} has moved by more than ${percent(LEAST_POINTS)} of implied probability since it opened.`,
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
      links: moves.map(({ game }) => contestLink(game.contest)),
    },
  );
};
