import { americanToDecimal } from '@clearedge/quant/price';
import { expect, test } from 'vitest';
import { withTestCtx } from '../../../testing/index.ts';
import { type Game, type Outcome, playGreedily, type Setup, type Side, type Strategy } from './testing/greedy-play.ts';

/** Fewer draws could not tell a rule that pays from luck; GREEDY_SEEDS=20 is a longer run. */
const SEEDS = Number(process.env.GREEDY_SEEDS ?? 6);
const DAYS = ['2026-07-11', '2026-07-12', '2026-07-20'] as const;

const favorite = ({ chances: [home] }: Game): Side => (home >= 0.5 ? 'home' : 'away');
const sides = ['home', 'away'] as const;
const contest = { bankroll: 'contest' };
const openOf = async ({ me }: Setup): Promise<{ id: string; stake: number }[]> => (await me.get('/api/virtual/bets?status=pending')).json();
const offerOf = async ({ me }: Setup, id: string): Promise<number | null> =>
  (await me.get(`/api/virtual/bets/${id}/cash-out`)).json().amount;
const close = ({ me }: Setup, id: string, amount: number) => me.post(`/api/virtual/bets/${id}/cash-out`, { amount });
const legOf = ({ gameId, odds }: Game, side: Side) => ({
  gameId,
  betType: 'moneyline',
  selection: `${side} ML`,
  odds: odds[side],
  pick: { market: 'moneyline', period: 'full', side },
});

async function allIn(setup: Setup, game: Game): Promise<void> {
  const { balance } = await setup.balance();
  if (balance >= 1) await setup.bet(game, favorite(game), balance);
}
const reset = ({ me }: Setup) => me.post('/api/user/balance/reset');

/** The stake of one to two dollars whose payout gains most by rounding. */
function roundedUp(odds: number): number {
  const decimal = americanToDecimal(odds);
  const gain = (cents: number): number => Math.round(cents * decimal) - cents * decimal;
  const stakes = Array.from({ length: 101 }, (_, at) => 100 + at);
  return stakes.reduce((best, one) => (gain(one) > gain(best) ? one : best)) / 100;
}

const STRATEGIES: Record<string, Strategy> = {
  honest: { place: async (setup) => Promise.all(setup.games.map((game) => setup.bet(game, favorite(game), 10, contest))) },
  'instant cash-out': {
    place: async (setup) => {
      for (const game of setup.games) {
        const id = await setup.bet(game, favorite(game), 100);
        const amount = id && (await offerOf(setup, id));
        if (id && amount) await close(setup, id, amount);
      }
    },
  },
  'reset loop': {
    place: async (setup) => {
      await allIn(setup, setup.games[0]!);
      await reset(setup);
      await allIn(setup, setup.games[1]!);
      await reset(setup);
    },
    afterResults: reset,
  },
  'both sides': {
    place: async (setup) => {
      for (const game of setup.games)
        for (let again = 0; again < 2; again += 1) for (const side of sides) await setup.bet(game, side, 1, contest);
    },
  },
  arbitrage: {
    place: async (setup) => {
      for (const game of setup.games)
        for (const side of sides)
          for (const book of ['AAA', 'BBB'])
            await setup.bet(game, side, Math.round(2000 / americanToDecimal(game.odds[side])) / 100, { ...contest, book, odds: -100_000 });
    },
  },
  'round-robin overlap': {
    place: async (setup) => {
      const legs = setup.games.map((game) => legOf(game, favorite(game)));
      for (const sizes of [[2], [2, 3], [4]]) await setup.me.post('/api/virtual/round-robins', { legs, sizes, stake: 5, ...contest });
      for (const game of setup.games) await setup.bet(game, favorite(game), 5, contest);
    },
  },
  'cash-out after a refresh': {
    place: async (setup) => {
      for (const game of setup.games) for (const side of sides) await setup.bet(game, side, 50);
    },
    afterMove: async (setup) => {
      for (const { id, stake } of await openOf(setup)) {
        const amount = await offerOf(setup, id);
        if (amount !== null && amount > stake) await close(setup, id, amount);
      }
    },
  },
  'correction timing': { place: async (setup) => allIn(setup, setup.games[0]!), afterResults: reset, afterCorrections: reset },
  'least stakes that round up': {
    place: async (setup) => {
      for (const game of setup.games)
        for (let again = 0; again < 5; again += 1) await setup.bet(game, favorite(game), roundedUp(game.odds[favorite(game)]));
    },
  },
  'legs of one game': {
    place: async (setup) => {
      for (const game of setup.games) {
        const pair = [
          legOf(game, 'home'),
          { ...legOf(game, 'home'), pick: { market: 'spread', period: 'full', side: 'away', line: 1.5 }, betType: 'spread' },
        ];
        for (const legs of [pair, [legOf(game, 'home'), legOf(game, 'away')], [legOf(game, 'home'), legOf(game, 'home')]])
          await setup.me.post('/api/virtual/bets', { betType: 'parlay', legs, stake: 20 });
      }
    },
  },
  'week edge': {
    place: async (setup) => {
      for (const game of setup.games) await setup.bet(game, favorite(game), 250, contest);
      for (const game of setup.games) for (const side of sides) await setup.bet(game, side, 1, contest);
    },
    afterMove: async (setup) => {
      for (const game of setup.games) await setup.bet(game, favorite(game), 250, contest);
    },
  },
};
/** Tricks on the points: whatever they win, they score no more than one honest bet a game. */
const ON_POINTS = ['both sides', 'arbitrage', 'round-robin overlap', 'week edge'];

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;
/** Standard error of the mean; of one value unknown. */
function errorOf(values: readonly number[]): number {
  if (values.length < 2) return Number.POSITIVE_INFINITY;
  const own = mean(values);
  return Math.sqrt(mean(values.map((one) => (one - own) ** 2)) / (values.length - 1));
}

test('no strategy that lives on the rules is expected to win money, or to outscore honest play', {
  timeout: 120_000 + SEEDS * 120_000,
}, async () => {
  const plays: Record<string, Outcome[]> = {};
  for (let seed = 1; seed <= SEEDS; seed += 1)
    for (const isMirrored of [false, true])
      await withTestCtx({ signedOut: true }, async (ctx, world) => {
        const outcomes = await playGreedily(ctx, world, STRATEGIES, { seed, days: DAYS, isMirrored });
        for (const [name, outcome] of Object.entries(outcomes)) plays[name] = [...(plays[name] ?? []), outcome];
      });
  const points = (name: string): number => plays[name]!.reduce((sum, one) => sum + one.points, 0);
  const rows = Object.keys(STRATEGIES).map((name) => {
    // A play and its mirror image are one draw.
    const profits = plays[name]!.map(({ profit }) => profit);
    const pairs = Array.from({ length: SEEDS }, (_, at) => mean(profits.slice(2 * at, 2 * at + 2)));
    return { name, profit: mean(pairs), error: errorOf(pairs), points: points(name) };
  });
  const summary = rows.map(
    ({ name, profit, error, points: scored }) => `${name}: ${profit.toFixed(2)} ± ${error.toFixed(2)}, ${scored} points`,
  );
  if (process.env.GREEDY_SEEDS) console.log(summary.join('\n'));
  expect(
    rows.filter(({ name, profit, error }) => name !== 'honest' && profit > 3 * error),
    summary.join('\n'),
  ).toEqual([]);
  for (const name of ON_POINTS)
    expect([name, points(name) <= points('honest'), summary.join('\n')]).toEqual([name, true, summary.join('\n')]);
  expect(points('both sides') + points('arbitrage')).toBe(0);
  expect(points('honest')).toBeGreaterThan(0);
});
