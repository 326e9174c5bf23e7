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

// A game has a thousand of them, and a first start reads those of six hundred games: no object is made on the way to another.
function offers({ season, fixture }: Game, player: Player, chances: readonly PropChance[], looks: readonly Look[]): FeedProp[] {
  const { gameId } = fixture;
  const { playerId, name: playerName, team } = player;
  const teamCode = TEAMS[team]!.code;
  const listed: FeedProp[] = [];
  for (const { book: bookmaker, at } of looks) {
    const [book, quotedAt] = [bookRef(bookmaker), new Date(at)];
    const next = createChance(`${season.seed}|prop|${bookmaker.code}|${gameId}|${playerId}|${at}`);
    for (const { prop, line: mainLine, overShare: mainShare, alternates } of chances) {
      const lean = drawNormal(next, 0, PROJECTION_SPREAD);
      const list = (line: number, overShare: number): void => {
        const [overPrice, underPrice] = propPrices(overShare, lean, bookmaker);
        listed.push({ gameId, playerId, playerName, teamCode, book, prop, line, overPrice, underPrice, quotedAt });
      };
      list(mainLine, mainShare);
      if (ALTERNATE_CODES.has(bookmaker.code)) for (const { line, overShare } of alternates) list(line, overShare);
    }
  }
  return listed;
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
