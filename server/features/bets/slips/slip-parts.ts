import { splitGameLabel } from '@clearedge/contract/aliases';
import { dollarsToCents } from '@clearedge/quant/money';
import { isAmericanPrice, readTypedOdds } from '@clearedge/quant/price';
import { readSlipDate } from './slip-dates.ts';
import { MONEY_LABELS } from './slip-lines.ts';
import { BOOK_NAMES, type Header, headerOf, NOISE, shapeOf } from './slip-words.ts';

/** What a line of a slip says. */
export type Part =
  | { is: 'end' }
  | { is: 'header'; header: Header }
  | { is: 'stake' | 'win' | 'payout'; cents: number }
  | { is: 'units'; units: number }
  | { is: 'odds'; odds: number; isTicket: boolean }
  | { is: 'boost'; percent: number }
  | { is: 'free bet' }
  | { is: 'book'; name: string }
  | { is: 'placed'; at: string }
  | { is: 'day'; day: string }
  | { is: 'game' | 'market' | 'bare' | 'selection' | 'text'; words: string };

const ODDS_MAX = 100_000;
const NUMBER = '(\\d[\\d,]{0,12}(?:\\.\\d{1,2})?)(?![\\d.])';
const labelled = (labels: string): RegExp => new RegExp(`\\b(?:${labels})\\.?(?: ?[:=] ?| - (?=\\$)| )\\$?${NUMBER}`, 'i');
const MONEY: readonly ['stake' | 'win' | 'payout', RegExp][] = [
  ['payout', labelled(MONEY_LABELS.payout)],
  ['win', labelled(MONEY_LABELS.win)],
  ['stake', labelled(MONEY_LABELS.stake.replace(/\|bet$/, ''))],
  ['stake', new RegExp(`\\bbet(?: ?: ?\\$?| \\$)${NUMBER}`, 'i')],
  // "$25.00 to win": the label of the next amount, which is taken already, may follow.
  ['stake', new RegExp(`(?<![\\w.])\\$${NUMBER}(?: (?:wager|stake|bet|risk))?`, 'i')],
];
const AMERICAN = /\(?(?:@ ?)?(?<![A-Za-z$./])([+-]\d{3,6})(?![\d.,/%])\)?/;
const STATED_ODDS = /\b(total odds|odds|price)(?: ?: ?| )\(?([+-]?\d{1,6}(?:\.\d{1,3})?(?:\/\d{1,4})?|evens?)\)?/i;
const AT_DECIMAL = /@ ?(\d{1,4}\.\d{1,3})(?!\d)/;
// "Total runs even" is a bet of its own.
const EVEN_LAST = /(?<!\b(?:odd|or|total|runs|points|goals|score)) \(?(?:@ ?)?(evens?(?: money)?|ev)\)?$/i;
const ALONE = /^(?:(\d{1,3}\.\d{2})|evens?|even money|\(even\))$/i;

/** A price as a slip prints it, American; null where it is none. */
function oddsOf(text: string): number | null {
  const format = text.includes('/') ? 'fractional' : /^[+\-e]/i.test(text) || Number(text) >= 100 ? 'american' : 'decimal';
  const odds = readTypedOdds(format === 'decimal' && !text.includes('.') ? `${text}.0` : text, format);
  return isAmericanPrice(odds) && Math.abs(odds) <= ODDS_MAX ? odds : null;
}

/** A line as its parts are taken out of it one after the other. */
class LineReader {
  readonly parts: Part[] = [];
  rest: string;
  constructor(line: string) {
    this.rest = line;
  }

  /** Takes the first match of a pattern out of the line where it makes a part. */
  take(pattern: RegExp, partOf: (found: RegExpExecArray) => Part | null): boolean {
    const found = pattern.exec(this.rest);
    const part = found && partOf(found);
    if (!found || !part) return false;
    this.parts.push(part);
    this.rest = `${this.rest.slice(0, found.index)} ${this.rest.slice(found.index + found[0].length)}`.replace(/ {2,}/g, ' ').trim();
    return true;
  }
}

function takeMoney(line: LineReader): void {
  for (const [is, pattern] of MONEY) {
    if (line.parts.some((part) => part.is === is)) continue;
    line.take(pattern, ([, text]) => {
      const cents = dollarsToCents(text!.replaceAll(',', ''));
      return cents > 0 || is !== 'stake' ? { is, cents } : null;
    });
  }
  if (line.parts.length > 0) line.rest = line.rest.replace(/\b(?:to win|to pay|to return)\b[:.]?$/i, '').trim();
}

const AMOUNT = '(\\d{1,2}(?:\\.\\d{1,2})?)';
/** Units as bettors write them: in full, after a label or a price, alone, or few of them first. "8.5u" is an under. */
const UNITS: readonly RegExp[] = [
  new RegExp(`\\b(?:risk(?:ing)?|stake|wager|bet|for)(?: ?: ?| )${AMOUNT} ?u(?:nits?)?\\b`, 'i'),
  new RegExp(`(?<![\\w.+-])${AMOUNT} units?\\b`, 'i'),
  new RegExp(`(?<=(?:[+-]\\d{3,6}|@ ?\\d{1,3}\\.\\d{1,3}|\\bevens?|\\bev)\\)? )\\(?${AMOUNT} ?u\\b\\)?`, 'i'),
  /^(\d{1,2}) ?u$/i,
  /^([1-3]) ?u (?=\S)/i,
];

function takeUnits(line: LineReader): void {
  for (const pattern of UNITS)
    if (line.take(pattern, ([, text]) => (Number(text) > 0 ? { is: 'units', units: Number(text) } : null))) return;
}

function takeOdds(line: LineReader): void {
  const make = (text: string | undefined, isTicket = false): Part | null => {
    const odds = text === undefined ? null : oddsOf(text);
    return odds === null ? null : { is: 'odds', odds, isTicket };
  };
  const isTaken =
    line.take(STATED_ODDS, ([, label, text]) => make(text, label!.toLowerCase() === 'total odds')) ||
    line.take(AMERICAN, ([, text]) => make(text)) ||
    line.take(AT_DECIMAL, ([, text]) => make(text)) ||
    line.take(EVEN_LAST, ([, text]) => make(text)) ||
    line.take(ALONE, ([all]) => make(all.replace(/[()]/g, '')));
  if (isTaken) line.rest = line.rest.replace(/(?:^| )@$/, '').trim();
}

const NAMED = /^(?:selections?|picks?|bet on|event|game|match|matchup|fixture|market|bet type|type|tournament|wager type) ?: ?(.+)$/i;
const LEAGUE = /^(?:mlb|cfl|nfl|nba|nhl|ncaaf|ncaab|baseball|football|golf) ?[-:,] ?/i;
const BOOK = /^(?:book|sportsbook|bookmaker) ?: ?(.{1,60})$/i;
const PLACED = /^(?:bet |wager |date |time )?(?:placed|accepted|date)(?: on| at)? ?:? ?(.+)$/i;
const FREE_BET = /\b(?:free bet|bonus bets?|free play)\b(?: (?:used|applied|stake))?/i;
const BOOST = /\b(\d{1,3})% ?(?:profit |winnings |odds |parlay )?boost\b|\bboost:? ?\+?(\d{1,3})%/i;

const bookOf = (line: string): string | null =>
  BOOK_NAMES.find((name) => [name, `${name} sportsbook`].some((one) => one.toLowerCase() === line.toLowerCase())) ?? null;

const isName = (text: string): boolean => /^[A-Z]{2,3}$/.test(text) || (/^[a-z][\w.'’& -]{1,50}$/i.test(text) && shapeOf(text) === 'text');

/** Names of two teams, without the starters and scores beside them. */
function gameIn(line: string): string | null {
  const teams = splitGameLabel(line.replace(/\([^()]{1,40}\)/g, ' ').replace(/ {2,}/g, ' '));
  if (!teams) return null;
  const [away, home] = [teams.away, teams.home].map((team) => team.replace(/ \d{1,3}$/, '').trim()) as [string, string];
  return isName(away) && isName(home) ? `${away} @ ${home}` : null;
}

function wordsPart(line: string): Part | null {
  const words = line
    .replace(/^(?:[,:;. ]|-(?!\d)){1,9}/, '')
    .replace(/(?<![-,:; ])[-,:; ]{1,9}$/, '')
    .trim();
  if (words === '' || !/[\p{L}\d]/u.test(words) || NOISE.some((noise) => noise.test(words))) return null;
  const header = headerOf(words);
  if (header) return { is: 'header', header };
  const game = gameIn(words);
  return game === null ? { is: shapeOf(words), words } : { is: 'game', words: game };
}

const SEPARATOR = /^[-=~#.]{3,}$/;

/** The parts of a line, in the order that a slip is built by; none for a line that says nothing about a bet. */
export function partsOf(text: string, now: Date): Part[] {
  if (SEPARATOR.test(text)) return [{ is: 'end' }];
  if (NOISE.some((noise) => noise.test(text))) return [];
  const named = BOOK.exec(text)?.[1] ?? bookOf(text);
  if (named) return [{ is: 'book', name: named.trim() }];
  const placed = PLACED.exec(text)?.[1];
  const at = placed === undefined ? null : (readSlipDate(placed, now)?.at ?? null);
  if (at !== null) return [{ is: 'placed', at }];
  const line = new LineReader(text.replace(LEAGUE, ''));
  line.take(BOOST, ([, first, second]) => ({ is: 'boost', percent: Number(first ?? second) }));
  line.take(FREE_BET, () => ({ is: 'free bet' }));
  takeUnits(line);
  takeMoney(line);
  takeOdds(line);
  const value = NAMED.exec(line.rest)?.[1] ?? line.rest;
  const date = readSlipDate(value, now);
  if (date?.day) line.parts.push({ is: 'day', day: date.day });
  const words = wordsPart(date ? date.rest : value);
  const hasOdds = line.parts.some(({ is }) => is === 'odds');
  if (words?.is === 'text' && hasOdds) return [{ is: 'selection', words: words.words }, ...line.parts];
  return words ? [words, ...line.parts] : line.parts;
}
