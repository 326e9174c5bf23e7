import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { LeagueLiveState } from '../../server/ports/league-feed.ts';
import { HOCKEY_PLAYS, HOCKEY_WEEK, LEAGUE_SCOREBOARD, LEAGUE_SUMMARY } from '../../server/providers/http/testing/answers/other-sports.ts';
import { openLibrary } from './open-library.ts';
import { adaptersOn } from './testing/adapters.ts';
import { replayWorld } from './testing/replay-world.ts';

type Ask = (adapters: ReturnType<typeof adaptersOn>, at: Date) => Promise<LeagueLiveState | null>;

/** What a folder of these files tells of a game at each of these times, one after the other. */
async function told<T>(files: Record<string, object>, times: readonly string[], ask: Ask, show: (state: LeagueLiveState) => T) {
  const dir = mkdtempSync(path.join(tmpdir(), 'game-pages-'));
  for (const [name, body] of Object.entries(files)) writeFileSync(path.join(dir, name), JSON.stringify(body));
  const library = await openLibrary(dir);
  rmSync(dir, { recursive: true, force: true });
  let now = new Date(times[0]!);
  const adapters = adaptersOn(replayWorld(library, () => now));
  const seen: T[] = [];
  for (const time of times) {
    now = new Date(time);
    const state = await ask(adapters, now);
    seen.push(show(state!));
  }
  return seen;
}

const [run] = LEAGUE_SUMMARY.plays;
const play = (time: string, text: string, more: object = {}) => ({ ...run, text, wallclock: `2026-10-18T${time}Z`, ...more });
const kick = play('17:03:00', 'Kickoff.', { awayScore: 0, homeScore: 0 });
const score = play('17:20:00', 'Pass for 9 yards, touchdown.', { scoringPlay: true });
const late = play('19:58:00', 'Field goal, and the end.', { awayScore: 10, period: { number: 4 } });
const nflFiles = (drives: object) => ({
  'board.json': { ...LEAGUE_SCOREBOARD, leagues: [{ ...LEAGUE_SCOREBOARD.leagues[0], slug: 'nfl' }] },
  'page.json': {
    header: { ...LEAGUE_SUMMARY.header, competitions: [{ status: { period: 4 } }] },
    winprobability: [{ homeWinPercentage: 1 }],
    ...drives,
  },
});
const nfl: Ask = ({ espn }, at) => espn.feeds.nfl!.findLiveState('20261018_KC@BUF_NFL', at);
const texts = ({ plays }: LeagueLiveState) => plays.map(({ text }) => text);

test.each([
  ['in drives', { drives: { previous: [{ team: { id: '2' }, plays: [kick, score] }], current: { team: { id: '12' }, plays: [late] } } }],
  ['in one list', { plays: [kick, score, late] }],
])('plays of a saved page at ESPN, %s, are told once they have happened', async (_name, drives) => {
  const times = ['2026-10-18T17:01:00Z', '2026-10-18T17:10:00Z', '2026-10-18T18:00:00Z', '2026-10-18T19:58:30Z'];
  expect(await told(nflFiles(drives), times, nfl, texts)).toEqual([
    [],
    ['Kickoff.'],
    ['Pass for 9 yards, touchdown.', 'Kickoff.'],
    ['Field goal, and the end.', 'Pass for 9 yards, touchdown.', 'Kickoff.'],
  ]);
});

test('in the middle of a game its page at ESPN says nothing of the end', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'game-page-'));
  writeFileSync(path.join(dir, 'page.json'), JSON.stringify(nflFiles({ plays: [kick, score, late] })['page.json']));
  const library = await openLibrary(dir);
  rmSync(dir, { recursive: true, force: true });
  const question = {
    place: 'espn-scoreboard',
    method: 'GET',
    path: '/football/nfl/summary',
    query: new URLSearchParams({ event: '9001' }),
    body: '',
  } as const;
  const bodyAt = async (time: string) => (await library.find(question, new Date(`2026-10-18T${time}Z`)))?.body ?? null;
  expect(await bodyAt('17:00:00')).toMatch(/"plays":\[\]/);
  expect(await bodyAt('18:00:00')).not.toMatch(/winprobability|"period":4|Field goal/);
  expect(await bodyAt('20:00:00')).toMatch(/Field goal.*winprobability/);
});

const skate = (
  number: number,
  timeInPeriod: string,
  timeRemaining: string,
  typeDescKey: string,
  details: object = {},
  situationCode = '1551',
) => ({
  periodDescriptor: { number, periodType: 'REG' },
  timeInPeriod,
  timeRemaining,
  typeDescKey,
  situationCode,
  details: { eventOwnerTeamId: 6, ...details },
});
const PAGE = {
  ...HOCKEY_PLAYS,
  gameState: 'OFF',
  startTimeUTC: '2026-11-13T00:00:00Z',
  periodDescriptor: { number: 3, periodType: 'REG' },
  clock: { timeRemaining: '00:00', inIntermission: false },
  plays: [
    skate(1, '00:00', '20:00', 'faceoff'),
    skate(1, '08:00', '12:00', 'shot-on-goal', { awaySOG: 1, homeSOG: 0 }),
    skate(1, '10:00', '10:00', 'goal', { scoringPlayerId: 7, awayScore: 0, homeScore: 1 }, '1451'),
    skate(1, '20:00', '00:00', 'period-end'),
    skate(3, '19:00', '01:00', 'goal', { awayScore: 1, homeScore: 1 }),
    skate(3, '20:00', '00:00', 'game-end'),
  ],
};
const nhl: Ask = (adapters, at) => adapters.nhl.feed.findLiveState('20261112_TOR@BOS_NHL', at);

test('plays of a saved page of the NHL are told about when they happened, with clock, shots and skaters as they were', async () => {
  const minutes = [-5, 5, 17, 30, 45, 100, 180];
  const times = minutes.map((after) => new Date(Date.parse(PAGE.startTimeUTC) + after * 60_000).toISOString());
  const show = (state: LeagueLiveState) =>
    state.kind === 'hockey' && [state.period, state.clock, state.isBreak, state.shots, state.skaters, state.lastPlay];
  const five = { away: 5, home: 5 };
  expect(await told({ 'week.json': HOCKEY_WEEK, 'page.json': PAGE }, times, nhl, show)).toEqual([
    [1, null, false, { away: 0, home: 0 }, five, null],
    [1, '20:00', false, { away: 0, home: 0 }, five, 'Faceoff, BOS'],
    [1, '12:00', false, { away: 1, home: 0 }, five, 'Shot on goal, BOS'],
    [1, '10:00', false, { away: 1, home: 0 }, { away: 4, home: 5 }, 'Goal by Ann Example, BOS'],
    [1, '00:00', true, { away: 1, home: 0 }, five, 'Period end, BOS'],
    [1, '00:00', true, { away: 1, home: 0 }, five, 'Period end, BOS'],
    [3, '00:00', false, { away: 12, home: 12 }, five, 'Game end, BOS'],
  ]);
});
