import { joinWords } from '@clearedge/contract/words/join-words';
import { formatCents, roundToCents } from '@clearedge/quant/money';
import type { BetWire } from '../../../bets/index.ts';
import { isBetOn } from '../../session/own-clubs.ts';
import { dayText } from '../../session/say.ts';
import type { Reading } from '../../understand/reading.ts';
import { betsCalled } from '../../understand/unread.ts';

interface Cut {
  words: string;
  fits: (bet: BetWire) => boolean;
}

export const MARKET_WORDS: Readonly<Record<string, string>> = {
  moneyline: 'moneylines',
  spread: 'spreads',
  total: 'totals',
  prop: 'props',
  parlay: 'parlays',
  teaser: 'teasers',
  round_robin: 'round robins',
};

const isOn = (bet: BetWire, side: 'home' | 'away'): boolean => bet.pick !== null && 'side' in bet.pick && bet.pick.side === side;
const isLive = ({ placedAt, startsAt, legs }: BetWire): boolean => legs.length === 0 && startsAt !== null && placedAt > startsAt;

const easternHour = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', hour: 'numeric', hourCycle: 'h23' });
const PRIME_TIME_HOUR = 20;
const isPrimeTime = ({ startsAt, legs }: BetWire): boolean =>
  legs.length === 0 && startsAt !== null && Number(easternHour.format(new Date(startsAt))) >= PRIME_TIME_HOUR;

/** Cuts that only words ask for. */
const WORDED: readonly (Cut & { pattern: RegExp })[] = [
  { pattern: /\b(?:live|in.?play|in.?game) (?:bet|wager|play)s?\b|\blive betting\b/i, words: 'placed after the start', fits: isLive },
  { pattern: /\bprime.?time\b/i, words: 'on games that start at 8 PM ET or later (prime time)', fits: isPrimeTime },
  { pattern: /\b(?:winning bets?|winners|bets? (?:that|i) (?:won|win))\b/i, words: 'that won', fits: ({ result }) => result === 'win' },
  { pattern: /\b(?:losing bets?|losers|bets? (?:that|i) lost)\b/i, words: 'that lost', fits: ({ result }) => result === 'loss' },
];

const WEEKDAYS = ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays'];
/** "On Sundays": every one of them. */
function weekdayCut(text: string): Cut[] {
  const on = WEEKDAYS.findIndex((name) => new RegExp(`\\bon ${name}\\b`, 'i').test(text));
  return on < 0 ? [] : [{ words: `on ${WEEKDAYS[on]}`, fits: ({ playedOn }) => new Date(`${playedOn}T12:00:00Z`).getUTCDay() === on }];
}

const AT_MOST = /\b(?:below|under|less than|at most|smaller than|no more than)\b(?= ?\$?\d)/i;
const AT_LEAST = /\b(?:above|over|more than|at least|bigger than|larger than|or (?:more|bigger|larger))\b/i;
/** Bets of so much money: "over $50", "at least 100 dollars"; with neither word of exactly that much. */
function stakeCut({ dollars, text }: Reading): Cut[] {
  const [sum] = dollars;
  if (sum === undefined) return [];
  const isStrict = !/\bat (?:least|most)\b|\bor (?:more|less|bigger|larger)\b/i.test(text);
  const [isBelow, isAbove] = [AT_MOST.test(text), AT_LEAST.test(text)];
  const words = isBelow ? (isStrict ? 'below' : 'at most') : isAbove ? (isStrict ? 'above' : 'at least') : 'of';
  const fits = (stake: number): boolean =>
    isBelow ? (isStrict ? stake < sum : stake <= sum) : isAbove ? (isStrict ? stake > sum : stake >= sum) : stake === sum;
  return [{ words: `with a stake ${words} ${formatCents(roundToCents(sum))}`, fits: ({ stake }) => fits(stake) }];
}

const textOf = ({ selection, readAs, tournament, league }: BetWire): string =>
  [selection, readAs, tournament, league].join(' ').toLowerCase();

/** The cut of one's own bets that a question asks for, in words and as a test; all of them where it asks for none. */
export function cutOf(reading: Reading): Cut {
  const { market, markets, cues, wants, books, otherBooks, teams, sport, when, side, stat, text, place } = reading;
  const type = cues.has('parlay') ? 'parlay' : cues.has('prop') || stat ? 'prop' : market === 'team_total' ? 'total' : market;
  const isRole = cues.has('underdog') && cues.has('favorite');
  const parts: Cut[] = [];
  if (type && markets.length < 2) parts.push({ words: MARKET_WORDS[type] ?? type, fits: (bet) => bet.betType === type });
  if (side && !stat) parts.push({ words: `${side}s`, fits: (bet) => new RegExp(`\\b${side}\\b`, 'i').test(bet.readAs ?? bet.selection) });
  if (wants === 'underdog' && !isRole) parts.push({ words: 'underdogs (plus prices)', fits: (bet) => bet.odds > 0 });
  if (wants === 'favorite' && !isRole) parts.push({ words: 'favorites (minus prices)', fits: (bet) => bet.odds < 0 });
  if (place) parts.push({ words: `on ${place} sides`, fits: (bet) => isOn(bet, place) });
  parts.push(...WORDED.filter(({ pattern }) => pattern.test(text)), ...weekdayCut(text), ...stakeCut(reading));
  const at = [...books, ...otherBooks.map((name) => ({ name, code: name }))];
  if (at.length > 0)
    parts.push({
      words: `at ${at.map(({ name }) => name).join(' or ')}`,
      fits: (bet) => at.some(({ name, code }) => [name, code].some((one) => one.toLowerCase() === (bet.book ?? '').toLowerCase())),
    });
  const called = betsCalled(reading);
  if (called !== null) parts.push({ words: `named “${called}”`, fits: (bet) => textOf(bet).includes(called) });
  if (teams.length > 0)
    parts.push({ words: `on the ${joinWords(teams.map(({ name }) => name))}`, fits: (bet) => teams.some((team) => isBetOn(bet, team)) });
  else if (sport !== null && cues.has('sport')) parts.push({ words: `on ${sport.toUpperCase()}`, fits: (bet) => bet.sport === sport });
  if (when && !(when.kind === 'season'))
    parts.push({
      words: when.kind === 'day' ? `on ${dayText(when.from)}` : when.label,
      fits: (bet) => bet.playedOn >= when.from && bet.playedOn <= when.to,
    });
  return { words: parts.map(({ words }) => words).join(', '), fits: (bet) => parts.every(({ fits }) => fits(bet)) };
}
