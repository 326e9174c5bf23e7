import { describe, expect, test } from 'vitest';
import type { FeedTournament, GolfLeaderboard, TournamentFacts } from '../../../ports/index.ts';
import { createGolf } from './create-golf.ts';

const golf = createGolf('demo');
const NOW = new Date('2026-07-11T16:00:00Z');
const list = await golf.feed.listTournaments('2025-09-15', '2027-05-01', NOW);
const over = list.filter(({ status }) => status === 'completed');
const live = list.find(({ status }) => status === 'in-progress')!;
const boardOf = async ({ tournamentId }: FeedTournament, asOf: Date): Promise<GolfLeaderboard> =>
  (await golf.feed.findLeaderboard(tournamentId, asOf))!;

describe('the simulated tour', () => {
  test.each(['2026-01-10', '2026-03-28', '2026-07-12', '2026-11-07', '2026-12-26'])(
    'has a tournament in play on Saturday or Sunday %s',
    async (day) => {
      const asOf = new Date(`${day}T19:00:00Z`);
      const found = await golf.feed.listTournaments(day, day, asOf);
      expect(found.some(({ status }) => status === 'in-progress')).toBe(true);
    },
  );

  test('has four majors a year, one week of two tournaments, one of teams, and ids of their own', async () => {
    const year = await golf.feed.listTournaments('2026-01-01', '2026-12-27', NOW);
    expect(year.filter(({ isMajor, seasonYear }) => isMajor && seasonYear === 2026)).toHaveLength(4);
    expect(year.filter(({ isTeamEvent }) => isTeamEvent)).toHaveLength(1);
    expect(year.filter(({ startsOn }) => startsOn === '2026-07-16').map(({ name }) => name)).toEqual([
      'The Links Championship',
      'Bluegrass Trophy',
    ]);
    expect(new Set(year.map(({ tournamentId }) => tournamentId)).size).toBe(year.length);
    expect(year.find(({ name }) => name === 'The Magnolia')?.cut).toEqual({ afterRound: 2, places: 50 });
  });

  test('ends as tours do: winners, cuts, play-offs, withdrawals, now and then three rounds', async () => {
    let playOffs = 0;
    let left = 0;
    for (const tournament of over) {
      const board = await boardOf(tournament, NOW);
      const [winner, ...others] = board.entries.filter(({ position }) => position === 1);
      expect(others).toEqual([]);
      expect(winner!.toPar).toBeLessThan(-3);
      expect(winner!.toPar).toBeGreaterThan(-36);
      if (board.cutLine && tournament.cut) expect(board.cutLine.count).toBeGreaterThanOrEqual(tournament.cut.places);
      if (board.playOff) {
        playOffs += 1;
        const level = board.entries.filter(({ playerId }) => board.playOff!.playerIds.includes(playerId));
        expect(new Set(level.map(({ toPar }) => toPar)).size).toBe(1);
        expect(board.playOff.winnerId).toBe(winner!.playerId);
      }
      left += board.entries.filter(({ status }) => status === 'withdrawn').length;
    }
    expect(playOffs / over.length).toBeGreaterThan(0.08);
    expect(playOffs / over.length).toBeLessThan(0.45);
    expect(left).toBeGreaterThan(over.length);
    expect(over.some(({ statusNote }) => statusNote?.includes('54 holes'))).toBe(true);
  });

  test('asked again later, long after or of a time before, every tournament is told as by a source that is asked once', async () => {
    const year = ['2025-09-15', '2026-07-11'] as const;
    for (const at of ['2026-07-11T16:00:00Z', '2026-04-12T22:30:00Z', '2026-09-01T00:00:00Z', '2026-04-13T00:00:00Z'])
      expect(await golf.feed.listTournaments(...year, new Date(at)), at).toEqual(
        await createGolf('demo').feed.listTournaments(...year, new Date(at)),
      );
  });

  test('a first round spreads as on the real tour, about 2.75 strokes', async () => {
    const deviations: number[] = [];
    for (const tournament of over.slice(-12)) {
      const scores = (await boardOf(tournament, NOW)).entries.flatMap(({ rounds }) => (rounds[0]?.thru === 18 ? [rounds[0].toPar!] : []));
      const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
      deviations.push(Math.sqrt(scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / scores.length));
    }
    const usual = deviations.reduce((sum, one) => sum + one, 0) / deviations.length;
    expect(usual).toBeGreaterThan(2.55);
    expect(usual).toBeLessThan(3.15);
  });
});

describe('as of a time', () => {
  test('a new instance, asked in another order, says the same, and another seed something else', async () => {
    const other = createGolf('demo');
    const sheets = await golf.odds.listSheets(live.tournamentId, NOW);
    expect(await other.odds.listSheets(live.tournamentId, NOW)).toEqual(sheets);
    expect(await boardOf(live, NOW)).toEqual(await other.feed.findLeaderboard(live.tournamentId, NOW));
    expect(await createGolf('another').feed.findLeaderboard(live.tournamentId, NOW)).not.toEqual(await boardOf(live, NOW));
  });

  test('nothing tells the future: no position before the start, no facts before the cut, no hole before its time', async () => {
    const before = new Date(live.startsAt.getTime() - 60_000);
    const field = await boardOf(live, before);
    expect(field.entries.length).toBe(live.fieldSize);
    for (const entry of field.entries) expect(entry).toMatchObject({ position: null, toPar: null, rounds: [], teedOff: false });
    expect(await golf.feed.findFacts(live.tournamentId, before)).toBeNull();
    const holes = async (asOf: Date): Promise<number> =>
      (await boardOf(live, asOf)).entries.reduce((sum, { rounds }) => sum + rounds.reduce((of, { thru }) => of + thru!, 0), 0);
    expect(await holes(NOW)).toBeLessThan(await holes(new Date(NOW.getTime() + 3_600_000)));
  });

  test('facts come with the cut, and again when the result is official', async () => {
    const atCut = (await golf.feed.findFacts(live.tournamentId, NOW)) as TournamentFacts;
    expect(atCut).toMatchObject({ isFinal: false, facts: { officialResult: false, holesCompleted: 36 } });
    const sides = Object.values(atCut.facts.players).map(({ madeCut }) => madeCut);
    expect(sides.filter((made) => made === true).length).toBeGreaterThanOrEqual(65);
    expect(sides).not.toContain(null);
    const last = (await golf.feed.findFacts(live.tournamentId, new Date('2026-07-13T06:00:00Z'))) as TournamentFacts;
    expect(last).toMatchObject({ isFinal: true, facts: { officialResult: true, holesCompleted: 72 } });
    expect(Object.values(last.facts.players).filter(({ position }) => position === 1)).toHaveLength(1);
  });
});

describe('prices', () => {
  test('every book keeps a margin, outrights the most; match-ups come in pairs', async () => {
    const sheets = await golf.odds.listSheets('golf-2026-the-links-championship', new Date('2026-07-14T16:00:00Z'));
    const implied = (price: number | null): number => (price === null ? 0 : price > 0 ? 100 / (price + 100) : -price / (100 - price));
    const sumOf = (sheet: (typeof sheets)[number]): number => sheet.prices.reduce((sum, { price }) => sum + implied(price), 0);
    const outrights = sheets.filter(({ market }) => market === 'outright');
    expect(outrights).toHaveLength(6);
    for (const sheet of outrights) {
      expect(sumOf(sheet)).toBeGreaterThan(1.15);
      expect(sumOf(sheet)).toBeLessThan(1.75);
    }
    for (const sheet of sheets.filter(({ market }) => market === 'top10')) expect(sumOf(sheet) / 10).toBeGreaterThan(1.08);
    for (const { prices } of sheets.filter(({ market }) => market === 'head_to_head'))
      for (const { playerId, opponentId } of prices)
        expect(prices.some((other) => other.playerId === opponentId && other.opponentId === playerId)).toBe(true);
  });

  test('a few books stay open in play, none after the last putt; the cut and match-ups close at the start', async () => {
    const sheets = await golf.odds.listSheets(live.tournamentId, NOW);
    expect(new Set(sheets.map(({ market }) => market))).toEqual(new Set(['outright', 'top5', 'top10', 'top20']));
    for (const { quotedAt } of sheets) expect(NOW.getTime() - quotedAt.getTime()).toBeLessThan(25 * 60_000);
    expect(await golf.odds.listSheets(live.tournamentId, new Date('2026-07-13T06:00:00Z'))).toEqual([]);
  });
});
