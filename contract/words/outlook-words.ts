import { type SportKey, sportOf } from '../sports.ts';

interface Outlook {
  /** That the home side wins, 0..1. */
  homeWin: number;
  /** Of both sides, at the end. */
  meanTotal: number;
}

/** "PHI 63.0% to win, 9.4 runs expected": what a game in play looks like from where it stands. */
export function outlookWords(
  { sport, awayTeamCode, homeTeamCode }: { sport: SportKey; awayTeamCode: string; homeTeamCode: string },
  { homeWin, meanTotal }: Outlook,
): string {
  const [code, chance] = homeWin >= 0.5 ? [homeTeamCode, homeWin] : [awayTeamCode, 1 - homeWin];
  return `${code} ${(100 * chance).toFixed(1)}% to win, ${meanTotal.toFixed(1)} ${sportOf(sport).scoreUnit.many} expected`;
}
