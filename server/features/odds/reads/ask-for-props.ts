import { MAX_PRICE_AGE_SECONDS } from '@clearedge/contract/terms';
import { fetchFrom } from '../../../kernel/ask-source.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { FeedProp } from '../../../ports/index.ts';
import { judgeProps, type PropError } from '../prices/screen-props.ts';

/** Every book's offers on the players of a game without likely errors, and when the source last confirmed them; null before its first answer. */
export interface OfferedProps {
  props: readonly FeedProp[];
  /** To be shown, and no price for anything. */
  errors: readonly PropError[];
  seenAt: Date | null;
}
export type PropFetcher = (ctx: Ctx, gameId: string) => Promise<OfferedProps>;

const STORED_MS = 60_000;
const MOST_GAMES = 200;

interface Stored {
  requestedAt: number;
  offered: Promise<OfferedProps>;
  goodAt: number;
}

/** When the source itself was last told, where it says so. */
const newestOf = (props: readonly FeedProp[]): Date | null =>
  props.reduce<Date | null>((newest, { seenAt }) => (seenAt && (!newest || seenAt > newest) ? seenAt : newest), null);

/** Asks the source for a game's props, at most once a minute however many readers there are; while it fails, its last answer stands until it is stale. */
export function cachedProps(): PropFetcher {
  const sources = new WeakMap<Ctx['ports'], Map<string, Stored>>();
  return async (ctx, gameId) => {
    const stored = sources.get(ctx.ports) ?? new Map<string, Stored>();
    sources.set(ctx.ports, stored);
    const now = ctx.now();
    const at = now.getTime();
    const known = stored.get(gameId);
    if (known && at - known.requestedAt < STORED_MS) return known.offered;
    const isGood = known !== undefined && at - known.goodAt <= MAX_PRICE_AGE_SECONDS * 1000;
    const before = isGood ? known.offered : { props: [], errors: [], seenAt: null };
    const entry: Stored = { requestedAt: at, offered: Promise.resolve(before), goodAt: known?.goodAt ?? Number.NEGATIVE_INFINITY };
    entry.offered = fetchFrom(ctx, `props of ${gameId}`, () => ctx.ports.props.listProps(gameId, now)).then((props) => {
      if (props) entry.goodAt = at;
      return props ? { ...judgeProps(props), seenAt: newestOf(props) ?? now } : before;
    });
    if (stored.size >= MOST_GAMES) stored.clear();
    stored.set(gameId, entry);
    return entry.offered;
  };
}
