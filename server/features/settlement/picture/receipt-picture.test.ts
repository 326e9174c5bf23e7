import { expect, test } from 'vitest';
import { bets } from '../../../db/schema/index.ts';
import { createContest, createUser, makeServer, withTestCtx } from '../../../testing/index.ts';
import { betsFeature } from '../../bets/index.ts';
import { settlementFeature } from '../index.ts';
import { drawReceipt, type Picture, wrapWords } from './draw-receipt.ts';

const PICTURE: Picture = {
  title: 'New York Yankees moneyline',
  note: 'NYY @ BOS',
  odds: '+104',
  result: 'win',
  chips: [
    { code: 'NYY', sport: 'mlb' },
    { code: 'BOS', sport: 'mlb' },
  ],
  legs: [],
  figures: [],
  foot: 'Graded from official results',
  isSimulated: false,
};
const wordsOf = (svg: string): string[] => [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, words]) => words!);
const sizeOf = (png: Buffer): number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('a picture shows a bet, says when its games are simulated, and no amount unless it is given one', () => {
  expect(wordsOf(drawReceipt(PICTURE)).join(' ')).not.toMatch(/\$|Simulated/);
  const words = wordsOf(drawReceipt({ ...PICTURE, isSimulated: true, figures: [['Stake', '$25.00']] }));
  expect(words).toEqual(expect.arrayContaining(['Simulated games', 'Stake', '$25.00', 'Won', 'NYY', 'BOS', '+104']));
});

test.each(['<script>alert(1)</script> & "x"', '\u0000\u0007\ud800 bell', '\uffff', '-1.5 <![CDATA['])(
  'a selection of %j is text in the picture and nothing else',
  (title) => {
    const svg = drawReceipt({ ...PICTURE, title, legs: [{ selection: title, note: title, odds: null, result: null, chips: [] }] });
    expect(svg).not.toMatch(/<script|<!\[CDATA|(?!\n)\p{Cc}|\p{Cs}|\uFFFF/u);
  },
);

test('long words are broken into lines and cut in the last', () => {
  const lines = wrapWords('one two three four five six seven eight nine ten', 60, 400, 2);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/…$/);
  expect(wrapWords('x'.repeat(500), 60, 400, 2).every((line) => line.length <= 12)).toBe(true);
});

test('one’s own bet comes as a PNG that grows with its legs; a stranger’s is not found, and what is shown is asked for', async () => {
  await withTestCtx({ now: '2026-07-11T16:00:00Z' }, async (ctx, world) => {
    const game = await createContest(ctx);
    const server = await makeServer([betsFeature, settlementFeature], { world });
    const me = await server.as(world.user!);
    const bet = { gameId: game.gameId, betType: 'moneyline', selection: 'away', odds: 104, stake: 25, book: 'Summit' };
    await me.post('/api/bets', bet);
    const legs = [bet, { ...bet, betType: 'total', selection: 'o8.5' }].map(({ gameId, betType, selection, odds }) => ({
      gameId,
      betType,
      selection,
      odds,
    }));
    await me.post('/api/bets/parlays', { kind: 'parlay', legs, stake: 5 });
    const rows = await ctx.db.select().from(bets);
    const of = async (betType: string, query = '') => {
      const answer = await me.get(`/api/bets/${rows.find((row) => row.betType === betType)!.id}/picture${query}`);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
      return answer.rawPayload;
    };
    const single = await of('moneyline');
    expect(single.subarray(1, 4).toString()).toBe('PNG');
    const [width, height] = sizeOf(single);
    expect([width, sizeOf(await of('parlay'))[1]! - height!]).toEqual([1080, 2 * 96 + 28]);
    expect((await of('moneyline', '?stake=yes')).equals(single)).toBe(false);
    expect((await me.get(`/api/bets/${rows[0]!.id}/picture?stake=no`)).statusCode).toBe(400);
    const stranger = await server.as(await createUser(ctx));
    expect((await stranger.get(`/api/bets/${rows[0]!.id}/picture`)).statusCode).toBe(404);
    expect((await server.visitor.get(`/api/bets/${rows[0]!.id}/picture`)).statusCode).toBe(401);
    await server.close();
  });
});
