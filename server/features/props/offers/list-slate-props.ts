import type { PropKind } from '@clearedge/quant/grading';
import type { Ctx } from '../../../kernel/ctx.ts';
import { type Contest, isBettingClosed } from '../../contests/index.ts';
import { hitRatesOf, logOf } from '../history/hit-rate-rules.ts';
import { listProjections } from '../project/read-projections.ts';
import { type PropSources, propsOf } from './list-player-props.ts';
import type { PlayerProp, PlayerProps } from './offer-rules.ts';

export interface GameProps {
  contest: Contest;
  props: PlayerProps;
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
  const projections = await listProjections(
    ctx,
    open.map(({ id }) => id),
  );
  const offers = await Promise.all(open.map(({ gameId }) => askForProps(ctx, gameId)));
  return open.map((contest, at) => ({
    contest,
    props: propsOf(offers[at]!, { contest, now, projection: projections.get(contest.id) ?? null, starts: null }).filter(
      ({ over, under }) => over !== null || under !== null,
    ),
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
