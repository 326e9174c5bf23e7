import type { PriceCell, SuggestedBet, ValuePlay } from '../event-types.ts';
import { moneylineOffer, type Offer, type OfferTeams, spreadOffer, totalOffer } from '../price/offer.ts';

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
export function playOffer(teams: OfferTeams, play: Priced): Offer {
  const { market, side } = play;
  const period = market.startsWith('first5') ? 'first5' : 'full';
  if (side === 'over' || side === 'under') return totalOffer(side, cellOf(play), period);
  return market === 'spread' ? spreadOffer(teams, side, cellOf(play)) : moneylineOffer(teams, side, cellOf(play), period);
}

const KIND = {
  moneyline: 'moneyline',
  spread: 'run line',
  total: 'total runs',
  first5_moneyline: 'first 5 moneyline',
  first5_total: 'first 5 total',
} as const;

/** "NYY moneyline", "BOS −1.5 run line", "Over 8.5 total runs" */
export function playTitle(teams: OfferTeams, play: Priced): string {
  const { short } = playOffer(teams, play);
  if (play.side === 'over' || play.side === 'under') return `${play.side === 'over' ? 'Over' : 'Under'} ${play.line} ${KIND[play.market]}`;
  const code = play.side === 'away' ? teams.awayTeamCode : teams.homeTeamCode;
  return play.market === 'spread' ? `${code} ${short} ${KIND.spread}` : `${code} ${KIND[play.market]}`;
}
