import { type BoardMarket, type BoardMarketTerms, type BoardSide, termsOf } from '@clearedge/contract/markets/board-markets';
import { type SportKey, sportOf } from '@clearedge/contract/sports';
import { periodWords } from '@clearedge/contract/words/selection-words';
import type { Period } from '@clearedge/quant/grading';
import { formatLine, plural } from '../../lib/format.ts';
import type { AnyGame, GameTeams, TeamSide } from '../games.ts';
import type { BetType, NewSlipEntry, SelectionWire } from '../slip/index.ts';
import { CARD_MARKETS, type CardMarket, marketName, type PriceCell, type Priced, readMarkets } from './read-markets.ts';

/** One side of one market of one game: what an odds button shows and what it puts on the slip. */
export interface Offer {
  betType: BetType;
  /** The words the server reads back: a plain hyphen, never a minus sign. */
  selection: string;
  pick: SelectionWire | null;
  /** On the button: "NYY", "−1.5", "O 8.5". */
  short: string;
  /** For a reader who sees no column head: "New York Yankees moneyline". */
  spoken: string;
  cell: PriceCell;
  /** At a number beside the main one. */
  isAlternate?: boolean;
}

type TotalSide = 'over' | 'under';

const teamOf = (game: GameTeams, side: TeamSide) =>
  side === 'away' ? { name: game.awayTeam, code: game.awayTeamCode } : { name: game.homeTeam, code: game.homeTeamCode };

const DRAW = { name: 'Draw', code: 'Draw' };

export function moneylineOffer(game: GameTeams, side: TeamSide | 'draw', cell: PriceCell, period: Period = 'full'): Offer {
  const { name, code } = side === 'draw' ? DRAW : teamOf(game, side);
  const pick = { market: 'moneyline', period, side } as const;
  return {
    betType: 'moneyline',
    selection: name + periodWords(period),
    pick,
    short: code,
    spoken: `${name}${periodWords(period)} moneyline`,
    cell,
  };
}

export function spreadOffer(game: GameTeams, side: TeamSide, cell: PriceCell, period: Period = 'full'): Offer {
  const { name, code } = teamOf(game, side);
  const { line } = cell;
  const spoken = `${name}${periodWords(period)} ${marketName(game.sport, 'spread').toLowerCase()}`;
  if (line === null) return { betType: 'spread', selection: name, pick: null, short: code, spoken, cell };
  const text = formatLine(line);
  return {
    betType: 'spread',
    selection: `${name} ${line > 0 ? '+' : ''}${line}${periodWords(period)}`,
    pick: { market: 'spread', period, side, line },
    short: text,
    spoken: `${spoken} ${text}`,
    cell,
  };
}

/** Of both clubs' scores, or of one club's, which its words then say. */
export function totalOffer(game: GameTeams, side: TotalSide, cell: PriceCell, period: Period = 'full', team?: TeamSide): Offer {
  const word = side === 'over' ? 'Over' : 'Under';
  const { line } = cell;
  const suffix = periodWords(period);
  const prefix = team ? `${teamOf(game, team).name} ` : '';
  const counted = `total ${sportOf(game.sport).scoreUnit.many}${suffix}`;
  if (line === null)
    return { betType: 'total', selection: prefix + word, pick: null, short: word, spoken: `${prefix}${word} ${counted}`, cell };
  return {
    betType: 'total',
    selection: `${prefix}${word} ${line}${suffix}`,
    pick: { market: 'total', period, side, line, ...(team ? { team } : {}) },
    short: `${word[0]} ${line}`,
    spoken: `${prefix}${word} ${line} ${counted}`,
    cell,
  };
}

/** A side of one of a card's markets: the first is the away club or the over, the second the home club or the under. */
export function cardOffer(game: GameTeams, market: CardMarket, place: 'first' | 'second', cell: PriceCell): Offer {
  if (market === 'total') return totalOffer(game, place === 'first' ? 'over' : 'under', cell);
  const side = place === 'first' ? 'away' : 'home';
  return market === 'spread' ? spreadOffer(game, side, cell) : moneylineOffer(game, side, cell);
}

export type OfferPair = readonly [Offer, Offer];

/** Both sides of each of a card's markets at their best prices. */
export function gameOffers(game: GameTeams & Priced): Record<CardMarket, OfferPair> {
  const markets = readMarkets(game);
  const pair = (market: CardMarket): OfferPair => [
    cardOffer(game, market, 'first', markets[market].first),
    cardOffer(game, market, 'second', markets[market].second),
  ];
  return Object.fromEntries(CARD_MARKETS.map((market) => [market, pair(market)])) as Record<CardMarket, OfferPair>;
}

/** What a price must know of its game: when it starts, and whether it still takes bets. */
export type OfferGame = Pick<AnyGame, 'gameId' | 'gameTime' | 'awayTeamCode' | 'homeTeamCode' | 'status'> & { sport: SportKey };

/** What goes on the slip; null while there is no price to take. */
export function slipEntryOf(game: OfferGame, offer: Offer): NewSlipEntry | null {
  const { odds, book, bookName } = offer.cell;
  if (odds === null) return null;
  return {
    gameId: game.gameId,
    sport: game.sport,
    betType: offer.betType,
    selection: offer.selection,
    odds,
    startsAt: game.gameTime,
    awayTeamCode: game.awayTeamCode,
    homeTeamCode: game.homeTeamCode,
    ...(offer.pick ? { pick: offer.pick } : {}),
    ...(offer.isAlternate ? { isAlternate: true } : {}),
    ...(book ? { book } : {}),
    ...(bookName ? { bookName } : {}),
  };
}

/** A side of what these terms ask, as an odds button shows it and puts it on the slip. */
export function offerFrom(game: GameTeams, { kind, period, team }: BoardMarketTerms, side: BoardSide, cell: PriceCell): Offer {
  if (side === 'over' || side === 'under') return totalOffer(game, side, cell, period, team);
  return kind === 'spread' && side !== 'draw' ? spreadOffer(game, side, cell, period) : moneylineOffer(game, side, cell, period);
}

/** A side of any market of the boards. */
export const marketOffer = (game: GameTeams, market: BoardMarket, side: BoardSide, cell: PriceCell): Offer =>
  offerFrom(game, termsOf(market), side, cell);

export type PriceState = 'open' | 'stale' | 'off' | 'closed' | 'won' | 'lost' | 'push' | 'void';

const GRADED = { win: 'won', loss: 'lost', push: 'push', void: 'void' } as const;
const MOVE_SHOWN_MS = 60_000;

/** What a button may show of a price at `now`; a price that grew old on this screen is as stale as one the server calls so. */
export function priceState(cell: PriceCell, now: number, maxAgeSeconds: number, isTaking = true): PriceState {
  if (cell.odds === null) return 'off';
  if (cell.grade) return GRADED[cell.grade];
  if (!isTaking) return 'closed';
  if (cell.state !== 'open') return cell.state;
  const age = cell.seenAt ? (now - Date.parse(cell.seenAt)) / 1000 : 0;
  return age > maxAgeSeconds ? 'stale' : 'open';
}

export function recentMove(cell: PriceCell, now: number): 'up' | 'down' | null {
  if (!cell.move || !cell.movedAt) return null;
  return now - Date.parse(cell.movedAt) < MOVE_SHOWN_MS ? cell.move : null;
}

export const STATE_WORD: Partial<Record<PriceState, string>> = { closed: 'Closed', won: '✓ Won', lost: 'Lost', push: 'Push', void: 'Void' };
export const STATE_CLASS: Record<PriceState, string> = {
  open: '',
  stale: 'stale',
  off: 'off',
  closed: 'closed',
  won: 'closed won',
  lost: 'closed',
  push: 'closed',
  void: 'closed',
};
export const canBet = (state: PriceState): boolean => state === 'open' || state === 'stale';

/** An age in words: "14 seconds", "2 minutes", "3 hours". */
function ageInWords(seconds: number): string {
  if (seconds < 60) return plural(Math.max(0, Math.floor(seconds)), 'second');
  if (seconds < 3600) return plural(Math.floor(seconds / 60), 'minute');
  if (seconds < 86_400) return plural(Math.floor(seconds / 3600), 'hour');
  return plural(Math.floor(seconds / 86_400), 'day');
}

export interface SpokenPrice {
  spoken: string;
  price: string;
  bookName: string | null;
  state: PriceState;
  move: 'up' | 'down' | null;
  ageSeconds: number | null;
}

/** "New York Yankees moneyline +104 at Summit, moved up, 14 seconds old" */
export function spokenPrice({ spoken, price, bookName, state, move, ageSeconds }: SpokenPrice): string {
  if (state === 'off') return `${spoken}, off`;
  const offer = `${spoken} ${price}${bookName ? ` at ${bookName}` : ''}`;
  if (state === 'won' || state === 'lost') return `${offer}, closed, ${state}`;
  if (state === 'push' || state === 'void') return `${offer}, closed, graded ${state}`;
  if (state === 'closed') return `${offer}, closed`;
  const parts = [offer];
  if (state === 'stale') parts.push('stale');
  if (move) parts.push(`moved ${move}`);
  if (ageSeconds !== null) parts.push(`${ageInWords(ageSeconds)} old`);
  return parts.join(', ');
}
