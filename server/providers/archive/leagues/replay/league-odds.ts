import { easternInstant, HOUR_MS, MINUTE_MS, shiftDay } from '@clearedge/quant/calendar';
import type { BookRef, FeedQuote, OddsBoard } from '../../../../ports/index.ts';
import type { StoredLeagueGame, StoredQuotes } from '../stored-league.ts';
import type { LeagueCalendar, ReplayLeagueGame } from './league-calendar.ts';

const OPENING_HOUR = 10;
const CLOSING_MS = 30 * MINUTE_MS;
const LEAST_OPEN_MS = 3 * HOUR_MS;

/**
 * When a recorded price is shown: an opening from ten on the morning before, a close half an hour before the start, a quote when it was seen.
 * A game with closes alone shows them from the morning of its day, or no bet could be placed on it.
 */
function shownAt({ game, slateOn, startsAt, knownAt }: ReplayLeagueGame, { moment }: StoredQuotes): Date {
  const start = startsAt.getTime();
  const isCloseAlone = game.quotes.every((quotes) => quotes.moment === 'close');
  const morning = Math.min(easternInstant(slateOn, OPENING_HOUR).getTime(), start - LEAST_OPEN_MS);
  const at =
    moment === 'open'
      ? easternInstant(shiftDay(slateOn, -1), OPENING_HOUR).getTime()
      : moment === 'close'
        ? isCloseAlone
          ? morning
          : start - CLOSING_MS
        : start - moment;
  return new Date(Math.max(at, Math.min(knownAt, start - 1)));
}

/** Every price recorded of one game at the time it is shown. */
function gameQuotes(replay: ReplayLeagueGame): FeedQuote[] {
  const opened = new Set(replay.game.quotes.filter(({ moment }) => moment === 'open').map(({ book }) => book.code));
  return replay.game.quotes.flatMap((quotes) => {
    const { book, moment, moneyline, spread, total } = quotes;
    const isOpening = moment === 'open' || (moment !== 'close' && !opened.has(book.code));
    const shared = { gameId: replay.gameId, book, quotedAt: shownAt(replay, quotes), isOpening };
    const pair = (
      market: FeedQuote['market'],
      sides: readonly [FeedQuote['side'], FeedQuote['side']],
      lines: readonly [number | null, number | null],
      prices: readonly [number, number],
    ): FeedQuote[] => sides.map((side, at) => ({ ...shared, market, side, line: lines[at]!, price: prices[at]! }));
    return [
      ...(moneyline ? pair('moneyline', ['away', 'home'], [null, null], moneyline) : []),
      ...(spread ? pair('spread', ['away', 'home'], [spread[0] === 0 ? 0 : -spread[0], spread[0]], [spread[1], spread[2]]) : []),
      ...(total ? pair('total', ['over', 'under'], [total[0], total[0]], [total[1], total[2]]) : []),
    ];
  });
}

/** The books' recorded prices of a replayed season. */
export function replayLeagueOdds(calendar: LeagueCalendar, games: readonly StoredLeagueGame[]): OddsBoard {
  const books = new Map<string, BookRef>(games.flatMap(({ quotes }) => quotes.map(({ book }) => [book.code, book] as const)));
  return {
    listBooks: async () => [...books.values()].map((book) => ({ ...book })),
    findStanding: async (_slateOn, asOf) => ({ seenAt: asOf, isWhole: false }),
    listQuotes: async (slateOn, asOf, since) =>
      calendar
        .slate(slateOn)
        .flatMap(gameQuotes)
        .filter(({ quotedAt }) => quotedAt <= asOf && (since === undefined || quotedAt > since))
        .sort((a, b) => a.quotedAt.getTime() - b.quotedAt.getTime()),
  };
}
