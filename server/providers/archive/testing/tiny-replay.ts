import type { DataSource } from '../../../ports/index.ts';
import { createArchiveSource } from '../create-archive-source.ts';
import { importArchive } from '../describe-import.ts';
import { homeWin, LINES_HEADER, QUOTES_HEADER, type TinyArchive, tinyArchive } from './tiny-archive.ts';
import { playerOf, quietHalves } from './tiny-game.ts';

/** The season opens on Tuesday 11 June 2024, which run 0 moves to Tuesday 18 August 2026. */
export const ANCHOR = new Date('2026-08-20T12:00:00Z');
export const GAME = '20260818_NYY@BOS';
export const START = '2026-08-18T23:05:00.000Z';
export const at = (text: string): Date => new Date(text);
export const minutesIn = (minutes: number): Date => new Date(Date.parse(START) + minutes * 60_000);

/** An invented season of five games and its replay. */
export async function tinyReplay(): Promise<{ archive: TinyArchive; source: DataSource }> {
  const archive = await tinyArchive(
    [
      {
        halves: homeWin('HR/F7', 'S8', 'HR/F9.1-H'),
        info: { wp: playerOf('BOS', 0), lp: playerOf('NYA', 0) },
        earnedRuns: { [playerOf('NYA', 0)]: 3 },
      },
      { on: '2024-06-12', number: 1, halves: homeWin('HR'), info: { starttime: '1:10PM', daynight: 'day' } },
      { on: '2024-06-12', number: 2, halves: homeWin('HR'), info: { starttime: '0:00PM' } },
      {
        on: '2024-06-13',
        away: 'CHA',
        home: 'SDN',
        site: 'SAN02',
        halves: [['HR', '8', '8', '8'], ...quietHalves(11), ['HR', '8']],
        info: { starttime: '6:40PM' },
      },
      {
        on: '2024-12-12',
        away: 'CHA',
        home: 'SDN',
        site: 'SAN02',
        halves: homeWin('HR'),
        info: { starttime: '6:40PM', winddir: 'unknown', sky: 'dome' },
      },
    ],
    {
      'lines_x.csv': [
        LINES_HEADER,
        '20240611,0,NYY,BOS,A,120,-140,130,-150,8.5,-110,-110,9.0,-105,-115',
        '20240611,0,NYY,BOS,B,,,128,-148,,,,9.0,,',
      ].join('\n'),
      'book_quotes_x.csv': [QUOTES_HEADER, '20240611,NYY,BOS,2024-06-11T23:05:00Z,2024-06-11,pinnacle,125,-138,8.5'].join('\n'),
    },
  );
  await importArchive(archive);
  return { archive, source: await createArchiveSource({ storeDir: archive.out, anchorNow: ANCHOR }) };
}
