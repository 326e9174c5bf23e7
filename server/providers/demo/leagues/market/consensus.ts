import { createChance, drawBetween, drawNormal } from '../../chance.ts';
import type { MarketForm, MarketGame } from './market-form.ts';
import type { Outlook } from './outlook.ts';

/** What the market as a whole thinks from `at` on. */
export interface Moment {
  at: number;
  outlook: Outlook;
}

const STEPS = 18;
const LATE_STEPS = 1.4;

// Walked backwards from the close, so that each step of the week takes some of the error out.
function errorsOf(text: string, { closeError, openError }: MarketForm): Outlook[] {
  const next = createChance(`${text}|consensus`);
  const drawn = (scale: Outlook, part: number): Outlook => ({
    margin: drawNormal(next, 0, scale.margin * part),
    total: drawNormal(next, 0, scale.total * part),
  });
  const backwards = [drawn(closeError, 1)];
  for (let step = 0; step < STEPS; step++) {
    const after = backwards[step]!;
    const taken = drawn(openError, 1 / Math.sqrt(STEPS));
    backwards.push({ margin: after.margin + taken.margin, total: after.total + taken.total });
  }
  return backwards.reverse();
}

/** All the moments between the opening and the start, in order. */
export function consensusOf({ text, gameId, opensAt, startsAt, outlook }: MarketGame, form: MarketForm): Moment[] {
  const own = `${text}|market|${gameId}`;
  const next = createChance(`${own}|steps`);
  return errorsOf(own, form).map(({ margin, total }, step) => {
    const share = step === 0 ? 0 : (step - drawBetween(next, 0.05, 0.95)) / STEPS;
    const at = Math.round(opensAt + (startsAt - opensAt) * (1 - (1 - share) ** LATE_STEPS));
    return { at, outlook: { margin: outlook.margin + margin, total: outlook.total + total } };
  });
}
