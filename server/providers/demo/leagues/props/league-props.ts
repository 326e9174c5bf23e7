import { HOUR_MS, MINUTE_MS } from '@clearedge/quant/calendar';
import { PROPS } from '@clearedge/quant/grading';
import { countTable, medianLine, priceLine } from '@clearedge/quant/sports/league/players';
import type { FeedProp, PropMarket } from '../../../../ports/index.ts';
import { slateOnOf } from '../../calendar.ts';
import { createChance, drawNormal } from '../../chance.ts';
import { type Bookmaker, bookRef } from '../../market/books.ts';
import { PROP_BOOKS, propPrices, propsOpenAt } from '../../market/prop-books.ts';
import { type GameResult, type LeagueGame, toldOf } from '../league.ts';
import { type LeagueMarket, marketGameOf } from '../market/league-market.ts';
import type { PropGame, PropMan, PropRate, PropSide } from './prop-form.ts';

/** How far all books together err in a man's mean at the opening and at the close, and one of them in a price, on the logarithm. */
const ERRORS = { opening: 0.06, close: 0.02, book: 0.08 } as const;
/** The inactive are named so long before the start. */
export const LIST_MS = 90 * MINUTE_MS;
const LAST_LOOK_MS = HOUR_MS / 2;
const LEAST_POINTS = 0.4;

interface Look {
  book: Bookmaker;
  at: number;
  isListOut: boolean;
}

/** When this book last looked at its props: as it opened, once the inactive were named, and before the start; null before the first. */
function lookOf({ slateOn, startsAt }: PropGame, book: Bookmaker, asOf: number): Look | null {
  const opens = propsOpenAt(slateOn, book);
  const listed = startsAt - LIST_MS + MINUTE_MS;
  const looks = [opens, listed, Math.max(listed, startsAt - LAST_LOOK_MS + book.lagMinutes * MINUTE_MS)];
  const at = Math.max(...looks.filter((look) => look >= Math.min(opens, listed) && look <= asOf && look < startsAt));
  return Number.isFinite(at) ? { book, at, isListOut: at >= listed } : null;
}

/** Where all books together put a man's mean: the truth with an error that shrinks once the inactive are named. */
function meanOf(
  { text, gameId }: PropGame,
  { playerId }: PropMan['man'],
  { prop, mean, slope }: PropRate,
  points: number,
  isListOut: boolean,
) {
  const next = createChance(`${text}|prop|${gameId}|${playerId}|${prop}`);
  const [close, opening] = [drawNormal(next, 0, ERRORS.close), drawNormal(next, 0, ERRORS.opening)];
  return mean * points ** slope * Math.exp(close + (isListOut ? 0 : opening));
}

/** One man's prices: each book hangs the number of all, and leans on its price. */
function offersOf(game: PropGame, { man, rates }: PropMan, side: 'away' | 'home', looks: readonly Look[]): FeedProp[] {
  const { gameId } = game;
  const { playerId, name: playerName } = man;
  const teamCode = game.codes[side];
  return rates.flatMap((rate) => {
    const priced = new Map<boolean, { line: number; share: number }>();
    const pricedAt = (isListOut: boolean) => {
      const known = priced.get(isListOut);
      if (known) return known;
      const mean = meanOf(game, man, rate, game.points[side], isListOut);
      const table = { first: 0, chances: countTable(mean, { base: 1, share: Math.max(0, rate.share) }) };
      const line = PROPS[rate.prop].isYesNo ? 0.5 : medianLine(table);
      const { over, under } = priceLine(table, line);
      const found = { line, share: over / (over + under) };
      priced.set(isListOut, found);
      return found;
    };
    return looks.map(({ book, at, isListOut }): FeedProp => {
      const { line, share } = pricedAt(isListOut);
      const next = createChance(`${game.text}|prop|${book.code}|${gameId}|${playerId}|${rate.prop}|${at}`);
      const [overPrice, underPrice] = propPrices(share, drawNormal(next, 0, ERRORS.book), book);
      return {
        gameId,
        playerId,
        playerName,
        teamCode,
        book: bookRef(book),
        prop: rate.prop,
        line,
        overPrice,
        underPrice,
        quotedAt: new Date(at),
      };
    });
  });
}

/** Offers on those who are expected to start, from the morning of the game to its start; those named inactive are taken down at once. */
function leaguePropsOf(game: PropGame, asOf: number): FeedProp[] {
  if (asOf >= game.startsAt) return [];
  const looks = PROP_BOOKS.flatMap((book) => lookOf(game, book, asOf) ?? []);
  if (looks.length < PROP_BOOKS.length - 1) return [];
  const isListOut = asOf >= game.startsAt - LIST_MS;
  return (['away', 'home'] as const).flatMap((side) => {
    const { men, dressed } = game.sideOf(side, isListOut);
    const playing = new Set(dressed.playing.map(({ playerId }) => playerId));
    return men.filter(({ man }) => playing.has(man.playerId)).flatMap((man) => offersOf(game, man, side, looks));
  });
}

/** The props of a league's games; `findGame` knows them by the id that they bear at an instant. */
export const createLeagueProps = (findGame: (gameId: string, asOf: number) => PropGame | null): PropMarket => ({
  listProps: async (gameId, asOf) => {
    const game = findGame(gameId, asOf.getTime());
    return game ? leaguePropsOf(game, asOf.getTime()) : [];
  },
});

/** The game of an id, as its props are priced; `sideOf` tells a side with or without the game's own list of the inactive. */
export function propGamesOf<Tape extends GameResult>(
  gamesOn: (slateOn: string, asOf: number) => readonly LeagueGame<Tape>[],
  market: LeagueMarket,
  usualPoints: number,
  sideOf: (game: LeagueGame<Tape>, code: string, gameText: string | null) => PropSide,
): (gameId: string, asOf: number) => PropGame | null {
  return (gameId, asOf) => {
    const slateOn = slateOnOf(gameId);
    const game = /^\d{8}_/.test(gameId) ? gamesOn(slateOn, asOf).find(({ season, fixture }) => season.idOf(fixture) === gameId) : undefined;
    if (!game) return null;
    const { season, fixture } = game;
    const { outlook } = marketGameOf(market, game);
    const pointsOf = (margin: number): number => Math.max(LEAST_POINTS, (outlook.total + margin) / 2 / usualPoints);
    const { gameText } = toldOf(game);
    return {
      text: season.text,
      gameId,
      slateOn,
      startsAt: fixture.startsAt,
      codes: { away: fixture.away, home: fixture.home },
      points: { away: pointsOf(-outlook.margin), home: pointsOf(outlook.margin) },
      sideOf: (side, isListOut) => sideOf(game, fixture[side], isListOut ? gameText : null),
    };
  };
}
