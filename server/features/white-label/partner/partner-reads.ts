import type { Contract } from '@clearedge/contract';
import type { CallResult, VerbInput, VerbResult } from '@clearedge/contract/route';
import type { partnerRoutes } from '@clearedge/contract/routes/white-label/partner';
import { GAME_SPORTS, type GameSport } from '@clearedge/contract/sports';
import { easternDay } from '@clearedge/quant/calendar';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { type Contest, listDay } from '../../contests/index.ts';
import { type GameOdds, listGameOdds } from '../../odds/index.ts';
import { admitKey } from './admit-key.ts';

type PartnerGame = CallResult<Contract['GET /api/partner/v1/games']>['games'][number];
type PartnerOdds = CallResult<Contract['GET /api/partner/v1/odds']>['games'][number];
type Side = PartnerOdds['markets'][number]['sides'][number];
type Cell = Extract<GameOdds, { market: 'moneyline' }>['away'];

const idOf = ({ gameId, sport }: Contest) => ({ gameId, sport: sport as GameSport });

/** No score while the result is held: it may be the wrong one. */
const presentGame = (contest: Contest): PartnerGame => ({
  ...idOf(contest),
  startsAt: contest.startsAt.toISOString(),
  awayTeam: contest.awayName,
  awayTeamCode: contest.awayCode,
  homeTeam: contest.homeName,
  homeTeamCode: contest.homeCode,
  venue: contest.venue,
  status: contest.status === 'final' ? 'completed' : contest.status,
  awayScore: contest.resultHold === null ? contest.awayScore : null,
  homeScore: contest.resultHold === null ? contest.homeScore : null,
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

const presentOdds = (contest: Contest, odds: readonly GameOdds[]): PartnerOdds => ({
  ...idOf(contest),
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
  return { head: { ...fromHere(ctx), slateOn }, games: await listDay(ctx, slateOn, query.sport ? [query.sport] : GAME_SPORTS) };
}

export async function readGames(ctx: Ctx, input: SlateInput): Promise<CallResult<Contract['GET /api/partner/v1/games']>> {
  const { head, games } = await readSlate(ctx, input);
  return { ...head, games: games.map(presentGame) };
}

export async function readOdds(ctx: Ctx, input: SlateInput): Promise<CallResult<Contract['GET /api/partner/v1/odds']>> {
  const { head, games } = await readSlate(ctx, input);
  const odds = await listGameOdds(ctx, games);
  return { ...head, games: games.map((game) => presentOdds(game, odds.get(game.id) ?? [])) };
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
