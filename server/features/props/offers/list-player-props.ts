import { sportsWith } from '@clearedge/contract/sports';
import { isPitcherKind, type PropKind } from '@clearedge/quant/grading';
import { isAmericanPrice } from '@clearedge/quant/price';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { FeedProp } from '../../../ports/index.ts';
import { type Contest, getContest, isBettingClosed } from '../../contests/index.ts';
import { bestProps, type OfferedProps, type PropError, type PropFetcher, quotesByProposition } from '../../odds/index.ts';
import { hitRatesOf, logOf, type StartsIndex } from '../history/hit-rate-rules.ts';
import type { ReadStarts } from '../history/read-starts.ts';
import { projectionsOf } from '../project/projections-of.ts';
import { isProvenKind, type PropProjection } from '../project/read-projections.ts';
import { type ModelProp, modelPropsOf } from './model-price-rules.ts';
import {
  blendProbability,
  marketOver,
  modelWeightOf,
  type PlayerProp,
  type PlayerProps,
  type PropSideView,
  rounded,
  sideView,
} from './offer-rules.ts';

/** What a feature remembers between readers. */
export interface PropSources {
  askForProps: PropFetcher;
  readStarts: ReadStarts;
}

/** What a game's props are judged by. */
export interface Context {
  contest: Contest;
  now: Date;
  projection: PropProjection | null;
  /** Null where what each man did lately is not asked for. */
  starts: StartsIndex | null;
}

/** Player props of a game with what the model makes of them; at the model's price where no book offers any. None once it has started. */
export async function listPlayerProps(ctx: Ctx, gameId: string, { askForProps, readStarts }: PropSources): Promise<PlayerProps> {
  const [now, contest] = [ctx.now(), await getContest(ctx, gameId, sportsWith('hasPlayerProps'))];
  if (isBettingClosed(contest, now)) return [];
  const offers = await askForProps(ctx, gameId);
  const projection = (await projectionsOf(ctx, [contest])).get(contest.id) ?? null;
  return propsOf(offers, { contest, now, projection, starts: await readStarts(ctx, contest) });
}

function presentError({ prop: { book, line, overPrice, underPrice }, reason }: PropError): NonNullable<PlayerProp['likelyErrors']> {
  const sides = [['over', overPrice] as const, ['under', underPrice] as const];
  return sides.flatMap(([side, odds]) =>
    odds === null || !isAmericanPrice(odds) ? [] : [{ book: book.code, bookName: book.name, side, line, likelyError: { odds, reason } }],
  );
}

/** The props of a game that can be bet on, from what is offered and known. */
export function propsOf({ props, errors, seenAt }: OfferedProps, context: Context): PlayerProps {
  const { now } = context;
  const best = bestProps(props);
  const isSame = (a: FeedProp, b: FeedProp): boolean => a.playerId === b.playerId && a.prop === b.prop;
  const wrong = bestProps(errors.map(({ prop }) => prop)).filter((prop) => !best.some((one) => isSame(one, prop)));
  const rows = [...best, ...wrong];
  const quotesOf = quotesByProposition(props);
  if (rows.length > 0)
    return rows.map((prop) => {
      const own = errors.filter((error) => isSame(error.prop, prop)).flatMap(presentError);
      return { ...offered(prop, quotesOf(prop), seenAt ?? now, context), ...(own.length > 0 ? { likelyErrors: own } : {}) };
    });
  return context.projection ? modelPropsOf(context.projection).map((prop) => atModelPrice(prop, context)) : [];
}

/** What is shown of a proposition whoever offers it. */
function inputsOf(who: { playerId: string; teamCode: string; prop: PropKind; line: number }, { contest, projection, starts }: Context) {
  const { playerId, teamCode, prop, line } = who;
  const isHome = teamCode === contest.homeCode;
  const stat = projection?.find(playerId, prop) ?? null;
  const batsFor = isPitcherKind(prop) ? !isHome : isHome;
  return {
    opponent: isHome ? contest.awayCode : contest.homeCode,
    stat,
    projection: projection &&
      stat && {
        mean: rounded(stat.mean),
        distribution: stat.distribution.map(rounded),
        pushProbability: stat.chances(line).push,
        games: stat.games ?? projection.games,
        ...(projection.isFromPastGames ? { isFromPastGames: true as const } : {}),
        projectedAt: projection.createdAt.toISOString(),
        modelVersion: projection.modelVersion,
        isLineUpAnnounced: batsFor ? projection.known.isHomeLineUpAnnounced : projection.known.isAwayLineUpAnnounced,
      },
    ...(isProvenKind(contest.sport, prop) ? {} : { isMarketOnly: true as const }),
    hitRates: starts ? hitRatesOf(logOf(starts, playerId, prop), line) : [],
  };
}

function offered(best: FeedProp, quotes: readonly FeedProp[], seenAt: Date, context: Context): PlayerProp {
  const { playerName, playerId, teamCode, prop, line, book, quotedAt } = best;
  const { stat, ...inputs } = inputsOf(best, context);
  const market = marketOver(quotes);
  const bookCount = market?.bookCount ?? 0;
  const view = (side: 'over' | 'under') =>
    sideView(quotes, side, { ...blendProbability(prop, stat, market, line, side), bookCount }, seenAt, context.now);
  return {
    playerName,
    playerId,
    teamCode,
    propType: prop,
    line,
    overOdds: quotes.includes(best) ? best.overPrice : null,
    underOdds: quotes.includes(best) ? best.underPrice : null,
    bookmaker: book.code,
    bookmakerName: book.name,
    quotedAt: quotedAt.toISOString(),
    ...inputs,
    over: view('over'),
    under: view('under'),
    bookCount,
    modelWeight: stat && market ? modelWeightOf(prop) : null,
  };
}

const MODEL_BOOK = { book: 'MODEL', bookName: 'Model price' };

function atModelPrice(own: ModelProp, context: Context): PlayerProp {
  const { playerName, playerId, teamCode, prop, line, overOdds, underOdds, overProbability } = own;
  const { stat: _stat, ...inputs } = inputsOf(own, context);
  const pricedAt = own.projectedAt.toISOString();
  const view = (odds: number, modelProbability: number): PropSideView => ({
    ...MODEL_BOOK,
    odds,
    quotedAt: pricedAt,
    seenAt: pricedAt,
    isStale: false,
    isModelPrice: true,
    modelProbability,
    marketProbability: null,
    probability: null,
    winProbability: null,
    pushProbability: 0,
    fairOdds: null,
    ev: null,
    doubt: { model: 'no market', market: 'no market' },
  });
  return {
    playerName,
    playerId,
    teamCode,
    propType: prop,
    line,
    overOdds,
    underOdds,
    bookmaker: MODEL_BOOK.book,
    bookmakerName: MODEL_BOOK.bookName,
    quotedAt: pricedAt,
    ...inputs,
    over: view(overOdds, overProbability),
    under: view(underOdds, 1 - overProbability),
    bookCount: 0,
    modelWeight: null,
  };
}
