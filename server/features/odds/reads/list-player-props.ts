import type { VerbResult } from '@clearedge/contract/route';
import type { oddsRoutes } from '@clearedge/contract/routes/odds';
import { MAX_PRICE_AGE_SECONDS } from '@clearedge/contract/terms';
import { askSource } from '../../../kernel/ask-source.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { FeedProp } from '../../../ports/index.ts';
import { getEvent, isBettingClosed, type SportEvent } from '../../events/index.ts';
import { bestProps } from '../prices/prop-rules.ts';

export type PlayerProps = VerbResult<(typeof oddsRoutes)['GET /api/games/:gameId/player-props']>;
type AskForProps = (ctx: Ctx, gameId: string) => Promise<readonly FeedProp[]>;

const KEPT_MS = 60_000;
const MOST_GAMES = 200;

interface Kept {
  askedAt: number;
  props: Promise<readonly FeedProp[]>;
  goodAt: number;
}

/** Asks the source for a game's props, at most once a minute however many readers there are; while it fails, its last answer stands until it is stale. */
export function keptProps(): AskForProps {
  const kept = new Map<string, Kept>();
  return async (ctx, gameId) => {
    const now = ctx.now();
    const at = now.getTime();
    const known = kept.get(gameId);
    if (known && at - known.askedAt < KEPT_MS) return known.props;
    const isGood = known !== undefined && at - known.goodAt <= MAX_PRICE_AGE_SECONDS * 1000;
    const entry: Kept = { askedAt: at, props: Promise.resolve([]), goodAt: known?.goodAt ?? Number.NEGATIVE_INFINITY };
    entry.props = askSource(ctx, `props of ${gameId}`, () => ctx.ports.props.listProps(gameId, now)).then((props) => {
      if (props) entry.goodAt = at;
      return props ?? (isGood ? known.props : []);
    });
    if (kept.size >= MOST_GAMES) kept.clear();
    kept.set(gameId, entry);
    return entry.props;
  };
}

/** Player props of a game, the best price of each; none once it has started. */
export async function listPlayerProps(ctx: Ctx, gameId: string, askForProps: AskForProps = keptProps()): Promise<PlayerProps> {
  const event = await getEvent(ctx, gameId);
  if (isBettingClosed(event, ctx.now())) return [];
  const props = await askForProps(ctx, gameId);
  return bestProps(props).map((prop) => present(prop, event));
}

function present(
  { playerName, playerId, teamCode, prop, line, overPrice, underPrice, book, quotedAt }: FeedProp,
  event: SportEvent,
): PlayerProps[number] {
  const opponent = teamCode === event.homeCode ? event.awayCode : event.homeCode;
  const offer = {
    overOdds: overPrice,
    underOdds: underPrice,
    bookmaker: book.code,
    bookmakerName: book.name,
    quotedAt: quotedAt.toISOString(),
  };
  return { playerName, playerId, teamCode, propType: prop, line, opponent, ...offer };
}
