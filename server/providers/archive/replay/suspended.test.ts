import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DataSource } from '../../../ports/index.ts';
import { createArchiveSource } from '../create-archive-source.ts';
import { importArchive } from '../describe-import.ts';
import { homeWin, type TinyArchive, tinyArchive } from '../testing/tiny-archive.ts';
import { playsOf } from '../testing/tiny-game.ts';
import { ANCHOR, at, GAME } from '../testing/tiny-replay.ts';

let archive: TinyArchive;
let source: DataSource;
// Stopped after 20 outs at 0 to 1, and played to its end two days later, before that day's own game of 19:05 Eastern.
beforeAll(async () => {
  const plays = playsOf('NYA', 'BOS', homeWin('HR'));
  archive = await tinyArchive([
    { records: [...plays, 'com,"Suspend=20240613,BOS07,0,1,20"'] },
    { on: '2024-06-13', halves: homeWin('HR') },
  ]);
  await importArchive(archive);
  source = await createArchiveSource({ storeDir: archive.out, anchorNow: ANCHOR });
});
afterAll(() => archive.remove());

test.each([
  ['2026-08-18T22:00:00Z', 'scheduled'],
  ['2026-08-18T23:15:00Z', 'live'],
  ['2026-08-19T02:00:00Z', 'suspended'],
  ['2026-08-20T15:00:00Z', 'suspended'],
  ['2026-08-20T22:36:00Z', 'final'],
])('at %s a game suspended after an hour is %s', async (time, status) => {
  const [game] = await source.baseball.listContests('2026-08-18', at(time));
  expect(game).toMatchObject({ gameId: GAME, status });
});

test('its facts wait for 36 hours, then say that the time is over, and are final with the result', async () => {
  const factsAt = (time: string) => source.baseball.findFacts(GAME, at(time));
  expect(await factsAt('2026-08-19T02:00:00Z')).toMatchObject({
    isFinal: false,
    facts: { state: 'suspended', score: { away: 0, home: 1 }, resumeWindowOver: false },
  });
  expect(await factsAt('2026-08-20T15:00:00Z')).toMatchObject({ isFinal: false, facts: { state: 'suspended', resumeWindowOver: true } });
  expect(await factsAt('2026-08-20T22:36:00Z')).toMatchObject({
    isFinal: true,
    facts: { state: 'final', completedInnings: 8.5, score: { away: 0, home: 1 } },
  });
});
