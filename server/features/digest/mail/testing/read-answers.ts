import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import { GRADE_WORD } from '@clearedge/contract/words/selection-words';
import type { Grade } from '@clearedge/quant/grading';
import { americanToDecimal } from '@clearedge/quant/price';
import type { Sightings } from '../../../../../e2e/support/reconciliation/sightings.ts';
import type { Digest, DigestPick } from '../../build/digest-shape.ts';
import { RESULTS } from './read-mail.ts';

type Game = VerbResult<Contract['GET /api/games']>[number];
type DailyPick = VerbResult<Contract['GET /api/daily-picks']>[number];
type PickDay = VerbResult<Contract['GET /api/daily-picks/day']>;
type DayResults = VerbResult<Contract['GET /api/performance/daily']>;
type Record_ = VerbResult<Contract['GET /api/record']>;
type Add = (subject: string, figure: string, value: number) => void;

const EASTERN = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', hour: 'numeric', minute: 'numeric', hourCycle: 'h23' });
function minutesOf(iso: string): number {
  const part = (type: string): number => Number(EASTERN.formatToParts(new Date(iso)).find((one) => one.type === type)!.value);
  return 60 * part('hour') + part('minute');
}
const codesOf = ({ awayTeamCode, homeTeamCode }: { awayTeamCode: string; homeTeamCode: string }): string =>
  `${awayTeamCode} @ ${homeTeamCode}`;
const adder =
  (screen: string, seen: Sightings): Add =>
  (subject, figure, value) =>
    seen.add(screen, subject, figure, value);

type Shared = 'odds' | 'marketWinProbability' | 'winProbability' | 'pushProbability' | 'expectedValue' | 'confidence';
type Figures = Pick<DigestPick & DailyPick, Shared | 'selection' | 'awayTeamCode' | 'homeTeamCode'>;
function addPick(pick: Figures, add: Add): void {
  const subject = `pick ${codesOf(pick)} ${pick.selection}`;
  add(subject, 'price', americanToDecimal(pick.odds));
  if (pick.marketWinProbability !== null) add(subject, 'books', pick.marketWinProbability);
  add(subject, 'win', pick.winProbability);
  add(subject, 'push', pick.pushProbability);
  add(subject, 'EV', pick.expectedValue / 100);
  add(subject, 'confidence', pick.confidence);
}

type Ended = Pick<DigestPick | DayResults['picks'][number], 'selection' | 'odds' | 'result' | 'units' | 'awayTeamCode' | 'homeTeamCode'>;
const resultOf = ({ result }: Ended) => (result === null ? 'pending' : GRADE_WORD[result.toLowerCase() as Grade]);
function addEnded(pick: Ended, add: Add): void {
  const subject = `pick ${codesOf(pick)} ${pick.selection}, day before`;
  add(subject, 'price', americanToDecimal(pick.odds));
  add(subject, 'result', RESULTS.indexOf(resultOf(pick)));
  if (pick.units !== null) add(subject, 'units', pick.units);
}

type Scored = Pick<Game, 'awayTeamCode' | 'homeTeamCode' | 'awayScore' | 'homeScore'>;
function addScore(game: Scored, day: string, add: Add): void {
  if (game.awayScore !== null) add(`game ${codesOf(game)}${day}`, 'away runs', game.awayScore);
  if (game.homeScore !== null) add(`game ${codesOf(game)}${day}`, 'home runs', game.homeScore);
}

interface Prices extends Scored {
  startsAt: string;
  away: number | null | undefined;
  home: number | null | undefined;
  total: number | null | undefined;
}
function addPrices({ startsAt, away, home, total, ...game }: Prices, add: Add): void {
  const subject = `game ${codesOf(game)}`;
  add(subject, 'start', minutesOf(startsAt));
  if (away != null) add(subject, 'away price', americanToDecimal(away));
  if (home != null) add(subject, 'home price', americanToDecimal(home));
  if (total != null) add(subject, 'total', total);
  addScore(game, '', add);
}

type Summary = Digest['record']['summary'];
function addSummary({ wins, losses, hitRate, hitInterval, neededRate, roi, roiInterval, units }: Summary, add: Add): void {
  if (hitRate === null) return;
  add('record', 'won', wins);
  add('record', 'decided', wins + losses);
  add('record', 'hit rate', hitRate);
  add('record', 'hit rate, low', hitInterval!.low);
  add('record', 'hit rate, high', hitInterval!.high);
  add('record', 'needed', neededRate!);
  add('record', 'ROI', roi!);
  if (roiInterval) add('record', 'ROI, low', roiInterval.low);
  if (roiInterval) add('record', 'ROI, high', roiInterval.high);
  add('record', 'units', units);
}

/** Every figure of the page's answer that a mail can tell. */
export function addPage(page: Digest, seen: Sightings): void {
  const add = adder('page', seen);
  add('today', 'games', page.games.length);
  add('today', 'picks', page.picks.published);
  add('today', 'hidden picks', page.picks.hidden);
  for (const game of page.games) {
    const { moneyline, total } = game;
    addPrices({ ...game, away: moneyline?.away.odds, home: moneyline?.home.odds, total: total?.over.line }, add);
  }
  for (const one of page.movers) {
    const subject = `mover ${codesOf(one)} ${one.market === 'total' ? `${one.selection} ${one.to.line}` : one.selection}`;
    add(subject, 'from', one.from.probability);
    add(subject, 'to', one.to.probability);
    add(subject, 'from price', americanToDecimal(one.from.odds));
    add(subject, 'to price', americanToDecimal(one.to.odds));
    add(subject, 'books', one.bookCount);
  }
  for (const pick of page.picks.list) addPick(pick, add);
  for (const one of page.watch ?? []) {
    add(`watch ${codesOf(one)}`, one.favored.team, one.favored.probability);
    for (const { title, points } of one.drivers) add(`watch ${codesOf(one)}`, title, points);
  }
  const { yesterday, record } = page;
  for (const game of yesterday.games) addScore(game, ', day before', add);
  for (const pick of yesterday.picks) addEnded(pick, add);
  add('day before', 'won', yesterday.wins);
  add('day before', 'lost', yesterday.losses);
  add('day before', 'pushed or void', yesterday.pushes + yesterday.voids);
  add('day before', 'pending', yesterday.pending);
  add('day before', 'units', yesterday.units);
  addSummary(record.summary, add);
}

export function addDailyPicks(subject: string, picks: readonly DailyPick[], day: PickDay, seen: Sightings): void {
  const add = adder('daily picks', seen);
  for (const pick of picks) addPick(pick, add);
  add(subject, 'picks', day.published);
  add(subject, 'hidden picks', day.published - picks.length);
}

export function addPerformance(day: DayResults, seen: Sightings): void {
  const add = adder('performance of the day', seen);
  for (const pick of day.picks) addEnded(pick, add);
  add('day before', 'won', day.winningPicks);
  add('day before', 'lost', day.losingPicks);
  add('day before', 'pushed or void', day.pushedPicks);
  add('day before', 'pending', day.pendingPicks);
  add('day before', 'units', day.units);
}

export const addRecord = ({ summary }: Record_, seen: Sightings): void => addSummary(summary, adder('record', seen));

/** The games of a day with their best prices; of the day before only how they ended. */
export function addGamesAnswer(day: '' | ', day before', games: readonly Game[], seen: Sightings): void {
  const add = adder('games', seen);
  if (day === '') add('today', 'games', games.length);
  for (const game of games) {
    const moneyline = game.odds.find((odds) => odds.market === 'moneyline');
    const total = game.odds.find((odds) => odds.market === 'totals');
    const prices = { ...game, startsAt: game.gameTime, away: moneyline?.away.odds, home: moneyline?.home.odds, total: total?.over.line };
    if (day === '') addPrices(prices, add);
    else addScore(game, day, add);
  }
}
