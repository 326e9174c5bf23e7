import { DAY_MS, HOUR_MS, MINUTE_MS } from '@clearedge/quant/calendar';
import { expect, test } from 'vitest';
import { createDemoSource } from '../index.ts';

const SPORTS = ['nfl', 'nba', 'nhl'] as const;

test.each(SPORTS)('%s: who is told out is inactive in the box score, and was told doubtful or questionable before', async (sport) => {
  const { feed } = createDemoSource({ seed: 'clearedge' }).leagues[sport]!;
  const games = (await feed.listGames('2026-12-01', '2026-12-14', new Date('2026-11-30T12:00:00Z'))).slice(0, 12);
  let out = 0;
  let questionable = 0;
  for (const { gameId, startsAt, home } of games) {
    const toldAt = async (ms: number) => (await feed.findInjuries!(home.code, new Date(startsAt.getTime() - ms)))!.players;
    const box = await feed.findBox!(gameId, new Date(startsAt.getTime() + MINUTE_MS));
    const inactive = box!.home.filter(({ status }) => status === 'inactive').map(({ name }) => name);
    const [before, after] = [await toldAt(2 * HOUR_MS), await toldAt(HOUR_MS)];
    expect(after.map(({ name }) => name)).toEqual(inactive);
    expect(after.every(({ description }) => description.startsWith('Out'))).toBe(true);
    expect(before.map(({ name }) => name)).toEqual(expect.arrayContaining(inactive));
    expect(before.every(({ description }) => /^(Doubtful|Questionable)$/.test(description))).toBe(true);
    out += after.length;
    questionable += before.length;
  }
  expect(out).toBeGreaterThan(0);
  expect(questionable).toBeGreaterThan(out);
});

test('a club that does not play that day has no report', async () => {
  const { feed } = createDemoSource({ seed: 'clearedge' }).leagues.nfl!;
  const [game] = await feed.listGames('2026-12-01', '2026-12-14', new Date('2026-11-30T12:00:00Z'));
  expect(await feed.findInjuries!(game!.home.code, new Date(game!.startsAt.getTime() - 2 * DAY_MS))).toMatchObject({ players: [] });
});
