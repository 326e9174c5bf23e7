import { HOUR_MS, MINUTE_MS } from '@clearedge/quant/calendar';
import type { FeedProp, PropMarket } from '../../../ports/index.ts';
import { createChance, drawNormal } from '../chance.ts';
import { findGame, type Game, type League } from '../league/league.ts';
import { lineUpReportedAt, planGame } from '../lineups/plan-game.ts';
import { type Bookmaker, bookRef } from '../market/books.ts';
import { PROP_BOOKS, propPrices, propsOpenAt } from '../market/prop-books.ts';
import type { Player } from '../players/player.ts';
import { firstPitchAt, isKnown } from '../schedule/fixture.ts';
import { TEAMS } from '../teams/team-table.ts';
import { batterChances, type PropChance, pitcherChances } from './prop-chances.ts';

/** Who sells lines beside the main one. */
const ALTERNATE_CODES = new Set(['SUM', 'KEY', 'MER']);
const PROJECTION_SPREAD = 0.09;
const LAST_LOOK_MS = HOUR_MS;

/** When this book last looked at its props; null before it opened them. */
function lookedAt({ season, fixture }: Game, book: Bookmaker, asOf: number): number | null {
  const opens = propsOpenAt(fixture.slateOn, book);
  const lag = (book.lagMinutes + 2) * MINUTE_MS;
  const cards = [lineUpReportedAt(season, fixture, 'away'), lineUpReportedAt(season, fixture, 'home')].map((reported) => reported + lag);
  const looks = [opens, ...cards, firstPitchAt(fixture) - LAST_LOOK_MS + lag / 2].filter((at) => at >= opens && at <= asOf);
  return looks.length === 0 ? null : Math.max(...looks);
}

type Look = { book: Bookmaker; at: number };

function offers({ season, fixture }: Game, player: Player, chances: readonly PropChance[], looks: readonly Look[]): FeedProp[] {
  const who = { gameId: fixture.gameId, playerId: player.playerId, playerName: player.name, teamCode: TEAMS[player.team]!.code };
  return looks.flatMap(({ book, at }) => {
    const [priced, quotedAt] = [bookRef(book), new Date(at)];
    const next = createChance(`${season.seed}|prop|${book.code}|${fixture.gameId}|${player.playerId}|${at}`);
    return chances.flatMap(({ prop, line, overShare, alternates }): FeedProp[] => {
      const lean = drawNormal(next, 0, PROJECTION_SPREAD);
      const listed = [{ line, overShare }, ...(ALTERNATE_CODES.has(book.code) ? alternates : [])];
      return listed.map((offer): FeedProp => {
        const [overPrice, underPrice] = propPrices(offer.overShare, lean, book);
        return { ...who, book: priced, prop, line: offer.line, overPrice, underPrice, quotedAt };
      });
    });
  });
}

/** Offers on the men expected to start, from the morning of the game to its first pitch. */
function propsOf(game: Game, asOf: number): FeedProp[] {
  const { season, fixture } = game;
  const isOff = fixture.rain?.kind === 'postponed' && asOf >= fixture.rain.announcedAt;
  if (isOff || !isKnown(fixture, asOf) || asOf >= firstPitchAt(fixture)) return [];
  const looks = PROP_BOOKS.flatMap((book) => {
    const at = lookedAt(game, book, asOf);
    return at === null ? [] : [{ book, at }];
  });
  if (!looks.some(({ book }) => book === PROP_BOOKS.at(-2))) return [];
  const plan = planGame(season, fixture, asOf);
  return [false, true].flatMap((isHome) => {
    const side = isHome ? plan.home : plan.away;
    const batters = side.batters.flatMap((player, place) => offers(game, player, batterChances(plan, isHome, place), looks));
    return [...offers(game, side.starter, pitcherChances(plan, isHome), looks), ...batters];
  });
}

export function createPropMarket(league: League): PropMarket {
  return {
    listProps: async (gameId, asOf) => {
      const game = findGame(league, gameId);
      return game === null ? [] : propsOf(game, asOf.getTime());
    },
  };
}
