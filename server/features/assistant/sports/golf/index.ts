import { plural } from '@clearedge/contract/words/plural';
import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import type { Ctx } from '../../../../kernel/ctx.ts';
import { listContestStarts } from '../../../contests/index.ts';
import { findTournamentOf, listGolfField } from '../../../golf/index.ts';
import { finding } from '../../session/finding.ts';
import { dayText } from '../../session/say.ts';
import type { KnownEvent, KnownPlayer } from '../../understand/directory.ts';
import type { Answer, SportAnswers } from '../sport-answers.ts';
import { chance, form, headToHead } from './players.ts';
import { bestBets, books, price } from './prices.ts';
import { currentOf, HREF, hrefOf, isOf, listAll, MOST, none } from './tournaments.ts';

const AHEAD_DAYS = 10;
const BACK_DAYS = 10;

/** The leaderboard, or how the players named stand. */
const scores: Answer = async (session, reading) => {
  const tournament = currentOf(await listAll(session), reading, true);
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
            `• ${one.name} (${one.tour}), ${one.venue}, ${dayText(one.startDate)} to ${dayText(one.endDate)}: ${one.status === 'in-progress' ? `round ${one.round} in play` : one.status}${one.field === null ? '' : `, ${plural(one.field, 'player')}`}.`,
        ),
    ],
    {
      sources: [{ label: 'Golf calendar', asOf: session.now.toISOString(), href: HREF }],
      links: near.slice(0, 3).map((one) => ({ label: one.name, href: hrefOf(one.id) })),
    },
  );
};

async function listEntrants(ctx: Ctx): Promise<{ players: KnownPlayer[]; events: KnownEvent[] }> {
  const today = easternDay(ctx.now());
  const near = await listContestStarts(ctx, shiftDay(today, -BACK_DAYS), shiftDay(today, AHEAD_DAYS), 'golf');
  const [fields, events] = await Promise.all([
    Promise.all(near.map(({ id }) => listGolfField(ctx, id))),
    Promise.all(near.map(({ id }) => findTournamentOf(ctx, id))),
  ]);
  return {
    players: fields.flat().map(({ playerId, name }) => ({ sport: 'golf', name, teamCode: null, playerId })),
    events: events.flatMap((event) => (event ? [{ sport: 'golf' as const, name: event.name }] : [])),
  };
}

/** What golf answers by itself: everything is of a tournament and its field. */
export const golfAnswers: SportAnswers = {
  listEntrants,
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
