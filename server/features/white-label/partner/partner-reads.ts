import type { VerbInput } from '@clearedge/contract/route';
import type { partnerRoutes } from '@clearedge/contract/routes/white-label/partner';
import { easternDay } from '@clearedge/quant/calendar';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { listGames } from '../../odds/index.ts';
import { admitKey } from '../keys/admit-key.ts';
import { presentGame, presentOdds } from './present-partner.ts';

type SlateInput = VerbInput<(typeof partnerRoutes)['GET /api/partner/v1/games']>;

const fromHere = (ctx: Ctx) => ({ asOf: ctx.now().toISOString(), source: ctx.config.dataSource });

async function readSlate(ctx: Ctx, { query }: SlateInput) {
  const slateOn = query.date ?? easternDay(ctx.now());
  return { head: { ...fromHere(ctx), slateOn }, games: await listGames(ctx, slateOn) };
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
