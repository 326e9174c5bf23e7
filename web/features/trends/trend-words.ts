import { type GameSport, sportOf } from '@clearedge/contract/sports';
import { formatPercent, formatSigned } from '../../lib/format.ts';
import type { Category, Trend, TrendBase } from './trend.queries.ts';

export const CATEGORIES: readonly { value: Category; label: string }[] = [
  { value: 'all', label: 'All Trends' },
  { value: 'team', label: 'Team Trends' },
  { value: 'total', label: 'Total Trends' },
  { value: 'weather', label: 'Weather' },
  { value: 'venue', label: 'Venue' },
  { value: 'streak', label: 'Streaks' },
];
/** Of a sport without stored parks and weather those alone that are about clubs and totals. */
export const categoriesOf = (sport: GameSport) =>
  CATEGORIES.filter(({ value }) => sportOf(sport).hasHistory || (value !== 'weather' && value !== 'venue'));
export const readCategory = (sport: GameSport, text: string | null): Category =>
  categoriesOf(sport).find(({ value }) => value === text)?.value ?? 'all';

/** By how often luck alone does as well somewhere among all that were looked at: at most 5%, 20% and 50%. */
const LEVELS = [
  { from: 95, word: 'Very High' },
  { from: 80, word: 'High' },
  { from: 50, word: 'Medium' },
  { from: 0, word: 'Low' },
];
/** A word that its own chance of luck does not contradict; `confidence` is 100 less that chance in percent. */
export const confidenceWord = (confidence: number): string => LEVELS.find(({ from }) => confidence >= from)?.word ?? 'Low';

/** "under 1%", "34%", "over 99%". */
export const chanceText = (chance: number): string => (chance < 0.01 ? 'under 1%' : chance > 0.99 ? 'over 99%' : formatPercent(chance, 0));

/** Luck alone finds one as strong, among all that were tested, in fewer than one look of ten. */
const HELD_UP = 0.1;
export const heldUp = ({ chanceAmong }: Pick<Trend, 'chanceAmong'>): boolean => chanceAmong < HELD_UP;

/** "40–12", with pushes as a third figure. */
export const recordText = ({ wins, losses, pushes }: Pick<Trend, 'wins' | 'losses' | 'pushes'>): string =>
  [wins, losses, ...(pushes > 0 ? [pushes] : [])].join('–');

/** A trend's name without the record that stands in its own column. */
export const nameText = (title: string): string => title.replace(/:? \d+–\d+(–\d+)?$/, '');

/** "+12.4%" of a figure that is in percent already. */
export const signedPercent = (percent: number): string => `${formatSigned(percent)}%`;

export const roiRange = ({ roiLow, roiHigh }: Pick<Trend, 'roiLow' | 'roiHigh'>): string =>
  roiLow === null || roiHigh === null
    ? 'no interval for so few days or one run'
    : `95%: ${signedPercent(roiLow)} to ${signedPercent(roiHigh)}`;

const count = (value: number): string => value.toLocaleString('en-US');

/** How many of a season's games trends can rest on, while that is not all of them; null once it is. */
const fillingText = ({ season }: Pick<TrendBase, 'season'>): string | null =>
  season && season.priced < season.played
    ? `${count(season.priced)} of the ${count(season.played)} games played this season have a closing price so far.`
    : null;

const listedText = (shown: number): string =>
  shown === 0
    ? 'none stands out'
    : `the ${shown === 1 ? 'one least likely to be luck is' : `${count(shown)} least likely to be luck are`} listed`;

/** What was looked through, in a sentence; null before the first look. */
export function baseText(base: TrendBase | undefined, date: (day: string) => string): string | null {
  if (!base) return null;
  const { games, from, to, lookedAt, shown } = base;
  const filling = fillingText(base);
  if (!from || !to) return filling;
  const found = `${count(lookedAt)} looked at in ${count(games)} games, ${date(from)} to ${date(to)}; ${listedText(shown)}`;
  return filling ? `${found}. ${filling}` : found;
}
