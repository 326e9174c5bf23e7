import type { Contract } from '@clearedge/contract';
import type { CallResult, VerbInput } from '@clearedge/contract/route';
import type { partnerRoutes } from '@clearedge/contract/routes/white-label/partner';
import { KEY_CALLS_PER_MINUTE, type KEY_SCOPES } from '@clearedge/contract/routes/white-label/white-label-terms';
import { easternDay } from '@clearedge/quant/calendar';
import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { requestedSport } from '../../../kernel/requested-sport.ts';
import { hashToken } from '../../../kernel/secrets.ts';
import { machineNow } from '../../accounts/index.ts';
import { type Game, listGames } from '../../odds/index.ts';
import { countCall, type KeyRow } from '../api-keys.ts';
import { findSite, isTenant } from '../brand.ts';

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

type Scope = (typeof KEY_SCOPES)[number];

const WINDOW_MS = 60_000;
const KEY = /^ce_[\w-]{32}$/;

async function countOne(ctx: Ctx, key: string): Promise<KeyRow> {
  // The demo clock may be moved ahead; a minute of the limit is a minute of the caller's.
  const now = machineNow(ctx);
  const times = { usedAt: ctx.now(), now, windowBeganAfter: new Date(now.getTime() - WINDOW_MS) };
  const row = await countCall(ctx.db, hashToken(key), times);
  if (!row) throw new DomainError('UNAUTHENTICATED', 'This API key is not known or was revoked.');
  if (row.windowCalls <= KEY_CALLS_PER_MINUTE) return row;
  const endsAt = (row.windowStartedAt ?? now).getTime() + WINDOW_MS;
  throw new DomainError('RATE_LIMITED', `A key may be used ${KEY_CALLS_PER_MINUTE} times a minute. Please wait a moment.`, {
    retryAfterSeconds: Math.max(1, Math.ceil((endsAt - now.getTime()) / 1000)),
  });
}

/** Refuses a call whose key is missing or revoked (401), may not read this, belongs to a plan that has ended or is switched off (403), or is used too often (429). */
async function admitKey(ctx: Ctx, scope: Scope): Promise<void> {
  const key = ctx.request?.bearer ?? '';
  if (!KEY.test(key)) throw new DomainError('UNAUTHENTICATED', 'Send an API key: Authorization: Bearer ce_…');
  const row = await countOne(ctx, key);
  if (!row.scopes.includes(scope)) throw new DomainError('FORBIDDEN', `This key lacks the scope ${scope}.`);
  if (!(await isTenant(ctx, row.userId))) throw new DomainError('FORBIDDEN', "The plan of this key's owner does not include the API.");
  if (!(await findSite(ctx.db, row.userId))?.brand.features.apiAccess)
    throw new DomainError('FORBIDDEN', 'API access is switched off on the White Label page.');
}

type SlateInput = VerbInput<(typeof partnerRoutes)['GET /api/partner/v1/games']>;

const fromHere = (ctx: Ctx) => ({ asOf: ctx.now().toISOString(), source: ctx.config.dataSource });

async function readSlate(ctx: Ctx, { query }: SlateInput) {
  const slateOn = query.date ?? easternDay(ctx.now());
  return { head: { ...fromHere(ctx), slateOn }, games: await listGames(ctx, slateOn, [requestedSport()]) };
}

export const partnerGames: Verb<'GET /api/partner/v1/games'> = async (ctx, input) => {
  await admitKey(ctx, 'games:read');
  const { head, games } = await readSlate(ctx, input);
  return { ...head, games: games.map(presentGame) };
};

export const partnerOdds: Verb<'GET /api/partner/v1/odds'> = async (ctx, input) => {
  await admitKey(ctx, 'odds:read');
  const { head, games } = await readSlate(ctx, input);
  return { ...head, games: games.map(presentOdds) };
};

export const partnerRecord =
  (readRecord: Verb<'GET /api/record/summary'>): Verb<'GET /api/partner/v1/record'> =>
  async (ctx) => {
    await admitKey(ctx, 'record:read');
    const { since, summary, sports, bySport } = await readRecord(ctx, {});
    return { ...fromHere(ctx), since, summary, sports, bySport };
  };
