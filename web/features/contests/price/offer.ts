import type { Period } from '@clearedge/quant/grading';
import type { BetType, NewSlipEntry, SelectionWire } from '../../../core/slip/index.ts';
import { formatLine } from '../../../lib/format.ts';
import type { Game, PriceCell } from '../contest-types.ts';
import { type CardMarket, type Markets, readMarkets } from './read-markets.ts';

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
}

export type OfferTeams = Pick<Game, 'awayTeam' | 'homeTeam' | 'awayTeamCode' | 'homeTeamCode'>;
type TeamSide = 'away' | 'home';
type TotalSide = 'over' | 'under';
/** In the words that the server reads back. */
const PART: Record<Period, string> = { full: '', first5: ' first 5 innings', inning1: ' first inning' };

export function moneylineOffer(game: OfferTeams, side: TeamSide, cell: PriceCell, period: Period = 'full'): Offer {
  const team = side === 'away' ? game.awayTeam : game.homeTeam;
  return {
    betType: 'moneyline',
    selection: team + PART[period],
    pick: { market: 'moneyline', period, side },
    short: side === 'away' ? game.awayTeamCode : game.homeTeamCode,
    spoken: `${team}${PART[period]} moneyline`,
    cell,
  };
}

export function spreadOffer(game: OfferTeams, side: TeamSide, cell: PriceCell, period: Period = 'full'): Offer {
  const team = side === 'away' ? game.awayTeam : game.homeTeam;
  const { line } = cell;
  if (line === null)
    return {
      betType: 'spread',
      selection: team,
      pick: null,
      short: side === 'away' ? game.awayTeamCode : game.homeTeamCode,
      spoken: `${team}${PART[period]} run line`,
      cell,
    };
  const text = formatLine(line);
  return {
    betType: 'spread',
    selection: `${team} ${line > 0 ? '+' : ''}${line}${PART[period]}`,
    pick: { market: 'spread', period, side, line },
    short: text,
    spoken: `${team}${PART[period]} run line ${text}`,
    cell,
  };
}

/** Of both clubs' runs, or of one club's, which its words then say. */
export function totalOffer(side: TotalSide, cell: PriceCell, period: Period = 'full', of?: { game: OfferTeams; team: TeamSide }): Offer {
  const word = side === 'over' ? 'Over' : 'Under';
  const { line } = cell;
  const suffix = PART[period];
  const club = of ? `${of.team === 'away' ? of.game.awayTeam : of.game.homeTeam} ` : '';
  if (line === null)
    return { betType: 'total', selection: club + word, pick: null, short: word, spoken: `${club}${word} total runs${suffix}`, cell };
  return {
    betType: 'total',
    selection: `${club}${word} ${line}${suffix}`,
    pick: { market: 'total', period, side, line, ...(of ? { team: of.team } : {}) },
    short: `${word[0]} ${line}`,
    spoken: `${club}${word} ${line} total runs${suffix}`,
    cell,
  };
}

export type OfferPair = readonly [Offer, Offer];

export function gameOffers(game: OfferTeams & Pick<Game, 'odds'>): Record<CardMarket, OfferPair> {
  const markets: Markets = readMarkets(game.odds);
  return {
    moneyline: [moneylineOffer(game, 'away', markets.moneyline.first), moneylineOffer(game, 'home', markets.moneyline.second)],
    spread: [spreadOffer(game, 'away', markets.spread.first), spreadOffer(game, 'home', markets.spread.second)],
    total: [totalOffer('over', markets.total.first), totalOffer('under', markets.total.second)],
  };
}

export type OfferGame = Pick<Game, 'gameId' | 'gameTime' | 'awayTeamCode' | 'homeTeamCode' | 'status'>;

/** Bets are taken until the first pitch, and while a start is only put off. */
export const takesBets = (game: Pick<Game, 'status'>): boolean => game.status === 'scheduled' || game.status === 'delayed';

/** What goes on the slip; null while there is no price to take. */
export function slipEntryOf(game: OfferGame, offer: Offer): NewSlipEntry | null {
  const { odds, book, bookName } = offer.cell;
  if (odds === null) return null;
  return {
    gameId: game.gameId,
    betType: offer.betType,
    selection: offer.selection,
    odds,
    startsAt: game.gameTime,
    awayTeamCode: game.awayTeamCode,
    homeTeamCode: game.homeTeamCode,
    ...(offer.pick ? { pick: offer.pick } : {}),
    ...(book ? { book } : {}),
    ...(bookName ? { bookName } : {}),
  };
}
