import type { AnalysedDriver, AnalysisInputs } from '../../../db/schema/index.ts';
import { isTaught } from '../../ratings/index.ts';
import type { NamedGame } from './driver-words.ts';
import { pointsText } from './figures.ts';

const sizeOf = (drivers: readonly AnalysedDriver[], factor: string): number =>
  Math.abs(drivers.find((driver) => driver.factor === factor)?.points ?? 0);

const unsigned = (points: number): string => pointsText(points).replace('+', '');

/** What is not known yet, by name. */
export function missingInputs(
  { awayCode, homeCode, slateOn }: NamedGame & { slateOn: string },
  { starters, lineUps, ratedTo }: AnalysisInputs,
): string[] {
  const codes = [
    ['away', awayCode],
    ['home', homeCode],
  ] as const;
  const noStarter = codes.filter(([side]) => !starters[side].isAnnounced).map(([, code]) => `the starter of ${code}`);
  const waiting = codes.filter(([side]) => !lineUps[side]).map(([, code]) => code);
  const noLineUp = waiting.length === 2 ? ['both lineups'] : waiting.map((code) => `the lineup of ${code}`);
  const untaught = isTaught(ratedTo, slateOn) ? [] : [`the results since ${ratedTo}, without which only the books are heard`];
  return [...noStarter, ...noLineUp, ...untaught];
}

/** What would change the view, apart from the price. */
export function changeWords(inputs: AnalysisInputs, drivers: readonly AnalysedDriver[]): string[] {
  const { starters, lineUps, isIndoors } = inputs;
  const pitching = sizeOf(drivers, 'starters');
  const isAnnounced = starters.away.isAnnounced && starters.home.isAnnounced;
  const starter = isAnnounced
    ? `Another starter on either side: the two named are worth ${unsigned(pitching)} points here.`
    : 'The starters: until both are named, a newcomer stands in for the missing one.';
  const nine =
    lineUps.away && lineUps.home
      ? 'A late scratch: both lineups are confirmed and in the number.'
      : 'The lineups: until they are confirmed, the men usually in them are assumed.';
  const air = isIndoors ? [] : ['Rain: a postponed game voids the bet. Weather is not in the number itself.'];
  return [starter, nine, ...air];
}
