import type { VerbResult } from '@clearedge/contract/route';
import type { propBoardRoutes } from '@clearedge/contract/routes/games/prop-board';
import { sportsWith } from '@clearedge/contract/sports';
import { MAX_PRICE_AGE_SECONDS } from '@clearedge/contract/terms';
import { theoreticalHold } from '@clearedge/quant/margin';
import { americanToDecimal, fairAmericanRounded, isAmericanPrice } from '@clearedge/quant/price';
import { expectedValuePer100 } from '@clearedge/quant/sizing';
import { groupBy } from '../../../kernel/collections.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { FeedProp } from '../../../ports/index.ts';
import { getContest, isBettingClosed } from '../../contests/index.ts';
import { bestPropOffer, bestProps, type PropFetcher } from '../../odds/index.ts';
import { propId } from '../finder/prop-id.ts';
import { marketOver, type Side } from './offer-rules.ts';

type PropBoard = VerbResult<(typeof propBoardRoutes)['GET /api/games/:gameId/prop-comparison']>;
type ComparedProp = PropBoard['props'][number];

const holdOf = (over: number | null, under: number | null): number | null =>
  over !== null && under !== null && isAmericanPrice(over) && isAmericanPrice(under)
    ? theoreticalHold([americanToDecimal(over), americanToDecimal(under)])
    : null;

const presentBook = ({ book, overPrice, underPrice, quotedAt }: FeedProp): ComparedProp['books'][number] => ({
  book: book.code,
  over: overPrice,
  under: underPrice,
  hold: holdOf(overPrice, underPrice),
  quotedAt: quotedAt.toISOString(),
});

function presentProp(main: FeedProp, quotes: readonly FeedProp[]): ComparedProp {
  const { gameId, playerId, playerName, teamCode, prop, line } = main;
  const market = marketOver(quotes);
  const bestOf = (side: Side): ComparedProp['best'][Side] => {
    const offer = bestPropOffer(quotes, side);
    if (!offer) return null;
    const chance = market && (side === 'over' ? market.over : 1 - market.over);
    const evPct = chance === null ? null : expectedValuePer100(chance, americanToDecimal(offer.odds));
    return { book: offer.book, bookName: offer.bookName, odds: offer.odds, evPct };
  };
  const [over, under] = [bestOf('over'), bestOf('under')];
  return {
    id: propId({ gameId, playerId, prop, line }),
    playerId,
    playerName,
    teamCode,
    propType: prop,
    line,
    books: quotes.map(presentBook),
    fair: market && {
      over: market.over,
      overOdds: fairAmericanRounded(market.over),
      underOdds: fairAmericanRounded(1 - market.over),
      bookCount: market.bookCount,
    },
    best: { over, under },
    hold: holdOf(over?.odds ?? null, under?.odds ?? null),
  };
}

const keyOf = ({ playerId, prop, line }: FeedProp): string => `${playerId} ${prop} ${line}`;

/** Every book's prices on the props of a game, likely errors left out; none once it has started. */
export async function compareProps(ctx: Ctx, gameId: string, askForProps: PropFetcher): Promise<PropBoard> {
  const [now, contest] = [ctx.now(), await getContest(ctx, gameId, sportsWith('hasPlayerProps'))];
  const { props, seenAt } = isBettingClosed(contest, now) ? { props: [], seenAt: null } : await askForProps(ctx, gameId);
  const quotes = groupBy(props, keyOf);
  const books = new Map(props.map(({ book }) => [book.code, book.name]));
  return {
    asOf: now.toISOString(),
    seenAt: seenAt?.toISOString() ?? null,
    isStale: seenAt !== null && now.getTime() - seenAt.getTime() > MAX_PRICE_AGE_SECONDS * 1000,
    books: [...books].map(([code, name]) => ({ code, name })).sort((a, b) => a.name.localeCompare(b.name)),
    props: bestProps(props).map((main) => presentProp(main, quotes.get(keyOf(main))!)),
  };
}
