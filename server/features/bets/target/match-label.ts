import { namesOf, splitGameLabel } from '@clearedge/contract/aliases';
import { type BetContest, namedGame } from './bet-target.ts';

function isNamed(word: string, contest: BetContest, side: 'away' | 'home'): boolean {
  const game = namedGame(contest);
  const team = game[side];
  const words = [team.name, team.name.split(' ').at(-1)!, ...namesOf(team, game.sport)];
  return words.some((name) => name.toLowerCase() === word.toLowerCase());
}

/** The one game of a list that a label such as "NYY @ BOS" names and that was still to start at `at`; null when none or several do. */
export function matchLabel(label: string, candidates: readonly BetContest[], at: Date): BetContest | null {
  const teams = splitGameLabel(label);
  if (!teams) return null;
  const fits = candidates.filter(
    (contest) => at < contest.startsAt && isNamed(teams.away, contest, 'away') && isNamed(teams.home, contest, 'home'),
  );
  return fits.length === 1 ? fits[0]! : null;
}

/** How a bettor may write a tournament's name: as it is, without "The", without the year. */
export function tournamentNames(label: string): string[] {
  const name = label.trim();
  const withoutYear = name.replace(/^\s*20\d\d\s+|\s+20\d\d\s*$/g, '').trim();
  return [...new Set([name, withoutYear, withoutYear.replace(/^the\s+/i, ''), `The ${withoutYear}`])].filter((one) => one !== '');
}

/** Of the years of a tournament's name the one that a bet of that day is on: the next to end. */
export const nextToEnd = <T extends { endsOn: string }>(tournaments: readonly T[], day: string): T | null =>
  tournaments.filter(({ endsOn }) => endsOn >= day).toSorted((a, b) => (a.endsOn < b.endsOn ? -1 : 1))[0] ?? null;
