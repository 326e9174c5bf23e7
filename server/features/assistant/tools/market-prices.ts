import { plural } from '@clearedge/contract/words/plural';
import { mean } from '@clearedge/quant/maths';
import { askChip, type Card, type Finding, finding, type Source } from '../session/finding.ts';
import { contestLink, daysText, findGames, matchup, matchupWhen, noGames, readBoards } from '../session/games.ts';
import { ageText, percent, signedPercent } from '../session/say.ts';
import type { AssistantSession } from '../session/session.ts';
import type { Reading } from '../understand/reading.ts';
import { type Board, bestOf, fairOf, marketName, marketsOf, offerText, quotesOf, sidesOf, sideWords } from './board.ts';

const MOST_GAMES = 8;
const COMPARISON = { label: 'Odds Comparison', href: '/odds-comparison' };

/** The games that a question is about with every book's prices; `open` leaves out those that take no more bets. */
export async function findBoards(session: AssistantSession, reading: Reading): Promise<{ boards: Board[]; all: number }> {
  const contests = await findGames(session, reading);
  const games = await readBoards(session, contests);
  const boards = contests.flatMap((contest) => {
    const game = games.find(({ gameId }) => gameId === contest.gameId);
    return game ? [{ contest, game }] : [];
  });
  const open = boards.filter(({ game }) => !game.isClosed);
  return { boards: open.length > 0 ? open : reading.teams.length > 0 ? boards : open, all: contests.length };
}

const newest = (seen: readonly string[]): string | null => seen.toSorted().at(-1) ?? null;
/** Where prices come from, as old as the newest. */
export const boardSource = (session: AssistantSession, seen: readonly string[], isClosed = false): Source => {
  const at = newest(seen);
  return {
    label: isClosed ? 'Closing prices' : at ? `Board of prices, newest ${ageText(at, session.now)}` : 'Board of prices',
    asOf: at,
    href: '/odds-comparison',
  };
};

/** Why there is no price to show: no such game, or all have begun. */
export const nothing = (reading: Reading, session: AssistantSession, all: number): Finding =>
  finding(
    [
      all === 0
        ? noGames(reading, session)
        : `Every game ${daysText(reading, session.today)} has started or ended, so there is no price left to take.`,
    ],
    { links: [COMPARISON] },
  );

/** What else may be asked of a game. */
export const chipsOf = (reading: Reading, { contest }: Board) => {
  const name = reading.teams[0]?.name ?? contest.homeName;
  return [
    askChip('Every book', `every book on the ${name}`),
    askChip('Win chance', `what are the chances the ${name} win`),
    askChip('Size by Kelly', `how much should I bet on the ${name}`),
  ];
};

/** Every book's price of each side, as a table for one market. */
export async function lookAtBooks(session: AssistantSession, reading: Reading): Promise<Finding> {
  const { boards, all } = await findBoards(session, reading);
  const board = boards[0];
  if (!board) return nothing(reading, session, all);
  if (reading.teams.length === 0 && boards.length > 1)
    return finding([`For which game? There are ${boards.length} ${daysText(reading, session.today)}; name a club and I list every book.`], {
      links: [COMPARISON],
      chips: boards.slice(0, 4).map(({ contest }) => askChip(matchup(contest), `every book on the ${contest.homeName}`)),
    });
  const { contest, game } = board;
  const markets = marketsOf(reading, contest).filter((market) => game.markets.some((one) => one.market === market && one.bookCount > 0));
  const seen: string[] = [];
  const lines = markets.flatMap((market) =>
    sidesOf(reading, contest, market).map((side) => {
      const quotes = quotesOf(game, market, side);
      seen.push(...quotes.map(({ seenAt }) => seenAt));
      const text = quotes.map(
        ({ bookName, odds, line, isStale }) =>
          `${bookName} ${line === null ? '' : `${sideWords(contest, market, side, line).split(' ').at(-1)} `}${session.price(odds)}${isStale ? ' (stale)' : ''}`,
      );
      return `• ${marketName(market, contest)}, ${side === 'away' ? contest.awayCode : side === 'home' ? contest.homeCode : side}: ${text.join(', ') || 'no price'}.`;
    }),
  );
  const only = markets.length === 1 ? markets[0]! : null;
  const cards: Card[] = [];
  if (only) {
    const [a, b] = sidesOf({ side: null, teams: reading.teams }, contest, only) as [
      Parameters<typeof quotesOf>[2],
      Parameters<typeof quotesOf>[2],
    ];
    const of = (side: Parameters<typeof quotesOf>[2], code: string) => quotesOf(game, only, side).find((quote) => quote.code === code);
    const cell = (quote: ReturnType<typeof of>, side: Parameters<typeof quotesOf>[2]): string =>
      quote
        ? `${quote.line === null ? '' : `${sideWords(contest, only, side, quote.line).split(' ').at(-1)} `}${session.price(quote.odds)}`
        : '—';
    cards.push({
      kind: 'table',
      caption: `${marketName(only, contest)}, ${matchup(contest)}`,
      columns: ['Book', sideWords(contest, only, a, null), sideWords(contest, only, b, null), 'Hold'],
      rows: game.bookmakers.map(({ code, name, markets: own }) => [
        name,
        cell(of(a, code), a),
        cell(of(b, code), b),
        own[only]?.hold == null ? '—' : percent(own[only]!.hold!),
      ]),
    });
  }
  return finding([`Every book on ${matchupWhen(contest, session.today)}${game.isClosed ? ' (closing prices)' : ''}:`, ...lines], {
    sources: [boardSource(session, seen, game.isClosed)],
    links: [contestLink(contest), COMPARISON],
    cards,
    chips: [
      askChip('Hold at each book', `what is the hold on the ${contest.homeName} at each book`),
      askChip('Fair price', `fair price on the ${contest.homeName}`),
    ],
  });
}

/** What each book keeps of a market, and what the best prices of all of them keep together. */
export async function lookAtHold(session: AssistantSession, reading: Reading): Promise<Finding> {
  const { boards, all } = await findBoards(session, reading);
  const board = boards[0];
  if (!board) return nothing(reading, session, all);
  const asked =
    reading.market === null && reading.side === null && reading.period === 'full' ? { ...reading, market: 'moneyline' as const } : reading;
  if (reading.teams.length === 0) {
    const rows = boards.flatMap(({ contest, game }) =>
      game.markets
        .filter(({ market, hold }) => hold !== null && marketsOf(asked, contest).includes(market))
        .map((one) => ({ contest, ...one })),
    );
    const byBook = new Map<string, number[]>();
    for (const { contest, game } of boards)
      for (const market of marketsOf(asked, contest))
        for (const { name, markets } of game.bookmakers) {
          const hold = markets[market]?.hold;
          if (hold != null) byBook.set(name, [...(byBook.get(name) ?? []), hold]);
        }
    const books = [...byBook].map(([name, holds]) => ({ name, hold: mean(holds) })).toSorted((a, b) => a.hold - b.hold);
    const lowest = rows.toSorted((a, b) => (a.hold ?? 0) - (b.hold ?? 0)).slice(0, MOST_GAMES);
    return finding(
      [
        ...(books.length > 1
          ? [`Hold by book on average, the lowest first: ${books.map(({ name, hold }) => `${name} ${percent(hold, 2)}`).join(', ')}.`]
          : []),
        `Hold at the best prices of all books ${daysText(reading, session.today)}, the lowest first:`,
        ...lowest.map(
          ({ contest, market, hold }) => `• ${matchup(contest)} ${marketName(market, contest).toLowerCase()}: ${percent(hold ?? 0, 2)}.`,
        ),
      ],
      {
        sources: [
          boardSource(
            session,
            boards.flatMap(({ game }) => game.bookmakers.flatMap(({ lastUpdated }) => lastUpdated ?? [])),
          ),
        ],
        links: [COMPARISON],
      },
    );
  }
  const { contest, game } = board;
  const lines = marketsOf(asked, contest).flatMap((market) => {
    const holds = game.bookmakers
      .flatMap(({ name, markets }) => (markets[market]?.hold == null ? [] : [{ name, hold: markets[market]!.hold! }]))
      .toSorted((a, b) => a.hold - b.hold);
    const together = game.markets.find((one) => one.market === market)?.hold ?? null;
    if (holds.length === 0) return [];
    return [
      `• ${marketName(market, contest)}: ${holds.map(({ name, hold }) => `${name} ${percent(hold, 2)}`).join(', ')}${together === null ? '' : `; best prices of all books together ${percent(together, 2)}`}.`,
    ];
  });
  if (lines.length === 0)
    return finding([`No book prices both sides of that market of ${matchup(contest)}, so its hold is not known.`], {
      links: [contestLink(contest)],
    });
  return finding(
    [
      `Hold on ${matchupWhen(contest, session.today)}, the lowest first:`,
      ...lines,
      'Hold is the share of the stakes that a book keeps when both sides are bet in proportion.',
    ],
    {
      sources: [
        boardSource(
          session,
          game.bookmakers.flatMap(({ lastUpdated }) => lastUpdated ?? []),
          game.isClosed,
        ),
      ],
      links: [contestLink(contest), COMPARISON],
      chips: [askChip('Every book', `every book on the ${contest.homeName}`)],
    },
  );
}

/** The market's own price without margin, beside the best one on offer. */
export async function lookAtFair(session: AssistantSession, reading: Reading): Promise<Finding> {
  const { boards, all } = await findBoards(session, reading);
  if (boards.length === 0) return nothing(reading, session, all);
  const asked =
    reading.market === null && reading.side === null && reading.period === 'full' ? { ...reading, market: 'moneyline' as const } : reading;
  const seen: string[] = [];
  const lines = boards.slice(0, MOST_GAMES).flatMap(({ contest, game }) =>
    marketsOf(asked, contest).flatMap((market) => {
      const compared = game.markets.find((one) => one.market === market);
      if (!compared?.fair) return [];
      const { fair } = compared;
      seen.push(fair.seenAt);
      const parts = sidesOf(reading, contest, market).map((side) => {
        const own = fairOf(compared, side)!;
        const best = bestOf(compared, side);
        return `${sideWords(contest, market, side, best?.line ?? null)} ${percent(own.probability)}, fair ${session.price(own.odds)}${best ? `; best ${offerText(session, best, game.isClosed)}${best.evPct === null ? '' : `, EV v. market ${signedPercent(best.evPct / 100)}`}` : ''}`;
      });
      return [
        `• ${matchup(contest)} ${marketName(market, contest).toLowerCase()}, ${plural(fair.bookCount, 'book')}: ${parts.join(' | ')}.`,
      ];
    }),
  );
  if (lines.length === 0)
    return finding(['No book prices both sides of that, so there is no fair price to take out of it.'], { links: [COMPARISON] });
  return finding(['The market without margin (average of the books, power method):', ...lines], {
    sources: [boardSource(session, seen)],
    links: [...boards.slice(0, 3).map(({ contest }) => contestLink(contest)), COMPARISON],
    chips: reading.teams.length > 0 ? chipsOf(reading, boards[0]!) : [],
  });
}
