import { expect, test } from 'vitest';
import { notifications } from '../../db/schema/index.ts';
import { createUser, makeServer, withTestCtx } from '../../testing/index.ts';
import { supportFeature } from './index.ts';

const STRANGE: readonly (readonly [string, string])[] = [
  ['HTML', '<script>alert(1)</script><img src=x onerror=alert(1)>"\'&amp;'],
  ['right to left', '\u202Eevil\u202C شكوى עזרה'],
  ['emoji', '👩‍👩‍👧‍👦🏴‍☠️ \u{1F3FF} e\u0301 ﷽'],
  ['SQL', "'; drop table tickets; -- %_\\"],
  ['a template', '{{7*7}} \u0024{7*7} <%= 7 %> #{7} $(id) `id`'],
  ['a formula', '=cmd|"/C calc"!A0'],
  ['lines', 'one\r\ntwo\nthree\tfour'],
  ['names of properties', '__proto__ constructor toString'],
];

test('whatever signs a ticket has, they come back as they went in, to its owner, to staff and to the bell', {
  timeout: 60_000,
}, async () => {
  await withTestCtx({ signedOut: true }, async (ctx, world) => {
    const server = await makeServer([supportFeature], { world });
    const owner = await server.as(await createUser(ctx, { username: 'fay' }));
    const staff = await server.as(await createUser(ctx, { username: 'boss', isAdmin: true }));
    for (const [name, words] of STRANGE) {
      const opened = await owner.post('/api/tickets', { title: words, description: words });
      expect([name, opened.statusCode, opened.json().title, opened.json().description]).toEqual([name, 201, words, words]);
      const { id } = opened.json();
      const answered = await staff.post(`/api/tickets/${id}/replies`, { body: words });
      expect([name, answered.json().entries[0].body]).toEqual([name, words]);
      const read = await owner.get(`/api/tickets/${id}`);
      expect([name, read.headers['content-type'], read.headers['x-content-type-options']]).toEqual([
        name,
        'application/json; charset=utf-8',
        'nosniff',
      ]);
      expect([name, read.json().title, read.json().entries[0].body]).toEqual([name, words, words]);
      const found = (await staff.get(`/api/admin/tickets?search=${encodeURIComponent(words.slice(0, 40))}`)).json() as { id: string }[];
      expect([name, found.map((ticket) => ticket.id)]).toEqual([name, [id]]);
    }
    expect((await ctx.db.select().from(notifications)).map(({ body }) => body).sort()).toEqual(STRANGE.map(([, words]) => words).sort());

    for (const words of ['nul \u0000 inside', 'x'.repeat(10_000), ' '.repeat(20)]) {
      const refused = await owner.post('/api/tickets', { title: 'A title', description: words });
      expect([words.slice(0, 12), refused.statusCode, typeof refused.json().message]).toEqual([words.slice(0, 12), 400, 'string']);
    }
    expect((await owner.post('/api/tickets', { title: 'A title', description: 'y'.repeat(4000) })).statusCode).toBe(201);
    expect((await owner.get('/api/tickets')).json()).toHaveLength(STRANGE.length + 1);
    await server.close();
  });
});

test('staff find tickets by words and by whoever wrote them, together with the other filters, a page at a time', async () => {
  await withTestCtx({ signedOut: true }, async (ctx, world) => {
    const server = await makeServer([supportFeature], { world });
    const [fay, eli] = [
      await server.as(await createUser(ctx, { username: 'fay' })),
      await server.as(await createUser(ctx, { username: 'eli' })),
    ];
    const staff = await server.as(await createUser(ctx, { username: 'boss', isAdmin: true }));
    const open = async (who: typeof fay, title: string, category: string) =>
      (await who.post('/api/tickets', { title, description: 'Run line', category })).json().id as string;
    const first = await open(fay, 'A price looks wrong', 'bug_report');
    await open(fay, '100% wrong_price', 'feature_request');
    await open(eli, 'Thanks', 'bug_report');
    await staff.patch(`/api/admin/tickets/${first}`, { assignedToMe: true });
    const titles = async (query: string): Promise<string[]> =>
      ((await staff.get(`/api/admin/tickets?${query}`)).json() as { title: string }[]).map(({ title }) => title).sort();
    expect(await titles('search=WRONG')).toEqual(['100% wrong_price', 'A price looks wrong']);
    expect(await titles('search=eli')).toEqual(['Thanks']);
    expect(await titles('search=run%20line')).toHaveLength(3);
    expect(await titles('search=0%25')).toEqual(['100% wrong_price']);
    expect(await titles('search=g_p')).toEqual(['100% wrong_price']);
    expect(await titles('search=nothing-like-it')).toEqual([]);
    expect(await titles('search=fay&category=bug_report')).toEqual(['A price looks wrong']);
    expect(await titles('search=wrong&assigned=nobody')).toEqual(['100% wrong_price']);
    expect([await titles('limit=2&page=1'), await titles('limit=2&page=2')].map((list) => list.length)).toEqual([2, 1]);
    expect((await staff.get(`/api/admin/tickets?search=${'x'.repeat(121)}`)).statusCode).toBe(400);
    await server.close();
  });
});
