import { termsOf } from '@clearedge/contract/markets/board-markets';
import { partOf } from '@clearedge/quant/grading';
import type { GameTeams } from '../../../core/games.ts';
import { marketOffer, type Offer } from '../../../core/prices/offer.ts';
import { marketName, type PriceCell } from '../../../core/prices/read-markets.ts';
import { type EvReference, type Worth, worthAgainst } from '../../../lib/worth.ts';
import type { SuggestedBet, ValuePlay } from '../contest-types.ts';

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
export const playOffer = (teams: GameTeams, play: Priced): Offer => marketOffer(teams, play.market, play.side, cellOf(play));

/** What a play is worth against the member's reference. */
export const playWorth = (play: Priced, reference: EvReference): Worth => worthAgainst({ ...play, ev: play.expectedValue }, reference);

/** "NYY moneyline", "BOS −1.5 run line", "Over 8.5 total runs" */
export function playTitle(teams: GameTeams, play: Priced): string {
  const { short } = playOffer(teams, play);
  const { kind, period, team } = termsOf(play.market);
  const market = `${partOf(period)?.short ?? ''} ${marketName(teams.sport, kind)}`.trim().toLowerCase();
  if (play.side === 'over' || play.side === 'under') {
    const of = team ? `${team === 'away' ? teams.awayTeamCode : teams.homeTeamCode} ` : '';
    return `${of}${play.side === 'over' ? 'Over' : 'Under'} ${play.line} ${market}`;
  }
  const code = play.side === 'away' ? teams.awayTeamCode : teams.homeTeamCode;
  return kind === 'spread' ? `${code} ${short} ${market}` : `${code} ${market}`;
}
