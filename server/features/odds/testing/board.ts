import type { BaseballFacts } from '@clearedge/quant/grading';
import { boardPrices, books } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { GameWeather } from '../../../ports/index.ts';
import { makeServer, type TestClient, type TestWorld, withTestCtx } from '../../../testing/index.ts';
import { analysisFeature } from '../../analysis/index.ts';
import type { Game } from '../board/mlb/present-game.ts';
import { oddsFeature } from '../odds-feature.ts';
import type { OfferedPrice } from '../price.ts';
import { closeAt } from './close-at.ts';
import { after, GAME_ID, offers } from './samples.ts';

export const weather: GameWeather = {
  gameId: GAME_ID,
  temperatureF: 78,
  windMph: 9,
  windDirection: 'out to center',
  precipitationChance: 0.1,
  humidity: 0.5,
  sky: 'Clear',
  isIndoors: false,
  asOf: after(0),
};
export const facts: BaseballFacts = {
  state: 'final',
  scheduledInnings: 9,
  completedInnings: 9,
  score: { away: 4, home: 5 },
  lineScore: { away: [4, 0, 0, 0, 0, 0, 0, 0, 0], home: [5, 0, 0, 0, 0, 0, 0, 0, 0] },
  starters: { away: null, home: null },
  players: {},
};
const board = [
  ...offers('AAA', 'moneyline', null, -120, 105),
  ...offers('BBB', 'moneyline', null, -115, 100),
  ...offers('AAA', 'spread', 1.5, -180, 155),
  ...offers('AAA', 'total', 8.5, -110, -110),
  ...offers('AAA', 'first5_moneyline', null, -105, -115),
];

export async function price(ctx: Ctx, contestId: string, rows: readonly OfferedPrice[] = board): Promise<void> {
  await ctx.db
    .insert(books)
    .values(['AAA', 'BBB'].map((code) => ({ code, name: `Book ${code}` })))
    .onConflictDoNothing();
  await ctx.db.insert(boardPrices).values(rows.map(({ bookName: _name, ...row }) => ({ ...row, contestId })));
}
export const close = (ctx: Ctx, contestId: string, rows: readonly OfferedPrice[] = board) => closeAt(ctx, contestId, rows);

export interface Visit extends Pick<TestClient, 'get'> {
  ctx: Ctx;
  world: TestWorld;
  games: (path?: string) => Promise<Game[]>;
}
export async function visit(test: (visit: Visit) => Promise<void>, now = '2026-07-11T16:00:00Z'): Promise<void> {
  await withTestCtx({ signedOut: true, now }, async (ctx, world) => {
    const server = await makeServer([oddsFeature(), analysisFeature], { world });
    const { get } = server.visitor;
    await test({ ctx, world, get, games: async (path = '/api/games') => (await get(path)).json() as Game[] });
    await server.close();
  });
}
