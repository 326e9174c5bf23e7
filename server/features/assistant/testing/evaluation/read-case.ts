import { kindsOfStat } from '@clearedge/contract/spelling/meanings';
import { leftOut } from '../../conversation/left-out.ts';
import type { Reading } from '../../understand/reading.ts';

/** What one question of a message has to be read as. */
interface Part {
  /** A kind of question; or `ask` (asked back), `unknown` (an unknown name), `off_topic`, `distress`. */
  what: string;
  expects: Readonly<Record<string, string>>;
}
/** A message with the questions that it holds, mostly one. */
export interface Case {
  question: string;
  parts: readonly Part[];
}

const partOf = (text: string): Part => {
  const [what = '', pairs = ''] = text.split(';').map((part) => part.trim());
  const expects = [...pairs.matchAll(/(\w+)=((?:(?! \w+=).)+)/g)].map(([, key = '', value = '']) => [key, value.trim()]);
  return { what, expects: Object.fromEntries(expects) };
};

export const casesOf = (text: string): Case[] =>
  text
    .trim()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [question = '', expected = ''] = line.split(' => ');
      return { question, parts: expected.split(' & ').map(partOf) };
    });

/** A book that we do not have narrows them all the same. */
const OF_OWN_BETS = new Set(['my_bets', 'my_clv']);

/** What a reading comes to, in the words of a case. */
export function outcomeOf({ distress, choices, unknown, otherBooks, what }: Reading): string {
  if (distress !== 'none') return 'distress';
  if (what === 'scope' || what === 'small_talk' || what === 'risky') return what;
  if (unknown.length > 0) return 'unknown';
  if (otherBooks.length > 0 && !OF_OWN_BETS.has(what)) return 'unknown';
  if (choices.length > 0) return 'ask';
  return what === 'unknown' ? 'off_topic' : what;
}

const REFUSALS = ['unknown', 'off_topic', 'scope', 'distress'];
/** Two kinds that answer with the same figures. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  game: ['slate'],
  slate: ['game'],
  off_topic: ['unknown'],
  unknown: ['off_topic'],
  risky: ['distress'],
  scope: ['off_topic'],
};

function faultsIn(reading: Reading, { expects }: Part, today: string): string[] {
  const { sport, teams: named, players, books, side, line, when, prices, market, period, stat, count, lastGames } = reading;
  const boards = market === null ? '' : period === 'full' ? market : `${period}_${market}`;
  const onPeriod = period === 'full' ? boards : `${period}_${market ?? (side === null ? 'moneyline' : 'total')}`;
  const seen: Record<string, string> = {
    sport: sport ?? '',
    teams: named
      .map(({ code }) => code)
      .toSorted()
      .join(','),
    player: players.map(({ name }) => name).join(','),
    book: books.map(({ name }) => name).join(','),
    side: side ?? '',
    line: String(line),
    odds: String(prices[0]),
    market: onPeriod,
    n: String(lastGames ?? count),
    chance: String(reading.chances[0]),
    dollars: String(reading.dollars[0]),
    left: leftOut(reading).join(),
    prop: stat ? kindsOfStat(stat).join(',') : '',
    day: when ? String(Math.round((Date.parse(when.from) - Date.parse(today)) / 86_400_000)) : '0',
  };
  return Object.entries(expects).flatMap(([key, value]) => {
    const wanted = key === 'teams' ? value.split(',').toSorted().join(',') : key === 'day' ? String(Number(value)) : value;
    const isSame = key === 'prop' ? seen.prop!.includes(wanted) : seen[key] === wanted;
    return isSame ? [] : [`${key}=${seen[key]} not ${value}`];
  });
}

export type Verdict = 'right' | 'asked back' | 'refused rightly' | 'wrong';
export interface Judged {
  verdict: Verdict;
  faults: string[];
}

/** Whether a message is read as its case wants: the kind of each question, and everybody and every figure that it names. */
export function judge(readings: readonly Reading[], { parts }: Case, today: string): Judged {
  if (readings.length !== parts.length)
    return {
      verdict: 'wrong',
      faults: [`${readings.map(({ what }) => what).join(' & ')} not ${parts.map(({ what }) => what).join(' & ')}`],
    };
  const each = parts.map((part, index) => judgePart(readings[index]!, part, today));
  const faults = each.flatMap((one) => one.faults);
  return { verdict: faults.length > 0 ? 'wrong' : each[0]!.verdict, faults };
}

function judgePart(reading: Reading, one: Part, today: string): Judged {
  const seen = outcomeOf(reading);
  const isKind = seen === one.what || (SAME[one.what]?.includes(seen) ?? false);
  if (!isKind) return { verdict: 'wrong', faults: [`${seen} not ${one.what}`] };
  if (one.what === 'ask') return { verdict: 'asked back', faults: [] };
  if (REFUSALS.includes(one.what)) return { verdict: 'refused rightly', faults: [] };
  const faults = faultsIn(reading, one, today);
  return { verdict: faults.length === 0 ? 'right' : 'wrong', faults };
}
