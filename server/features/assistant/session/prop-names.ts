import { isGameSport, type SportKey, sportOf, sportsWith } from '@clearedge/contract/sports';
import { shiftDay } from '@clearedge/quant/calendar';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { FeedProp } from '../../../ports/index.ts';
import { type Contest, listGamesBetween } from '../../contests/index.ts';
import type { reportedProps } from '../../odds/index.ts';
import type { KnownPlayer } from '../understand/directory.ts';

/** A game's players stay the same for a day; a game whose props are not out is asked for again. */
const STORED_MS = 6 * 3_600_000;
const EMPTY_MS = 600_000;
const MOST_GAMES = 120;
const DAYS_OF_A_WEEK = 6;

/** Someone with props, each as its kind and as its kind with its number: "shots", "shots 3.5". */
export interface OfferedPlayer extends KnownPlayer {
  props: ReadonlySet<string>;
}
interface Stored {
  at: number;
  players: readonly OfferedPlayer[];
}
function playersIn(props: readonly FeedProp[], sport: SportKey): OfferedPlayer[] {
  const known = new Map<string, OfferedPlayer & { props: Set<string> }>();
  for (const { playerName: name, teamCode, playerId, prop, line } of props) {
    const player = known.get(playerId) ?? { sport, name, teamCode, playerId, props: new Set<string>() };
    known.set(playerId, player);
    player.props.add(prop).add(`${prop} ${line}`);
  }
  return [...known.values()];
}

/** Everyone who has a prop in the games of a day, or of the week from it where a sport is played by the week. */
export type ListPropPlayers = (ctx: Ctx, slateOn: string, sports: readonly SportKey[]) => Promise<OfferedPlayer[]>;

async function coming(ctx: Ctx, slateOn: string, sports: readonly SportKey[]): Promise<Contest[]> {
  const [weekly, daily] = [true, false].map((isWeekly) => sports.filter((sport) => (sportOf(sport).slate === 'week') === isWeekly));
  const found = await Promise.all([
    weekly!.length > 0 ? listGamesBetween(ctx, slateOn, shiftDay(slateOn, DAYS_OF_A_WEEK), weekly!.filter(isGameSport)) : [],
    daily!.length > 0 ? listGamesBetween(ctx, slateOn, slateOn, daily!.filter(isGameSport)) : [],
  ]);
  return found.flat();
}

/** Asks for each game's props once in hours: names alone are read from them. */
export function cachedPropPlayers(askForProps: typeof reportedProps): ListPropPlayers {
  const stored = new Map<string, Stored>();
  const playersOf = async (ctx: Ctx, { gameId, sport }: Contest): Promise<readonly OfferedPlayer[]> => {
    const at = ctx.now().getTime();
    const known = stored.get(gameId);
    if (known && Math.abs(at - known.at) < (known.players.length > 0 ? STORED_MS : EMPTY_MS)) return known.players;
    const players = playersIn((await askForProps(ctx, gameId)) ?? [], sport);
    if (stored.size >= MOST_GAMES) stored.clear();
    stored.set(gameId, { at, players });
    return players;
  };
  return async (ctx, slateOn, sports) => {
    const games = await coming(ctx, slateOn, sports.length > 0 ? sports : sportsWith('hasPlayerProps'));
    return (await Promise.all(games.map((contest) => playersOf(ctx, contest)))).flat();
  };
}
