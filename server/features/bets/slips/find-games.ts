import { sidePhrases } from '@clearedge/contract/spelling/teams';
import { tokensOf } from '@clearedge/contract/spelling/tokens';
import { GAME_SPORTS, SPORTS } from '@clearedge/contract/sports';
import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import { type BetContest, namedGame } from '../target/bet-target.ts';
import { DAYS_AHEAD, type TargetReads } from '../target/match-target.ts';
import type { PrintedLeg } from './slip-builder.ts';

const GENERIC = new Set(['away', 'away team', 'road team', 'visitors', 'home', 'home team']);
/** Shorter names of one team alone may be another word: TB, SO, K. */
const SHORTEST = 3;

/** How many teams of a game a text names. */
function teamsNamed(contest: BetContest, text: string, shortest: number): number {
  const words = ` ${tokensOf(text).join(' ')} `;
  const named = [...sidePhrases(namedGame(contest))].filter(
    ([phrase]) => phrase.length >= shortest && !GENERIC.has(phrase) && words.includes(` ${phrase} `),
  );
  return new Set(named.map(([, side]) => side)).size;
}

/** The one game of a list's first day; null where that day has several. */
function firstDay(games: readonly BetContest[]): BetContest | null {
  const [first, second] = games.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  return first && second?.slateOn !== first.slateOn ? first : null;
}

/**
 * The game of a printed leg: both teams named where it prints them, else one team in its selection; on the printed day, or the next to start at
 * `at`. Null where none or several fit.
 */
export async function findGame(reads: TargetReads, { game, selection, day }: PrintedLeg, at: Date): Promise<BetContest | null> {
  const from = day ?? easternDay(at);
  const lists = await Promise.all(
    GAME_SPORTS.map((sport) => reads.games(sport, from, day ?? shiftDay(from, DAYS_AHEAD[SPORTS[sport].slate]))),
  );
  const coming = lists.flat().filter(({ startsAt }) => day !== null || at < startsAt);
  const whole = coming.filter((contest) => teamsNamed(contest, game || selection, 1) === 2);
  if (whole.length > 0 || game !== '') return firstDay(whole);
  return firstDay(coming.filter((contest) => teamsNamed(contest, selection, SHORTEST) === 1));
}
