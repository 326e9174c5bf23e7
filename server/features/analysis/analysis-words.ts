import { DEFAULT_SPORT, type GameSport, sportOf } from '@clearedge/contract/sports';
import { joinWords } from '@clearedge/contract/words/join-words';
import type { Driver, Factor } from '@clearedge/quant/sports/baseball/ratings';
import { TRUST_LIMITS } from '@clearedge/quant/trust';
import type { AnalysisContent, AnalyzedDriver } from '../../db/schema/index.ts';
import type { Contest } from '../contests/index.ts';
import type { Doubt } from '../forecasts/index.ts';

/** What a text about a game may say: its figures, and names, which may carry figures of their own. */
export interface NarrationFacts {
  numbers: readonly number[];
  names: readonly string[];
}

const NUMBER = /[+-]?\d[\d,]*(?:\.\d+)?/g;
const SPELLED =
  /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|half|third|quarter|twice|double|triple)\b/gi;
const HYPE = /\b(locks?|guaranteed?|sure thing|can(?:'|’)?t (?:lose|miss)|cannot lose|free money|risk[- ]free|no[- ]brainer|slam dunk)\b/gi;
const FRACTION_MOST = 1;

const plain = (text: string): string => text.replace(/[\u2212\u2013]/g, '-');
const withoutNames = (text: string, names: readonly string[]): string =>
  names
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, name) => rest.replaceAll(name, ' '), text);

/** "57.3" says a fact when some fact, rounded to one decimal, is 57.3; a sign must be the fact's own. */
function says(token: string, facts: readonly number[]): boolean {
  const digits = token.replaceAll(',', '');
  const decimals = digits.split('.')[1]?.length ?? 0;
  const value = Number(digits);
  const isSigned = /^[+-]/.test(digits);
  return facts.some((fact) => {
    const rounded = Number(fact.toFixed(decimals));
    return isSigned ? rounded === value : Math.abs(rounded) === value;
  });
}

/** A fraction may be shown as percent. */
const spoken = (numbers: readonly number[]): number[] =>
  numbers.flatMap((number) => (Math.abs(number) <= FRACTION_MOST ? [number, number * 100] : [number]));

/**
 * What in a text about a game is not backed: figures that are no fact, figures in words, which nothing can check, and promises. Empty for a
 * text that may be shown. A sign after a letter or digit is a hyphen ("9-4", "10-game"), not part of the number.
 */
export function narrationFaults(text: string, { numbers, names }: NarrationFacts): string[] {
  const rest = plain(withoutNames(text, names)).replace(/(?<=[\w%)])-(?=\d)/g, ' ');
  const facts = spoken(numbers);
  const unknown = [...rest.matchAll(NUMBER)].map(([token]) => token).filter((token) => !says(token, facts));
  const words = [...rest.matchAll(SPELLED), ...rest.matchAll(HYPE)].map(([word]) => word.toLowerCase());
  return [...unknown, ...words];
}

/** Every number anywhere in a value. */
export function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (Array.isArray(value)) return value.flatMap(numbersIn);
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(numbersIn) : [];
}

export type NamedGame = Pick<
  Contest,
  'gameId' | 'awayName' | 'homeName' | 'awayCode' | 'homeCode' | 'awayPitcher' | 'homePitcher' | 'venue'
>;

const TITLE: Record<Factor, string> = {
  home: 'Home field',
  starters: 'Starting pitching',
  bullpens: 'Bullpens',
  fielding: 'Fielding',
  offence: 'Offense',
  lineUps: 'Lineups',
  park: 'Ballpark',
};
const POINTS = 100;
/** Under a tenth of a point there is nothing to show. */
const LEAST_POINTS = 0.05;

function starterDetail({ awayPitcher, homePitcher, awayCode, homeCode }: NamedGame): string {
  const named = (name: string | undefined, code: string): string => name ?? `${code}'s unannounced starter`;
  return `${named(awayPitcher?.name, awayCode)} against ${named(homePitcher?.name, homeCode)}`;
}

function detailOf(factor: Factor, game: NamedGame, lineUpsKnown: boolean): string {
  if (factor === 'home') return `${game.homeCode} play at ${game.venue}`;
  if (factor === 'starters') return starterDetail(game);
  if (factor === 'lineUps') return lineUpsKnown ? 'as announced' : 'projected until announced';
  if (factor === 'bullpens') return 'relief innings, as rated after the last day played';
  if (factor === 'fielding') return 'balls in play turned into outs';
  return factor === 'park' ? `what ${game.venue} gives and takes` : 'runs beyond what the lineups explain';
}

/** The model's signed drivers in words, the strongest first. They add up from 50 to its probability for the home side. */
export const driversInWords = (drivers: readonly Driver[], game: NamedGame, lineUpsKnown: boolean): AnalyzedDriver[] =>
  drivers
    .map(({ factor, pHomeDelta }) => ({
      factor,
      title: TITLE[factor],
      detail: detailOf(factor, game, lineUpsKnown),
      points: pHomeDelta * POINTS,
    }))
    .filter(({ points }) => Math.abs(points) >= LEAST_POINTS)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));

const MINUS = '\u2212';

/** 0.573 is "57.3%". */
export const percentText = (fraction: number): string => `${(fraction * 100).toFixed(1)}%`;

/** "+3.1", "−0.4": points of probability. */
export const pointsText = (points: number): string => {
  const digits = Math.abs(points).toFixed(1);
  return Number(digits) === 0 ? digits : (points < 0 ? MINUS : '+') + digits;
};

/** "8.7 runs" */
export const runsText = (runs: number): string => `${runs.toFixed(1)} runs`;

/** One of several ways to say a thing, always the same for one game: a text must not change while nothing has. */
export function phraseFor<T>(gameId: string, what: string, phrases: readonly [T, ...T[]]): T {
  let hash = 0;
  for (const letter of `${what} ${gameId}`) hash = (hash * 31 + letter.charCodeAt(0)) % 1_000_003;
  return phrases[hash % phrases.length] ?? phrases[0];
}

const MOST_DRIVERS = 5;
const FEWEST_DRIVERS = 3;
const WORTH_NAMING = 0.5;

export type SummaryFacts = Pick<AnalysisContent, 'favored' | 'blend' | 'drivers' | 'total'> & {
  /** `over` is given that the stake does not come back, 0..1; `push` that it does. */
  totalLine: { line: number; over: number; push: number } | null;
  missing: readonly string[];
};

/** Three to five: the strongest, and a fourth and fifth only when they say something. */
const namedDrivers = (drivers: readonly AnalyzedDriver[]): AnalyzedDriver[] =>
  drivers.filter(({ points }, index) => index < FEWEST_DRIVERS || (index < MOST_DRIVERS && Math.abs(points) >= WORTH_NAMING));

function leadSentence({ gameId }: NamedGame, { favored }: SummaryFacts): string {
  const chance = percentText(favored.probability);
  const range = `${percentText(favored.low)} to ${percentText(favored.high)}`;
  return phraseFor(gameId, 'lead', [
    `The ${favored.team} win this ${chance} of the time by our numbers (range ${range}).`,
    `We make the ${favored.team} ${chance} to win, with a range of ${range}.`,
    `${chance} for the ${favored.team} is our number (range ${range}).`,
  ]);
}

function blendSentence({ gameId }: NamedGame, { favored, blend }: SummaryFacts): string {
  const forSide = (pHome: number): string => percentText(favored.side === 'home' ? pHome : 1 - pHome);
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
  const sign = facts.favored.side === 'home' ? 1 : -1;
  const stated = (driver: AnalyzedDriver): string => `${driver.title.toLowerCase()} (${pointsText(driver.points * sign)})`;
  const code = facts.favored.side === 'home' ? homeCode : awayCode;
  const helps = named.filter(({ points }) => points * sign > 0).map(stated);
  const hurts = named.filter(({ points }) => points * sign <= 0).map(stated);
  const opening = phraseFor(gameId, 'drivers', [`In points for ${code}`, `What moves ${code}, in points`]);
  const parts = [helps.length ? `${joinWords(helps)} for them` : '', hurts.length ? `${joinWords(hurts)} against` : ''].filter(Boolean);
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
  missing.length === 0 ? '' : `Still open: ${joinWords(missing)}, which lowers the confidence.`;

/** The analysis in sentences. Every figure in it is one of the facts. */
export const summaryText = (game: NamedGame, facts: SummaryFacts): string =>
  [leadSentence(game, facts), blendSentence(game, facts), driverSentence(game, facts), totalSentence(facts), missingSentence(facts)]
    .filter(Boolean)
    .join(' ');

const plural = (count: number): string => (count === 1 ? '1 value play' : `${count} value plays`);

/** Why no price of a game is a value play. */
type NoValue = Doubt | 'no price' | 'closed';

const points = (share: number): string => String(Math.round(100 * share));
type MainMarket = 'moneyline' | 'spread' | 'total';
const marketWord = (market: MainMarket, sport: GameSport): string =>
  `the ${market === 'spread' ? sportOf(sport).spreadName!.toLowerCase() : market}`;

const NO_BET: Record<NoValue, (market: string) => string> = {
  'no edge': () => 'No bet: no price beats our number.',
  'one book': () => 'No bet: only one book prices this, so we can’t check its price.',
  'no market': (market) => `No bet: no book prices both sides of ${market}, so we can’t check our number.`,
  'far from market': (market) =>
    `No bet: our number on ${market} is more than ${points(TRUST_LIMITS.mostGap)} points from the books’. At that distance we trust theirs.`,
  'likely error': (market) =>
    `No bet: the best price on ${market} pays over ${points(TRUST_LIMITS.mostEvAtMarket)}% more than the other books make it worth. That is more likely an error than value.`,
  unproven: (market) =>
    `No bet: a price on ${market} beats our number, but past plays of this kind have not kept their claim at the close.`,
  uncertain: (market) => `No bet: the price on ${market} beats our number, but not at the low end of our range.`,
  moved: (market) => `No bet: ${market} has moved since our last forecast. We wait for the next one.`,
  'no price': () => 'No bet: there is no fresh price to take.',
  closed: () => 'No value play at the last prices before the game.',
};

/** What to do with it. `market` is the one that came nearest. */
export function verdictText(valuePlays: number, why: NoValue, market: MainMarket = 'moneyline', sport: GameSport = DEFAULT_SPORT): string {
  if (valuePlays === 0) return NO_BET[why](marketWord(market, sport));
  return `${plural(valuePlays)} ${why === 'closed' ? 'at the last prices before the game' : 'at fresh prices'}.`;
}
