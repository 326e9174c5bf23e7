// npm run pages [-- PATH or STATE…]: every screen and state of the built product, through every pair of eyes it has, in both themes, on a phone and a desktop.

import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { untilAnalyzed } from '../../e2e/global-setup.ts';
import { ELSEWHERE, listScreens, type Screen } from '../../e2e/support/screens/list.ts';
import { STATES, type State } from '../../e2e/support/screens/states.ts';
import { openViewers } from '../../e2e/support/screens/viewers.ts';
import { type Seen, walkScreens } from '../../e2e/support/screens/walk.ts';
import { START, startServer } from '../../e2e/support/start-server.ts';
import { CHROMIUM_FLAGS, findChromium } from '../chromium.ts';

interface Row extends Seen {
  width: number;
}

/** One line per screen: who looked, and how many findings at each width. */
function drawTable(rows: readonly Row[]): string {
  const widths = [...new Set(rows.map(({ width }) => width))];
  const screens = [...new Set(rows.map(({ screen }) => screen))];
  const longest = Math.max(6, ...screens.map((screen) => screen.length));
  const line = (cells: readonly string[], name: string, who: string): string =>
    `${name.padEnd(longest)}  ${who.padEnd(24)}${cells.map((cell) => cell.padStart(8)).join('')}`;
  const of = (screen: string): string => {
    const own = rows.filter((row) => row.screen === screen);
    const count = (width: number): string => {
      const there = own.filter((row) => row.width === width);
      return there.length > 0 ? String(there.flatMap(({ problems }) => problems).length) : '–';
    };
    return line(widths.map(count), screen, [...new Set(own.map(({ who }) => who))].join(' '));
  };
  return [line(widths.map(String), 'screen', 'seen by'), ...screens.map(of)].join('\n');
}

const WIDTHS = [1440, 390];
const named = process.argv.slice(2);
const isRequested = (screen: Screen | State): boolean =>
  named.length === 0 || named.includes(screen.path) || ('name' in screen && named.includes(screen.name));

async function walk(url: string): Promise<Row[]> {
  const { path, env } = await findChromium();
  const browser = await chromium.launch({
    executablePath: path,
    args: CHROMIUM_FLAGS,
    env: { ...process.env, ...env } as Record<string, string>,
  });
  const games = (await (await fetch(`${url}/api/games`)).json()) as { gameId: string }[];
  const all = [...listScreens(`/game/${encodeURIComponent(games[0]!.gameId)}`), ...ELSEWHERE, ...STATES];
  const screens = all.filter(isRequested);
  const look = async (width: number): Promise<Row[]> => {
    const viewers = openViewers(browser, url, width);
    const rows: Row[] = [];
    for await (const seen of walkScreens(viewers, screens, ({ as }) => as)) {
      for (const problem of seen.problems) console.log(problem);
      rows.push({ ...seen, width });
    }
    await viewers.close();
    return rows;
  };
  const rows = (await Promise.all(WIDTHS.map(look))).flat();
  await browser.close();
  return rows;
}

const data = mkdtempSync(join(tmpdir(), 'clearedge-pages-'));
const server = await startServer(data, { DEMO_NOW: START });
const started = Date.now();
try {
  await untilAnalyzed(server.url);
  const rows = await walk(server.url);
  const problems = rows.flatMap((row) => row.problems);
  console.log(drawTable(rows));
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(
    `${rows.length} looks at ${new Set(rows.map((row) => row.screen)).size} screens and states in two themes: ${problems.length} findings`,
  );
  console.log(`${seconds} s, load ${loadavg()[0]?.toFixed(1)}`);
  process.exitCode = problems.length > 0 || rows.length === 0 ? 1 : 0;
} finally {
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}
