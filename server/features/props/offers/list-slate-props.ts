import { MAX_PRICE_AGE_SECONDS } from '@clearedge/contract/terms';
import type { PropKind } from '@clearedge/quant/grading';
import type { Ctx } from '../../../kernel/ctx.ts';
import { type Contest, isBettingClosed } from '../../contests/index.ts';
import type { OfferedProps } from '../../odds/index.ts';
import { hitRatesOf, logOf } from '../history/hit-rate-rules.ts';
import { projectionsOf } from '../project/projections-of.ts';
import { type Context, type PropSources, propsOf } from './list-player-props.ts';
import type { PlayerProp, PlayerProps } from './offer-rules.ts';

export interface GameProps {
  contest: Contest;
  props: PlayerProps;
}

/** What offers were made into, with all else that it depends on. */
const made = new WeakMap<OfferedProps, { of: string; props: PlayerProps }>();

/** The props of a game on which a side is offered, made once while offers, projection and their freshness stay the same. */
function offeredSides(offers: OfferedProps, context: Context): PlayerProps {
  const { contest, now, projection } = context;
  const isStale = offers.seenAt !== null && now.getTime() - offers.seenAt.getTime() > MAX_PRICE_AGE_SECONDS * 1000;
  const of = [contest.id, projection?.createdAt.getTime(), projection?.modelVersion, isStale].join(' ');
  const known = made.get(offers);
  if (known?.of === of) return known.props;
  const props = propsOf(offers, context).filter(({ over, under }) => over !== null || under !== null);
  if (offers.seenAt !== null) made.set(offers, { of, props });
  return props;
}

/**
 * The props of many games, asked for together. Without hit rates: two clubs' season is too much to read for every game of a day, so
 * `withHitRates` adds them to those that are shown.
 */
export async function listSlateProps(
  ctx: Ctx,
  contests: readonly Contest[],
  { askForProps }: Pick<PropSources, 'askForProps'>,
): Promise<GameProps[]> {
  const now = ctx.now();
  const open = contests.filter((contest) => !isBettingClosed(contest, now));
  const projections = await projectionsOf(ctx, open);
  const offers = await Promise.all(open.map(({ gameId }) => askForProps(ctx, gameId)));
  return open.map((contest, at) => ({
    contest,
    props: offeredSides(offers[at]!, { contest, now, projection: projections.get(contest.id) ?? null, starts: null }),
  }));
}

/** A prop of a game with how often the man went over its line. */
export async function withHitRates(
  ctx: Ctx,
  contest: Contest,
  prop: PlayerProp,
  { readStarts }: Pick<PropSources, 'readStarts'>,
): Promise<PlayerProp> {
  // The contract writes a kind as text; every one of ours began as a `PropKind`.
  const log = logOf(await readStarts(ctx, contest), prop.playerId, prop.propType as PropKind);
  return { ...prop, hitRates: hitRatesOf(log, prop.line) };
}
