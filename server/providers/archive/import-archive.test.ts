import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { afterEach, expect, test } from 'vitest';
import { repositoryRoot } from '../../platform/place.ts';
import { describeImport, importArchive } from './describe-import.ts';
import { readSeason } from './store/season-files.ts';
import { homeWin, LINES_HEADER, type TinyArchive, tinyArchive } from './testing/tiny-archive.ts';
import { tinyGame } from './testing/tiny-game.ts';

let archive: TinyArchive | null = null;
afterEach(async () => {
  await archive?.remove();
  archive = null;
});

const GAMES = [{ halves: homeWin('HR/F7') }, { on: '2024-06-12', home: 'CHA', halves: homeWin('HR/F7') }];

test('games, players and prices are stored, and what cannot be is refused with its reason', async () => {
  const broken = tinyGame({ on: '2024-06-13', halves: [['SB2']] });
  archive = await tinyArchive(GAMES, {
    '2024CHA.EVA': broken + tinyGame({ on: '2024-06-14', home: 'XYZ', halves: homeWin('HR') }),
    'XYZ2024.ROS': 'nobody,Known,No,R,R,XYZ,P',
    'lines_2024.csv': [
      LINES_HEADER,
      '20240611,0,NYY,BOS,A,120,-140,130,-150,8.5,-110,-110,9.0,-110,-110',
      '20240612,0,NYY,CHW,A,120,120,-300,-300,8.5,-110,-110,,,',
      '20240612,0,NYY,CHW,A,120,-140,,,,,,,,',
      '20240620,0,NYY,CHW,A,120,-140,130,-150,8.5,-110,-110,9.0,-110,-110',
      'someday,0,NYY,CHW,A,120,-140,130,-150,8.5,-110,-110,9.0,-110,-110',
      '20240611,0,NYY,BOS,Z,120,-140,130,-150,8.5,-110,-110,9.0,-110,-110',
    ].join('\r\n'),
  });
  const summary = await importArchive(archive);
  const [season] = summary.seasons;
  expect(season).toMatchObject({ season: 2024, wasCurrent: false, games: 2, logOnlyGames: 0 });
  expect(season?.priceRows).toEqual({ matched: 2, unmatched: 1, repeated: 1, refusedQuotes: 2 });
  expect(season?.refused.map(({ reason, count }) => `${count} ${reason}`).sort()).toEqual([
    '1 a play does not fit the runners on base',
    '1 game of an unknown club',
    '1 roster row lacks a player or a known club',
  ]);
  expect(summary.refused.map(({ reason, count }) => `${count} ${reason}`).sort()).toEqual([
    '2 price row lacks a date, a known book, a team or a game number',
    '2 quote has an overround outside 0 to 12%',
  ]);
  expect(describeImport(summary).join('\n')).toContain('refused 1: game of an unknown club');
  const stored = await readSeason(archive.out, 2024);
  expect(stored.games.map(({ id, away, home, score }) => [id, away, home, score])).toEqual([
    ['BOS202406110', 'NYY', 'BOS', { away: 0, home: 1 }],
    ['CHA202406120', 'NYY', 'CHW', { away: 0, home: 1 }],
  ]);
});

test('a second import of the same files changes nothing; other files make the season anew', async () => {
  archive = await tinyArchive(GAMES);
  await importArchive(archive);
  const again = await importArchive(archive);
  expect(again.seasons).toMatchObject([{ wasCurrent: true, games: 2 }]);
  await writeFile(join(archive.dir, '2024NYA.EVA'), tinyGame({ on: '2024-06-15', away: 'BOS', home: 'NYA', halves: homeWin('HR') }));
  expect((await importArchive(archive)).seasons).toMatchObject([{ wasCurrent: false, games: 3 }]);
  expect(await readdir(archive.out)).toEqual(['2024']);
});

test('zips and folders are read alike, a file that stands in both once, a broken zip not at all', async () => {
  archive = await tinyArchive(GAMES);
  const bytes = (text: string): Uint8Array => Buffer.from(text, 'latin1');
  const more = tinyGame({ on: '2024-06-16', halves: homeWin('HR') });
  await writeFile(join(archive.dir, '2024eve.zip'), zipSync({ '2024BOS.EVA': bytes(more), 'inner/2024DET.EVA': bytes(more) }));
  await writeFile(join(archive.dir, 'gl2024.zip'), 'not a zip');
  await mkdir(join(archive.dir, 'more'));
  const [season] = (await importArchive(archive)).seasons;
  expect(season?.games).toBe(3);
  expect(season?.refused.map(({ reason }) => reason).sort()).toEqual([
    'file is not a readable zip',
    'file was read before under the same name',
  ]);
});

test('a folder without seasons gives an empty summary', async () => {
  archive = await tinyArchive([]);
  await importArchive({ dir: join(archive.dir), out: archive.out });
  const empty = join(archive.dir, 'empty');
  await mkdir(empty);
  expect((await importArchive({ dir: empty, out: archive.out })).seasons).toEqual([]);
});

test('the example season is read whole, with every price, and a folder that is not there gets a sentence', async () => {
  archive = await tinyArchive(GAMES);
  const dir = join(repositoryRoot, 'docs', 'example-season');
  const summary = await importArchive({ dir, out: archive.out });
  expect(summary.refused).toEqual([]);
  expect(summary.seasons).toMatchObject([{ season: 2024, games: 3, refused: [], priceRows: { matched: 3, refusedQuotes: 0 } }]);
  const stored = await readSeason(archive.out, 2024);
  expect(stored.games.map(({ score }) => score)).toEqual([
    { away: 2, home: 3 },
    { away: 2, home: 4 },
    { away: 4, home: 1 },
  ]);
  await expect(importArchive({ dir: join(dir, 'elsewhere'), out: archive.out })).rejects.toThrow(/There is no folder .*docs\/archive\.md/);
});
