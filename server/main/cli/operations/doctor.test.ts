import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { repositoryRoot } from '../../../platform/place.ts';

const folder = mkdtempSync(join(tmpdir(), 'clearedge-doctor-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (variables: Record<string, string>): Promise<{ code: number; text: string }> =>
  new Promise((resolve) => {
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: folder, ...variables };
    const command = ['--import', 'tsx', join(repositoryRoot, 'server', 'main', 'cli', 'operations', 'doctor.ts')];
    execFile(process.execPath, command, { env, cwd: repositoryRoot }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, text: stdout + stderr }),
    );
  });

const NOWHERE = 'http://127.0.0.1:9';
const DEAD = Object.fromEntries(
  [
    'MLB_STATS_API',
    'ODDS_API',
    'CFL_SCOREBOARD',
    'CFL_HISTORY',
    'ESPN_SCOREBOARD',
    'NHL_API',
    'NBA_SCOREBOARD',
    'ESPN_GOLF',
    'OPEN_METEO',
    'NEWS_MLB',
    'NEWS_ESPN',
    'NEWS_TRADE_RUMORS',
  ].map((name) => [`${name}_URL`, `${NOWHERE}/${name}`]),
);

test('a demo needs nothing, and what it goes without is named', { timeout: 120_000 }, async () => {
  const { code, text } = await run({});
  expect(code, text).toBe(0);
  expect(text).toContain('DATA_SOURCE=demo');
  expect(text).toMatch(/note +mail +SMTP_URL is not set/);
});

test('a live installation hears of every provider that does not answer, and nobody of its secrets', { timeout: 120_000 }, async () => {
  const { code, text } = await run({
    ...DEAD,
    DATA_SOURCE: 'live',
    SECRET_KEY: 'MARKER-0123456789abcdef0123456789abcdef',
    SMTP_URL: 'smtp://ann:MARKER-password@127.0.0.1:9',
  });
  expect(code, text).toBe(1);
  for (const name of ['mlb-stats-api', 'cfl-scoreboard', 'espn-scoreboard', 'nhl-api', 'espn-golf', 'mlb-news'])
    expect(text).toMatch(new RegExp(`FAIL +${name} +unreachable`));
  expect(text).toMatch(/FAIL +mail/);
  expect(text).toMatch(/note +COMMERCIAL_FEEDS/);
  expect(text).not.toContain('MARKER');
});

test('a wrong variable is named before anybody is asked', { timeout: 120_000 }, async () => {
  const { code, text } = await run({ DATA_SOURCE: 'live' });
  expect([code, text.includes('SECRET_KEY: needed in live mode')]).toEqual([1, true]);
});
