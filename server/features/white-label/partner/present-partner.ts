import type { Contract } from '@clearedge/contract';
import type { CallResult } from '@clearedge/contract/route';
import type { Game } from '../../odds/index.ts';

type PartnerGame = CallResult<Contract['GET /api/partner/v1/games']>['games'][number];
type PartnerOdds = CallResult<Contract['GET /api/partner/v1/odds']>['games'][number];
type Side = PartnerOdds['markets'][number]['sides'][number];
type Market = Game['odds'][number];
type Cell = Extract<Market, { market: 'moneyline' }>['away'];

export const presentGame = (game: Game): PartnerGame => ({
  gameId: game.gameId,
  startsAt: game.gameTime,
  awayTeam: game.awayTeam,
  awayTeamCode: game.awayTeamCode,
  homeTeam: game.homeTeam,
  homeTeamCode: game.homeTeamCode,
  venue: game.venue,
  status: game.status,
  awayScore: game.awayScore,
  homeScore: game.homeScore,
});

const presentSide = (side: Side['side'], { line, odds, book, bookName, seenAt, state }: Cell): Side => ({
  side,
  line,
  odds,
  book,
  bookName,
  seenAt,
  state,
});

const WIRE = { moneyline: 'moneyline', spreads: 'spread', totals: 'total' } as const;

export const presentOdds = ({ gameId, odds }: Game): PartnerOdds => ({
  gameId,
  markets: odds.map((market) => ({
    market: WIRE[market.market],
    bookCount: market.bookCount,
    sides:
      market.market === 'totals'
        ? [presentSide('over', market.over), presentSide('under', market.under)]
        : [presentSide('away', market.away), presentSide('home', market.home)],
  })),
});
