import { TRUST_LIMITS } from '@clearedge/quant/trust';
import type { AnalysedDriver, AnalysisContent } from '../../../db/schema/index.ts';
import type { Doubt } from '../../forecasts/index.ts';
import type { NamedGame } from './driver-words.ts';
import { listText, percentText, pointsText, runsText } from './figures.ts';

/** One of several ways to say a thing, always the same for one game: a text must not change while nothing has. */
export function phraseFor<T>(gameId: string, what: string, phrases: readonly [T, ...T[]]): T {
  let hash = 0;
  for (const letter of `${what} ${gameId}`) hash = (hash * 31 + letter.charCodeAt(0)) % 1_000_003;
  return phrases[hash % phrases.length] ?? phrases[0];
}

const MOST_DRIVERS = 5;
const FEWEST_DRIVERS = 3;
const WORTH_NAMING = 0.5;

export type SummaryFacts = Pick<AnalysisContent, 'favoured' | 'blend' | 'drivers' | 'total'> & {
  /** `over` is given that the stake does not come back, 0..1; `push` that it does. */
  totalLine: { line: number; over: number; push: number } | null;
  missing: readonly string[];
};

/** Three to five: the strongest, and a fourth and fifth only when they say something. */
const namedDrivers = (drivers: readonly AnalysedDriver[]): AnalysedDriver[] =>
  drivers.filter(({ points }, index) => index < FEWEST_DRIVERS || (index < MOST_DRIVERS && Math.abs(points) >= WORTH_NAMING));

function leadSentence({ gameId }: NamedGame, { favoured }: SummaryFacts): string {
  const chance = percentText(favoured.probability);
  const range = `${percentText(favoured.low)} to ${percentText(favoured.high)}`;
  return phraseFor(gameId, 'lead', [
    `The ${favoured.team} win this ${chance} of the time by our numbers (range ${range}).`,
    `We make the ${favoured.team} ${chance} to win, with a range of ${range}.`,
    `${chance} for the ${favoured.team}: that is our number, somewhere between ${range.replace(' to ', ' and ')}.`,
  ]);
}

function blendSentence({ gameId }: NamedGame, { favoured, blend }: SummaryFacts): string {
  const forSide = (pHome: number): string => percentText(favoured.side === 'home' ? pHome : 1 - pHome);
  const model = forSide(blend.pHomeModel);
  if (blend.pHomeMarket === null) return 'No book prices both sides yet, so it is the model alone that speaks.';
  const market = forSide(blend.pHomeMarket);
  return phraseFor(gameId, 'blend', [
    `The model alone says ${model}, the books ${market} once their margin is out.`,
    `Without their margin the books are at ${market}; the model by itself is at ${model}.`,
  ]);
}

function driverSentence({ gameId, homeCode, awayCode }: NamedGame, facts: SummaryFacts): string {
  const named = namedDrivers(facts.drivers);
  if (named.length === 0) return 'No single factor separates the two sides.';
  const sign = facts.favoured.side === 'home' ? 1 : -1;
  const said = (driver: AnalysedDriver): string => `${driver.title.toLowerCase()} (${pointsText(driver.points * sign)})`;
  const code = facts.favoured.side === 'home' ? homeCode : awayCode;
  const helps = named.filter(({ points }) => points * sign > 0).map(said);
  const hurts = named.filter(({ points }) => points * sign <= 0).map(said);
  const opening = phraseFor(gameId, 'drivers', [`In points for ${code}`, `What moves ${code}, in points`]);
  const parts = [helps.length ? `${listText(helps)} for them` : '', hurts.length ? `${listText(hurts)} against` : ''].filter(Boolean);
  return `${opening}: ${parts.join('; ')}.`;
}

function totalSentence({ total, totalLine }: SummaryFacts): string {
  const mean = `We expect ${runsText(total.mean)}`;
  if (totalLine === null) return `${mean}.`;
  const { line, over, push } = totalLine;
  const side = over >= 0.5 ? 'over' : 'under';
  const wins = `${side} ${line} wins ${percentText(Math.max(over, 1 - over) * (1 - push))} of the time`;
  return `${mean}; ${wins}${push > 0 ? ` and pushes ${percentText(push)}` : ''}.`;
}

const missingSentence = ({ missing }: SummaryFacts): string =>
  missing.length === 0 ? '' : `Still open: ${listText(missing)}, which lowers the confidence.`;

/** The analysis in sentences. Every figure in it is one of the facts. */
export const summaryText = (game: NamedGame, facts: SummaryFacts): string =>
  [leadSentence(game, facts), blendSentence(game, facts), driverSentence(game, facts), totalSentence(facts), missingSentence(facts)]
    .filter(Boolean)
    .join(' ');

const plural = (count: number): string => (count === 1 ? '1 value play' : `${count} value plays`);

/** Why no price of a game is a value play. */
export type NoValue = Doubt | 'no price' | 'closed';

const points = (share: number): string => String(Math.round(100 * share));
const MARKET_WORD = { moneyline: 'the moneyline', spread: 'the run line', total: 'the total' } as const;

const NO_BET: Record<NoValue, (market: string) => string> = {
  'no edge': () => 'No bet: no price beats our number.',
  'no results': () => 'No bet: the model has no results of these teams yet, so our number is the books’ own.',
  'one book': () => 'No bet: only one book prices this, so we can’t check its price.',
  'no market': (market) => `No bet: no book prices both sides of ${market}, so we can’t check our number.`,
  'far from market': (market) =>
    `No bet: our number on ${market} is more than ${points(TRUST_LIMITS.mostGap)} points from the books’. At that distance we trust theirs.`,
  'likely error': (market) =>
    `No bet: the best price on ${market} pays over ${points(TRUST_LIMITS.mostEvAtMarket)}% more than the other books make it worth. That is more likely an error than value.`,
  uncertain: (market) => `No bet: the price on ${market} beats our number, but not at the low end of our range.`,
  moved: (market) => `No bet: ${market} has moved since our last forecast. We wait for the next one.`,
  'no price': () => 'No bet: there is no fresh price to take.',
  closed: () => 'No value play at the last prices before the game.',
};

/** What to do with it. `market` is the one that came nearest. */
export function verdictText(valuePlays: number, why: NoValue, market: keyof typeof MARKET_WORD = 'moneyline'): string {
  if (valuePlays === 0) return NO_BET[why](MARKET_WORD[market]);
  return `${plural(valuePlays)} ${why === 'closed' ? 'at the last prices before the game' : 'at fresh prices'}.`;
}
