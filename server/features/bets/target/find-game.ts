import { sidePhrases } from '@clearedge/contract/spelling/teams';
import { tokensOf } from '@clearedge/contract/spelling/tokens';
import { GAME_SPORTS, SPORTS, type SportKey } from '@clearedge/contract/sports';
import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import type { PrintedLeg } from '../slips/printed-slip.ts';
import { type BetContest, namedGame } from './bet-target.ts';
import { DAYS_AHEAD, firstDay, type TargetReads } from './match-target.ts';

const GENERIC = new Set(['away', 'away team', 'road team', 'visitors', 'home', 'home team']);
/** Shorter names of one team alone may be another word: TB, SO, K. */
const SHORTEST = 3;

const known = new WeakMap<BetContest, [phrase: string, side: string][]>();

function phrasesOf(contest: BetContest): [phrase: string, side: string][] {
  const found = known.get(contest) ?? [...sidePhrases(namedGame(contest))].filter(([phrase]) => !GENERIC.has(phrase));
  known.set(contest, found);
  return found;
}

/** How many teams of a game a text of tokens names. */
function teamsNamed(contest: BetContest, words: string, shortest: number): number {
  const named = phrasesOf(contest).filter(([phrase]) => phrase.length >= shortest && words.includes(` ${phrase} `));
  return new Set(named.map(([, side]) => side)).size;
}

const wordsOf = (text: string): string => ` ${tokensOf(text).join(' ')} `;

/**
 * The game of a printed leg: both teams named where it prints them, else one team in its selection; on the printed day, or the next to start at
 * `at`. Null where none or several fit.
 */
export async function findGame(
  reads: TargetReads,
  { game, selection, day }: Pick<PrintedLeg, 'game' | 'selection' | 'day'>,
  at: Date,
  sport?: SportKey,
): Promise<BetContest | null> {
  const from = day ?? easternDay(at);
  const lists = await Promise.all(
    GAME_SPORTS.filter((one) => sport === undefined || one === sport).map((one) =>
      reads.games(one, from, day ?? shiftDay(from, DAYS_AHEAD[SPORTS[one].slate])),
    ),
  );
  const coming = lists.flat().filter(({ startsAt }) => day !== null || at < startsAt);
  const stated = wordsOf(game || selection);
  const whole = coming.filter((contest) => teamsNamed(contest, stated, 1) === 2);
  if (whole.length > 0 || game !== '') return firstDay(whole);
  return firstDay(coming.filter((contest) => teamsNamed(contest, stated, SHORTEST) === 1));
}
