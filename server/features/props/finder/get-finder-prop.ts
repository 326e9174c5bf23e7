import { MARGIN_METHOD_NAMES } from '@clearedge/contract/comparison';
import type { VerbInput } from '@clearedge/contract/route';
import type { finderRoutes } from '@clearedge/contract/routes/games/finder';
import { theoreticalHold } from '@clearedge/quant/margin';
import { americanToDecimal, fairAmericanRounded, isAmericanPrice } from '@clearedge/quant/price';
import type { Ctx } from '../../../kernel/ctx.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { FeedProp } from '../../../ports/index.ts';
import { findContest } from '../../contests/index.ts';
import { logOf } from '../history/hit-rate-rules.ts';
import type { ReadStarts } from '../history/read-starts.ts';
import { modelWeightOf } from '../offers/offer-rules.ts';
import { findProjection, type GameProjection } from '../project/read-projections.ts';
import { type FinderSources, presentGames } from './find-props.ts';
import { modelSides } from './present-prop.ts';
import { finderId, type PropKey, readFinderId } from './prop-id.ts';
import { readMarket } from './reading-rules.ts';
import { cutsOf, type FinderDetail } from './span-rules.ts';

type Input = VerbInput<(typeof finderRoutes)['GET /api/prop-finder/:propId']>;
const GONE = 'This prop is no longer offered.';

const isPriced = (price: number | null): price is number => price !== null && isAmericanPrice(price);

function bookOf({ book, overPrice, underPrice, quotedAt }: FeedProp): FinderDetail['books'][number] {
  const hold =
    isPriced(overPrice) && isPriced(underPrice) ? theoreticalHold([americanToDecimal(overPrice), americanToDecimal(underPrice)]) : null;
  return { book: book.code, bookName: book.name, overOdds: overPrice, underOdds: underPrice, quotedAt: quotedAt.toISOString(), hold };
}

function methodsOf(quotes: readonly FeedProp[]): FinderDetail['methods'] {
  const medians = readMarket(quotes)?.medians ?? {};
  return MARGIN_METHOD_NAMES.flatMap((method) => {
    const over = medians[method];
    if (over === undefined) return [];
    return [{ method, over, under: 1 - over, overOdds: fairAmericanRounded(over), underOdds: fairAmericanRounded(1 - over) }];
  });
}

function modelOf(projection: GameProjection | null, key: PropKey, isHome: boolean): FinderDetail['model'] {
  const stat = projection?.find(key.playerId, key.prop) ?? null;
  const chance = projection && modelSides(projection, { ...key, playerName: '', teamCode: '' });
  if (!projection || !stat || !chance) return null;
  const batsFor = key.prop.startsWith('pitcher_') ? !isHome : isHome;
  return {
    mean: stat.mean,
    distribution: stat.distribution,
    chance,
    fairOdds: { over: fairAmericanRounded(chance.over), under: fairAmericanRounded(chance.under) },
    weight: modelWeightOf(key.prop),
    games: projection.games,
    projectedAt: projection.createdAt.toISOString(),
    modelVersion: projection.modelVersion,
    isLineUpAnnounced: batsFor ? projection.known.isHomeLineUpAnnounced : projection.known.isAwayLineUpAnnounced,
  };
}

/** All that is known of one proposition that can still be bet on. */
export const getFinderProp =
  (sources: FinderSources, readStarts: ReadStarts) =>
  async (ctx: Ctx, { params, query }: Input): Promise<FinderDetail> => {
    const key = readFinderId(params.propId);
    const contest = key && (await findContest(ctx, key.gameId));
    if (!key || !contest) throw new Refusal('NOT_FOUND', 'There is no such player prop.');
    const starts = await readStarts(ctx, contest);
    const listed = await presentGames(ctx, [contest], query.method ?? 'power', { ...sources, readSeason: async () => starts });
    const prop = listed.find(({ id }) => id === finderId(key));
    if (!prop) throw new Refusal('NOT_FOUND', GONE);
    const { props } = await sources.askForProps(ctx, contest.gameId);
    const quotes = props.filter((one) => one.playerId === key.playerId && one.prop === key.prop && one.line === key.line);
    const log = logOf(starts, key.playerId, key.prop);
    return {
      prop,
      methods: methodsOf(quotes),
      books: quotes.map(bookOf),
      model: modelOf(await findProjection(ctx, contest.id), key, prop.teamCode === contest.homeCode),
      cuts: cutsOf(log, key.prop, key.line, prop.opponent),
      log: log.map(({ teamCode: _own, ...game }) => game),
      asOf: ctx.now().toISOString(),
    };
  };
