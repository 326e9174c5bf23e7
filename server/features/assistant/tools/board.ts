import { MAX_PRICE_AGE_SECONDS } from '@clearedge/contract/constants';
import {
  BOARD_MARKET_NAMES,
  type BoardMarket,
  type BoardSide,
  placeOf,
  SIDES_OF,
  selectionOf,
  termsOf,
} from '@clearedge/contract/markets/board-markets';
import { sportOf } from '@clearedge/contract/sports';
import { periodWords, scoreWords } from '@clearedge/contract/words/selection-words';
import type { ComparedGame } from '../../comparison/index.ts';
import type { Contest } from '../../contests/index.ts';
import type { Card } from '../session/finding.ts';
import { isOneOf } from '../session/games.ts';
import { ageText, lineText } from '../session/say.ts';
import type { AssistantSession } from '../session/session.ts';
import type { Reading } from '../understand/reading.ts';

export interface Board {
  contest: Contest;
  game: ComparedGame;
}
export type Market = ComparedGame['markets'][number];
type Offer = NonNullable<Market['best']['first']>;

/** The markets of a game's board that a question is about; the three main ones where it names none. */
export function marketsOf(reading: Pick<Reading, 'market' | 'period' | 'side' | 'teams' | 'line'>, contest: Contest): BoardMarket[] {
  const { market, period, side, teams } = reading;
  if (market === 'team_total') {
    const own = teams.filter(
      ({ code }) => isOneOf(contest.awayCode, [code], contest.sport) || isOneOf(contest.homeCode, [code], contest.sport),
    );
    const sides = own.length === 1 ? [isOneOf(contest.homeCode, [own[0]!.code], contest.sport) ? 'home' : 'away'] : ['away', 'home'];
    return BOARD_MARKET_NAMES.filter((name) => termsOf(name).team !== undefined && sides.includes(termsOf(name).team!));
  }
  const kind = market ?? (side !== null ? 'total' : null);
  return BOARD_MARKET_NAMES.filter((name) => {
    const terms = termsOf(name);
    return terms.team === undefined && terms.period === period && (kind === null || terms.kind === kind);
  });
}

const MAIN_NAMES = { moneyline: 'Moneyline', spread: null, total: 'Total' } as const;
/** "Run line", "Moneyline first 5 innings", "Home total": a market as its sport calls it. */
export function marketName(market: BoardMarket, { sport }: Pick<Contest, 'sport'>): string {
  const { kind, period, team, name } = termsOf(market);
  if (team !== undefined) return name;
  return (kind === 'spread' ? (sportOf(sport).spreadName ?? 'Spread') : MAIN_NAMES[kind]) + periodWords(period);
}

/** "New York Mets +1.5", "Over 8.5", with the period where it is a part. */
export function sideWords(contest: Contest, market: BoardMarket, side: BoardSide, line: number | null): string {
  const selection = selectionOf(market, side, line);
  if (selection) return scoreWords(selection, contest).replace(' -', ' \u2212');
  return { away: contest.awayName, home: contest.homeName, over: 'Over', under: 'Under', draw: 'Draw' }[side];
}

/** The sides of a market that a question is about: over or under where it says so, else both, a single club that it names first. */
export function sidesOf(reading: Pick<Reading, 'side' | 'teams'>, contest: Contest, market: BoardMarket): readonly BoardSide[] {
  const both = SIDES_OF[market];
  if (termsOf(market).kind === 'total') return reading.side === null ? both : [reading.side];
  const named = reading.teams.filter(({ sport }) => sport === contest.sport);
  const isHome = named.length === 1 && isOneOf(contest.homeCode, [named[0]!.code], contest.sport);
  return isHome ? [both[1], both[0], ...both.slice(2)] : both;
}

/** "NYY −1.5", "Over 8.5", "BOS over 4.5": a side in a list of prices. */
export function shortSide(contest: Contest, market: BoardMarket, side: BoardSide, line: number | null): string {
  const { team } = termsOf(market);
  const number = line === null ? '' : ` ${side === 'over' || side === 'under' ? line : lineText(line)}`;
  const word = { away: contest.awayCode, home: contest.homeCode, over: 'Over', under: 'Under', draw: 'Draw' }[side];
  return team === undefined ? word + number : `${team === 'away' ? contest.awayCode : contest.homeCode} ${word.toLowerCase()}${number}`;
}

export const bestOf = ({ market, best }: Market, side: BoardSide): Offer | null => best[placeOf(market, side)] ?? null;
export function fairOf({ market, fair }: Market, side: BoardSide): { probability: number; odds: number } | null {
  const place = placeOf(market, side);
  return fair && { probability: fair[place]!, odds: fair[`${place}Odds`]! };
}

export interface Quote {
  code: string;
  bookName: string;
  odds: number;
  line: number | null;
  seenAt: string;
  isStale: boolean;
}

/** What every book asks for a side, the best price first; only those of a number where one is given. Likely errors are left out. */
export function quotesOf({ bookmakers }: ComparedGame, market: BoardMarket, side: BoardSide, line: number | null = null): Quote[] {
  const at = placeOf(market, side);
  return bookmakers
    .flatMap(({ code, name, markets }) => {
      const quote = markets[market]?.[at];
      if (!quote || quote.odds === null || quote.likelyError || (line !== null && quote.line !== line)) return [];
      return [{ code, bookName: name, odds: quote.odds, line: quote.line, seenAt: quote.seenAt, isStale: quote.isStale }];
    })
    .toSorted((a, b) => b.odds - a.odds);
}

/** "+120 (Quarry, 3 min old)"; an open price too old to be relied on is stale, whoever found it. */
export function offerText(
  { price, now }: AssistantSession,
  { odds, bookName, seenAt }: Pick<Quote, 'odds' | 'bookName' | 'seenAt'>,
  isClosed = false,
): string {
  const isStale = now.getTime() - Date.parse(seenAt) > MAX_PRICE_AGE_SECONDS * 1000;
  const age = isClosed ? 'closing price' : `${ageText(seenAt, now)}${isStale ? ', stale' : ''}`;
  return `${price(odds)} (${bookName}, ${age})`;
}

type OffersCard = Extract<Card, { kind: 'offers' }>;

/** A price as an odds button shows it and puts it on the slip. */
export function offerOf(
  { contest, game }: Board,
  market: BoardMarket,
  side: BoardSide,
  quote: Pick<Quote, 'odds' | 'line' | 'bookName' | 'seenAt'> & { book: string },
): OffersCard['offers'][number] {
  const { gameId, sport, awayTeam, homeTeam, awayTeamCode, homeTeamCode, gameTime, status } = game;
  return {
    game: { gameId, sport, awayTeam, homeTeam, awayTeamCode, homeTeamCode, gameTime, status },
    market,
    side,
    cell: {
      odds: quote.odds,
      line: quote.line,
      book: quote.book,
      bookName: quote.bookName,
      seenAt: quote.seenAt,
      state: game.isClosed || contest.status === 'final' ? 'closed' : 'open',
      move: null,
      movedAt: null,
      openOdds: null,
      openLine: null,
      grade: null,
    },
  };
}
