import type { Contract } from '@clearedge/contract';
import type { VerbInput, VerbResult } from '@clearedge/contract/route';
import type { SportKey } from '@clearedge/contract/sports';
import { easternDay } from '@clearedge/quant/calendar';
import type { Ctx } from '../../../kernel/ctx.ts';
import { type Contest, isBettingClosed, listSlate } from '../../contests/index.ts';
import type { PropFetcher } from '../../odds/index.ts';
import { listModelProps, projectionsOf, propSportsOf } from '../../props/index.ts';
import { type BuilderProp, fromBooks, fromModel, isValueAt } from './prop-offers.ts';

type Route = Contract['GET /api/player-props'];

const isValue = (prop: BuilderProp): boolean => [prop.over, prop.under].some((offer) => isValueAt(prop, offer));
const byEdge = (a: BuilderProp, b: BuilderProp): number =>
  Number(isValue(b)) - Number(isValue(a)) ||
  (b.edge ?? -1) - (a.edge ?? -1) ||
  a.playerName.localeCompare(b.playerName) ||
  (a.id < b.id ? -1 : 1);

/** The games of a day that still take bets. */
export async function listOpenGames(ctx: Ctx, date: string | undefined, sports: readonly SportKey[]): Promise<Contest[]> {
  const now = ctx.now();
  return (await listSlate(ctx, date ?? easternDay(now), sports)).filter((contest) => !isBettingClosed(contest, now));
}

/** A day's props, those worth most first; a game whose source does not answer has none. */
export const listBuilderProps =
  (askForProps: PropFetcher) =>
  async (ctx: Ctx, { query }: VerbInput<Route>): Promise<VerbResult<Route>> => {
    const games = await listOpenGames(ctx, query.date, propSportsOf(query));
    const projections = await projectionsOf(ctx, games);
    const found = await Promise.all(
      games.map(async (contest): Promise<BuilderProp[]> => {
        const offered = await askForProps(ctx, contest.gameId);
        if (offered.props.length > 0)
          return fromBooks(contest, offered, projections.get(contest.id) ?? null, ctx.now()).map(
            ({ pushProbability: _push, ...prop }) => prop,
          );
        if (offered.seenAt === null) return [];
        return (await listModelProps(ctx, contest.id)).map((own) => fromModel(contest, own));
      }),
    );
    return found.flat().sort(byEdge);
  };
