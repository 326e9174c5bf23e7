import { readNumber, readPercent, readPrice, type Sightings } from '../../../../../e2e/support/reconciliation/sightings.ts';

export const RESULTS = ['Won', 'Lost', 'Push', 'Void', 'pending'];
export const MAIL = 'mail';

type Groups = Readonly<Record<string, string | undefined>>;
type Add = (subject: string, figure: string, read: Parameters<Sightings['add']>[3]) => void;
type Rule = readonly [line: RegExp, read: (found: Groups, add: Add) => void];

const count = (text: string | undefined): number => Number(text ?? 0);
/** "7:05 PM" as minutes of the day. */
function minutesOf(text: string): number {
  const [, hour, minute, half] = /^(\d+):(\d+) ([AP])M$/.exec(text)!;
  return (Number(hour) % 12) * 60 + Number(minute) + (half === 'P' ? 720 : 0);
}
const priceOf = (text: string) => (text === 'no price' ? null : readPrice(text));

const board: Rule = [
  /^(?<game>\w+ @ \w+), (?<at>.+?) ET: (?:.+? vs .+?|starters not named)\. Best: \w+ (?<away>[^,]+), \w+ (?<home>[^,;]+)(?:; total (?<total>[\d.]+))?$/,
  ({ game, at, away, home, total }, add) => {
    add(`game ${game}`, 'start', minutesOf(at!));
    add(`game ${game}`, 'away price', priceOf(away!));
    add(`game ${game}`, 'home price', priceOf(home!));
    if (total !== undefined) add(`game ${game}`, 'total', Number(total));
  },
];
const begun: Rule = [
  /^(?<game>\w+ @ \w+), (?:live|final): \w+ (?<away>\d+), \w+ (?<home>\d+)$/,
  ({ game, away, home }, add) => {
    add(`game ${game}`, 'away runs', count(away));
    add(`game ${game}`, 'home runs', count(home));
  },
];
const mover: Rule = [
  /^[A-Z]+ (?<game>\w+ @ \w+): (?<what>.+) (?<from>[\d.]+%) → (?<to>[\d.]+%) \((?<was>\S+) → (?<now>\S+) without margin\), (?<books>\d+) books, since (?<since>.+)$/,
  ({ game, what, from, to, was, now, books }, add) => {
    const subject = `mover ${game} ${what}`;
    add(subject, 'from', readPercent(from!));
    add(subject, 'to', readPercent(to!));
    add(subject, 'from price', readPrice(was!));
    add(subject, 'to price', readPrice(now!));
    add(subject, 'books', count(books));
  },
];
const pick: Rule = [
  /^(?:[A-Z]\w+ \w+: )?(?<what>.+) (?<price>[+−]\d+) at .+? \((?<game>\w+ @ \w+)\): (?:books (?<books>[\d.]+%), )?we (?<win>[\d.]+%) to win(?:, (?<push>[\d.]+%) to push)?, (?<ev>[+−]?[\d.]+%) EV, confidence (?<confidence>\d+)\/100\.(?<why> .+)?$/,
  ({ what, price, game, books, win, push, ev, confidence }, add) => {
    const subject = `pick ${game} ${what}`;
    add(subject, 'price', readPrice(price!));
    if (books !== undefined) add(subject, 'books', readPercent(books));
    add(subject, 'win', readPercent(win!));
    add(subject, 'push', push === undefined ? 0 : readPercent(push));
    add(subject, 'EV', readPercent(ev!));
    add(subject, 'confidence', { value: count(confidence), within: 0.5 });
  },
];
const hidden: Rule = [
  /^(?<hidden>\d+) more and the reasons with Pro\.$/,
  ({ hidden: more }, add) => add('today', 'hidden picks', count(more)),
];
const watched: Rule = [
  /^[A-Z]+ (?<game>\w+ @ \w+): (?<team>.+?) (?<chance>[\d.]+%)\. (?<drivers>.+) \(points for the home side\)\. .+$/,
  ({ game, team, chance, drivers }, add) => {
    add(`watch ${game}`, team!, readPercent(chance!));
    for (const [, title, points] of drivers!.matchAll(/([^,]+?) ([+−]?[\d.]+)(?:, |$)/g))
      add(`watch ${game}`, title!.trim(), readNumber(points!));
  },
];
const result: Rule = [
  /^[A-Z]+ (?<away>\w+) (?<awayRuns>\d+), (?<home>\w+) (?<homeRuns>\d+)(?: \((?<innings>\d+) innings\))?$/,
  ({ away, awayRuns, home, homeRuns }, add) => {
    add(`game ${away} @ ${home}, day before`, 'away runs', count(awayRuns));
    add(`game ${away} @ ${home}, day before`, 'home runs', count(homeRuns));
  },
];
const unplayed: Rule = [/^(?:[A-Z]+ )?\w+ @ \w+: (?:cancelled|postponed|suspended|scheduled|live|final)$/, () => undefined];
const settled: Rule = [
  /^Pick (?<what>.+) (?<price>[+−]\d+) \((?<game>\w+ @ \w+)\): (?<result>[A-Z][a-z]+|pending)(?:, (?<units>[+−]?[\d.]+) u)?$/,
  ({ what, price, game, result: ended, units }, add) => {
    const subject = `pick ${game} ${what}, day before`;
    add(subject, 'price', readPrice(price!));
    add(subject, 'result', RESULTS.indexOf(ended!));
    if (units !== undefined) add(subject, 'units', readNumber(units));
  },
];
const tally: Rule = [
  /^Picks: (?<won>\d+) won, (?<lost>\d+) lost(?:, (?<pushed>\d+) pushed or void)?(?:, (?<pending>\d+) pending)?; (?<units>[+−]?[\d.]+) u$/,
  ({ won, lost, pushed, pending, units }, add) => {
    add('day before', 'won', count(won));
    add('day before', 'lost', count(lost));
    add('day before', 'pushed or void', count(pushed));
    add('day before', 'pending', count(pending));
    add('day before', 'units', readNumber(units!));
  },
];
const hitRate: Rule = [
  /^(?<won>\d+) of (?<decided>\d+) won, (?<rate>[\d.]+%) \((?<low>[\d.]+%) to (?<high>[\d.]+%), 95%\)(?:; (?<needed>[\d.]+%) needed at these prices)?$/,
  ({ won, decided, rate, low, high, needed }, add) => {
    add('record', 'won', count(won));
    add('record', 'decided', count(decided));
    add('record', 'hit rate', readPercent(rate!));
    add('record', 'hit rate, low', readPercent(low!));
    add('record', 'hit rate, high', readPercent(high!));
    add('record', 'needed', readPercent(needed ?? ''));
  },
];
const roi: Rule = [
  /^ROI (?<roi>[+−]?[\d.]+%)(?: \((?<low>[+−]?[\d.]+%) to (?<high>[+−]?[\d.]+%)\))?, (?<units>[+−]?[\d.]+) u$/,
  ({ roi: share, low, high, units }, add) => {
    add('record', 'ROI', readPercent(share!));
    if (low !== undefined) add('record', 'ROI, low', readPercent(low));
    if (high !== undefined) add('record', 'ROI, high', readPercent(high));
    add('record', 'units', readNumber(units!));
  },
];
const nothing: Rule = [/^(?:No pick has been decided yet\.|No games\.|No bet: .+)$/, () => undefined];

const SECTIONS: readonly (readonly [title: RegExp, rules: readonly Rule[], figure?: string])[] = [
  [/^MLB BOARD \((\d+)\)$/, [board, begun, unplayed], 'games'],
  [/^BIGGEST MOVERS SINCE OPENING$/, [mover]],
  [/^PICKS \((\d+)\)$/, [pick, hidden, nothing], 'picks'],
  [/^WHAT TO WATCH$/, [watched]],
  [/^YESTERDAY, /, [settled, tally, result, unplayed, nothing]],
  [/^THE MLB RECORD THROUGH |^THE RECORD$/, [hitRate, roi, nothing]],
];

/** Reads every figure of a digest mail; answers the lines that are not understood, so that no figure goes by unread. */
export function readMail(text: string, seen: Sightings): string[] {
  const add: Add = (subject, figure, read) => seen.add(MAIL, subject, figure, read);
  const unread: string[] = [];
  for (const part of text
    .split('\n\n')
    .slice(1)
    .filter((one) => one.includes('\n- '))) {
    const [title = '', ...lines] = part.split('\n');
    const [head, rules, figure] = SECTIONS.find(([pattern]) => pattern.test(title)) ?? [];
    if (!head || !rules) {
      unread.push(title);
      continue;
    }
    if (figure) add('today', figure, count(head.exec(title)![1]));
    for (const line of lines.map((one) => one.replace(/^- /, ''))) {
      const rule = rules.find(([pattern]) => pattern.test(line));
      if (rule) rule[1](rule[0].exec(line)!.groups ?? {}, add);
      else unread.push(line);
    }
  }
  return unread;
}
