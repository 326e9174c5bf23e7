import { sum } from '../../../maths/index.ts';
import type { ScoreGrid } from '../../league/index.ts';
import { rulesOfSeason } from '../rules/index.ts';
import { keyNumbersOf, MOST_POINTS, multiplierAt, type ScoreInput, scoreDistribution } from '../score/index.ts';
import { addDrives, type Ball, driveFrom, type Points, REGULATION_SECONDS, smoothed, whole } from './drives.ts';
import { addOvertime } from './overtime.ts';

export { finalChances, finalOutlook } from '../../league/index.ts';
export { REGULATION_SECONDS } from './drives.ts';

type Side = 'away' | 'home';

/** Where a football game stands. */
export interface FootballStanding {
  /** Of regulation, 3,600 to 0; null in overtime. */
  secondsLeft: number | null;
  score: Record<Side, number>;
  /** Null between possessions, and where the source does not tell it. */
  ball: Ball | null;
}

/** A game whose final scores before the kickoff are known as a distribution; `footballGame` makes it. */
interface FootballGame {
  /** Chance of a score at the end of regulation, over that of drives alone, their lumps smoothed. */
  weights: Float64Array;
  /** Smoothed over actual chance of a score by drives alone: by how much those weights miss the distribution at the kickoff. */
  lumps: Float64Array;
  /** That a game level after regulation stays level, 0..1. */
  tieShare: number;
}

/** Chances of final scores, by away × WIDTH + home; they sum to 1. */
type Finals = Float64Array;

/** Beyond this the drives alone make a score next to impossible, and no weight may bring it back. */
const MOST_LUMPS = 5;
const WIDTH = MOST_POINTS + 1;
const at = (away: number, home: number): number => away * WIDTH + home;
const newFinals = (): Finals => new Float64Array(WIDTH * WIDTH);

function addTo(finals: Finals): (away: number, home: number, chance: number) => void {
  return (away, home, chance) => {
    if (away < WIDTH && home < WIDTH) finals[at(away, home)]! += chance;
  };
}

/** Chance that regulation ends level at so many points each: the smooth curve between two margins that are no ties. */
function levelChances(input: ScoreInput, chanceOf: (away: number, home: number) => number): number[] {
  const two = multiplierAt(keyNumbersOf(rulesOfSeason(input.season), input.canTie), 2);
  const bend = Math.exp(2 / input.marginSd ** 2) / two;
  return Array.from({ length: WIDTH }, (_, points) =>
    points < 1 ? 0 : bend * Math.sqrt(chanceOf(points - 1, points + 1) * chanceOf(points + 1, points - 1)),
  );
}

/**
 * A game as its distribution of final scores describes it (`scoreDistribution`), ready to be read from where it stands. Overtime is taken out of
 * the scores, so that a level game in play is told from a tie. RangeError as `scoreDistribution`.
 */
export function footballGame(input: ScoreInput): FootballGame {
  const { chanceOf } = scoreDistribution(input);
  const level = levelChances(input, chanceOf);
  const tieShare = Math.min(1, sum(level.map((_, points) => chanceOf(points, points))) / sum(level));
  const overtime = newFinals();
  for (const [points, mass] of level.entries()) addOvertime(points, points, mass * (1 - tieShare), 0, addTo(overtime));
  const drives = addDrives(whole(0), 1);
  const smooth = smoothed(drives);
  const [weights, lumps] = [newFinals(), newFinals()];
  for (let away = 0; away < WIDTH; away += 1)
    for (let home = 0; home < WIDTH; home += 1) {
      const index = at(away, home);
      const chance = away === home ? level[away]! : Math.max(0, chanceOf(away, home) - overtime[index]!);
      const [likely, exact] = [smooth[away]! * smooth[home]!, drives[away]! * drives[home]!];
      if (exact === 0) continue;
      weights[index] = chance / likely;
      lumps[index] = Math.min(MOST_LUMPS, Math.max(1 / MOST_LUMPS, likely / exact));
    }
  return { weights, lumps, tieShare };
}

/** What each side may still add: the drive it is on, and its share of those to come. */
function pointsToCome({ ball }: FootballStanding, secondsLeft: number, side: Side): Points {
  const own = ball?.side === side ? driveFrom(ball, secondsLeft) : whole(0);
  return addDrives(own, secondsLeft / REGULATION_SECONDS);
}

function requireStanding({ secondsLeft, score }: FootballStanding): void {
  if (secondsLeft !== null && !(secondsLeft >= 0 && secondsLeft <= REGULATION_SECONDS)) throw new RangeError(`No clock: ${secondsLeft}`);
  for (const points of [score.away, score.home])
    if (!Number.isInteger(points) || points < 0 || points > MOST_POINTS) throw new RangeError(`No score in play: ${points}`);
}

/**
 * Final scores from where a game stands. At the kickoff they are those that were expected before it, at the end the score itself. A side's
 * points to come are drives, weighed by how likely the distribution before the game makes the final score. RangeError for a clock out of
 * 0..3,600, and a score that is not whole or out of 0..100.
 */
export function finalsFrom({ weights, lumps, tieShare }: FootballGame, standing: FootballStanding): ScoreGrid {
  requireStanding(standing);
  const { secondsLeft, score } = standing;
  const finals = newFinals();
  const add = addTo(finals);
  if (secondsLeft === null || (secondsLeft === 0 && score.away === score.home)) addOvertime(score.away, score.home, 1, tieShare, add);
  else if (secondsLeft === 0) add(score.away, score.home, 1);
  else {
    // Key numbers and lumps of the final score speak at the kickoff; the less there is to play, the more the drives alone do.
    const early = secondsLeft / REGULATION_SECONDS;
    const home = pointsToCome(standing, secondsLeft, 'home');
    pointsToCome(standing, secondsLeft, 'away').forEach((first, more) => {
      const away = score.away + more;
      if (first === 0 || away >= WIDTH) return;
      for (let own = score.home; own < WIDTH; own += 1) {
        const index = at(away, own);
        const chance = first * home[own - score.home]! * weights[index]! * lumps[index]! ** (early * early);
        if (away === own) addOvertime(away, own, chance, tieShare, add);
        else finals[index]! += chance;
      }
    });
  }
  const all = sum(finals);
  if (!(all > 0)) throw new RangeError('No game of football stands so');
  return { size: WIDTH, chances: finals.map((chance) => chance / all) };
}
