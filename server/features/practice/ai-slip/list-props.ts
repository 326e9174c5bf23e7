import type { Contract } from '@clearedge/contract';
import type { VerbInput, VerbResult } from '@clearedge/contract/route';
import { sportOf } from '@clearedge/contract/sports';
import { propWords } from '@clearedge/contract/words/selection-words';
import { isBaseballKind, PROP_KINDS, type PropKind } from '@clearedge/quant/grading';
import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import type { FeedProp } from '../../../ports/index.ts';
import { isBettingClosed } from '../../contests/index.ts';
import { bestPropOffer, bestProps, cachedProps } from '../../odds/index.ts';
import { listModelProps, MODEL_HOLD, type ModelProp } from '../../props/index.ts';
import { findGame } from '../pricing/price-slip.ts';

type Route = Contract['GET /api/virtual/props/:gameId'];
type Props = VerbResult<Route>;
type Prop = Props['props'][number];
type Side = 'over' | 'under';

/** The kinds the sportsbook shows, in its order: six of baseball's, innings as outs, then every league's own. */
const KINDS: readonly PropKind[] = [
  'hits',
  'rbi',
  'home_runs',
  'pitcher_outs',
  'pitcher_walks',
  'pitcher_strikeouts',
  ...PROP_KINDS.filter((kind) => !isBaseballKind(kind)),
];
const MOST_OF_A_KIND = 4;

interface Man {
  playerId: string;
  playerName: string;
  teamCode: string;
  prop: PropKind;
  line: number;
}

function view(man: Man, side: Side, price: Pick<Prop, 'odds' | 'book' | 'bookName' | 'priceSource'>): Prop {
  const { playerId, playerName, teamCode, prop, line } = man;
  const label = propWords(playerName, { prop, side, line });
  return { playerId, playerName, teamCode, prop, label, side, line, ...price, pick: { market: 'prop', playerId, prop, side, line } };
}

const SIDES: readonly Side[] = ['over', 'under'];

const fromBooks = (main: FeedProp, all: readonly FeedProp[]): Prop[] =>
  SIDES.flatMap((side) => {
    const own = all.filter((one) => one.playerId === main.playerId && one.prop === main.prop && one.line === main.line);
    const offer = bestPropOffer(own, side);
    return offer ? [view(main, side, { odds: offer.odds, book: offer.book, bookName: offer.bookName, priceSource: 'book' })] : [];
  });

const fromModel = (prop: ModelProp): Prop[] =>
  SIDES.map((side) =>
    view(prop, side, { odds: side === 'over' ? prop.overOdds : prop.underOdds, book: null, bookName: null, priceSource: 'model' }),
  );

/** The first men of each kind, the kinds in the sportsbook's order. */
const ofEachKind = <T extends Man>(men: readonly T[]): T[] =>
  KINDS.flatMap((kind) => {
    const own = men.filter(({ prop }) => prop === kind);
    return own.filter(({ playerId }, at) => own.findIndex((one) => one.playerId === playerId) === at).slice(0, MOST_OF_A_KIND);
  });

/** Player props of a game at the best price, or at the model's where no book offers any. Prices only: what they are worth is for pro. */
export async function listProps(ctx: Ctx, { params }: VerbInput<Route>): Promise<Props> {
  const game = await findGame(ctx, params.gameId);
  if ('problem' in game) throw new DomainError(game.problem.code, game.problem.message);
  const { contest } = game;
  const { hasPlayerProps, league } = sportOf(contest.sport);
  if (!hasPlayerProps) throw new DomainError('UNPROCESSABLE', `No player props of the ${league} are offered.`);
  const none = { gameId: contest.gameId, isModelPrice: false, holdFraction: null };
  if (isBettingClosed(contest, ctx.now())) return { ...none, props: [] };
  const { props, seenAt } = await cachedProps(ctx, contest.gameId);
  if (props.length > 0) return { ...none, props: ofEachKind(bestProps(props)).flatMap((main) => fromBooks(main, props)) };
  if (seenAt === null) return { ...none, props: [] };
  const offered = await listModelProps(ctx, contest.id);
  return { gameId: contest.gameId, isModelPrice: true, holdFraction: MODEL_HOLD, props: ofEachKind(offered).flatMap(fromModel) };
}
