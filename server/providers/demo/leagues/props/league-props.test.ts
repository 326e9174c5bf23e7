import { type LeagueFacts, PROPS, type PropKind, playerCount } from '@clearedge/quant/grading';
import { fairProbabilities } from '@clearedge/quant/margin';
import { americanToDecimal } from '@clearedge/quant/price';
import { describe, expect, test } from 'vitest';
import type { FeedProp, LeagueBox, LeagueSource } from '../../../../ports/index.ts';
import { createDemoNba } from '../../nba/index.ts';
import { createDemoNfl } from '../../nfl/index.ts';
import { createDemoNhl } from '../../nhl/index.ts';
import { LIST_MS } from './league-props.ts';

const SEED = 'priced';
const LEAGUES: Readonly<Record<string, { source: LeagueSource; days: readonly string[]; kinds: readonly PropKind[] }>> = {
  NFL: {
    source: createDemoNfl(SEED),
    days: ['2026-10-11', '2026-10-18', '2026-10-25', '2026-11-01', '2026-11-08'],
    kinds: ['passing_yards', 'passing_touchdowns', 'rushing_yards', 'receptions', 'receiving_yards', 'touchdowns'],
  },
  NBA: {
    source: createDemoNba(SEED),
    days: ['2026-11-18', '2026-11-20', '2026-11-21', '2026-11-23', '2026-11-25', '2026-11-27', '2026-11-28'],
    kinds: ['points', 'rebounds', 'assists', 'threes', 'points_rebounds_assists'],
  },
  NHL: {
    source: createDemoNhl(SEED),
    days: ['2026-11-17', '2026-11-19', '2026-11-21', '2026-11-24', '2026-11-25', '2026-11-27', '2026-11-28'],
    kinds: ['shots', 'points', 'goals', 'saves'],
  },
};
const MINUTE = 60_000;
const later = (at: Date, ms: number): Date => new Date(at.getTime() + ms);
const factsOf = ({ away, home }: LeagueBox): LeagueFacts =>
  ({ players: Object.fromEntries([...away, ...home].map(({ playerId, status, stats }) => [playerId, { status, stats }])) }) as LeagueFacts;
const fairOver = ({ overPrice, underPrice }: FeedProp): number =>
  fairProbabilities([americanToDecimal(overPrice!), americanToDecimal(underPrice!)]).probabilities[0]!;

describe.each(Object.entries(LEAGUES))('props of the simulated %s', (_name, { source, days, kinds }) => {
  const gamesOf = async (day: string) => source.feed.listGames(day, day, new Date(`${day}T12:00:00Z`));
  const propsAt = (gameId: string, at: Date): Promise<FeedProp[]> => source.props!.listProps(gameId, at);

  test('are sold by several books from the morning to the start, at two sides that cost something', async () => {
    const game = (await gamesOf(days[0]!)).at(-1)!;
    expect(await propsAt(game.gameId, later(game.startsAt, -24 * 60 * MINUTE))).toEqual([]);
    expect(await propsAt(game.gameId, game.startsAt)).toEqual([]);
    const props = await propsAt(game.gameId, later(game.startsAt, -MINUTE));
    expect(new Set(props.map(({ prop }) => prop))).toEqual(new Set(kinds));
    expect(new Set(props.map(({ book }) => book.code)).size).toBe(5);
    for (const { line, prop, overPrice, underPrice, quotedAt } of props) {
      expect(line % 1).toBe(0.5);
      expect(line).toBeLessThanOrEqual(PROPS[prop].most);
      if (prop.endsWith('_yards')) expect(line).toBeGreaterThan(9);
      expect(1 / americanToDecimal(overPrice!) + 1 / americanToDecimal(underPrice!)).toBeGreaterThan(1.03);
      expect(quotedAt.getTime()).toBeLessThan(game.startsAt.getTime());
    }
  });

  test('go over as often as their fair prices say, and are of no one who was named inactive', async () => {
    const tallies = new Map<string, { expected: number; over: number; variance: number }>();
    let withdrawn = 0;
    for (const day of days)
      for (const game of await gamesOf(day)) {
        const early = await propsAt(game.gameId, later(game.startsAt, -LIST_MS - MINUTE));
        const late = await propsAt(game.gameId, later(game.startsAt, -MINUTE));
        const box = (await source.feed.findBox!(game.gameId, later(game.startsAt, 8 * 60 * MINUTE)))!;
        const playing = new Set([...box.away, ...box.home].filter(({ status }) => status === 'played').map(({ playerId }) => playerId));
        withdrawn += new Set(early.filter(({ playerId }) => !playing.has(playerId)).map(({ playerId }) => playerId)).size;
        for (const prop of late.filter(({ book }) => book.code === 'MER')) {
          expect(playing.has(prop.playerId)).toBe(true);
          const value = playerCount(
            { market: 'prop', playerId: prop.playerId, prop: prop.prop, side: 'over', line: prop.line },
            factsOf(box),
          )!;
          const tally = tallies.get(prop.prop) ?? { expected: 0, over: 0, variance: 0 };
          const chance = fairOver(prop);
          tally.expected += chance;
          tally.over += Number(value > prop.line);
          tally.variance += chance * (1 - chance);
          tallies.set(prop.prop, tally);
        }
      }
    expect(withdrawn).toBeGreaterThan(3);
    for (const kind of kinds) {
      const { expected, over, variance } = tallies.get(kind)!;
      expect(Math.abs(over - expected) / Math.sqrt(variance), `${kind}: ${over} over, ${expected.toFixed(1)} expected`).toBeLessThan(4);
    }
  });
});
