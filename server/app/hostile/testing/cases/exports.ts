import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { ROUTES } from '../documented.ts';
import { FORMULAS } from '../input/naughty-texts.ts';
import { withScene } from '../scene.ts';

/** Every download that a spreadsheet opens. Another one has to be listed, and so is held to the same. */
const DOWNLOADS = [
  '/api/bets/export',
  '/api/virtual/bets/export',
  '/api/performance/mine/csv',
  '/api/performance/mine/year/csv',
  '/api/record/csv',
  '/api/admin/audit/csv',
];
const WOULD_RUN = /^[=+\-@\t\r\n＝＋－＠]/;
const NUMBER = /^[+-]?\d+(\.\d+)?$/;

test('every download is listed', () => {
  const found = Object.entries(ROUTES).filter(([, route]) => route.produces === 'csv');
  expect(found.map(([key]) => key.slice('GET '.length)).sort()).toEqual([...DOWNLOADS].sort());
});

test('no cell of a download is a formula, whatever its owner typed', { timeout: 60_000 }, async () => {
  await withScene({ isFilled: false }, async ({ server, callerFor, letLimitsPass }) => {
    const headers = { cookie: (await callerFor('admin')).cookie, 'sec-fetch-site': 'same-origin' };
    const send = (method: 'POST' | 'PATCH', url: string, payload: object) => server.app.inject({ method, url, headers, payload });
    const typed = FORMULAS.flatMap((text) => [text, `${text}\n${text}`, `"${text}`]).concat('＝1+1', '＠SUM(A1)', '\n=1');
    for (const text of typed) {
      letLimitsPass();
      const bet = { betType: 'moneyline', odds: 120, stake: 10, gameId: `20260711_X ${text}`, selection: `a ${text}`, book: text };
      const { statusCode, body } = await send('POST', '/api/bets', {
        ...bet,
        selection: text.trim() || 'a',
        placedAt: '2026-07-10T12:00:00Z',
      });
      if (statusCode === 201) await send('POST', `/api/bets/${(JSON.parse(body) as { id: string }).id}/resolve`, { result: 'win' });
    }
    const cells: string[] = [];
    for (const url of DOWNLOADS) {
      const answer = await server.app.inject({ url, headers });
      expect([url, answer.statusCode, answer.headers['content-disposition']]).toEqual([
        url,
        200,
        expect.stringMatching(/^attachment; filename="[\w.-]+\.csv"$/),
      ]);
      const rows: string[][] = parse(answer.body, { relax_column_count: true });
      cells.push(...rows.flat());
    }
    expect(cells.filter((cell) => cell.includes('SUM(A1)')).length).toBeGreaterThan(0);
    expect(cells.filter((cell) => WOULD_RUN.test(cell) && !NUMBER.test(cell))).toEqual([]);
  });
});
