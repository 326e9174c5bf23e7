import { expect, test } from 'vitest';
import { espnScoreboard } from '../espn-scoreboard/index.ts';
import { playing, wireBoard, wireEvent, wireStatus } from '../espn-scoreboard/testing/small-board.ts';
import { FakeSurroundings, type Reply } from '../http/testing/fake-surroundings.ts';
import { mlbStatsApi } from '../mlb-stats-api/index.ts';
import { finalGame, finalLine, GAME, wireStatus as mlbStatus, wireFeed } from '../mlb-stats-api/testing/small-league.ts';
import { confirmedBaseball } from './confirmed-finals.ts';

type Score = readonly [away: number, home: number];
const START = '2026-08-07T22:40:00Z';
const NINE = wireStatus('FINAL', 'post', { period: 9 });

/** A game as ESPN writes it: no innings are read. */
const espnGame = (score: Score | null, status: object = NINE, more: { date?: string; away?: string; home?: string; id?: string } = {}) =>
  wireEvent(more.away ?? 'NYM', more.home ?? 'PIT', {
    id: more.id ?? '401',
    date: more.date ?? START,
    status: status as never,
    score: score === null ? [null, null] : [String(score[0]), String(score[1])],
    week: null,
  });

interface First {
  gamePk: number;
  startsAt: string;
  score: Score;
  gameNumber: 1 | 2;
  doubleHeader?: 'N' | 'Y' | 'S';
  detailed?: string;
}
const ONE: First = { gamePk: 823349, startsAt: START, score: [4, 2], gameNumber: 1 };

const isReply = (answer: object): answer is Reply => 'status' in answer || 'body' in answer;

/** MLB's finals of a day, and whatever ESPN answers. */
function evening(second: () => object | Reply, games: readonly First[] = [ONE], now = '2026-08-08T01:40:00Z') {
  const around = new FakeSurroundings(now);
  const stateOf = ({ detailed = 'Final' }: First) => mlbStatus('Final', detailed);
  around.script((url): Reply => {
    if (url.pathname === '/api/v1/schedule') {
      const rows = games.map((game) =>
        finalGame(...game.score, {
          gamePk: game.gamePk,
          gameDate: game.startsAt,
          gameNumber: game.gameNumber,
          doubleHeader: game.doubleHeader ?? 'N',
          status: stateOf(game),
        }),
      );
      return { body: { dates: [{ date: '2026-08-07', games: rows }] } };
    }
    const asked = games.find(({ gamePk }) => url.pathname === `/api/v1.1/game/${gamePk}/feed/live`);
    if (asked) return { body: { ...wireFeed(stateOf(asked), { linescore: finalLine(...asked.score) }), gamePk: asked.gamePk } };
    if (!url.pathname.endsWith('/baseball/mlb/scoreboard')) return { status: 404, body: {} };
    const answer = second();
    return isReply(answer) ? answer : { body: answer };
  });
  const espn = espnScoreboard(around);
  const { feed, notes } = confirmedBaseball(mlbStatsApi(around).baseball, 'MLB', espn.seconds.mlb);
  const ask = async (minutes = 0, gameId = GAME) => {
    around.advance(minutes * 60_000);
    return feed.findFacts(gameId, around.now());
  };
  /** After the two minutes for which a final has to hold. */
  const steady = async (gameId = GAME) => {
    await ask(0, gameId);
    return ask(6, gameId);
  };
  return { around, ask, steady, notes, espn };
}

const confirmedBy = (confirmedAt: string | null) => ({ first: 'MLB', second: 'ESPN', confirmedAt });
const AT = '2026-08-08T01:46:00.000Z';

test.each([
  ['in nine', [4, 2], NINE, 'Final'],
  ['in extra innings', [4, 2], wireStatus('FINAL', 'post', { period: 11, type: { shortDetail: 'Final/11' } }), 'Final'],
  ['called early', [4, 2], wireStatus('FINAL', 'post', { period: 6 }), 'Completed Early: Rain'],
] as const)('MLB and ESPN say the same, %s: final, with both names and the time', async (_name, score, status, detailed) => {
  const { steady, notes, espn, around } = evening(() => wireBoard(espnGame(score, status)), [{ ...ONE, detailed }]);
  const found = await steady();
  expect(found).toMatchObject({ isFinal: true, facts: { score: { away: 4, home: 2 } }, sources: confirmedBy(AT) });
  expect(found).not.toHaveProperty('hold');
  expect([notes(), espn.listChanged('mlb')]).toEqual([[], []]);
  const asked = around.requests.find(({ url }) => url.pathname.endsWith('/baseball/mlb/scoreboard'));
  expect(asked?.url.searchParams.get('dates')).toBe('20260807');
});

test('clubs by ESPN’s codes: Oakland’s old one and the White Sox', async () => {
  const { espn } = evening(() => wireBoard(espnGame([4, 2], NINE, { away: 'OAK', home: 'CHW' })));
  expect(await espn.seconds.mlb.listDay('2026-08-07')).toMatchObject([{ game: { away: { code: 'ATH' }, home: { code: 'CHW' } } }]);
});

test.each([
  ['another score', espnGame([4, 3]), '4-3, final'],
  ['the score the other way round', espnGame([2, 4]), '2-4, final'],
  ['the clubs the other way round', espnGame([4, 2], NINE, { away: 'PIT', home: 'NYM' }), 'PIT at NYM, 4-2, final'],
  ['another opponent at that time', espnGame([4, 2], NINE, { home: 'PHI' }), 'NYM at PHI, 4-2, final'],
  ['a game suspended at that score', espnGame([4, 2], wireStatus('SUSPENDED', 'post', { period: 6 })), 'suspended at 4-2'],
  ['a game that was put off', espnGame([0, 0], wireStatus('POSTPONED', 'post', { period: 0 })), 'postponed'],
  ['a game in play at another score', espnGame([3, 2], playing(9, '0:00')), 'live at 3-2'],
])('ESPN tells %s: nothing is confirmed, the result waits, and the operator reads both', async (_name, event, says) => {
  const { steady, ask, notes } = evening(() => wireBoard(event));
  const sentence = `MLB says 4-2, final; ESPN says ${says}`;
  for (const found of [await steady(), await ask(20), await ask(60)]) {
    expect(found).toMatchObject({ isFinal: true, hold: `Two sources differ, and the result waits: ${sentence}` });
    expect(found).not.toHaveProperty('sources');
  }
  expect(notes()).toEqual([`${GAME}: ${sentence}`]);
});

test.each<[string, object | Reply]>([
  ['answers 500', { status: 500, body: {} }],
  ['breaks off', { body: '{"leagues":[{"id":"10"}],"events":[{"id":"401","da' }],
  ['has no such game', wireBoard()],
  ['has the game of another day', wireBoard(espnGame([4, 2], NINE, { date: '2026-08-08T22:40:00Z' }))],
  ['has a final without a score', wireBoard(espnGame(null))],
])('ESPN %s: not final for 15 minutes, then on MLB alone, and it says so', async (_name, answer) => {
  const { steady, ask, notes } = evening(() => answer);
  expect(await steady()).toMatchObject({ isFinal: false });
  expect(await ask(14)).toMatchObject({ isFinal: false });
  expect(await ask(1)).toMatchObject({ isFinal: true, sources: confirmedBy(null) });
  expect(notes()).toEqual([]);
});

test('the same score in a game that ESPN never ends: held for 15 minutes, then on MLB alone; confirmed when ESPN ends it', async () => {
  let status: object = playing(9, '0:00');
  const { steady, ask, notes } = evening(() => wireBoard(espnGame([4, 2], status)));
  expect(await steady()).toMatchObject({ hold: expect.stringContaining('ESPN says live at 4-2') as string });
  const alone = await ask(15);
  expect(alone).toMatchObject({ isFinal: true, sources: confirmedBy(null) });
  expect([Object.hasOwn(alone!, 'hold'), notes()]).toEqual([false, []]);
  status = NINE;
  expect(await ask(6)).toMatchObject({ isFinal: true, sources: { second: 'ESPN', confirmedAt: expect.any(String) as string } });
});

const [FIRST, SECOND] = ['2026-08-07T17:05:00Z', '2026-08-07T22:40:00Z'];
const TWO: readonly First[] = [
  { gamePk: 1, startsAt: FIRST, score: [1, 0], gameNumber: 1, doubleHeader: 'S' },
  { gamePk: 2, startsAt: SECOND, score: [4, 2], gameNumber: 2, doubleHeader: 'S' },
];
const listed = (at: string, score: Score, id: string) => espnGame(score, NINE, { date: at, id });

test('the games of a doubleheader are each confirmed by their own, in whatever order they are listed', async () => {
  const { steady, notes } = evening(() => wireBoard(listed(SECOND, [4, 2], 'b'), listed(FIRST, [1, 0], 'a')), TWO);
  expect(await steady()).toMatchObject({ isFinal: true, facts: { score: { away: 1, home: 0 } }, sources: { confirmedAt: AT } });
  expect(await steady(`${GAME}_2`)).toMatchObject({
    isFinal: true,
    facts: { score: { away: 4, home: 2 } },
    sources: { confirmedAt: expect.any(String) as string },
  });
  expect(notes()).toEqual([]);
});

test('a doubleheader’s game that ESPN scores as the other one is held, not confirmed', async () => {
  const { steady } = evening(() => wireBoard(listed(FIRST, [4, 2], 'a'), listed(SECOND, [1, 0], 'b')), TWO);
  expect(await steady(`${GAME}_2`)).toMatchObject({ hold: expect.stringContaining('MLB says 4-2, final; ESPN says 1-0, final') as string });
});

test.each<[string, ReturnType<typeof listed>[], readonly First[], string[]]>([
  ['lists one of the two', [listed(SECOND, [1, 0], 'b')], TWO, [GAME, `${GAME}_2`]],
  ['has the second at no hour of ours', [listed(FIRST, [1, 0], 'a'), listed('2026-08-08T03:33:00Z', [4, 2], 'b')], TWO, [`${GAME}_2`]],
  [
    'has the second at the hour to which the first was put off',
    [listed(FIRST, [1, 0], 'a'), listed('2026-08-07T20:10:00Z', [4, 2], 'b')],
    [{ ...TWO[0]!, startsAt: '2026-08-07T19:45:00Z', score: [4, 2] }, TWO[1]!],
    [GAME, `${GAME}_2`],
  ],
])('of a doubleheader ESPN %s: left unconfirmed, never confirmed by the wrong one', async (_name, events, games, open) => {
  const { steady, ask, notes } = evening(() => wireBoard(...events), games);
  for (const gameId of open) {
    const found = await steady(gameId);
    expect(found).toMatchObject({ isFinal: false });
    expect(found).not.toHaveProperty('sources');
    expect(await ask(15, gameId)).toMatchObject({ isFinal: true, sources: confirmedBy(null) });
  }
  expect(notes()).toEqual([]);
});

test('a game put off in the morning and played in the evening is confirmed by the one that was played', async () => {
  const putOff = espnGame([0, 0], wireStatus('POSTPONED', 'post', { period: 0 }), { date: FIRST, id: 'a' });
  const { steady } = evening(() => wireBoard(putOff, espnGame([4, 2], NINE, { id: 'b' })));
  expect(await steady()).toMatchObject({ isFinal: true, sources: confirmedBy(AT) });
});
