import { boardPrices, books } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Feature } from '../../../kernel/feature.ts';
import {
  type ContestRow,
  createContest,
  createUser,
  makeServer,
  type TestClient,
  type TestWorld,
  withTestCtx,
} from '../../../testing/index.ts';
import { alertsFeature } from '../../alerts/index.ts';
import type { OfferedPrice } from '../../odds/index.ts';
import { offers } from '../../odds/testing/samples.ts';
import { comparisonFeature } from '../index.ts';

export const NOON = new Date('2026-07-11T16:00:00Z');
export const ago = (seconds: number): Date => new Date(NOON.getTime() - seconds * 1000);

export interface Shop {
  ctx: Ctx;
  world: TestWorld;
  contest: ContestRow;
  pro: TestClient;
  visitor: TestClient;
  as: (tier: 'free' | 'pro' | 'elite') => Promise<TestClient>;
  /** Puts prices on the board in place of what stood there. */
  offer: (rows: readonly OfferedPrice[], contest?: ContestRow) => Promise<void>;
}

/** A game at noon Eastern, seven hours before its start, and a Pro user to look at it. */
export async function withShop(run: (shop: Shop) => Promise<void>, more: readonly Feature[] = []): Promise<void> {
  await withTestCtx({ signedOut: true, now: NOON.toISOString() }, async (ctx, world) => {
    const server = await makeServer([comparisonFeature, alertsFeature, ...more], { world });
    const contest = await createContest(ctx);
    const as = async (tier: 'free' | 'pro' | 'elite') => server.as(await createUser(ctx, { tier }));
    const offer = async (rows: readonly OfferedPrice[], on = contest): Promise<void> => {
      const codes = [...new Set(rows.map(({ bookCode }) => bookCode))];
      await ctx.db
        .insert(books)
        .values(codes.map((code) => ({ code, name: `Book ${code}` })))
        .onConflictDoNothing();
      for (const { bookName: _name, ...row } of rows) {
        const target = [boardPrices.contestId, boardPrices.bookCode, boardPrices.market, boardPrices.side];
        const own = { ...row, contestId: on.id };
        await ctx.db.insert(boardPrices).values(own).onConflictDoUpdate({ target, set: own });
      }
    };
    await run({ ctx, world, contest, pro: await as('pro'), visitor: server.visitor, as, offer });
    await server.close();
  });
}

/** Both sides of the moneyline at one book. */
export const money = (code: string, away: number | null, home: number | null, seenAt = NOON): OfferedPrice[] =>
  offers(code, 'moneyline', null, away, home, seenAt);
