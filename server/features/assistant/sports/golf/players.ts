import { joinWords } from '@clearedge/contract/words/join-words';
import { plural } from '@clearedge/contract/words/plural';
import { finding } from '../../session/finding.ts';
import { dayText, percent } from '../../session/say.ts';
import type { Answer } from '../sport-answers.ts';
import { currentOf, HREF, hrefOf, isOf, listAll, MOST, none } from './tournaments.ts';

/** What our model gives each player. */
export const chance: Answer = async (session, reading) => {
  const tournament = currentOf(await listAll(session), reading, false);
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
    return finding([`${joinWords(reading.players.map(({ name }) => name))} is not in the forecast of ${tournament.name}.`], { links });
  const shown = (named.length > 0 ? named : forecast.players.toSorted((a, b) => b.win - a.win)).slice(0, MOST);
  return finding(
    [
      `${tournament.name}, our model alone, from ${forecast.simulations.toLocaleString('en-US')} simulations:`,
      ...shown.map(
        (row) =>
          `• ${row.name}: ${percent(row.win)} to win, ${percent(row.top5)} top 5, ${percent(row.top10)} top 10, ${percent(row.top20)} top 20${row.makeCut === null ? '' : `, ${percent(row.makeCut)} to make the cut`}; rated ${row.skill >= 0 ? '+' : '−'}${Math.abs(row.skill).toFixed(2)} strokes a round on ${plural(Math.round(row.rounds), 'round')}.`,
      ),
      'It is not mixed with the market, and has no published record yet.',
    ],
    { sources: [{ label: 'Our golf model', asOf: forecast.createdAt, href: hrefOf(tournament.id) }], links },
  );
};

/** How players did in the stored events; without a name the model's chances. */
export const form: Answer = async (session, reading) => {
  const players = reading.players.filter(({ playerId }) => playerId !== null);
  if (players.length === 0) return chance(session, reading);
  const pages = await Promise.all(
    players
      .slice(0, 2)
      .map(({ playerId }) => session.read(session.ctx, 'GET /api/golf/players/:playerId', { params: { playerId: playerId! } })),
  );
  return finding(
    pages.flatMap((page) => [
      `${page.name}: ${plural(page.events, 'stored event')}, ${plural(page.wins, 'win')}, ${plural(page.top10s, 'top 10')}, cut made in ${page.cutsMade} of ${page.cutsPlayed}${page.averageToPar === null ? '' : `; ${page.averageToPar >= 0 ? '+' : '−'}${Math.abs(page.averageToPar).toFixed(2)} to par a round over ${plural(page.rounds, 'round')}`}.`,
      ...page.results
        .slice(0, Math.min(reading.lastGames ?? 5, MOST))
        .map((one) => `• ${one.name}, ${dayText(one.endDate)}: ${one.positionText ?? 'no result'}.`),
    ]),
    { sources: [{ label: 'Golf results', asOf: session.now.toISOString(), href: HREF }], links: [{ label: 'Golf', href: HREF }] },
  );
};

/** What two players did in the events that both played. */
export const headToHead: Answer = async (session, reading) => {
  const [first, second] = reading.players;
  if (!first?.playerId || !second?.playerId) return form(session, reading);
  const tournament = currentOf(await listAll(session), reading, false);
  const page = await session.read(session.ctx, 'GET /api/golf/head-to-head', {
    query: { player: first.playerId, opponent: second.playerId, ...(tournament ? { tournamentId: tournament.id } : {}) },
  });
  const { wins, losses, ties } = page.record;
  return finding(
    [
      `${first.name} v. ${second.name}: ${wins}-${losses}-${ties} in ${plural(page.meetings.length, 'stored event')} that both played.`,
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
