import { expect } from 'vitest';
import { openBrowser } from './browser.ts';
import { listScreens, type Screen, type Who } from './screens/list.ts';
import { STATES } from './screens/states.ts';
import { openViewers } from './screens/viewers.ts';
import { walkScreens } from './screens/walk.ts';
import { baseUrl } from './server-address.ts';

const last = ({ as }: Screen): Who[] => as.slice(-1);

/** Opens every screen and state at one width, in both themes: none may be inaccessible, wrong in its markup, wider than the window, or write to the console. */
export async function lookAtScreens(width: number): Promise<void> {
  const games = (await (await fetch(`${baseUrl}/api/games`)).json()) as { gameId: string }[];
  const viewers = openViewers(await openBrowser(), baseUrl, width);
  const screens = [...listScreens(`/game/${encodeURIComponent(games[0]!.gameId)}`), ...STATES];
  const problems: string[] = [];
  for await (const seen of walkScreens(viewers, screens, last)) problems.push(...seen.problems);
  await viewers.close();
  expect(problems).toEqual([]);
}
