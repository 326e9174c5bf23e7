import './support/own-server.ts';
import { afterAll, test } from 'vitest';
import { closeBrowser } from './support/browser.ts';
import { lookAtScreens } from './support/screens.ts';

afterAll(closeBrowser);

// A file of its own: the two widths then share the machine's cores.
test('every screen is accessible and fits at 1440 px, dark and light', () => lookAtScreens(1440));
