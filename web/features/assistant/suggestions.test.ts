import { expect, test } from 'vitest';
import { suggestionsFor } from './suggestions.ts';

test.each([
  ['/game/20260711_CHC%40NYY', 12, 'Why do you like NYY?'],
  ['/game/20260711_CHC@NYY_2', 12, 'What is the chance CHC win?'],
  ['/odds-comparison', 12, 'Any arbs right now?'],
  ['/my-results/practice', 12, 'How do I do on totals?'],
  ['/cfl/games', 12, 'Best CFL bet'],
  ['/', 20, 'Live scores'],
  ['/', 9, "How did yesterday's picks do?"],
  ['/', 13, 'What are the best bets today?'],
])('on %s at %i o’clock one may ask %s', (pathname, hour, question) => {
  expect(suggestionsFor(pathname, hour)).toContain(question);
});
