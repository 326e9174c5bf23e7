import { MARGIN_METHOD_NAMES } from '@clearedge/contract/comparison';
import type { VerbInput } from '@clearedge/contract/route';
import type { finderRoutes } from '@clearedge/contract/routes/games/finder';
import { sportsWith } from '@clearedge/contract/sports';
import { easternDay } from '@clearedge/quant/calendar';
import { type MarginMethod, theoreticalHold } from '@clearedge/quant/margin';
import { americanToDecimal, fairAmericanRounded, isAmericanPrice } from '@clearedge/quant/price';
import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import type { RouteBindings } from '../../../kernel/feature.ts';
import type { FeedProp } from '../../../ports/index.ts';
import { type Contest, findContest, isAboutSlate, isBettingClosed, listSlate } from '../../contests/index.ts';
import type { PropFetcher } from '../../odds/index.ts';
import { logOf } from '../history/hit-rate-rules.ts';
import type { ReadStarts } from '../history/read-starts.ts';
import { modelWeightOf } from '../offers/offer-rules.ts';
import { propSportsOf } from '../offers/prop-sports.ts';
import { projectionsOf } from '../project/projections-of.ts';
import type { PropProjection } from '../project/read-projections.ts';
import type { ReadPositions } from './cached-positions.ts';
import type { ReadSeason } from './cached-season.ts';
import { finderPropsOf, modelSides } from './present-prop.ts';
import { type PropKey, propId, readPropId } from './prop-id.ts';
import { readMarket } from './reading-rules.ts';
import { cutsOf, type FinderDetail, type FinderProp } from './span-rules.ts';

type Query = VerbInput<(typeof finderRoutes)['GET /api/prop-finder']>['query'];

/** What the finder remembers between readers. */
interface FinderSources {
  askForProps: PropFetcher;
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
async function presentGames(
  ctx: Ctx,
  contests: readonly Contest[],
  method: MarginMethod,
  { askForProps, readSeason, readPositions }: FinderSources,
): Promise<FinderProp[]> {
  const now = ctx.now();
  const open = contests.filter((contest) => !isBettingClosed(contest, now));
  const projections = await projectionsOf(ctx, open);
  const starts = await readSeason(ctx, open);
  const found = await Promise.all(
    open.map(async (contest) => {
      const offered = await askForProps(ctx, contest.gameId);
      const [away, home] = await Promise.all([
        readPositions(ctx, contest.sport, contest.awayCode),
        readPositions(ctx, contest.sport, contest.homeCode),
      ]);
      const positions = new Map([...away, ...home]);
      return finderPropsOf(offered, { contest, now, method, projection: projections.get(contest.id) ?? null, starts, positions });
    }),
  );
  return found.flat();
}

/** A day's props, those worth most first and those without a fair price last. */
const findProps =
  (sources: FinderSources) =>
  async (ctx: Ctx, { query }: { query: Query }): Promise<FinderProp[]> => {
    const contests = await listSlate(ctx, query.date ?? easternDay(ctx.now()), propSportsOf(query));
    const props = await presentGames(ctx, contests, query.method ?? 'power', sources);
    return props.filter((prop) => passes(prop, query)).sort(byWorth);
  };

type Input = VerbInput<(typeof finderRoutes)['GET /api/prop-finder/:propId']>;
const GONE = 'This prop is no longer offered.';

const isPriced = (price: number | null): price is number => price !== null && isAmericanPrice(price);

function bookOf({ book, overPrice, underPrice, quotedAt }: FeedProp): FinderDetail['books'][number] {
  const hold =
    isPriced(overPrice) && isPriced(underPrice) ? theoreticalHold([americanToDecimal(overPrice), americanToDecimal(underPrice)]) : null;
  return { book: book.code, bookName: book.name, overOdds: overPrice, underOdds: underPrice, quotedAt: quotedAt.toISOString(), hold };
}

function methodsOf(quotes: readonly FeedProp[]): FinderDetail['methods'] {
  const chances = readMarket(quotes)?.chances ?? {};
  return MARGIN_METHOD_NAMES.flatMap((method) => {
    const over = chances[method];
    if (over === undefined) return [];
    return [{ method, over, under: 1 - over, overOdds: fairAmericanRounded(over), underOdds: fairAmericanRounded(1 - over) }];
  });
}

function modelOf(projection: PropProjection | null, key: PropKey, isHome: boolean): FinderDetail['model'] {
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
    games: stat.games ?? projection.games,
    ...(projection.isFromPastGames ? { isFromPastGames: true as const } : {}),
    projectedAt: projection.createdAt.toISOString(),
    modelVersion: projection.modelVersion,
    isLineUpAnnounced: batsFor ? projection.known.isHomeLineUpAnnounced : projection.known.isAwayLineUpAnnounced,
  };
}

/** All that is known of one proposition that can still be bet on. */
const getFinderProp =
  (sources: FinderSources, readStarts: ReadStarts) =>
  async (ctx: Ctx, { params, query }: Input): Promise<FinderDetail> => {
    const key = readPropId(params.propId);
    const contest = key && (await findContest(ctx, key.gameId, sportsWith('hasPlayerProps')));
    if (!key || !contest) throw new DomainError('NOT_FOUND', 'There is no such player prop.');
    const starts = await readStarts(ctx, contest);
    const listed = await presentGames(ctx, [contest], query.method ?? 'power', { ...sources, readSeason: async () => starts });
    const prop = listed.find(({ id }) => id === propId(key));
    if (!prop) throw new DomainError('NOT_FOUND', GONE);
    const { props } = await sources.askForProps(ctx, contest.gameId);
    const quotes = props.filter((one) => one.playerId === key.playerId && one.prop === key.prop && one.line === key.line);
    const log = logOf(starts, key.playerId, key.prop);
    return {
      prop,
      methods: methodsOf(quotes),
      books: quotes.map(bookOf),
      model: modelOf((await projectionsOf(ctx, [contest])).get(contest.id) ?? null, key, prop.teamCode === contest.homeCode),
      cuts: cutsOf(log, key.prop, key.line, prop.opponent),
      log: log.map(({ teamCode: _own, ...game }) => game),
      asOf: ctx.now().toISOString(),
    };
  };

/** Prices grow older without any message. */
const FRESH_MS = 15_000;

export const finderBindings = (sources: FinderSources, readStarts: ReadStarts): RouteBindings => ({
  'GET /api/prop-finder': {
    shared: true,
    freshForMs: FRESH_MS,
    build: findProps(sources),
    // Without a day it is today's list, and today is whatever day the message speaks of.
    isChangedBy: (message, { query }) =>
      query.date === undefined ? message.topic !== 'user' : isAboutSlate(message, query.date, propSportsOf(query)),
  },
  'GET /api/prop-finder/:propId': getFinderProp(sources, readStarts),
});
