import { listFaults } from '../problems.ts';
import type { Screen, Who } from './list.ts';
import type { State } from './states.ts';
import type { Viewer, Viewers } from './viewers.ts';

export interface Seen {
  screen: string;
  who: Who;
  problems: string[];
}

/** Opens an address and waits until the screen stands. */
export async function openScreen({ page, untilQuiet }: Pick<Viewer, 'page' | 'untilQuiet'>, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  // What stands there for members is loaded after all else.
  await page.locator('.head-user > *').first().waitFor({ state: 'attached' });
  await untilQuiet();
}

async function arrive(viewer: Viewer, { path, before, fails, open }: Partial<State> & Screen, origin: string): Promise<void> {
  const { page } = viewer;
  await before?.(page.context().request, origin);
  if (fails) await page.route(fails, (route) => route.abort('internetdisconnected'));
  await openScreen(viewer, path);
  await open?.(page);
}

/** Why a screen did not come: what stood there instead, and what the page complained of. */
async function tellStanding({ page, complaints }: Viewer): Promise<string> {
  const words = await page.evaluate<string>('document.body.innerText').catch(String);
  return [words.replaceAll(/\s+/g, ' ').slice(0, 300), ...complaints.splice(0)].join(' | ');
}

async function look(viewers: Viewers, screen: Screen | State, who: Who): Promise<Seen> {
  const viewer = await viewers.of(who);
  const { page, complaints } = viewer;
  const name = 'name' in screen ? `${screen.path}, ${screen.name}` : screen.path;
  try {
    await arrive(viewer, screen, viewers.origin);
    const problems = await listFaults(page, `${name} at ${viewers.width}, ${who}`);
    return { screen: name, who, problems: [...problems, ...complaints.splice(0).map((words) => `${name}, ${who}: ${words}`)] };
  } catch (error) {
    const stood = await tellStanding(viewer);
    return { screen: name, who, problems: [`${name} at ${viewers.width}, ${who}: ${String(error).slice(0, 400)} Stood there: ${stood}`] };
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
