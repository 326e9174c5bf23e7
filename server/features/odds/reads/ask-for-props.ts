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

const NOTHING: OfferedProps = { props: [], errors: [], seenAt: null };
const STORED_MS = 60_000;
const MOST_GAMES = 200;

interface Stored {
  requestedAt: number;
  reported: Promise<readonly FeedProp[] | null>;
  /** Judged when first asked for: names alone need no judgment. */
  offered: () => Promise<OfferedProps>;
  goodAt: number;
}

/** When the source itself was last told, where it says so. */
const newestOf = (props: readonly FeedProp[]): Date | null =>
  props.reduce<Date | null>((newest, { seenAt }) => (seenAt && (!newest || seenAt > newest) ? seenAt : newest), null);

const sources = new WeakMap<Ctx['ports'], Map<string, Stored>>();

function storedOf(ctx: Ctx): Map<string, Stored> {
  const stored = sources.get(ctx.ports) ?? new Map<string, Stored>();
  sources.set(ctx.ports, stored);
  return stored;
}

/** Asks now, and stores the answer for every reader; while the source fails, its last answer stands until it is stale. */
function request(ctx: Ctx, gameId: string): Stored {
  const stored = storedOf(ctx);
  const now = ctx.now();
  const at = now.getTime();
  const known = stored.get(gameId);
  const isGood = known !== undefined && at - known.goodAt <= MAX_PRICE_AGE_SECONDS * 1000;
  const before = isGood ? known.offered : () => Promise.resolve(NOTHING);
  const reported = fetchFrom(ctx, `props of ${gameId}`, () => ctx.ports.props.listProps(gameId, now));
  let judged: Promise<OfferedProps> | null = null;
  const judge = (): Promise<OfferedProps> =>
    reported.then((props) => (props ? { ...judgeProps(props), seenAt: newestOf(props) ?? now } : before()));
  const entry: Stored = {
    requestedAt: at,
    reported: reported.then((props) => {
      if (props) entry.goodAt = at;
      return props;
    }),
    offered: () => (judged ??= judge()),
    goodAt: known?.goodAt ?? Number.NEGATIVE_INFINITY,
  };
  if (stored.size >= MOST_GAMES) stored.clear();
  stored.set(gameId, entry);
  return entry;
}

/** A game's props, asked of the source at most once a minute however many readers there are. */
export const cachedProps: PropFetcher = (ctx, gameId) => recent(ctx, gameId).offered();

/** The same as reported, likely errors among them: for who is named, and no price for anything. */
export const reportedProps = (ctx: Ctx, gameId: string): Promise<readonly FeedProp[] | null> => recent(ctx, gameId).reported;

function recent(ctx: Ctx, gameId: string): Stored {
  const known = storedOf(ctx).get(gameId);
  return known !== undefined && ctx.now().getTime() - known.requestedAt < STORED_MS ? known : request(ctx, gameId);
}

/** All that the source reports of a game's props; null where it did not answer. */
export type FreshProps = (gameId: string) => Promise<readonly FeedProp[] | null>;

/** Asks the source itself, once for each game: for all legs of a slip whose prices money will move at. Call it before a transaction. */
export function freshProps(ctx: Ctx): FreshProps {
  const asked = new Map<string, Stored>();
  return (gameId) => {
    const known = asked.get(gameId) ?? request(ctx, gameId);
    asked.set(gameId, known);
    return known.reported;
  };
}
