import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { readVectors } from '../../../../quant/testing/vectors.ts';
import { contests } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { type ContestRow, makeServer, type TestClient, type TestWorld, withTestCtx } from '../../../testing/index.ts';
import { practiceFeature } from '../../practice/index.ts';
import { expectSoundBooks, finalScore, offerGame, report, slip } from '../../practice/testing/scene.ts';
import { settlementFeature } from '../index.ts';
import { settleContest } from '../settle-contest.ts';

type Result = 'won' | 'lost' | 'push' | 'void';
type Step = { do: 'place'; id: string; stake: number; american: number } | { do: 'settle'; id: string; result: Result } | { do: 'reset' };
interface Input {
  start: number;
  events: Step[];
}

const LINE = 8;
const ENDS = {
  won: finalScore(5, 4),
  lost: finalScore(3, 2),
  push: finalScore(5, 3),
  void: finalScore(0, 0, { state: 'postponed', completedInnings: 0 }),
};

/** Plays a vector's steps against the real routes: every bet is on the total of a game of its own. */
class Play {
  readonly #games = new Map<string, ContestRow>();
  readonly #ended = new Set<string>();
  readonly #ctx: Ctx;
  readonly #world: TestWorld;
  readonly me: TestClient;
  constructor(ctx: Ctx, world: TestWorld, me: TestClient) {
    this.#ctx = ctx;
    this.#world = world;
    this.me = me;
  }

  async step(step: Step): Promise<string> {
    if (step.do === 'place') return this.#place(step);
    if (step.do === 'settle') return this.#settle(step);
    if (step.do === 'reset') return this.#said((await this.me.post('/api/user/balance/reset')).statusCode);
    throw new Error(`the vectors know a step that this test does not: ${JSON.stringify(step)}`);
  }

  async #place({ id, stake, american }: Extract<Step, { do: 'place' }>): Promise<string> {
    const gameId = `202607${12 + this.#games.size}_NYY@BOS`;
    const pick = { market: 'total', period: 'full', side: 'over', line: LINE };
    const price = { market: 'total', side: 'over', line: LINE, price: american } as const;
    const game = this.#games.get(id) ?? (await offerGame(this.#ctx, { gameId }, [price]));
    this.#games.set(id, game);
    const body = slip({ gameId: game.gameId, betType: 'total', selection: `Over ${LINE}`, odds: american, stake, pick });
    return this.#said((await this.me.post('/api/virtual/bets', body, { 'idempotency-key': id })).statusCode);
  }

  async #settle({ id, result }: Extract<Step, { do: 'settle' }>): Promise<string> {
    const game = this.#games.get(id)!;
    await this.#ctx.db.update(contests).set({ status: 'final' }).where(eq(contests.id, game.id));
    if (!this.#ended.has(id)) await report(this.#ctx, game.id, 1, ENDS[result]);
    this.#ended.add(id);
    await settleContest(this.#world.ctxFor('system'), game.id);
    await expectSoundBooks(this.#ctx);
    return 'ok';
  }

  #said = (status: number): string => (status < 300 ? 'ok' : 'rejected');
}

describe('golden cases and published vectors of the ledger', () => {
  test.each(readVectors<Input>('LEDGER'))('$id', async ({ input, expected }) => {
    await withTestCtx({}, async (ctx, world) => {
      const server = await makeServer([practiceFeature(), settlementFeature], { world });
      const play = new Play(ctx, world, await server.as(world.user!));
      const steps: string[] = [];
      for (const step of input.events) steps.push(await play.step(step));
      const { balance, openStake } = (await play.me.get('/api/user/balance')).json();
      expect({ balance, open_exposure: openStake, steps }).toEqual(expected);
      await server.close();
    });
  });
});
