import { expect, test } from 'vitest';
import type { LeagueFeed } from '../../ports/league-feed.ts';
import { espnScoreboard } from '../espn-scoreboard/index.ts';
import { FINAL, playing, SCHEDULED, wireBoard, wireEvent, wireStatus } from '../espn-scoreboard/testing/small-board.ts';
import { FakeSurroundings, type Reply } from '../http/testing/fake-surroundings.ts';
import { nhlApi } from '../nhl-api/index.ts';
import { wireGame, wireWeek } from '../nhl-api/testing/small-week.ts';
import { confirmedLeague } from './confirmed-finals.ts';

const ID = '20261112_TOR@BOS_NHL';
const START = '2026-11-13T00:00:00Z';
const SHOOTOUT = wireStatus('FINAL', 'post', { period: 5, type: { shortDetail: 'Final/SO' } });
const OVERTIME = wireStatus('FINAL', 'post', { period: 4, type: { shortDetail: 'Final/OT' } });
const REGULATION = wireStatus('FINAL', 'post', { period: 3 });

type Score = readonly [away: number, home: number];

/** As the league writes it. */
const league = (score: Score, lastPeriodType = 'REG') =>
  wireWeek(wireGame('TOR', 'BOS', { score, gameState: 'OFF', gameOutcome: { lastPeriodType } }));
/** As ESPN writes it, with the shootout's goals in a column of their own. */
const espnBoard = (score: Score, status: object = REGULATION) =>
  wireBoard(
    wireEvent('TOR', 'BOS', {
      date: '2026-11-13T00:00Z',
      status: status as never,
      score: score.map(String) as [string, string],
      lines: [
        [1, 1, 1, 0, 2],
        [1, 1, 1, 0, 3],
      ],
    }),
  );

/** The league's final of 4-3 at first, heard by ESPN or not. */
function night(second: () => object | Reply, first: () => object = () => league([4, 3])) {
  const around = new FakeSurroundings('2026-11-13T02:40:00Z');
  around.script((url): Reply => {
    if (url.pathname.includes('/schedule/')) return { body: url.pathname.endsWith('/2026-11-12') ? first() : wireWeek() };
    if (!url.pathname.includes('hockey/nhl/scoreboard')) return { status: 404, body: {} };
    const answer = second();
    return 'status' in answer ? (answer as Reply) : { body: answer };
  });
  const espn = espnScoreboard(around);
  const { feed, notes } = confirmedLeague(nhlApi(around).feed, 'the NHL', espn.seconds.nhl);
  const ask = async (minutes = 0) => {
    around.advance(minutes * 60_000);
    return feed.findFacts(ID, around.now());
  };
  /** After the two minutes for which a final has to hold. */
  const steady = async () => {
    await ask();
    return ask(6);
  };
  return { around, ask, steady, notes, espn };
}

const confirmedBy = (confirmedAt: string | null) => ({ first: 'the NHL', second: 'ESPN', confirmedAt });

test.each([
  ['regulation', 'REG', REGULATION],
  ['overtime', 'OT', OVERTIME],
  ['a shootout', 'SO', SHOOTOUT],
])('both say the same, in %s: final, with both names and the time', async (_name, outcome, status) => {
  const { steady, notes, espn } = night(
    () => espnBoard([4, 3], status),
    () => league([4, 3], outcome),
  );
  const found = await steady();
  expect(found).toMatchObject({ isFinal: true, facts: { score: { away: 4, home: 3 } }, sources: confirmedBy('2026-11-13T02:46:00.000Z') });
  expect(found).not.toHaveProperty('hold');
  expect([notes(), espn.listChanged('nhl')]).toEqual([[], []]);
});

test.each([
  ['another score', espnBoard([3, 4]), '3-4, final in regulation'],
  ['another ending', espnBoard([4, 3], OVERTIME), '4-3, final in overtime'],
  ['a game in play', espnBoard([3, 3], playing(3, '0:40')), 'live at 3-3'],
  ['a game to come', espnBoard([0, 0], SCHEDULED), 'scheduled'],
])('the second says %s: the result waits, and both sides are in one sentence', async (_name, board, says) => {
  const { steady, ask, notes } = night(() => board);
  const sentence = `the NHL says 4-3, final in regulation; ESPN says ${says}`;
  for (const found of [await steady(), await ask(20)])
    expect(found).toMatchObject({ isFinal: true, hold: `Two sources differ, and the result waits: ${sentence}` });
  expect(notes()).toEqual([`${ID}: ${sentence}`]);
});

test.each<[string, object | Reply]>([
  ['does not answer', { status: 500, body: {} }],
  ['has no such game', wireBoard()],
  ['has a final without a score', wireBoard(wireEvent('TOR', 'BOS', { date: '2026-11-13T00:00Z', status: FINAL, score: [null, null] }))],
])('the second %s: not final for 15 minutes, then on one, and it says so', async (_name, answer) => {
  const { steady, ask } = night(() => answer as object);
  expect(await steady()).toMatchObject({ isFinal: false });
  expect(await ask(14)).toMatchObject({ isFinal: false });
  expect(await ask(1)).toMatchObject({ isFinal: true, sources: confirmedBy(null) });
});

test('a second that is late confirms when it comes, and the time stays', async () => {
  let board = espnBoard([4, 3], playing(3, '0:01'));
  const { steady, ask } = night(() => board);
  expect(await steady()).toHaveProperty('hold');
  board = espnBoard([4, 3]);
  expect(await ask(6)).toMatchObject({ isFinal: true, sources: confirmedBy('2026-11-13T02:52:00.000Z') });
  board = wireBoard();
  expect(await ask(30)).toMatchObject({ isFinal: true, sources: confirmedBy('2026-11-13T02:52:00.000Z') });
});

test('a correction is confirmed like a first result; one of the second alone is listed for the operator', async () => {
  let [first, second] = [league([4, 3]), espnBoard([4, 3])];
  const { steady, ask, notes } = night(
    () => second,
    () => first,
  );
  await steady();
  second = espnBoard([4, 2]);
  // A score that is taken back is the source's word after a minute.
  await ask(6);
  expect(await ask(6)).toHaveProperty('hold');
  expect(notes()).toEqual([`${ID}: the NHL says 4-3, final in regulation; ESPN says 4-2, final in regulation`]);
  first = league([4, 2]);
  for (const _again of [1, 2, 3]) await ask(6);
  expect(await ask(6)).toMatchObject({
    isFinal: true,
    facts: { score: { away: 4, home: 2 } },
    sources: { confirmedAt: expect.any(String) },
  });
  expect(notes()).toEqual([]);
});

test('an old final waits for no one, and a game in play has no result to confirm', async () => {
  const { around, ask } = night(() => wireBoard());
  around.advance(3 * 86_400_000);
  expect(await ask()).toMatchObject({ isFinal: true, sources: confirmedBy(null) });
  const playingNow = night(
    () => wireBoard(),
    () => wireWeek(wireGame('TOR', 'BOS', { score: [1, 0], gameState: 'LIVE', startTimeUTC: START })),
  );
  expect(await playingNow.ask()).toBeNull();
});

test('what was heard of a game is forgotten two days later, and its note with it', async () => {
  const at = new Date('2026-11-13T02:40:00Z');
  const facts = { state: 'final' as const, minutesPlayed: 60, score: { away: 4, home: 3 } };
  const told = (gameId: string) => ({ gameId, facts, periods: null, ending: null, reportedAt: at, isFinal: true });
  const game = {
    gameId: ID,
    slateOn: '2026-11-12',
    startsAt: new Date(START),
    away: { code: 'TOR', name: 'Toronto' },
    home: { code: 'BOS', name: 'Boston' },
    status: 'final' as const,
    score: { away: 3, home: 4 },
    statusNote: null,
  };
  const first = { findFacts: (gameId: string) => Promise.resolve(told(gameId)), listGames: () => Promise.resolve([game]) };
  const { feed, notes } = confirmedLeague(first as unknown as LeagueFeed, 'the NHL', {
    name: 'ESPN',
    listDay: () => Promise.resolve([{ game, checkedAt: at }]),
    listChanged: () => [],
  });
  await feed.findFacts(ID, at);
  expect(notes()).toEqual([`${ID}: the NHL says 4-3, final in regulation; ESPN says 3-4, final in regulation`]);
  await feed.findFacts('20261115_NYR@NJD_NHL', new Date('2026-11-16T02:40:00Z'));
  expect(notes()).toEqual([]);
});
