import { describe, expect, test } from 'vitest';
import type { GolfLeaderboard, TournamentFacts } from '../../ports/golf-feed.ts';
import { ID, smallTour, wireEvent, wirePlayer, wireStatus } from './testing/small-board.ts';
import { readToPar } from './to-par.ts';

async function boardOf(event: Record<string, unknown>): Promise<GolfLeaderboard> {
  const { golf, around } = smallTour(event);
  return (await golf.feed.findLeaderboard(ID, around.now()))!;
}
async function factsOf(event: Record<string, unknown>, now = '2026-08-12T16:00:00Z'): Promise<TournamentFacts | null> {
  const { golf, around } = smallTour(event, now);
  return (await golf.feed.findFacts(ID, around.now())) as TournamentFacts | null;
}
const row = (board: GolfLeaderboard, id: string): GolfLeaderboard['entries'][number] =>
  board.entries.find(({ playerId }) => playerId === id)!;

test('strokes against par: E is none, a dash is unknown', () => {
  expect(['E', '-7', '+3', '12', '-', '--', '', undefined, 'WD'].map(readToPar)).toEqual([0, -7, 3, 12, null, null, null, null, null]);
});

test('where points are counted no score to par is made up: the tournament is left out', async () => {
  const tournament = { id: '17', major: false, numberOfRounds: 4, scoringSystem: { name: 'Modified Stableford' } };
  const { golf, around } = smallTour(wireEvent([wirePlayer('1', '1', [['+9', 9]])], { tournament }));
  expect(await golf.feed.listTournaments('2026-08-01', '2026-08-31', around.now())).toEqual([]);
  expect(await golf.feed.findLeaderboard(ID, around.now())).toBeNull();
});

describe('the board', () => {
  test('ranks by the order given, shows the position shown, and counts who shares it', async () => {
    const board = await boardOf(
      wireEvent([wirePlayer('3', 'T2', [['-1', 69]]), wirePlayer('1', '1', [['-3', 67]]), wirePlayer('2', 'T2', [['-1', 69]])], {
        state: 'in',
        period: 1,
      }),
    );
    expect(board.entries.map(({ playerId, position, tied }) => [playerId, position, tied])).toEqual([
      ['a1', 1, 1],
      ['a2', 2, 2],
      ['a3', 2, 2],
    ]);
  });

  test('the total is the sum of the rounds, the one in play included; stubs and the feed’s own score are not read', async () => {
    const stub = { period: 3, teeTime: '2026-08-08T12:00Z', isPlayoff: false };
    const player = wirePlayer('1', '1', [
      ['-4', 66],
      ['E', 35],
    ]);
    const status = { ...(player.status as object), thru: 9 };
    const board = await boardOf(
      wireEvent([{ ...player, status, linescores: [...(player.linescores as object[]), stub] }], { state: 'in', period: 2 }),
    );
    expect(row(board, 'a1')).toMatchObject({
      toPar: -4,
      strokes: 101,
      status: 'playing',
      rounds: [{ thru: 18 }, { thru: 9, strokes: 35 }],
    });
  });

  test('the holes of a play-off are in no total, whatever the feed adds up', async () => {
    const four: [string, number][] = [
      ['-3', 67],
      ['-3', 67],
      ['-3', 67],
      ['-3', 67],
    ];
    const extra = { period: 5, value: 3, displayValue: '-1', isPlayoff: true, linescores: [{ period: 18, value: 3 }] };
    const inIt = (id: string, shown: string): Record<string, unknown> => {
      const player = wirePlayer(id, shown, four);
      return { ...player, linescores: [...(player.linescores as object[]), extra] };
    };
    const event = wireEvent([inIt('1', '1'), inIt('2', '2'), wirePlayer('3', '3', four)], { winner: { id: 'a1' } });
    const board = await boardOf(event);
    expect(board.entries.map(({ toPar }) => toPar)).toEqual([-12, -12, -12]);
    expect(board.playOff).toEqual({ playerIds: ['a1', 'a2'], winnerId: 'a1', holes: 1 });
    const { golf, around } = smallTour(event);
    expect((await golf.feed.listTournaments('2026-08-01', '2026-08-31', around.now()))[0]?.statusNote).toBe('Decided in a play-off');
  });

  const line = (player: Record<string, unknown>, at: number, changes: object | null): Record<string, unknown> => {
    const lines = player.linescores as object[];
    return { ...player, linescores: lines.flatMap((one, index) => (index !== at ? [one] : changes ? [{ ...one, ...changes }] : [])) };
  };
  const two: [string, number][] = [
    ['-4', 66],
    ['-1', 69],
  ];
  const OFF = { status: { period: 2, thru: 18, type: { name: 'STATUS_IN_PROGRESS', state: 'in' }, position: { displayName: '1' } } };

  test.each<[string, object | null]>([
    ['without its strokes', { value: null }],
    ['with a dash for its score', { displayValue: '-' }],
    ['with a word for its score', { displayValue: 'even' }],
    [
      'with nothing but its holes',
      { value: null, displayValue: null, inScore: null, outScore: null, linescores: [{ period: 1, value: 4 }] },
    ],
    ['left out before a later one', null],
    ['left as a stub before a later one', { value: null, displayValue: null, inScore: null, outScore: null }],
  ])('a round %s makes the total unknown, and is shown as one that cannot be read', async (_name, changes) => {
    const board = await boardOf(wireEvent([line(wirePlayer('1', '1', two, OFF), 0, changes)], { state: 'in', period: 2 }));
    expect(row(board, 'a1')).toMatchObject({ toPar: null, strokes: null, teedOff: true, status: 'playing' });
    expect(row(board, 'a1').rounds).toMatchObject([
      { round: 1, strokes: null, toPar: null },
      { round: 2, strokes: 69, toPar: -1 },
    ]);
  });

  test('an official result with a round that cannot be read, of whomever, is no result', async () => {
    const four: [string, number][] = [...two, ...two];
    for (const at of [0, 3])
      expect(
        await factsOf(wireEvent([wirePlayer('2', '1', four), line(wirePlayer('1', 'T2', four), at, { displayValue: '?' })])),
      ).toMatchObject({ doubts: [`Player 1: round ${at + 1} cannot be read`] });
    const cut = line(wirePlayer('1', '-', two, wireStatus('STATUS_CUT', 'CUT')), 1, { value: null });
    expect(await factsOf(wireEvent([wirePlayer('2', '1', four), cut]))).toMatchObject({ doubts: ['Player 1: round 2 cannot be read'] });
  });

  test('the holes of a round are whole or none', async () => {
    const holes = (values: (number | null)[]): object => ({ linescores: values.map((value, at) => ({ period: at + 1, value })) });
    const read = async (values: (number | null)[]): Promise<number[]> =>
      row(await boardOf(wireEvent([line(wirePlayer('1', '1', two), 1, holes(values))], { state: 'in', period: 2 })), 'a1').rounds[1]!.holes;
    expect([await read([4, 3, null]), await read([4, null, 5])]).toEqual([[4, 3], []]);
  });

  test.each([
    [8_500_000, 850_000_000],
    [null, null],
    [undefined, null],
    [0, null],
  ])('a purse of %s is %s cents', async (purse, purseCents) => {
    const { golf, around } = smallTour(wireEvent([], { purse }));
    expect(await golf.feed.listTournaments('2026-08-01', '2026-08-31', around.now())).toMatchObject([{ purseCents }]);
  });

  test('before the start no one has a position, though the field is numbered; in order of tee times', async () => {
    const field = ['2', '1'].map((id) =>
      wirePlayer(id, '-', [], {
        status: {
          period: 1,
          thru: 0,
          teeTime: `2026-08-06T1${id}:00Z`,
          type: { name: 'STATUS_SCHEDULED', state: 'pre' },
          position: { displayName: '-' },
        },
        linescores: [{ period: 1, teeTime: `2026-08-06T1${id}:00Z`, isPlayoff: false }],
        score: { value: 0, displayValue: '-' },
      }),
    );
    const event = wireEvent(field, { state: 'pre', period: 0 });
    const board = await boardOf(event);
    expect(board.entries.map(({ playerId, position, toPar, teedOff }) => [playerId, position, toPar, teedOff])).toEqual([
      ['a1', null, null, false],
      ['a2', null, null, false],
    ]);
    const { golf, around } = smallTour(event);
    const [tournament] = await golf.feed.listTournaments('2026-08-01', '2026-08-31', around.now());
    expect(tournament).toMatchObject({
      status: 'upcoming',
      startsAt: new Date('2026-08-06T11:00Z'),
      fieldSize: 2,
      purseCents: 850_000_000,
    });
  });

  test('an empty field is no leaderboard', async () => {
    expect(await boardOf(wireEvent([], { state: 'pre', period: 0 }))).toBeNull();
  });

  test('withdrawn, disqualified and cut are told apart, though the feed files all three under one', async () => {
    const two: [string, number][] = [
      ['+1', 71],
      ['+2', 72],
    ];
    const board = await boardOf(
      wireEvent([
        wirePlayer('1', '-', two, wireStatus('STATUS_CUT', 'CUT')),
        wirePlayer('2', '-', two, wireStatus('STATUS_CUT', 'WD')),
        wirePlayer('3', '-', two, wireStatus('STATUS_CUT', 'DQ')),
      ]),
    );
    expect(board.entries.map(({ status, position }) => [status, position])).toEqual([
      ['cut', null],
      ['withdrawn', null],
      ['disqualified', null],
    ]);
  });

  test('team events have teams and no athletes', async () => {
    const team = { ...wirePlayer('1', '1', [['-9', 63]]), athlete: undefined, team: { id: 't9', displayName: 'Two Men' } };
    const event = wireEvent([team], { state: 'in', period: 1 });
    expect((await boardOf(event)).entries[0]).toMatchObject({ playerId: 't9', name: 'Two Men' });
    const { golf, around } = smallTour(event);
    expect(await golf.feed.listTournaments('2026-08-01', '2026-08-31', around.now())).toMatchObject([{ isTeamEvent: true }]);
  });

  test('starting strokes: until 2024 the TOUR Championship’s own total is the true one', async () => {
    const player = { ...wirePlayer('1', '1', [['-4', 66]]), score: { displayValue: '-14' } };
    const then = wireEvent([player], { name: 'TOUR Championship', season: { year: 2024 } });
    const now = wireEvent([player], { name: 'TOUR Championship' });
    expect([(await boardOf(then)).entries[0]?.toPar, (await boardOf(now)).entries[0]?.toPar]).toEqual([-14, -4]);
  });
});

describe('tournaments', () => {
  test('are asked for by id from the calendar, two in one week both; another event than asked for is refused', async () => {
    const second = { id: '402', label: 'Opposite Open', startDate: '2026-08-06T07:00Z', endDate: '2026-08-09T07:00Z' };
    const { golf, around } = smallTour(wireEvent([]), '2026-08-07T16:00:00Z', [second]);
    const listed = await golf.feed.listTournaments('2026-08-09', '2026-08-20', around.now());
    expect(listed.map(({ tournamentId }) => tournamentId)).toEqual([ID]);
    expect(around.requests.map(({ url }) => url.searchParams.get('event'))).toEqual([null, '401', '402']);
    await expect(golf.feed.findLeaderboard('golf-2026-opposite-open', around.now())).rejects.toMatchObject({ kind: 'wrong_shape' });
    expect(await golf.feed.findLeaderboard('golf-2026-no-such', around.now())).toBeNull();
    expect(await golf.feed.listTournaments('2026-08-10', '2026-08-20', around.now())).toEqual([]);
  });

  test('fewer rounds than scheduled are said', async () => {
    const { golf, around } = smallTour(wireEvent([wirePlayer('1', '1', [['-4', 66]])]));
    expect((await golf.feed.listTournaments('2026-08-01', '2026-08-31', around.now()))[0]?.statusNote).toBe('Shortened to 18 holes');
  });
});

describe('facts', () => {
  const four: [string, number][] = [
    ['-1', 69],
    ['-1', 69],
    ['E', 70],
    ['E', 70],
  ];
  const field = [
    wirePlayer('1', '1', four),
    wirePlayer('2', '-', four.slice(0, 2), wireStatus('STATUS_CUT', 'CUT')),
    wirePlayer('3', '-', four.slice(0, 3), wireStatus('STATUS_CUT', 'WD')),
    wirePlayer('4', '-', [], wireStatus('STATUS_CUT', 'WD')),
  ];

  test('an official result: position, cut, withdrawals before and after it', async () => {
    const found = await factsOf(wireEvent(field));
    expect(found).toMatchObject({ isFinal: true, facts: { officialResult: true, holesCompleted: 72 } });
    expect(found?.facts.players).toEqual({
      a1: { teedOff: true, withdrew: false, madeCut: true, position: 1, tied: 1, strokes: 278 },
      a2: { teedOff: true, withdrew: false, madeCut: false, position: null, tied: 1, strokes: 138 },
      a3: { teedOff: true, withdrew: true, madeCut: true, position: null, tied: 1, strokes: 208 },
      a4: { teedOff: false, withdrew: false, madeCut: false, position: null, tied: 1, strokes: null },
    });
  });

  test('none before the cut, the cut while it goes on, and a fresh result only once it has stood', async () => {
    expect(await factsOf(wireEvent([wirePlayer('1', '1', four.slice(0, 2))], { state: 'in', period: 2 }))).toBeNull();
    const during = await factsOf(wireEvent(field, { state: 'in', period: 3 }));
    expect(during).toMatchObject({ isFinal: false, facts: { officialResult: false, players: { a1: { madeCut: true, position: null } } } });
    const { golf, around } = smallTour(wireEvent(field), '2026-08-09T23:00:00Z');
    expect(((await golf.feed.findFacts(ID, around.now())) as TournamentFacts | null)?.isFinal).toBe(false);
    around.advance(6 * 60_000);
    expect(((await golf.feed.findFacts(ID, around.now())) as TournamentFacts | null)?.isFinal).toBe(true);
  });
});

test.each(['STATUS_CANCELED', 'STATUS_CANCELLED', 'STATUS_ABANDONED'])(
  '%s in any state is called off, with or without a field',
  async (name) => {
    for (const state of ['pre', 'in', 'post']) {
      const status = { type: { name, state, completed: false, description: 'Canceled' } };
      const played = [wirePlayer('1', '1', [['-4', 66]])];
      for (const field of [played, []]) {
        const found = await factsOf(wireEvent(field, { status, period: 1 }));
        expect(found).toMatchObject({ isFinal: true, facts: { officialResult: false, calledOff: true } });
        expect(Object.values(found!.facts.players).every(({ position, madeCut }) => position === null && madeCut === null)).toBe(true);
      }
    }
  },
);

test('asked every minute while it is played', async () => {
  const { golf, around } = smallTour(wireEvent([wirePlayer('1', '1', [['-4', 66]])], { state: 'in', period: 1 }));
  await golf.feed.findLeaderboard(ID, around.now());
  around.advance(59_000);
  await golf.feed.findLeaderboard(ID, around.now());
  expect(around.requests).toHaveLength(2);
  around.advance(1_000);
  await golf.feed.findLeaderboard(ID, around.now());
  expect(around.requests).toHaveLength(3);
});
