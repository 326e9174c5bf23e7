import type { VerbInput } from '@clearedge/contract/route';
import type { finderRoutes } from '@clearedge/contract/routes/games/finder';
import { easternDay } from '@clearedge/quant/calendar';
import type { MarginMethod } from '@clearedge/quant/margin';
import type { Ctx } from '../../../kernel/ctx.ts';
import { type Contest, isBettingClosed, listSlate } from '../../contests/index.ts';
import type { AskForProps } from '../../odds/index.ts';
import { listProjections } from '../project/read-projections.ts';
import type { ReadPositions } from './kept-positions.ts';
import type { ReadSeason } from './kept-season.ts';
import { finderPropsOf } from './present-prop.ts';
import type { FinderProp } from './span-rules.ts';

type Query = VerbInput<(typeof finderRoutes)['GET /api/prop-finder']>['query'];

/** What the finder remembers between readers. */
export interface FinderSources {
  askForProps: AskForProps;
  readSeason: ReadSeason;
  readPositions: ReadPositions;
}

const NO_EV = Number.NEGATIVE_INFINITY;
const byWorth = (a: FinderProp, b: FinderProp): number =>
  Number(a.doubt !== null) - Number(b.doubt !== null) ||
  (b.expectedValue ?? NO_EV) - (a.expectedValue ?? NO_EV) ||
  a.playerName.localeCompare(b.playerName) ||
  (a.id < b.id ? -1 : 1);

/** Whether a prop passes what was asked for. */
function passes({ category, propType, expectedValue, doubt }: FinderProp, query: Query): boolean {
  const { minEV = 0, positiveEVOnly } = query;
  if (query.category && query.category !== 'all' && category !== query.category) return false;
  if (query.propType && query.propType !== 'all' && propType !== query.propType) return false;
  if (positiveEVOnly === 'true' && doubt !== null) return false;
  return minEV === 0 || (expectedValue !== null && expectedValue >= minEV);
}

/** The props of some games of one day that still take bets. */
export async function presentGames(
  ctx: Ctx,
  contests: readonly Contest[],
  method: MarginMethod,
  { askForProps, readSeason, readPositions }: FinderSources,
): Promise<FinderProp[]> {
  const now = ctx.now();
  const open = contests.filter((contest) => !isBettingClosed(contest, now));
  const projections = await listProjections(
    ctx,
    open.map(({ id }) => id),
  );
  const starts = await readSeason(ctx, open);
  const found = await Promise.all(
    open.map(async (contest) => {
      const offered = await askForProps(ctx, contest.gameId);
      const [away, home] = await Promise.all([readPositions(ctx, contest.awayCode), readPositions(ctx, contest.homeCode)]);
      const positions = new Map([...away, ...home]);
      return finderPropsOf(offered, { contest, now, method, projection: projections.get(contest.id) ?? null, starts, positions });
    }),
  );
  return found.flat();
}

/** A day's props, those worth most first and those without a fair price last. */
export const findProps =
  (sources: FinderSources) =>
  async (ctx: Ctx, { query }: { query: Query }): Promise<FinderProp[]> => {
    const contests = await listSlate(ctx, query.date ?? easternDay(ctx.now()));
    const props = await presentGames(ctx, contests, query.method ?? 'power', sources);
    return props.filter((prop) => passes(prop, query)).sort(byWorth);
  };
