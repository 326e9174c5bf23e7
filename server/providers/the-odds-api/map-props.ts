import type { PropKind } from '@clearedge/quant/grading';
import { isAmericanPrice } from '@clearedge/quant/price';
import type { FeedPlayer } from '../../ports/player-stats.ts';
import type { FeedProp } from '../../ports/prop-market.ts';
import { bookOf } from './books.ts';
import { playerFinder } from './match-players.ts';
import { quotedAtOf } from './quote-times.ts';
import type { WireBook, WireMarket, WireOddsEvent } from './schema.ts';

/** In the order in which they are asked for where credits allow only some. */
export const PROP_MARKETS: readonly (readonly [string, PropKind])[] = [
  ['pitcher_strikeouts', 'pitcher_strikeouts'],
  ['batter_hits', 'hits'],
  ['batter_total_bases', 'total_bases'],
  ['batter_home_runs', 'home_runs'],
  ['pitcher_outs', 'pitcher_outs'],
  ['batter_rbis', 'rbi'],
  ['batter_runs_scored', 'runs'],
  ['pitcher_hits_allowed', 'pitcher_hits_allowed'],
  ['pitcher_earned_runs', 'pitcher_earned_runs'],
  ['pitcher_walks', 'pitcher_walks'],
  ['batter_stolen_bases', 'stolen_bases'],
  ['batter_walks', 'batter_walks'],
  ['batter_strikeouts', 'batter_strikeouts'],
];
const KINDS = new Map(PROP_MARKETS);

export interface MappedProps {
  props: FeedProp[];
  /** Players whom neither roster knows, or both; counted, never guessed. */
  unmatchedPlayers: string[];
  refused: number;
}

interface Place {
  gameId: string;
  book: WireBook;
  market: WireMarket;
  prop: PropKind;
  quotedAt: Date;
}

/** Over and under of one player at one number are one prop; home runs often have an over only. */
export function mapProps(
  event: WireOddsEvent,
  gameId: string,
  startsAt: Date,
  answeredAt: Date,
  rosters: readonly FeedPlayer[],
): MappedProps {
  const find = playerFinder(rosters);
  const [props, unmatched] = [new Map<string, FeedProp>(), new Set<string>()];
  let refused = 0;
  for (const book of event.bookmakers?.rows ?? [])
    for (const market of book.markets.rows) {
      const prop = KINDS.get(market.key);
      const quotedAt = quotedAtOf(book, market, answeredAt);
      if (prop && quotedAt && quotedAt < startsAt) refused += addProps({ gameId, book, market, prop, quotedAt }, find, props, unmatched);
    }
  return { props: [...props.values()], unmatchedPlayers: [...unmatched], refused };
}

function addProps(
  { gameId, book, market, prop, quotedAt }: Place,
  find: (name: string) => FeedPlayer | null,
  props: Map<string, FeedProp>,
  unmatched: Set<string>,
): number {
  let refused = 0;
  for (const { name, description, price, point } of market.outcomes.rows) {
    const player = find(description ?? '');
    if (!player) unmatched.add(description ?? '');
    else if (typeof point !== 'number' || !isAmericanPrice(price) || (name !== 'Over' && name !== 'Under')) refused += 1;
    else {
      const key = `${book.key} ${prop} ${player.playerId} ${point}`;
      const blank: FeedProp = {
        gameId,
        playerId: player.playerId,
        playerName: player.name,
        teamCode: player.teamCode,
        book: bookOf(book),
        prop,
        line: point,
        overPrice: null,
        underPrice: null,
        quotedAt,
      };
      props.set(key, { ...(props.get(key) ?? blank), ...(name === 'Over' ? { overPrice: price } : { underPrice: price }) });
    }
  }
  return refused;
}
