import type { Ctx } from '../../../kernel/ctx.ts';
import type { FeedProp } from '../../../ports/index.ts';
import { judgeProps, type PropError } from '../prices/screen-props.ts';
import { type StoredAnswer, storedAnswers } from './stored-answers.ts';

/** Every book's offers on the players of a game without likely errors, and when the source last confirmed them; null before its first answer. */
export interface OfferedProps {
  props: readonly FeedProp[];
  /** To be shown, and no price for anything. */
  errors: readonly PropError[];
  seenAt: Date | null;
}
export type PropFetcher = (ctx: Ctx, gameId: string) => Promise<OfferedProps>;

/** When the source itself was last told, where it says so. */
const newestOf = (props: readonly FeedProp[]): Date | null =>
  props.reduce<Date | null>((newest, { seenAt }) => (seenAt && (!newest || seenAt > newest) ? seenAt : newest), null);

const answers = storedAnswers<readonly FeedProp[], OfferedProps>({
  what: 'props',
  // Judged when first asked for: names alone need no judgment.
  read: (props, now) => ({ ...judgeProps(props), seenAt: newestOf(props) ?? now }),
  nothing: { props: [], errors: [], seenAt: null },
});

const askOf =
  ({ ports }: Ctx) =>
  (gameId: string, now: Date): Promise<FeedProp[]> =>
    ports.props.listProps(gameId, now);

/** A game's props, asked of the source at most once a minute however many readers there are. */
export const cachedProps: PropFetcher = (ctx, gameId) => answers.recent(ctx, gameId, askOf(ctx)).read();

/** The same as reported, likely errors among them: for who is named, and no price for anything. */
export const reportedProps = (ctx: Ctx, gameId: string): Promise<readonly FeedProp[] | null> =>
  answers.recent(ctx, gameId, askOf(ctx)).reported;

/** All that the source reports of a game's props; null where it did not answer. */
export type FreshProps = (gameId: string) => Promise<readonly FeedProp[] | null>;

/** Asks the source itself, once for each game: for all legs of a slip whose prices money will move at. Call it before a transaction. */
export function freshProps(ctx: Ctx): FreshProps {
  const asked = new Map<string, StoredAnswer<readonly FeedProp[], OfferedProps>>();
  return (gameId) => {
    const known = asked.get(gameId) ?? answers.request(ctx, gameId, askOf(ctx));
    asked.set(gameId, known);
    return known.reported;
  };
}
