import { leagueOf } from '@clearedge/contract/sports';
import type { SportGames } from '@clearedge/contract/words/games-by-sport';
import { joinWords } from '@clearedge/contract/words/join-words';
import { formatPercent, formatSignedPercent, plural } from '../../lib/format.ts';
import { gameParts } from '../../sports/registry.ts';
import type { BadgeLook } from '../../ui/marks/badge.tsx';
import type { Digest, DigestGame, DigestPick } from './digest.queries.ts';

/** Where a pick's game is shown. */
export const pickPath = (pick: DigestPick): string => gameParts(pick.sport).pickPath(pick);

/** Why nothing is published, by its league where picks of another sport are listed beside it. */
export function noBetText({ published, noBet, noBetNow, noBetSport }: Digest['picks']): string | null {
  const text = noBet?.reasoning ?? noBetNow;
  return text !== null && noBetSport !== null && published > 0 ? `${leagueOf(noBetSport)}: ${text}` : text;
}

/** "MLB and CFL record". */
export const recordName = ({ sports }: Digest['record']): string =>
  sports.length > 0 ? `${joinWords(sports.map(leagueOf))} record` : 'Record';

type Result = NonNullable<DigestPick['result']>;
/** Wins are blue, losses red, everything else yellow; the word says it as well. */
export const resultLook = (result: Result): BadgeLook => (result === 'WIN' ? 'win' : result === 'LOSS' ? 'loss' : 'push');

/** "+1.20 u", "−1.00 u". */
export const unitsText = (units: number): string => {
  const text = Math.abs(units).toFixed(2);
  return `${Number(text) === 0 ? '' : units < 0 ? '−' : '+'}${text} u`;
};
export const evText = (percent: number): string => `${formatSignedPercent(percent / 100)} EV`;

/** "48% to 60%". */
export const rangeText = ({ low, high }: { low: number; high: number }): string => `${formatPercent(low, 0)} to ${formatPercent(high, 0)}`;

const STATUS: Partial<Record<DigestGame['status'], string>> = {
  delayed: 'Delayed',
  live: 'Live',
  completed: 'Final',
  postponed: 'Postponed',
  suspended: 'Suspended',
  cancelled: 'Canceled',
};
/** What stands beside a game's time; nothing while it is simply to come. */
export const statusText = (status: DigestGame['status']): string | null => STATUS[status] ?? null;

type Yesterday = Digest['yesterday'];

/** "2–1", with pushes and voids in third place where there are any. */
export const tallyText = ({ wins, losses, pushes, voids }: Pick<Yesterday, 'wins' | 'losses' | 'pushes' | 'voids'>): string =>
  [wins, losses, ...(pushes + voids > 0 ? [pushes + voids] : [])].join('–');

/** What is not in yet, as one sentence; null when nothing is missing. */
export function missingText({ prices, starters, weather }: Digest['missing']): string | null {
  const parts = [
    prices > 0 ? `prices of ${plural(prices, 'game')}` : '',
    starters > 0 ? `a starter of ${plural(starters, 'game')}` : '',
    weather > 0 ? `the weather of ${plural(weather, 'game')}` : '',
  ].filter(Boolean);
  return parts.length === 0 ? null : `Not in yet: ${joinWords(parts)}.`;
}

/** "15 MLB, 12 NFL"; of a day without games that it is one. */
export const gamesNote = (lists: readonly SportGames[]): string =>
  lists.length > 0 ? lists.map(({ sport, games }) => `${games} ${leagueOf(sport)}`).join(', ') : 'a day off';
