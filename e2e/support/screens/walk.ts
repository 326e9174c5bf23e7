import type { Page } from 'playwright-core';
import { listFaults } from '../problems.ts';
import type { Screen, Who } from './list.ts';
import type { State } from './states.ts';
import type { Viewers } from './viewers.ts';

export interface Seen {
  screen: string;
  who: Who;
  problems: string[];
}

/** Opens an address and waits until the screen stands. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
}

async function arrive(page: Page, { path, before, fails, open }: Partial<State> & Screen, origin: string): Promise<void> {
  await before?.(page.context().request, origin);
  if (fails) await page.route(fails, (route) => route.abort('internetdisconnected'));
  await openScreen(page, path);
  await open?.(page);
}

async function look(viewers: Viewers, screen: Screen | State, who: Who): Promise<Seen> {
  const { page, complaints } = await viewers.of(who);
  const name = 'name' in screen ? `${screen.path}, ${screen.name}` : screen.path;
  try {
    await arrive(page, screen, viewers.origin);
    const problems = await listFaults(page, `${name} at ${viewers.width}, ${who}`);
    return { screen: name, who, problems: [...problems, ...complaints.splice(0).map((words) => `${name}, ${who}: ${words}`)] };
  } catch (error) {
    return { screen: name, who, problems: [`${name} at ${viewers.width}, ${who}: ${String(error).slice(0, 400)}`] };
  } finally {
    if ('fails' in screen && screen.fails) await page.unroute(screen.fails);
  }
}

/** Looks at each screen and state through the eyes of those whom `eyes` chooses, in both themes. */
export async function* walkScreens(
  viewers: Viewers,
  screens: readonly (Screen | State)[],
  eyes: (screen: Screen) => readonly Who[],
): AsyncGenerator<Seen> {
  for (const screen of screens) {
    if ('width' in screen && screen.width !== undefined && screen.width !== viewers.width) continue;
    for (const who of eyes(screen)) yield await look(viewers, screen, who);
  }
}
