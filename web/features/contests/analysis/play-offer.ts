import { termsOf } from '@clearedge/contract/markets/board-markets';
import { type EvReference, type Worth, worthAgainst } from '../../../lib/worth.ts';
import type { PriceCell, SuggestedBet, ValuePlay } from '../contest-types.ts';
import { marketOffer } from '../price/market-offer.ts';
import type { Offer, OfferTeams } from '../price/offer.ts';

type Priced = ValuePlay | SuggestedBet;

const cellOf = ({ odds, line, book, bookName, seenAt, isStale }: Priced): PriceCell => ({
  odds,
  line,
  book,
  bookName,
  seenAt,
  state: isStale ? 'stale' : 'open',
  move: null,
  movedAt: null,
  openOdds: null,
  openLine: null,
  grade: null,
});

/** A side of an analysis as an odds button shows it and puts it on the slip. */
export const playOffer = (teams: OfferTeams, play: Priced): Offer => marketOffer(teams, play.market, play.side, cellOf(play));

/** What a play is worth against the member's reference. */
export const playWorth = (play: Priced, reference: EvReference): Worth => worthAgainst({ ...play, ev: play.expectedValue }, reference);

const KIND = { moneyline: 'moneyline', spread: 'run line', total: 'total runs' } as const;
const PART = { full: '', first5: 'first 5 ', inning1: 'first inning ' } as const;

/** "NYY moneyline", "BOS −1.5 run line", "Over 8.5 total runs" */
export function playTitle(teams: OfferTeams, play: Priced): string {
  const { short } = playOffer(teams, play);
  const { kind, period, team } = termsOf(play.market);
  const market = PART[period] + KIND[kind];
  if (play.side === 'over' || play.side === 'under') {
    const of = team ? `${team === 'away' ? teams.awayTeamCode : teams.homeTeamCode} ` : '';
    return `${of}${play.side === 'over' ? 'Over' : 'Under'} ${play.line} ${market}`;
  }
  const code = play.side === 'away' ? teams.awayTeamCode : teams.homeTeamCode;
  return kind === 'spread' ? `${code} ${short} ${market}` : `${code} ${market}`;
}
