import { joinWords } from '@clearedge/contract/words/join-words';
import { plural } from '@clearedge/contract/words/plural';
import { finding } from '../../session/finding.ts';
import { ageText, percent, signedPercent } from '../../session/say.ts';
import type { FieldBet } from '../../understand/reading.ts';
import type { Answer } from '../sport-answers.ts';
import { currentOf, hrefOf, isOf, listAll, MOST, none } from './tournaments.ts';

const GOLF_MARKET = { outright: 'outright', make_cut: 'make_cut', head_to_head: 'head_to_head' } as const;
const NAMES = {
  outright: 'Outright',
  top5: 'Top 5',
  top10: 'Top 10',
  top20: 'Top 20',
  make_cut: 'Make the cut',
  head_to_head: 'Matchups',
} as const;
type Market = keyof typeof NAMES;

function marketOf(field: FieldBet | null): Market {
  if (field?.betType === 'place') return field.places === 5 ? 'top5' : field.places === 20 ? 'top20' : 'top10';
  return GOLF_MARKET[field?.betType as keyof typeof GOLF_MARKET] ?? 'outright';
}

/** Prices of a market of the tournament: the players named, or the shortest, with the books' fair chance and our model's. */
export const price: Answer = async (session, reading) => {
  const { ctx, read, now } = session;
  const tournament = currentOf(await listAll(session), reading, false);
  if (!tournament) return none();
  const asked = marketOf(reading.field);
  const board = await read(ctx, 'GET /api/golf/odds', { query: { tournamentId: tournament.id, market: asked } });
  const named = board.players.filter(({ playerId }) => reading.players.length === 0 || isOf(reading, playerId));
  const priced = named.filter(({ best }) => best !== null);
  const links = [{ label: tournament.name, href: hrefOf(tournament.id) }];
  const sources = [
    { label: `${NAMES[asked]} prices of ${plural(board.books.length, 'book')}`, asOf: board.asOf, href: hrefOf(tournament.id) },
  ];
  const who = joinWords(reading.players.map(({ name }) => name));
  if (priced.length === 0)
    return finding([`No book has ${who ? `a price on ${who}` : 'prices'} for ${NAMES[asked].toLowerCase()} at ${tournament.name} now.`], {
      sources,
      links,
    });
  const isLongest = reading.cues.has('best') && /longest|biggest|highest/i.test(reading.text);
  const ordered = priced.toSorted((a, b) => (isLongest ? -1 : 1) * ((b.fair?.probability ?? 0) - (a.fair?.probability ?? 0)));
  const shown = ordered.slice(0, Math.min(reading.count ?? MOST, MOST));
  const line = (row: (typeof shown)[number]): string => {
    const fair = row.fair
      ? `; fair ${percent(row.fair.probability)} from ${plural(row.fair.books, 'book')}${row.fair.evPct === null ? '' : `, EV v. market ${signedPercent(row.fair.evPct / 100)}`}`
      : '';
    const model = row.model ? `; our model ${percent(row.model.probability)}` : '';
    const side = row.side === 'no' ? ' to miss' : row.opponent ? ` over ${row.opponent}` : '';
    return `• ${row.player}${side}: ${session.price(row.best!.odds)} (${row.best!.bookName}, ${ageText(row.best!.seenAt, now)})${fair}${model}.`;
  };
  return finding(
    [
      `${NAMES[asked]}, ${tournament.name}${board.isClosing ? ' (last prices before the start)' : ''}: best price across ${plural(board.books.length, 'book')}${who ? '' : `, ${plural(shown.length, 'player')} of ${priced.length}`}:`,
      ...shown.map(line),
      ...(board.hold === null ? [] : [`Hold at the best prices ${percent(board.hold)}.`]),
    ],
    {
      sources: [
        ...sources,
        ...(board.modelAsOf
          ? [{ label: 'Our golf model, not mixed with the market', asOf: board.modelAsOf, href: hrefOf(tournament.id) }]
          : []),
      ],
      links,
      cards: [
        {
          kind: 'table',
          caption: `${NAMES[asked]}, ${tournament.name}`,
          columns: ['Player', 'Best', 'Book', 'Fair', 'Model'],
          rows: shown.map((row) => [
            row.player,
            session.price(row.best!.odds),
            row.best!.bookName,
            row.fair ? percent(row.fair.probability) : '—',
            row.model ? percent(row.model.probability) : '—',
          ]),
        },
      ],
    },
  );
};

/** Every book's price of one player. */
export const books: Answer = async (session, reading) => {
  if (reading.players.length === 0) return price(session, reading);
  const tournament = currentOf(await listAll(session), reading, false);
  if (!tournament) return none();
  const board = await session.read(session.ctx, 'GET /api/golf/odds', {
    query: { tournamentId: tournament.id, market: marketOf(reading.field) },
  });
  const rows = board.players.filter(({ playerId }) => isOf(reading, playerId));
  const nameOf = (code: string): string => board.books.find((book) => book.code === code)?.name ?? code;
  const lines = rows.flatMap((row) => [
    `• ${row.player}: ${
      Object.entries(row.prices)
        .map(([code, odds]) => `${nameOf(code)} ${session.price(odds)}`)
        .join(', ') || 'no book has a price'
    }.`,
  ]);
  return finding([`${NAMES[board.market]}, ${tournament.name}, every book:`, ...lines], {
    sources: [{ label: 'Golf prices', asOf: board.asOf, href: hrefOf(tournament.id) }],
    links: [{ label: tournament.name, href: hrefOf(tournament.id) }],
  });
};

/** The best prices against the books' own fair ones; the model has no record to bet on. */
export const bestBets: Answer = async (session, reading) => {
  const tournament = currentOf(await listAll(session), reading, false);
  if (!tournament) return none();
  const board = await session.read(session.ctx, 'GET /api/golf/odds', {
    query: { tournamentId: tournament.id, market: marketOf(reading.field) },
  });
  const above = board.players
    .filter(({ fair }) => (fair?.evPct ?? -1) > 0)
    .toSorted((a, b) => (b.fair?.evPct ?? 0) - (a.fair?.evPct ?? 0))
    .slice(0, MOST);
  const links = [{ label: tournament.name, href: hrefOf(tournament.id) }];
  const sources = [
    { label: `${NAMES[board.market]} prices of ${plural(board.books.length, 'book')}`, asOf: board.asOf, href: hrefOf(tournament.id) },
  ];
  const caveat = 'We publish no golf picks: our golf model has no record against closing prices yet.';
  if (above.length === 0)
    return finding([`No ${NAMES[board.market].toLowerCase()} price at ${tournament.name} is above the books’ own fair price.`, caveat], {
      sources,
      links,
    });
  return finding(
    [
      `${NAMES[board.market]} prices at ${tournament.name} above the books’ own fair price:`,
      ...above.map(
        (row) =>
          `• ${row.player}: ${session.price(row.best!.odds)} (${row.best!.bookName}, ${ageText(row.best!.seenAt, session.now)}); fair ${percent(row.fair!.probability)} from ${plural(row.fair!.books, 'book')}, EV v. market ${signedPercent(row.fair!.evPct! / 100)}.`,
      ),
      caveat,
    ],
    { sources, links },
  );
};
