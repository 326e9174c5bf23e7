import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { extraPath } from '../../../quant/testing/extra-evidence.ts';
import type { FeedLeagueGame } from '../../ports/index.ts';
import { importArchive } from '../../providers/archive/describe-import.ts';
import { openLeague } from '../../providers/archive/leagues/replay/open-league.ts';
import { league as nbaLeague } from '../../sports/nba/league.ts';
import { league as nflLeague } from '../../sports/nfl/league.ts';
import { league as nhlLeague } from '../../sports/nhl/league.ts';
import type { LeagueModule } from '../../sports/sport-module.ts';

const MODULES = { nfl: nflLeague, nba: nbaLeague, nhl: nhlLeague } satisfies Record<string, LeagueModule>;
const ANCHOR = new Date('2026-11-28T17:00:00Z');
const roots: string[] = [];
afterAll(() => Promise.all(roots.map((root) => rm(root, { recursive: true, force: true }))));

/** A league's real seasons, and all games of one as they stand when it is over. */
async function replay(sport: keyof typeof MODULES, season: number) {
  const root = await mkdtemp(join(tmpdir(), 'real-leagues-'));
  roots.push(root);
  const { leagues } = await importArchive({ dir: extraPath('seasons', sport), out: root });
  const source = await openLeague(root, sport, season, ANCHOR);
  const { from, to } = await source.feed.getSeasonSpan('2026-11-28');
  const over = new Date('2027-08-01T12:00:00Z');
  return { leagues, source, games: await source.feed.listGames(from, to, over), over };
}

/** Place, wins, losses of each club in a table made by the league's own rules. */
function tableOf(
  sport: keyof typeof MODULES,
  games: readonly FeedLeagueGame[],
): Map<string, { rank: number; points: number | null; record: number[] }> {
  const { periods, tableOf: own }: LeagueModule = MODULES[sport];
  const played = games
    .filter(({ stage }) => stage === 'regular')
    .map((game) => ({
      season: game.seasonYear,
      startsAt: game.startsAt,
      away: game.away.code,
      home: game.home.code,
      isNeutral: game.isNeutral,
      isPlayoff: false,
      awayScore: game.score!.away,
      homeScore: game.score!.home,
      overtimes: game.periods ? Math.max(0, game.periods.home.length - periods) : (game.overtimes ?? 0),
    }));
  const rows = Object.values(own(played, null).rows).flat();
  return new Map(
    rows.map((row) => [
      row.code,
      { rank: row.rank, points: row.points ?? null, record: [row.wins, row.losses, row.overtimeLosses ?? row.ties] },
    ]),
  );
}

function countsOf(games: readonly FeedLeagueGame[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { stage } of games) counts[stage] = (counts[stage] ?? 0) + 1;
  return counts;
}
const winnerOf = ({ score, away, home }: FeedLeagueGame): string => (score!.away > score!.home ? away.code : home.code);

describe('real seasons of leagues', { timeout: 60_000 }, () => {
  test('the NFL of 2023 is replayed whole: stages, table, champion and closing prices', async () => {
    const { leagues, source, games, over } = await replay('nfl', 2023);
    expect(leagues.seasons).toHaveLength(25);
    expect(countsOf(games)).toEqual({ regular: 272, wild_card: 6, divisional: 4, conference: 2, super_bowl: 1 });
    expect(new Set(games.map(({ gameId }) => gameId)).size).toBe(285);
    expect(winnerOf(games.at(-1)!)).toBe('KC');
    const table = tableOf('nfl', games);
    expect(table.get('BAL')).toMatchObject({ rank: 1, record: [13, 4, 0] });
    expect(table.get('CAR')).toMatchObject({ record: [2, 15, 0] });
    const quotes = await source.odds.listQuotes(games[20]!.slateOn, over);
    expect(new Set(quotes.map(({ market }) => market))).toEqual(new Set(['moneyline', 'spread', 'total']));
  });

  test('the NBA of 2023-24 is replayed whole: the cup final counts nowhere, series have rounds', async () => {
    const { games } = await replay('nba', 2023);
    expect(countsOf(games)).toEqual({
      regular: 1230,
      cup_final: 1,
      play_in: 6,
      round_1: 43,
      conference_semifinal: 25,
      conference_final: 9,
      finals: 5,
    });
    expect(winnerOf(games.at(-1)!)).toBe('BOS');
    expect(tableOf('nba', games).get('BOS')).toMatchObject({ rank: 1, record: [64, 18, 0] });
  });

  test('the NHL of 2023-24 is replayed whole, and losses after regulation count in a season without periods', async () => {
    const { games } = await replay('nhl', 2023);
    expect(countsOf(games)).toMatchObject({ regular: 1312, stanley_cup_final: 7 });
    expect(winnerOf(games.at(-1)!)).toBe('FLA');
    expect(tableOf('nhl', games).get('NYR')).toMatchObject({ points: 114, record: [55, 23, 4] });
    const withoutPeriods = await openLeague(roots.at(-1)!, 'nhl', 2022, ANCHOR);
    const { from, to } = await withoutPeriods.feed.getSeasonSpan('2026-11-28');
    const table = tableOf('nhl', await withoutPeriods.feed.listGames(from, to, new Date('2027-08-01T12:00:00Z')));
    expect(table.get('BOS')).toMatchObject({ points: 135, record: [65, 12, 5] });
  });
});
