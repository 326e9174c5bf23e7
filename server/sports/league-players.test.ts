import { type GameSport, LEAGUE_SPORTS, SPORTS } from '@clearedge/contract/sports';
import { type LeagueFacts, type PropKind, type PropSelection, playerCount } from '@clearedge/quant/grading';
import { describe, expect, test } from 'vitest';
import type { FeedLeagueGame, LeaguePlayerLine, Providers } from '../ports/index.ts';
import { createDemoSource } from '../providers/demo/index.ts';
import { gradeSelection, leagueModuleOf, resultsOf } from './registry.ts';

const source = createDemoSource({ seed: 'players' });
const DAY = '2026-10-18';
const SEASONS = { nfl: DAY, nba: '2026-11-20', nhl: '2026-11-20' } as const;
type Key = keyof typeof SEASONS;
/** A kind of each league that most games have many of, and its highest line that a test may take. */
const KIND: Readonly<Record<Key, PropKind>> = { nfl: 'receptions', nba: 'points', nhl: 'shots' };

describe.each(Object.keys(SEASONS) as Key[])('players of a simulated game of the %s', (key: Key & GameSport) => {
  const after = new Date(Date.parse(`${SEASONS[key]}T12:00:00Z`) + 36 * 3_600_000);

  async function listResults(): Promise<{ game: FeedLeagueGame; facts: LeagueFacts; lines: LeaguePlayerLine[] }[]> {
    const { feed } = source.leagues[key]!;
    const games = (await feed.listGames(SEASONS[key], SEASONS[key], after)).slice(0, 5);
    return Promise.all(
      games.map(async (game) => {
        const answer = await resultsOf(key).ask({ leagues: source.leagues } as Providers, game.gameId, after);
        const box = (await feed.findBox!(game.gameId, after))!;
        return { game, facts: (answer!.facts as { facts: LeagueFacts }).facts, lines: [...box.away, ...box.home] };
      }),
    );
  }

  test('are graded on what their box score says, and void where they did not play', async () => {
    const endings = new Set<string>();
    for (const { facts, lines } of await listResults()) {
      expect(() => resultsOf(key).checkFacts(facts)).not.toThrow();
      for (const { playerId, status, stats } of lines) {
        const selection: PropSelection = { market: 'prop', playerId, prop: KIND[key], side: 'over', line: 2.5 };
        const value = stats[KIND[key]] ?? 0;
        expect(playerCount(selection, facts)).toBe(status === 'played' ? value : null);
        const result = gradeSelection(selection, { sport: key, facts, isFinal: true }, { pitcherRule: 'action' })!;
        const expected = status !== 'played' ? 'void' : value > 2.5 ? 'win' : 'loss';
        expect(result).toMatchObject({ kind: 'graded', grade: expected });
        endings.add(expected);
      }
    }
    expect([...endings].sort()).toEqual(['loss', 'void', 'win']);
  });

  test('come in the tables of their sport, each with a value for every column', async () => {
    const { box } = leagueModuleOf(key);
    const [{ lines }] = (await listResults()) as [Awaited<ReturnType<typeof listResults>>[number]];
    for (const { of, columns } of box!) {
      const own = lines.filter(({ stats }) => of.some((stat) => (stats[stat] ?? 0) > 0));
      for (const { stats } of own) for (const { show } of columns) expect(show(stats)).toMatch(/^-?[\d.:]+(-\d+)?$|^–$/);
    }
    const first = box![0]!;
    expect(lines.filter(({ stats }) => first.of.some((stat) => (stats[stat] ?? 0) > 0)).length).toBeGreaterThan(1);
  });

  test('lost from a later answer hold the result for staff', async () => {
    const [{ facts }] = (await listResults()) as [Awaited<ReturnType<typeof listResults>>[number]];
    const { players: _players, ...without } = facts;
    expect(resultsOf(key).findRegression({ facts, isFinal: true }, without)).not.toBeNull();
    expect(resultsOf(key).findRegression({ facts: without, isFinal: true }, facts)).toBeNull();
  });
});

test('a league has tables of its players where its source tells of them', () => {
  expect(LEAGUE_SPORTS.filter((league) => leagueModuleOf(league).box).map((league) => SPORTS[league].league)).toEqual([
    'NFL',
    'NBA',
    'NHL',
  ]);
});
