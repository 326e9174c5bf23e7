import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeWithShared } from '../../../testing/describe-with-shared.ts';
import { extraPath } from '../../../testing/extra-evidence.ts';
import type { PlayedGame } from '../../league/table.ts';
import { standingsOf } from './index.ts';

const FILE = 'games_2007_08_to_2022_23.csv';
/** Seeded by record since 2015-16, with a play-in for the last two places since 2020-21; 2019-20 was cut short. */
const SEASONS = ['2015-16', '2016-17', '2017-18', '2018-19', '2020-21', '2021-22', '2022-23'];
const FROM_PLAY_IN = [7, 8];

interface Row extends PlayedGame {
  type: string;
}

function readSeason(season: string): Row[] {
  const lines = readFileSync(extraPath('seasons', 'nba', FILE), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(','));
  const at = (cells: readonly string[], name: string): string => cells[lines[0]!.indexOf(name)]!;
  return lines
    .slice(1)
    .filter((cells) => at(cells, 'season') === season)
    .map((cells) => ({
      type: at(cells, 'game_type'),
      away: at(cells, 'away'),
      home: at(cells, 'home'),
      awayScore: Number(at(cells, 'away_score')),
      homeScore: Number(at(cells, 'home_score')),
    }));
}

/** The first round as it was played: host of the first game, then visitor. */
function firstRoundOf(games: readonly Row[]): [host: string, visitor: string][] {
  const opened = new Map<string, [string, string]>();
  for (const { away, home } of games.filter(({ type }) => type === 'PO')) {
    const pair = [away, home].toSorted().join(' ');
    if (opened.size < 8 && !opened.has(pair)) opened.set(pair, [home, away]);
  }
  return [...opened.values()];
}

describeWithShared(['seasons', 'nba', FILE], 'seasons under the tie-breaks in force', () => {
  test.each(SEASONS)('%s ends in the first round that was played', (season) => {
    const games = readSeason(season);
    const table = standingsOf(games.filter(({ type }) => type === 'REG'));
    const placeOf = new Map(Object.values(table).flatMap((rows) => rows.map(({ code, place }) => [code, place] as const)));
    const hasPlayIn = games.some(({ type }) => type === 'PI');
    for (const [host, visitor] of firstRoundOf(games)) {
      const [better, worse] = [placeOf.get(host)!, placeOf.get(visitor)!];
      const isCertain = !hasPlayIn || !FROM_PLAY_IN.includes(9 - better);
      if (isCertain) expect([host, visitor, better + worse]).toEqual([host, visitor, 9]);
      else expect(worse).toBeGreaterThan(6);
      expect(better).toBeLessThan(5);
    }
  });
});
