import { describe, expect, test } from 'vitest';
import type { FeedLeagueGame, LeagueBox, LeaguePlayerLine } from '../../../ports/index.ts';
import { createDemoSource } from '../index.ts';

const { leagues } = createDemoSource({ seed: 'boxes' });
const DAYS = { nfl: ['2026-10-11', '2026-10-18'], nba: ['2026-11-18', '2026-11-21'], nhl: ['2026-11-17', '2026-11-21'] } as const;
type Key = keyof typeof DAYS;
const SIDES = ['away', 'home'] as const;
type Side = (typeof SIDES)[number];
const sum = (lines: readonly LeaguePlayerLine[], stat: string): number => lines.reduce((all, { stats }) => all + (stats[stat] ?? 0), 0);
const later = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * 60_000);

async function boxesOf(key: Key): Promise<{ game: FeedLeagueGame; box: LeagueBox; half: LeagueBox }[]> {
  const { feed } = leagues[key]!;
  const [from, to] = DAYS[key];
  const games = await feed.listGames(from, to, new Date(`${to}T23:00:00Z`));
  const ended = await feed.listGames(from, to, later(games.at(-1)!.startsAt, 600));
  return Promise.all(
    ended.map(async (game) => ({
      game,
      box: (await feed.findBox!(game.gameId, game.endedAt!))!,
      half: (await feed.findBox!(game.gameId, later(game.startsAt, 80)))!,
    })),
  );
}

const all = { nfl: await boxesOf('nfl'), nba: await boxesOf('nba'), nhl: await boxesOf('nhl') };

describe.each(Object.keys(DAYS) as Key[])('box scores of the %s', (key) => {
  test('lists everyone once, and gives numbers to those alone who played', () => {
    for (const { box } of all[key]) {
      const lines = [...box.away, ...box.home];
      expect(new Set(lines.map(({ playerId }) => playerId)).size).toBe(lines.length);
      for (const { status, stats } of lines) {
        if (status !== 'played') expect(Object.keys(stats)).toEqual([]);
        for (const count of Object.values(stats)) expect(Number.isSafeInteger(count)).toBe(true);
      }
    }
    const statuses = new Set(all[key].flatMap(({ box }) => [...box.away, ...box.home].map(({ status }) => status)));
    expect([...statuses].sort()).toEqual(['did not play', 'inactive', 'played']);
  });

  test('only adds during a game, and tells nothing before it', async () => {
    for (const { box, half } of all[key])
      for (const side of SIDES)
        for (const line of half[side]) {
          const end = box[side].find(({ playerId }) => playerId === line.playerId)!;
          for (const [stat, count] of Object.entries(line.stats))
            if (!stat.includes('yards')) expect([stat, end.stats[stat]! >= count]).toEqual([stat, true]);
        }
    const [{ game }] = all[key] as [(typeof all)[Key][number]];
    expect(await leagues[key]!.feed.findBox!(game.gameId, later(game.startsAt, -1))).toBeNull();
  });
});

const each = (key: Key, check: (box: LeagueBox, game: FeedLeagueGame, side: Side) => void): void => {
  for (const { game, box } of all[key]) for (const side of SIDES) check(box, game, side);
};

test('football: points, catches and touchdowns add up', () => {
  let safeties = 0;
  each('nfl', (box, { score }, side) => {
    const own = box[side];
    const left = score![side] - sum(own, 'points');
    expect([0, 2, 4]).toContain(left);
    safeties += left / 2;
    expect(sum(own, 'receptions')).toBe(sum(own, 'completions'));
    expect(sum(own, 'receiving_yards')).toBe(sum(own, 'passing_yards'));
    expect(sum(own, 'receiving_touchdowns')).toBe(sum(own, 'passing_touchdowns'));
    expect(sum(own, 'targets')).toBe(sum(own, 'passing_attempts'));
    expect(sum(own, 'touchdowns')).toBe(sum(own, 'rushing_touchdowns') + sum(own, 'receiving_touchdowns') + sum(own, 'return_touchdowns'));
    const backs = own.filter(({ position, status }) => position === 'RB' && status === 'played');
    for (const { stats } of backs) expect(stats.snaps!).toBeGreaterThanOrEqual((stats.rushing_attempts ?? 0) + (stats.targets ?? 0));
  });
  expect(safeties).toBeLessThan(all.nfl.length / 4);
});

test('basketball: points are the score and follow from the shots, and five are on the floor', () => {
  each('nba', (box, { score, periods }, side) => {
    const own = box[side];
    expect(sum(own, 'points')).toBe(score![side]);
    for (const { stats } of own)
      expect(2 * (stats.field_goals ?? 0) + (stats.threes ?? 0) + (stats.free_throws ?? 0)).toBe(stats.points ?? 0);
    expect(sum(own, 'assists')).toBeLessThanOrEqual(sum(own, 'field_goals'));
    const overtimes = sum(own, 'seconds') / 300 - 48;
    expect(Number.isInteger(overtimes / 5) && overtimes > 0).toBe(periods!.home.length > 4);
    expect(Math.max(...own.map(({ stats }) => stats.seconds ?? 0))).toBeLessThan(48 * 60);
  });
  const steals = sum(
    all.nba.flatMap(({ box }) => [...box.away, ...box.home]),
    'steals',
  );
  expect(steals / (2 * all.nba.length)).toBeGreaterThan(5);
});

test('hockey: goals are the score but for a shootout, and every shot is a goal or a save', () => {
  each('nhl', (box, { score, statusNote }, side) => {
    const [own, other] = [box[side], box[side === 'away' ? 'home' : 'away']];
    const isShootoutWin = statusNote === 'Final in a shootout' && score![side] > score![side === 'away' ? 'home' : 'away'];
    expect(sum(own, 'goals')).toBe(score![side] - Number(isShootoutWin));
    expect(sum(own, 'points')).toBe(sum(own, 'goals') + sum(own, 'assists'));
    const emptyNet = sum(own, 'goals') - sum(other, 'goals_allowed');
    expect(emptyNet).toBeGreaterThanOrEqual(0);
    expect(sum(own, 'shots')).toBe(sum(other, 'shots_faced') + emptyNet);
    expect(sum(other, 'shots_faced')).toBe(sum(other, 'saves') + sum(other, 'goals_allowed'));
  });
});
