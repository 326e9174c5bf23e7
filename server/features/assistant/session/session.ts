import type { SportKey } from '@clearedge/contract/sports';
import { easternDay } from '@clearedge/quant/calendar';
import { formatPrice, type PriceFormat } from '@clearedge/quant/price';
import { DEFAULT_KELLY_SHARE } from '@clearedge/quant/sizing';
import { requireUser } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { ReadRoute } from '../../../kernel/read-route.ts';
import { getUser } from '../../accounts/index.ts';
import { listUnread } from '../../contests/index.ts';
import { type Closure, closureOf, findLimits } from '../../limits/index.ts';
import { cachedProps, type PropFetcher, reportedProps } from '../../odds/index.ts';
import { cachedStarts } from '../../props/index.ts';
import { cachedBoxPlayers, type ListBoxPlayers } from './box-names.ts';
import { cachedNames, type Known, type ListEntrants, rememberedPlayers } from './names.ts';
import { cachedPropPlayers, type OfferedPlayer } from './prop-names.ts';

/** What the slice remembers between questions: one for each process. */
export interface Memory {
  askForProps: PropFetcher;
  readStarts: ReturnType<typeof cachedStarts>;
  readNames: ReturnType<typeof cachedNames>;
  listPropPlayers: ReturnType<typeof cachedPropPlayers>;
  listBoxPlayers: ListBoxPlayers;
  withPlayers: ReturnType<typeof rememberedPlayers>;
  /** What the screens read, by the same access rules. */
  read: ReadRoute;
}

export function newMemory(read: ReadRoute, listEntrants: ListEntrants): Memory {
  return {
    askForProps: cachedProps,
    readStarts: cachedStarts(),
    readNames: cachedNames(listEntrants),
    listPropPlayers: cachedPropPlayers(reportedProps),
    listBoxPlayers: cachedBoxPlayers(read),
    withPlayers: rememberedPlayers(),
    read,
  };
}

/** Where a question is answered: one member's view of the data, in the format in which they read prices. */
export interface AssistantSession {
  ctx: Ctx;
  userId: string;
  memory: Memory;
  read: ReadRoute;
  known: Known;
  /** Who has a prop in the coming games, where the question may name a player. */
  offered: readonly OfferedPlayer[];
  now: Date;
  today: string;
  /** Sports whose schedule was never read: whether they play is unknown. */
  unread: readonly SportKey[];
  /** Why this member is told no bet, price or stake: a running break or exclusion, or an answer of under 21. */
  closure: Closure | null;
  /** The member's own share of Kelly, and bankroll where one is set. */
  kellyShare: number;
  bankrollCents: number | null;
  price: (american: number) => string;
}

export async function openSession(ctx: Ctx, memory: Memory): Promise<AssistantSession> {
  const userId = requireUser(ctx.actor);
  const { settings } = await getUser(ctx, userId);
  const now = ctx.now();
  const closure = closureOf(await findLimits(ctx, userId), now);
  const format: PriceFormat = settings.oddsFormat;
  const { kellyShare = DEFAULT_KELLY_SHARE, bankrollCents = null } = settings;
  const price = (american: number): string => formatPrice(american, format);
  const known = await memory.readNames(ctx);
  return {
    ctx,
    userId,
    memory,
    read: memory.read,
    known,
    offered: [],
    now,
    today: easternDay(now),
    unread: await listUnread(ctx),
    closure,
    kellyShare,
    bankrollCents,
    price,
  };
}
