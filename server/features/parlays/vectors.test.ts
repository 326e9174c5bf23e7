import { centsToDollars, roundToCents } from '@clearedge/quant/money';
import { americanToDecimal } from '@clearedge/quant/price';
import { describe, expect, test } from 'vitest';
import { readVectors, settleOn } from '../../../quant/testing/vectors.ts';
import { finalScore } from '../practice/testing/scene.ts';
import { atTable, FIRST, over, postponed, type Table } from './testing/table.ts';

interface Leg {
  american?: number;
  decimal: number;
  status: 'won' | 'lost' | 'push' | 'void' | 'pending';
}
interface Input {
  american_odds?: number[];
  decimal_odds?: number[];
  stake: number;
  legs: Leg[] & number;
}

const LINE = 8;
const ENDS = { won: finalScore(5, 4), lost: finalScore(3, 2), push: finalScore(5, 3), void: postponed };
const WORDS: Record<string, string> = { win: 'won', loss: 'lost', push: 'push', void: 'void' };

/** A decimal price that a book can write in whole American odds; null for another. */
function american(decimal: number): number | null {
  const exact = decimal >= 2 ? (decimal - 1) * 100 : -100 / (decimal - 1);
  const odds = Math.round(exact);
  return Math.abs(americanToDecimal(odds) - decimal) < 1e-12 ? odds : null;
}
const priceOf = (leg: Pick<Leg, 'american' | 'decimal'>): number | null => leg.american ?? american(leg.decimal);
const pricesOf = ({ american_odds, decimal_odds }: Input): (number | null)[] => american_odds ?? (decimal_odds ?? []).map(american);

/** Each leg is the over of a game of its own. */
async function deal(table: Table, odds: readonly number[]) {
  const games = odds.map((_, at) => `202607${12 + at}_NYY@BOS`);
  const contests: Awaited<ReturnType<Table['offer']>>[] = [];
  for (const [at, gameId] of games.entries())
    contests.push(await table.offer(gameId, [{ market: 'total', side: 'over', line: LINE, price: odds[at]! }]));
  const legs = games.map((gameId, at) =>
    over(gameId, { selection: `Over ${LINE}`, odds: odds[at]!, pick: { ...over(gameId).pick, line: LINE } }),
  );
  return { contests, legs };
}

async function quoted(
  input: Input,
  read: (quote: { decimal: number; totalOdds: number; potentialPayout: number; potentialWin: number }) => number,
) {
  let answer = Number.NaN;
  await atTable(async (table) => {
    const { legs } = await deal(table, pricesOf(input) as number[]);
    const stated = await table.me.post('/api/parlays/quote', { legs, stake: input.stake ?? 10 });
    expect(stated.statusCode).toBe(200);
    answer = read(stated.json());
  });
  return answer;
}

/** One leg can be saved as a prop only: a man's hits stand for the total. */
async function settledAlone({ stake, legs: [leg] }: Input) {
  let answer: unknown;
  await atTable(async (table) => {
    const contest = await table.offer(FIRST);
    const [odds, book] = [priceOf(leg!)!, { code: 'AAA', name: 'Book A' }];
    const man = { gameId: FIRST, playerId: 'p9', playerName: 'Joe Bat', teamCode: 'BOS', quotedAt: table.ctx.now() };
    table.world.feed.props.push({ ...man, prop: 'hits', line: 0.5, book, overPrice: odds, underPrice: null });
    const choice = { propId: `${FIRST}~p9~hits~0.5`, selection: 'over', odds, playerName: 'Joe Bat' };
    expect((await table.me.post('/api/player-prop-parlays', { selections: [choice], stake })).statusCode).toBe(201);
    const players = { p9: { started: true, threwFirstPitch: false, stats: { hits: leg!.status === 'won' ? 2 : 0 } } };
    await table.end(contest, finalScore(5, 4, { players }));
    const [parlay] = (await table.me.get('/api/my-parlays')).json();
    answer = { result: WORDS[parlay.result] ?? 'pending', total_return: parlay.payout };
  });
  return answer;
}

async function settled(input: Input) {
  const { stake, legs } = input;
  if (legs.length === 1) return settledAlone(input);
  let answer: unknown;
  await atTable(async (table) => {
    const { contests, legs: own } = await deal(table, legs.map(priceOf) as number[]);
    const saved = await table.me.post('/api/parlays', { legs: own, stake });
    expect([saved.statusCode, saved.json().message]).toEqual([201, undefined]);
    for (const [at, { status }] of legs.entries()) if (status !== 'pending') await table.end(contests[at]!, ENDS[status]);
    const [parlay] = (await table.me.get('/api/my-parlays')).json();
    answer = { result: WORDS[parlay.result] ?? 'pending', total_return: parlay.payout };
  });
  return answer;
}

const REQUESTED: Record<string, (input: Input) => Promise<unknown>> = {
  parlay_decimal: (input) => quoted(input, ({ decimal }) => decimal),
  parlay_american: (input) => quoted(input, ({ decimal }) => (decimal >= 2 ? (decimal - 1) * 100 : -100 / (decimal - 1))),
  parlay_american_rounded: (input) => quoted(input, ({ totalOdds }) => totalOdds),
  parlay_total_return: (input) => quoted(input, ({ potentialPayout }) => potentialPayout),
  parlay_profit: (input) => quoted(input, ({ potentialWin }) => potentialWin),
  parlay_payout: (input) => quoted(input, ({ potentialPayout }) => potentialPayout),
  combined_american: (input) => quoted(input, ({ decimal }) => (decimal >= 2 ? (decimal - 1) * 100 : -100 / (decimal - 1))),
  settle_parlay: settled,
};

/** Not in dollars, which the wire rounds to the cent. */
const EXACT = { parlay_decimal: true, parlay_american: true, combined_american: true };

/** What the routes do not take: a stake beyond $500 or in parts of a cent or a price no book writes. */
function isTaken({ op, input }: { op: string; input: Input }): boolean {
  if (!(op in REQUESTED)) return false;
  if (op !== 'settle_parlay') return pricesOf(input).every((odds) => odds !== null);
  const isStake = input.stake >= 1 && input.stake <= 500 && centsToDollars(roundToCents(input.stake)) === input.stake;
  return isStake && input.legs.every((leg) => priceOf(leg) !== null);
}
const all = readVectors<Input>('PARLAY', 'PSET', 'SPEC').filter(({ op }) => op in REQUESTED);
const taken = all.filter(isTaken);

describe('golden cases and published vectors against the routes', () => {
  test.each(taken)('$id $op', { timeout: 60_000 }, async ({ op, input, expected, tolerance }) => {
    const found = await REQUESTED[op]!(input);
    expect(settleOn(() => found, expected, Math.max(tolerance, op in EXACT ? 0 : 0.005))).toEqual(expected);
  });

  test('all of them are asked', () => {
    expect(all.filter((vector) => !isTaken(vector)).map(({ id }) => id)).toEqual([]);
  });
});
