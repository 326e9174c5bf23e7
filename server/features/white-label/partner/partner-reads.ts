import type { Contract } from '@clearedge/contract';
import type { CallResult, VerbInput, VerbResult } from '@clearedge/contract/route';
import type { partnerRoutes } from '@clearedge/contract/routes/white-label/partner';
import { easternDay } from '@clearedge/quant/calendar';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { requestedSport } from '../../../kernel/requested-sport.ts';
import { type Game, listGames } from '../../odds/index.ts';
import { admitKey } from './admit-key.ts';

type PartnerGame = CallResult<Contract['GET /api/partner/v1/games']>['games'][number];
type PartnerOdds = CallResult<Contract['GET /api/partner/v1/odds']>['games'][number];
type Side = PartnerOdds['markets'][number]['sides'][number];
type Market = Game['odds'][number];
type Cell = Extract<Market, { market: 'moneyline' }>['away'];

const presentGame = (game: Game): PartnerGame => ({
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

const presentOdds = ({ gameId, odds }: Game): PartnerOdds => ({
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

type SlateInput = VerbInput<(typeof partnerRoutes)['GET /api/partner/v1/games']>;

const fromHere = (ctx: Ctx) => ({ asOf: ctx.now().toISOString(), source: ctx.config.dataSource });

async function readSlate(ctx: Ctx, { query }: SlateInput) {
  const slateOn = query.date ?? easternDay(ctx.now());
  return { head: { ...fromHere(ctx), slateOn }, games: await listGames(ctx, slateOn, [requestedSport()]) };
}

export async function readGames(ctx: Ctx, input: SlateInput): Promise<CallResult<Contract['GET /api/partner/v1/games']>> {
  const { head, games } = await readSlate(ctx, input);
  return { ...head, games: games.map(presentGame) };
}

export async function readOdds(ctx: Ctx, input: SlateInput): Promise<CallResult<Contract['GET /api/partner/v1/odds']>> {
  const { head, games } = await readSlate(ctx, input);
  return { ...head, games: games.map(presentOdds) };
}

export type ReadRecord = Verb<'GET /api/record/summary'>;

export async function readModelRecord(ctx: Ctx, readRecord: ReadRecord): Promise<VerbResult<Contract['GET /api/partner/v1/record']>> {
  const { since, summary, sports, bySport } = await readRecord(ctx, {});
  return { ...fromHere(ctx), since, summary, sports, bySport };
}

export const partnerGames: Verb<'GET /api/partner/v1/games'> = async (ctx, input) => {
  await admitKey(ctx, 'games:read');
  return readGames(ctx, input);
};

export const partnerOdds: Verb<'GET /api/partner/v1/odds'> = async (ctx, input) => {
  await admitKey(ctx, 'odds:read');
  return readOdds(ctx, input);
};

export const partnerRecord =
  (readRecord: ReadRecord): Verb<'GET /api/partner/v1/record'> =>
  async (ctx) => {
    await admitKey(ctx, 'record:read');
    return readModelRecord(ctx, readRecord);
  };
