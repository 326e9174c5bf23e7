import { expect, test } from 'vitest';
import { espnScoreboard } from '../espn-scoreboard/index.ts';
import { wireBoard, wireEvent, wireStatus } from '../espn-scoreboard/testing/small-board.ts';
import { FakeSurroundings, type Scripted } from '../http/testing/fake-surroundings.ts';
import { nbaScoreboard } from '../nba-scoreboard/index.ts';
import { wireGame, wireToday } from '../nba-scoreboard/testing/small-today.ts';
import { confirmedLeague } from './confirmed-finals.ts';

const ID = '20261112_GSW@NYK_NBA';
const DAY = '2026-11-12';
const AT = '2026-11-13T03:16:00.000Z';
type Score = readonly [away: number, home: number];

/** As ESPN writes it, by codes of its own and with the quarters. */
const espn = (score: Score, period = 4) => {
  const lines = score.map((points) => [points - 30, 10, 10, 10, ...Array<number>(period - 4).fill(0)]) as [number[], number[]];
  const status = wireStatus('FINAL', 'post', { period }) as never;
  const texts = score.map(String) as [string, string];
  return wireBoard(wireEvent('GS', 'NY', { date: '2026-11-13T00:30Z', week: null, status, score: texts, lines }));
};
type Game = Parameters<typeof wireGame>[2];
const league = (score: Score, game: Game = {}) => wireToday(DAY, wireGame('GSW', 'NYK', { score, ...game }));

/** ESPN's final of 112-104, heard by the NBA or not. */
function night(second: () => object | Scripted, first: object = espn([112, 104])) {
  const around = new FakeSurroundings('2026-11-13T03:10:00Z');
  const network = around.fetch;
  around.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const answer = url.host === 'cdn.nba.com' ? second() : url.pathname.endsWith('/summary') ? { status: 404, body: {} } : { body: first };
    around.script((typeof answer === 'object' && 'scoreboard' in answer ? { body: answer } : answer) as Scripted);
    return network(input, init);
  };
  const nba = nbaScoreboard(around);
  const { feed, notes } = confirmedLeague(espnScoreboard(around).feeds.nba!, 'ESPN', nba.second);
  const ask = async (minutes = 0) => {
    around.advance(minutes * 60_000);
    return feed.findFacts(ID, around.now());
  };
  const steady = async () => {
    await ask();
    return ask(6);
  };
  return { ask, steady, notes, nba };
}
const confirmedBy = (confirmedAt: string | null) => ({ first: 'ESPN', second: 'the NBA', confirmedAt });

test.each([
  ['regulation', league([112, 104]), 4],
  ['overtime', league([112, 104], { text: 'Final/OT', period: 5 }), 5],
  ['two overtimes', league([112, 104], { text: 'Final/OT2', period: 6 }), 6],
])('ESPN and the NBA say the same, in %s: final, with both names and the time', async (_name, today, period) => {
  const { steady, notes, nba } = night(() => today, espn([112, 104], period));
  const found = await steady();
  expect(found).toMatchObject({ isFinal: true, facts: { score: { away: 112, home: 104 } }, sources: confirmedBy(AT) });
  expect(found).not.toHaveProperty('hold');
  expect([notes(), nba.second.listChanged()]).toEqual([[], []]);
});

test.each([
  ['another score', league([112, 105]), '112-105, final in regulation'],
  ['another ending', league([112, 104], { text: 'Final/OT', period: 5 }), '112-104, final in overtime'],
  [
    'the clubs the other way round',
    wireToday(DAY, wireGame('NYK', 'GSW', { score: [112, 104] })),
    'NYK at GSW, 112-104, final in regulation',
  ],
  ['a game in play', league([110, 104], { status: 2, text: 'Q4 0:31' }), 'live at 110-104'],
  ['a game that was postponed', league([0, 0], { status: 1, text: 'PPD', period: 0 }), 'postponed'],
  ['a game that was suspended', league([112, 104], { status: 2, text: 'Suspended' }), 'suspended at 112-104'],
])('the NBA tells %s: nothing is confirmed, the result waits, and the operator reads both', async (_name, today, says) => {
  const { steady, ask, notes } = night(() => today);
  const sentence = `ESPN says 112-104, final in regulation; the NBA says ${says}`;
  for (const found of [await steady(), await ask(20)]) {
    expect(found).toMatchObject({ isFinal: true, hold: `Two sources differ, and the result waits: ${sentence}` });
    expect(found).not.toHaveProperty('sources');
  }
  expect(notes()).toEqual([`${ID}: ${sentence}`]);
});

test.each<[string, object | Scripted]>([
  ['answers 500', { status: 500, body: {} }],
  ['breaks off', 'cut'],
  ['sends half an answer', { body: '{"scoreboard":{"gameDate":"2026-11-12","leagueId":"00","games":[{"gameId":"00' }],
  ['is at the day after', wireToday('2026-11-13', wireGame('GSW', 'NYK', { score: [112, 104] }))],
  ['has another league', { body: JSON.stringify(league([112, 104])).replace('"00"', '"10"') }],
  ['has no such game', wireToday(DAY)],
  ['has a final without a score', league([112, 104], { score: [null, null] })],
])('the NBA %s: not final for 15 minutes, then on ESPN alone, and it says so', async (_name, answer) => {
  const { steady, ask } = night(() => answer);
  expect(await steady()).toMatchObject({ isFinal: false });
  expect(await ask(14)).toMatchObject({ isFinal: false });
  expect(await ask(1)).toMatchObject({ isFinal: true, sources: confirmedBy(null) });
});

test('a day that contradicts itself confirms nothing, and the operator reads why', async () => {
  const games = ['GSW', 'BOS', 'MIA', 'DEN'].map((away, at) =>
    wireGame(away, ['NYK', 'CHI', 'ATL', 'UTA'][at]!, {
      gameId: `${at}`,
      score: [112, 104],
      periods: [
        [28, 28, 28, 27],
        [26, 26, 26, 26],
      ],
    }),
  );
  const { steady, nba } = night(() => wireToday(DAY, ...games));
  expect(await steady()).toMatchObject({ isFinal: false });
  expect(nba.second.listChanged()).toEqual([expect.stringContaining('112 points, but the quarters add up to 111')]);
});
