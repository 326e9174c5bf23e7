import { describe, expect, test } from 'vitest';
import type { FeedLeagueGame, FootballLiveState, ReportedLeagueFacts } from '../../ports/league-feed.ts';
import { FINAL, playing, SCHEDULED, type Scripts, smallBoard, wireEvent, wireStatus } from './testing/small-board.ts';

async function listed(events: Scripts['events'], from = '2026-10-15', to = '2026-10-21'): Promise<FeedLeagueGame[]> {
  const { feed, around } = smallBoard({ events });
  return feed.listGames(from, to, around.now());
}

describe('the schedule', () => {
  test('home is who is called home, whatever the order; a game to come has no score, though it says 0-0 in a first period', async () => {
    const status = wireStatus('SCHEDULED', 'pre', { period: 1, displayClock: '15:00' });
    const [game] = await listed([wireEvent('KC', 'BUF', { status, lines: [[0], [0]] })]);
    expect(game).toMatchObject({
      gameId: '20261018_KC@BUF_NFL',
      sourceId: '4010001',
      seasonYear: 2026,
      week: 6,
      stage: 'regular',
      away: { code: 'KC', name: 'Kansas City Chiefs' },
      venue: { name: 'Highmark Stadium', city: 'Orchard Park, NY', roof: 'open' },
      status: 'scheduled',
      score: null,
      isStartTentative: false,
    });
  });

  test.each([
    [1, 1, 'preseason', -3],
    [1, 4, 'preseason', 0],
    [2, 18, 'regular', 18],
    [3, 1, 'wild_card', 19],
    [3, 3, 'conference', 21],
    [3, 5, 'super_bowl', 23],
  ])('part %i, week %i is %s, week %i', async (type, week, stage, number) => {
    expect(await listed([wireEvent('KC', 'BUF', { type, week })])).toMatchObject([{ stage, week: number }]);
  });

  test('an all-star game, a strange club and a part of no season are left out', async () => {
    const events = [wireEvent('KC', 'BUF', { type: 3, week: 4 }), wireEvent('AFC', 'NFC'), wireEvent('KC', 'BUF', { type: 4, week: 1 })];
    expect(await listed(events)).toEqual([]);
  });

  test('a week that the event does not name is read from the calendar', async () => {
    expect(await listed([wireEvent('KC', 'BUF', { week: null })])).toMatchObject([{ week: 6 }]);
  });

  test('codes of other sources are the product’s: WAS, JAC, LA', async () => {
    const games = await listed([wireEvent('WAS', 'JAC'), wireEvent('LA', 'BUF', { id: '2' })]);
    expect(games.map(({ gameId }) => gameId)).toEqual(['20261018_WSH@JAX_NFL', '20261018_LAR@BUF_NFL']);
  });

  test('a Monday night game carries the next day in UTC and belongs to Monday', async () => {
    expect(await listed([wireEvent('KC', 'BUF', { date: '2026-10-20T00:15Z' })])).toMatchObject([{ slateOn: '2026-10-19' }]);
  });

  test('neutral ground, a kickoff that is not set, and a roof that opens', async () => {
    const venue = { fullName: 'Wembley Stadium', address: { city: 'London', country: 'England' }, indoor: true };
    const [abroad, atHome] = await listed([
      wireEvent('JAX', 'BUF', { date: '2026-10-18T04:00Z', more: { neutralSite: true, timeValid: false, venue } }),
      wireEvent('KC', 'DAL', { id: '2', more: { venue: { ...venue, fullName: 'AT&T Stadium' } } }),
    ]);
    expect(abroad).toMatchObject({
      isNeutral: true,
      isStartTentative: true,
      slateOn: '2026-10-18',
      venue: { city: 'London, England', roof: 'dome' },
    });
    expect(atHome).toMatchObject({ isNeutral: false, venue: { roof: 'retractable' } });
  });

  test('playoff places no one has won have ids of their own, and keep their number once the clubs are known', async () => {
    const open = (id: string, hour: number) => wireEvent('TBD', 'TBD', { id, date: `2026-10-17T${hour}:00Z`, type: 3, week: 1 });
    const before = await listed([open('c', 23), open('b', 20), open('a', 17)]);
    expect(before.map(({ gameId, sourceId }) => [gameId, sourceId])).toEqual([
      ['20261017_TBD@TBD_NFL', 'a'],
      ['20261017_TBD@TBD_NFL_2', 'b'],
      ['20261017_TBD@TBD_NFL_3', 'c'],
    ]);
    const after = await listed([
      open('c', 23),
      open('b', 20),
      wireEvent('KC', 'BUF', { id: 'a', date: '2026-10-17T17:00Z', type: 3, week: 1 }),
    ]);
    expect(after.map(({ gameId, sourceId }) => [gameId, sourceId])).toContainEqual(['20261017_KC@BUF_NFL', 'a']);
  });

  test('games of another season are a wrong answer, not a week without games', async () => {
    const { feed, around } = smallBoard({ events: [] });
    around.script({ body: { events: [wireEvent('KC', 'BUF', { date: '2022-10-16T17:00Z' })] } });
    await expect(feed.listGames('2026-10-18', '2026-10-18', around.now())).rejects.toMatchObject({ kind: 'wrong_shape' });
  });

  test('one week that is not answered costs that week alone; the season is what ESPN says it is', async () => {
    const events = [wireEvent('KC', 'BUF'), wireEvent('LAR', 'WSH', { id: '2', date: '2026-10-25T17:00Z', week: 7 })];
    const { feed, around } = smallBoard({ events });
    expect(await feed.getSeasonSpan('2026-10-18')).toEqual({ from: '2026-08-01', to: '2027-02-17', year: 2026 });
    around.script((url) => (url.searchParams.get('dates')?.startsWith('20261022') ? { status: 404 } : { body: { events } }));
    expect((await feed.listGames('2026-10-15', '2026-10-28', around.now())).map(({ gameId }) => gameId)).toContain('20261018_KC@BUF_NFL');
  });
});

describe('status', () => {
  test.each([
    ['STATUS_HALFTIME', 'in', 'live', null],
    ['STATUS_END_PERIOD', 'in', 'live', null],
    ['STATUS_A_WORD_OF_TOMORROW', 'in', 'live', null],
    ['STATUS_DELAYED', 'pre', 'delayed', 'Start delayed'],
    ['STATUS_RAIN_DELAY', 'in', 'live', 'Delayed'],
    ['STATUS_POSTPONED', 'post', 'postponed', null],
    ['STATUS_CANCELED', 'post', 'cancelled', null],
    ['STATUS_SUSPENDED', 'in', 'suspended', null],
    ['STATUS_END_OF_GAME', 'post', 'live', null],
  ] as const)('%s (%s) is %s', async (name, state, status, statusNote) => {
    const wire = wireStatus(name.replace('STATUS_', ''), state);
    expect(await listed([wireEvent('KC', 'BUF', { status: wire, score: ['3', '7'] })])).toMatchObject([{ status, statusNote }]);
  });

  test('0:00 in the fourth quarter may go on; "completed" alone ends a game, and a fifth period was overtime', async () => {
    const level = {
      score: ['17', '17'] as const,
      lines: [
        [7, 3, 0, 7],
        [3, 7, 7, 0],
      ] as const,
    };
    const [late] = await listed([wireEvent('KC', 'BUF', { ...level, status: playing(4, '0:00') })]);
    expect(late).toMatchObject({ status: 'live', score: { away: 17, home: 17 } });
    const over = wireStatus('FINAL', 'post', { period: 5, type: { shortDetail: 'Final/OT' } });
    expect(await listed([wireEvent('KC', 'BUF', { ...level, status: over })])).toMatchObject([
      { status: 'final', statusNote: 'Final in overtime' },
    ]);
  });

  test('scores are texts, numbers or objects by turns', async () => {
    for (const [away, home] of [
      ['20', '17'],
      [20, 17],
      [{ value: 20, displayValue: '20' }, { displayValue: '17' }],
    ] as const)
      expect(await listed([wireEvent('KC', 'BUF', { status: FINAL, score: [away, home] })])).toMatchObject([
        { score: { away: 20, home: 17 } },
      ]);
  });
});

describe('a game in play', () => {
  const ID = '20261018_KC@BUF_NFL';
  const situation = {
    possession: '12',
    down: 2,
    distance: 10,
    possessionText: 'BUF 12',
    lastPlay: { text: '(:16) (Shotgun) Q.Example pass incomplete.' },
  };
  const live = (status: Scripts['events'][number], more: object = { situation }) =>
    wireEvent('KC', 'BUF', {
      status,
      score: ['20', '14'],
      lines: [
        [10, 7, 3],
        [3, 3, 8],
      ],
      more: { ...more },
    });
  const play = (text: string, wallclock: string, more: object = {}) => ({
    text,
    wallclock,
    awayScore: 20,
    homeScore: 14,
    period: { number: 3 },
    clock: { displayValue: '4:05' },
    scoringPlay: false,
    start: { team: { id: '12' } },
    ...more,
  });

  test('clock, possession, down, distance, periods, and the plays of all drives once, newest first', async () => {
    const drive = { team: { id: '12' }, plays: [play('Run for 4 yards', '2026-10-18T17:55:00Z')] };
    const previous = {
      team: { id: '2' },
      plays: [play('Touchdown', '2026-10-18T17:50:00Z', { start: { team: { id: '2' } }, scoringPlay: true })],
    };
    const timeless = play('Timeout', '');
    const summaries = {
      4010001: {
        header: { id: '4010001' },
        drives: { previous: [previous, { ...drive, plays: [...drive.plays, timeless] }], current: drive },
      },
    };
    const { feed, around } = smallBoard({ events: [live(playing(3, '4:01'))], summaries });
    const state = (await feed.findLiveState(ID, around.now())) as FootballLiveState;
    expect(state).toMatchObject({
      kind: 'football',
      period: 3,
      clock: '04:01',
      isBreak: false,
      possession: 'away',
      down: 2,
      distance: 10,
      ballOn: 'BUF 12',
      lastPlay: situation.lastPlay.text,
      score: { away: 20, home: 14 },
      periods: { away: [10, 7, 3], home: [3, 3, 8] },
    });
    expect(state.plays.map(({ text, possession, isScoring, clock }) => [text, possession, isScoring, clock])).toEqual([
      ['Run for 4 yards', 'away', false, '04:05'],
      ['Touchdown', 'home', true, '04:05'],
    ]);
    expect(await feed.findFacts(ID, around.now())).toBeNull();
    expect(await feed.findNextChange('2026-10-18', around.now())).toEqual(new Date('2026-10-18T18:00:15Z'));
  });

  test('between plays, at a kickoff and in a break there is no down; midfield is so called; without its page the game has no plays', async () => {
    const stateOf = async (status: Scripts['events'][number], more: object) => {
      const { feed, around } = smallBoard({ events: [live(status, more)], summaries: { 4010001: { status: 503 } } });
      return feed.findLiveState(ID, around.now());
    };
    expect(await stateOf(playing(1, '9:59'), {})).toMatchObject({ possession: null, down: null, distance: null, ballOn: null, plays: [] });
    const kickoff = { situation: { ...situation, down: -1, distance: -1, possessionText: '50' } };
    expect(await stateOf(playing(1, '15:00'), kickoff)).toMatchObject({
      possession: 'away',
      down: null,
      distance: null,
      ballOn: 'midfield',
    });
    expect(await stateOf(playing(2, '0:00', 'HALFTIME'), { situation })).toMatchObject({
      isBreak: true,
      possession: null,
      down: null,
      ballOn: null,
    });
  });

  test('nothing is live before the start; a state is as old as the answer', async () => {
    const events = [wireEvent('KC', 'BUF', { status: SCHEDULED, more: { situation } })];
    const { feed, around } = smallBoard({ events });
    expect(await feed.findLiveState(ID, around.now())).toBeNull();
    events[0] = live(playing(1, '9:00'));
    around.advance(300_000);
    const at = around.now();
    await feed.findLiveState(ID, at);
    around.script({ status: 500 });
    around.advance(60_000);
    expect(await feed.findLiveState(ID, around.now())).toMatchObject({ asOf: at });
  });
});

describe('results', () => {
  const ID = '20261018_KC@BUF_NFL';
  const over = (score: readonly [string, string], lines: readonly [readonly number[], readonly number[]], more: object = {}) =>
    wireEvent('KC', 'BUF', { status: FINAL, score, lines, date: '2026-10-18T17:00Z', ...more });

  test('final once it has held for two minutes; a correction starts again', async () => {
    const events = [
      over(
        ['20', '17'],
        [
          [7, 3, 3, 7],
          [0, 10, 7, 0],
        ],
      ),
    ];
    const { feed, around } = smallBoard({ events }, '2026-10-18T20:20:00Z');
    const ask = async () => (await feed.findFacts(ID, around.now())) as ReportedLeagueFacts;
    expect(await ask()).toMatchObject({ isFinal: false, facts: { state: 'final', minutesPlayed: 60, score: { away: 20, home: 17 } } });
    around.advance(130_000);
    expect(await ask()).toMatchObject({ isFinal: true, periods: { away: [7, 3, 3, 7], home: [0, 10, 7, 0] } });
    events[0] = over(
      ['19', '17'],
      [
        [7, 3, 3, 6],
        [0, 10, 7, 0],
      ],
    );
    around.advance(600_000);
    expect(await ask(), 'a lower score has to be stated for a minute').toMatchObject({ facts: { score: { away: 20, home: 17 } } });
    around.advance(300_000);
    expect(await ask()).toMatchObject({ isFinal: false, facts: { score: { away: 19, home: 17 } } });
  });

  test('a final that contradicts its quarters, or without a score, is in doubt and told to the operator', async () => {
    const { feed, espn, around } = smallBoard({
      events: [
        over(
          ['20', '17'],
          [
            [7, 3, 3, 6],
            [0, 10, 7, 0],
          ],
        ),
      ],
    });
    expect(await feed.findFacts(ID, around.now())).toMatchObject({ doubts: [expect.stringContaining('add up to 19')] });
    expect(espn.notes()['espn-scoreboard']).toHaveLength(1);
    const bare = smallBoard({ events: [over(['', ''], [[], []])] });
    expect(await bare.feed.findFacts(ID, around.now())).toMatchObject({ doubts: expect.any(Array) });
  });

  test('a postponed game may still be played in its week, Thursday to Wednesday; after it the game is void', async () => {
    const { feed, around } = smallBoard({ events: [wireEvent('KC', 'BUF', { status: wireStatus('POSTPONED', 'post', { period: 0 }) })] });
    expect(await feed.findFacts(ID, around.now())).toBeNull();
    expect(await feed.findFacts(ID, new Date('2026-10-22T03:59:00Z'))).toBeNull();
    expect(await feed.findFacts(ID, new Date('2026-10-22T04:00:00Z'))).toMatchObject({ facts: { state: 'postponed' }, isFinal: true });
  });

  test('listed again within its week it is one game with its first number; in another week it is another game', async () => {
    const off = wireEvent('KC', 'BUF', { status: wireStatus('POSTPONED', 'post', { period: 0 }) });
    expect(await listed([off, wireEvent('KC', 'BUF', { id: '9', date: '2026-10-20T23:00Z' })])).toMatchObject([
      { gameId: '20261020_KC@BUF_NFL', sourceId: '4010001', status: 'scheduled' },
    ]);
    const later = wireEvent('KC', 'BUF', { id: '9', date: '2026-10-24T17:00Z', week: 7 });
    expect((await listed([off, later], '2026-10-15', '2026-10-28')).map(({ sourceId }) => sourceId)).toEqual(['4010001', '9']);
  });

  test('canceled before the start is void; broken off it is called after the minutes played', async () => {
    const canceled = (period: number, displayClock: string) => wireStatus('CANCELED', 'post', { period, displayClock });
    const factsOf = async (status: Scripts['events'][number]) => {
      const { feed, around } = smallBoard({ events: [wireEvent('KC', 'BUF', { status, score: ['7', '3'], lines: [[7], [3]] })] });
      return feed.findFacts(ID, around.now());
    };
    expect(await factsOf(canceled(0, '0:00'))).toMatchObject({ facts: { state: 'postponed' }, isFinal: true });
    expect(await factsOf(canceled(1, '5:58'))).toMatchObject({ facts: { state: 'called', minutesPlayed: 9, score: { away: 7, home: 3 } } });
  });
});

test('a week is asked for every fifteen seconds while a game is on or due, every five minutes around play, and seldom far ahead', async () => {
  const events = [
    wireEvent('KC', 'BUF', { date: '2026-10-18T18:03Z' }),
    wireEvent('LAR', 'WSH', { id: '2', date: '2026-11-15T18:00Z', week: 10 }),
  ];
  const { feed, around } = smallBoard({ events });
  const countAfter = async (ms: number, day = '2026-10-18'): Promise<number> => {
    const before = around.requests.length;
    around.advance(ms);
    await feed.listGames(day, day, around.now());
    return around.requests.length - before;
  };
  await countAfter(0);
  expect(await countAfter(179_000)).toBe(0);
  expect(await countAfter(1_000)).toBe(1);
  expect(await countAfter(14_000)).toBe(0);
  expect(await countAfter(1_000)).toBe(1);
  await countAfter(0, '2026-11-15');
  expect(await countAfter(5 * 3_600_000, '2026-11-15')).toBe(0);
});
