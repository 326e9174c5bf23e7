import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeWithShared } from '../../../testing/describe-with-shared.ts';
import { extraPath } from '../../../testing/extra-evidence.ts';
import type { PlayedGame } from '../../league/table.ts';
import { standingsOf } from './index.ts';

const FILES = {
  '2021-22': 'games_2012_13_to_2022_23.csv',
  '2022-23': 'games_2012_13_to_2022_23.csv',
  '2023-24': 'games_2023_24_validation.csv',
};

/** The last game of a regular season, which the file has among the playoffs. */
const REGULAR = '2022-05-01_SEA_WPG';

interface Row extends PlayedGame {
  type: string;
}

function readSeason(season: keyof typeof FILES): Row[] {
  const lines = readFileSync(extraPath('seasons', 'nhl', FILES[season]), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(','));
  const at = (cells: readonly string[], name: string): string => cells[lines[0]!.indexOf(name)]!;
  const codeOf = (code: string): string => (code === 'ARI' ? 'UTA' : code);
  return lines
    .slice(1)
    .filter((cells) => at(cells, 'season') === season)
    .map((cells) => ({
      type: at(cells, 'game_id') === REGULAR ? 'REG' : at(cells, 'game_type'),
      away: codeOf(at(cells, 'away')),
      home: codeOf(at(cells, 'home')),
      awayScore: Number(at(cells, 'away_score')),
      homeScore: Number(at(cells, 'home_score')),
      decidedIn: at(cells, 'shootout') === '1' ? 'shootout' : at(cells, 'overtime') === '1' ? 'overtime' : 'regulation',
    }));
}

describeWithShared(['seasons', 'nhl', FILES['2023-24']], 'seasons under the tie-breaks in force', () => {
  test.each(Object.keys(FILES) as (keyof typeof FILES)[])('%s ends in the first round that was played', (season) => {
    const games = readSeason(season);
    const { divisions, firstRound } = standingsOf(games.filter(({ type }) => type === 'REG'));
    for (const row of Object.values(divisions).flat()) expect(row.games).toBe(82);
    const opened = new Map<string, string>();
    for (const { away, home } of games.filter(({ type }) => type === 'PO')) {
      const pair = [away, home].toSorted().join(' ');
      if (opened.size < 8 && !opened.has(pair)) opened.set(pair, `${away}@${home}`);
    }
    const seeded = Object.values(firstRound).flatMap((pairs) => pairs.map(([host, visitor]) => `${visitor}@${host}`));
    expect(seeded.toSorted()).toEqual([...opened.values()].toSorted());
  });
});
