import { describe, expect, test } from 'vitest';
import { lostFields } from '../http/testing/lost-fields.ts';
import { readSamples } from '../http/testing/samples.ts';
import { mapFacts } from './facts.ts';
import { mapLeaderboard } from './feed.ts';
import { WireLeaderboard } from './schema.ts';
import { mapTournament } from './tournament.ts';

const samples = readSamples('golf');
const REQUESTED = new Date('2026-08-04T15:00:00Z');

describe.each([...samples])('%s', (name, text) => {
  const raw = JSON.parse(text) as { events: { competitions: { competitors: object[] }[] }[] };
  const event = WireLeaderboard.parse(raw).events[0]!;
  const calendar = { id: event.id, label: event.name, startDate: event.date, endDate: event.endDate };
  const tournament = mapTournament(calendar, event)!;
  const board = mapLeaderboard(tournament.tournamentId, event, tournament.par, REQUESTED)!;

  test('every documented field arrives', () => {
    expect(lostFields(event, raw.events[0])).toEqual([]);
    const competitors = event.competitions?.[0]?.competitors;
    expect([competitors?.rows.length, competitors?.refused]).toEqual([147, 0]);
    const player = competitors?.rows.find(({ sortOrder }) => sortOrder === 1);
    for (const field of ['movement', 'earnings', 'amateur', 'status', 'score', 'linescores', 'athlete'] as const)
      expect(player?.[field]).toBeDefined();
    expect(player?.athlete?.headshot?.href).toMatch(/^https:/);
  });

  test('the tournament and its board', () => {
    if (name.includes('pre_tournament')) {
      expect(tournament).toMatchObject({
        name: 'Wyndham Championship',
        status: 'upcoming',
        par: 70,
        startsOn: '2026-08-06',
        endsOn: '2026-08-09',
        fieldSize: 147,
      });
      expect(board.entries.filter(({ position, toPar, teedOff }) => position !== null || toPar !== null || teedOff)).toEqual([]);
      expect(mapFacts(tournament, board)).toBeNull();
      return;
    }
    if (!name.includes('final_with_cut')) return;
    expect(tournament).toMatchObject({
      tournamentId: 'golf-2026-rocket-classic',
      status: 'completed',
      purseCents: 1_000_000_000,
      location: 'Detroit, MI',
    });
    expect(board.entries[0]).toMatchObject({
      name: 'Michael Thorbjornsen',
      position: 1,
      toPar: -18,
      strokes: 262,
      rounds: [{ thru: 18 }, {}, {}, { strokes: 63 }],
    });
    expect(board.cutLine).toEqual({ toPar: -3, count: 73, isProjected: false });
    const states = new Map<string, number>();
    for (const { status } of board.entries) states.set(status, (states.get(status) ?? 0) + 1);
    expect(Object.fromEntries(states)).toEqual({ finished: 73, cut: 73, withdrawn: 1 });
    expect(Object.values(mapFacts(tournament, board)!.players).filter(({ madeCut }) => madeCut)).toHaveLength(73);
  });
});

test('the recorded leaderboards are there', () => {
  expect(samples.size).toBeGreaterThanOrEqual(2);
});
