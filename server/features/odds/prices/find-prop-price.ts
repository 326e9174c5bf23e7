import { MAX_PRICE_AGE_SECONDS } from '@clearedge/contract/terms';
import type { PropSelection } from '@clearedge/quant/grading';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { FeedProp } from '../../../ports/index.ts';
import { findContestById, isBettingClosed } from '../../contests/index.ts';
import { type FreshProps, freshProps } from '../reads/ask-for-props.ts';
import type { BookChances } from '../rules/market-rules.ts';
import { bestPropOffer, type PropOffer, propChances } from './prop-rules.ts';
import { screenProps } from './screen-props.ts';

export type PropPrice =
  /** `chances`: without margin, by the books that quote both sides of it. `players`: all whom the books name in this game. */
  | { kind: 'price'; offer: PropOffer; chances: BookChances; players: { playerId: string; name: string }[] }
  | { kind: 'closed' }
  | { kind: 'off' }
  /** The source did not answer: nothing is known of what is offered. */
  | { kind: 'unanswered' }
  /** Offered only at prices that look like errors. */
  | { kind: 'likely-error' }
  | { kind: 'line-moved'; lines: number[] };

/** The best price of a player proposition on exactly its line, or one book's. Asks the source by `ask`: call it before a transaction. */
export async function findPropPrice(
  ctx: Ctx,
  contestId: string,
  selection: PropSelection,
  { book, ask = freshProps(ctx) }: { book?: string | undefined; ask?: FreshProps } = {},
): Promise<PropPrice> {
  const now = ctx.now();
  const contest = await findContestById(ctx, contestId);
  if (!contest || isBettingClosed(contest, now)) return { kind: 'closed' };
  const reported = await ask(contest.gameId);
  if (reported === null) return { kind: 'unanswered' };
  // A price that its source told long ago may be gone.
  const props = reported.filter(({ seenAt = now }) => now.getTime() - seenAt.getTime() <= MAX_PRICE_AGE_SECONDS * 1000);
  const isRequested = (prop: FeedProp): boolean => prop.playerId === selection.playerId && prop.prop === selection.prop;
  const isOwn = (prop: FeedProp): boolean => book === undefined || prop.book.code === book;
  const onLine = (some: readonly FeedProp[]): FeedProp[] => some.filter(({ line }) => line === selection.line);
  const requested = screenProps(props).filter(isRequested);
  const own = requested.filter(isOwn);
  const offer = bestPropOffer(onLine(own), selection.side);
  if (offer) return { kind: 'price', offer, chances: propChances(onLine(requested), selection.side), players: playersOf(reported) };
  if (bestPropOffer(onLine(props.filter(isRequested).filter(isOwn)), selection.side)) return { kind: 'likely-error' };
  return own.length ? { kind: 'line-moved', lines: [...new Set(own.map(({ line }) => line))].sort((a, b) => a - b) } : { kind: 'off' };
}

const playersOf = (props: readonly FeedProp[]): { playerId: string; name: string }[] => [
  ...new Map(props.map(({ playerId, playerName }) => [playerId, { playerId, name: playerName }])).values(),
];
