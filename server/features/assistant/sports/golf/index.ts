import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import type { Ctx } from '../../../../kernel/ctx.ts';
import { listContestStarts } from '../../../contests/index.ts';
import { listGolfField } from '../../../golf/index.ts';
import { type Finding, finding } from '../../session/finding.ts';
import { ageText, counted, dayText, percent, signedPercent } from '../../session/say.ts';
import type { AssistantSession } from '../../session/session.ts';
import type { KnownPlayer } from '../../understand/directory.ts';
import type { FieldBet, Reading } from '../../understand/reading.ts';
import type { Answer, SportAnswers } from '../sport-answers.ts';

const HREF = '/golf/tournaments';
const hrefOf = (id: string): string => `${HREF}/${id}`;
const MOST = 8;
const AHEAD_DAYS = 10;
const BACK_DAYS = 10;

type Tournaments = Awaited<ReturnType<typeof listAll>>;
const listAll = ({ ctx, read }: AssistantSession) => read(ctx, 'GET /api/golf/tournaments');

/** The tournament that is being played, else the next, else the last. */
function currentOf(all: Tournaments, isPast: boolean): Tournaments[number] | null {
  const inPlay = all.find(({ status }) => status === 'in-progress');
  const done = all.filter(({ status }) => status === 'completed').toSorted((a, b) => b.endDate.localeCompare(a.endDate))[0];
  const next = all.filter(({ status }) => status === 'upcoming').toSorted((a, b) => a.startDate.localeCompare(b.startDate))[0];
  return inPlay ?? (isPast ? (done ?? next) : (next ?? done)) ?? null;
}

const NONE = 'No golf tournament is on the calendar at the moment.';
const none = (): Finding => finding([NONE], { links: [{ label: 'Golf', href: HREF }] });

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

const isOf = (reading: Reading, playerId: string): boolean => reading.players.some((player) => player.playerId === playerId);

/** Prices of a market of the tournament: the players named, or the shortest, with the books' fair chance and our model's. */
const price: Answer = async (session, reading) => {
  const { ctx, read, now } = session;
  const tournament = currentOf(await listAll(session), false);
  if (!tournament) return none();
  const asked = marketOf(reading.field);
  const board = await read(ctx, 'GET /api/golf/odds', { query: { tournamentId: tournament.id, market: asked } });
  const named = board.players.filter(({ playerId }) => reading.players.length === 0 || isOf(reading, playerId));
  const priced = named.filter(({ best }) => best !== null);
  const links = [{ label: tournament.name, href: hrefOf(tournament.id) }];
  const sources = [
    { label: `${NAMES[asked]} prices of ${counted(board.books.length, 'book')}`, asOf: board.asOf, href: hrefOf(tournament.id) },
  ];
  const who = reading.players.map(({ name }) => name).join(' and ');
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
      ? `; fair ${percent(row.fair.probability)} from ${counted(row.fair.books, 'book')}${row.fair.evPct === null ? '' : `, EV v. market ${signedPercent(row.fair.evPct / 100)}`}`
      : '';
    const model = row.model ? `; our model ${percent(row.model.probability)}` : '';
    const side = row.side === 'no' ? ' to miss' : row.opponent ? ` over ${row.opponent}` : '';
    return `• ${row.player}${side}: ${session.price(row.best!.odds)} (${row.best!.bookName}, ${ageText(row.best!.seenAt, now)})${fair}${model}.`;
  };
  return finding(
    [
      `${NAMES[asked]}, ${tournament.name}${board.isClosing ? ' (last prices before the start)' : ''}: best price across ${counted(board.books.length, 'book')}${who ? '' : `, ${counted(shown.length, 'player')} of ${priced.length}`}:`,
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
const books: Answer = async (session, reading) => {
  if (reading.players.length === 0) return price(session, reading);
  const tournament = currentOf(await listAll(session), false);
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

/** What our model gives each player. */
const chance: Answer = async (session, reading) => {
  const tournament = currentOf(await listAll(session), false);
  if (!tournament) return none();
  const links = [{ label: tournament.name, href: hrefOf(tournament.id) }];
  const forecast = await session
    .read(session.ctx, 'GET /api/golf/tournaments/:tournamentId/forecast', { params: { tournamentId: tournament.id } })
    .catch(() => null);
  if (!forecast)
    return finding([`Our model has no forecast of ${tournament.name}: it knows too little of the field, or the field is not out.`], {
      links,
    });
  const named = forecast.players.filter(({ playerId }) => isOf(reading, playerId));
  if (reading.players.length > 0 && named.length === 0)
    return finding([`${reading.players.map(({ name }) => name).join(' and ')} is not in the forecast of ${tournament.name}.`], { links });
  const shown = (named.length > 0 ? named : forecast.players.toSorted((a, b) => b.win - a.win)).slice(0, MOST);
  return finding(
    [
      `${tournament.name}, our model alone, from ${forecast.simulations.toLocaleString('en-US')} simulations:`,
      ...shown.map(
        (row) =>
          `• ${row.name}: ${percent(row.win)} to win, ${percent(row.top5)} top 5, ${percent(row.top10)} top 10, ${percent(row.top20)} top 20${row.makeCut === null ? '' : `, ${percent(row.makeCut)} to make the cut`}; rated ${row.skill >= 0 ? '+' : '−'}${Math.abs(row.skill).toFixed(2)} strokes a round on ${counted(Math.round(row.rounds), 'round')}.`,
      ),
      'It is not mixed with the market, and has no published record yet.',
    ],
    { sources: [{ label: 'Our golf model', asOf: forecast.createdAt, href: hrefOf(tournament.id) }], links },
  );
};

/** The leaderboard, or how the players named stand. */
const scores: Answer = async (session, reading) => {
  const tournament = currentOf(await listAll(session), true);
  if (!tournament) return none();
  const page = await session.read(session.ctx, 'GET /api/golf/tournaments/:tournamentId', { params: { tournamentId: tournament.id } });
  const par = (value: number | null): string => (value === null ? '—' : value === 0 ? 'E' : value > 0 ? `+${value}` : `−${-value}`);
  const named = page.players.filter(({ playerId }) => reading.players.length === 0 || isOf(reading, playerId));
  const shown = named.toSorted((a, b) => (a.position ?? 999) - (b.position ?? 999)).slice(0, MOST);
  const links = [{ label: page.name, href: hrefOf(page.id) }];
  if (page.status === 'upcoming' || shown.every(({ position }) => position === null))
    return finding([`${page.name} has not started: it is played from ${dayText(page.startDate)} to ${dayText(page.endDate)}.`], { links });
  return finding(
    [
      `${page.name}, ${page.status === 'completed' ? 'final' : `round ${page.round}`}:`,
      ...shown.map(
        (row) =>
          `• ${row.positionText ?? '—'} ${row.name} ${par(row.toPar)}${row.thru !== null && row.thru < 18 ? `, thru ${row.thru}` : ''}.`,
      ),
      ...(page.cutLine ? [`Cut line ${par(page.cutLine.toPar)}${page.cutLine.isProjected ? ' (projected)' : ''}.`] : []),
    ],
    {
      sources: [{ label: 'Leaderboard', asOf: page.boardAsOf, href: hrefOf(page.id) }],
      links,
      cards: [
        {
          kind: 'table',
          caption: page.name,
          columns: ['Pos', 'Player', 'To par', 'Thru'],
          rows: shown.map((row) => [row.positionText ?? '—', row.name, par(row.toPar), row.thru === null ? '—' : String(row.thru)]),
        },
      ],
    },
  );
};

/** The tournaments of these weeks. */
const slate: Answer = async (session) => {
  const all = await listAll(session);
  const near = all.filter(({ startDate, endDate }) => endDate >= shiftDay(session.today, -7) && startDate <= shiftDay(session.today, 21));
  if (near.length === 0) return none();
  return finding(
    [
      'Golf tournaments around now:',
      ...near
        .slice(0, MOST)
        .map(
          (one) =>
            `• ${one.name} (${one.tour}), ${one.venue}, ${dayText(one.startDate)} to ${dayText(one.endDate)}: ${one.status === 'in-progress' ? `round ${one.round} in play` : one.status}${one.field === null ? '' : `, ${counted(one.field, 'player')}`}.`,
        ),
    ],
    {
      sources: [{ label: 'Golf calendar', asOf: session.now.toISOString(), href: HREF }],
      links: near.slice(0, 3).map((one) => ({ label: one.name, href: hrefOf(one.id) })),
    },
  );
};

const form: Answer = async (session, reading) => {
  const players = reading.players.filter(({ playerId }) => playerId !== null);
  if (players.length === 0) return chance(session, reading);
  const pages = await Promise.all(
    players
      .slice(0, 2)
      .map(({ playerId }) => session.read(session.ctx, 'GET /api/golf/players/:playerId', { params: { playerId: playerId! } })),
  );
  return finding(
    pages.flatMap((page) => [
      `${page.name}: ${counted(page.events, 'stored event')}, ${counted(page.wins, 'win')}, ${counted(page.top10s, 'top 10')}, cut made in ${page.cutsMade} of ${page.cutsPlayed}${page.averageToPar === null ? '' : `; ${page.averageToPar >= 0 ? '+' : '−'}${Math.abs(page.averageToPar).toFixed(2)} to par a round over ${counted(page.rounds, 'round')}`}.`,
      ...page.results
        .slice(0, Math.min(reading.lastGames ?? 5, MOST))
        .map((one) => `• ${one.name}, ${dayText(one.endDate)}: ${one.positionText ?? 'no result'}.`),
    ]),
    { sources: [{ label: 'Golf results', asOf: session.now.toISOString(), href: HREF }], links: [{ label: 'Golf', href: HREF }] },
  );
};

const headToHead: Answer = async (session, reading) => {
  const [first, second] = reading.players;
  if (!first?.playerId || !second?.playerId) return form(session, reading);
  const tournament = currentOf(await listAll(session), false);
  const page = await session.read(session.ctx, 'GET /api/golf/head-to-head', {
    query: { player: first.playerId, opponent: second.playerId, ...(tournament ? { tournamentId: tournament.id } : {}) },
  });
  const { wins, losses, ties } = page.record;
  return finding(
    [
      `${first.name} v. ${second.name}: ${wins}-${losses}-${ties} in ${counted(page.meetings.length, 'stored event')} that both played.`,
      ...page.meetings
        .slice(0, 5)
        .map((one) => `• ${one.name}: ${first.name} ${one.player ?? '—'}, ${second.name} ${one.opponent ?? '—'}.`),
      ...(page.model
        ? [
            `Our model for ${tournament?.name ?? 'the next event'}: ${first.name} ${percent(page.model.player)}, ${second.name} ${percent(page.model.opponent)}, level ${percent(page.model.tie)}.`,
          ]
        : []),
    ],
    { sources: [{ label: 'Golf results', asOf: session.now.toISOString(), href: HREF }], links: [{ label: 'Golf', href: HREF }] },
  );
};

/** The best prices against the books' own fair ones; the model has no record to bet on. */
const bestBets: Answer = async (session, reading) => {
  const tournament = currentOf(await listAll(session), false);
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
    { label: `${NAMES[board.market]} prices of ${counted(board.books.length, 'book')}`, asOf: board.asOf, href: hrefOf(tournament.id) },
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
          `• ${row.player}: ${session.price(row.best!.odds)} (${row.best!.bookName}, ${ageText(row.best!.seenAt, session.now)}); fair ${percent(row.fair!.probability)} from ${counted(row.fair!.books, 'book')}, EV v. market ${signedPercent(row.fair!.evPct! / 100)}.`,
      ),
      caveat,
    ],
    { sources, links },
  );
};

async function listPlayers(ctx: Ctx): Promise<KnownPlayer[]> {
  const today = easternDay(ctx.now());
  const near = await listContestStarts(ctx, shiftDay(today, -BACK_DAYS), shiftDay(today, AHEAD_DAYS), 'golf');
  const fields = await Promise.all(near.map(({ id }) => listGolfField(ctx, id)));
  return fields.flat().map(({ playerId, name }) => ({ sport: 'golf', name, teamCode: null, playerId }));
}

/** What golf answers by itself: everything is of a tournament and its field. */
export const golfAnswers: SportAnswers = {
  listPlayers,
  answers: {
    price,
    prop: price,
    books,
    hold: price,
    fair: price,
    chance,
    projection: chance,
    drivers: chance,
    scores,
    box_score: scores,
    game: scores,
    slate,
    standings: scores,
    form,
    head_to_head: headToHead,
    best_bets: bestBets,
    value: bestBets,
    picks: bestBets,
  },
};
