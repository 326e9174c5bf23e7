import { weekdayOf } from '../calendar.ts';
import { createChance } from '../chance.ts';
import { shuffled } from './shuffled.ts';

export interface Pairing {
  away: string;
  home: string;
}

/** Games are spread over days; what a weekday may hold, from Monday, as shares. */
export interface DayPlan {
  firstDay: number;
  lastDay: number;
  /** Days without games. */
  breaks: readonly (readonly [from: number, to: number])[];
  weekdayShares: readonly number[];
  /** Games a club may be ahead of or behind the calendar before it is chosen or left. */
  mostPerDay: number;
}

/** A little sooner than due, so that the last days have room. */
const AHEAD = 1.03;
const SOON_AGAIN_DAYS = 6;

interface Club {
  /** Days played, latest last. */
  days: number[];
  left: number;
}

/** How badly a club wants to play on a day: how far it is behind, less what tires it; null where it may not. */
function wish({ days, left }: Club, day: number, shareLeft: number, games: number): number | null {
  const [last = -Infinity, before = -Infinity] = [days.at(-1), days.at(-2)];
  if (last === day || (last === day - 1 && before >= day - 3)) return null;
  return left - shareLeft * games - (last === day - 1 ? 1.6 : 0) + (day - last > 3 ? 0.6 : 0);
}

interface Running {
  clubs: Map<string, Club>;
  lastMet: Map<string, number>;
  waiting: Pairing[];
}

const pairKey = ({ away, home }: Pairing): string => (away < home ? `${away} ${home}` : `${home} ${away}`);

function playOn(running: Running, game: Pairing, day: number): void {
  for (const code of [game.away, game.home]) {
    const club = running.clubs.get(code)!;
    club.days.push(day);
    club.left -= 1;
  }
  running.lastMet.set(pairKey(game), day);
}

/** Chooses a day's games, those first whose clubs are behind; leaves them out of `waiting`. */
function chooseFor(running: Running, day: number, most: number, shareLeft: number, games: number, text: string): Pairing[] {
  const next = createChance(`${text}|${day}`);
  const rated = running.waiting.flatMap((game) => {
    const away = wish(running.clubs.get(game.away)!, day, shareLeft, games);
    const home = wish(running.clubs.get(game.home)!, day, shareLeft, games);
    if (away === null || home === null) return [];
    const isSoon = day - (running.lastMet.get(pairKey(game)) ?? -Infinity) < SOON_AGAIN_DAYS;
    return [{ game, value: away + home + 1.5 * next() - (isSoon ? 3 : 0) }];
  });
  rated.sort((a, b) => b.value - a.value);
  const busy = new Set<string>();
  const chosen: Pairing[] = [];
  for (const { game } of rated) {
    if (chosen.length >= most) break;
    if (busy.has(game.away) || busy.has(game.home)) continue;
    busy.add(game.away).add(game.home);
    chosen.push(game);
  }
  const isChosen = new Set(chosen);
  running.waiting = running.waiting.filter((game) => !isChosen.has(game));
  for (const game of chosen) playOn(running, game, day);
  return chosen;
}

// A game that found no day goes to the last on which both clubs are free, the day before and after if possible.
function placeLeft(games: readonly Pairing[], days: readonly number[], byDay: Map<number, Pairing[]>): void {
  for (const game of games) {
    const plays = (code: string, day: number): boolean => (byDay.get(day) ?? []).some(({ away, home }) => away === code || home === code);
    const clubs = [game.away, game.home];
    const isBusy = (day: number): boolean => clubs.some((code) => plays(code, day));
    const isThird = (day: number): boolean =>
      clubs.some((code) => [-2, -1, 0].some((from) => [from, from + 1, from + 2].every((at) => at === 0 || plays(code, day + at))));
    const inOrder = days.filter((day) => !isBusy(day)).reverse();
    const found = inOrder.find((day) => !isBusy(day - 1) && !isBusy(day + 1)) ?? inOrder.find((day) => !isThird(day)) ?? inOrder[0];
    if (found === undefined) throw new Error('No day left for a game');
    byDay.get(found)!.push(game);
  }
}

/** Every game on a day: no club twice on one, and hardly ever on three days in a row. */
export function spreadOverDays(pairings: readonly Pairing[], plan: DayPlan, text: string): [day: number, games: Pairing[]][] {
  const isBreak = (day: number): boolean => plan.breaks.some(([from, to]) => day >= from && day <= to);
  const days = Array.from({ length: plan.lastDay - plan.firstDay + 1 }, (_, at) => plan.firstDay + at).filter((day) => !isBreak(day));
  const shares = days.map((day) => plan.weekdayShares[weekdayOf(day)]!);
  const all = shares.reduce((sum, share) => sum + share, 0);
  const running: Running = { clubs: new Map(), lastMet: new Map(), waiting: shuffled(pairings, `${text}|games`) };
  for (const { away, home } of pairings)
    for (const code of [away, home]) {
      const club = running.clubs.get(code) ?? { days: [], left: 0 };
      club.left += 1;
      running.clubs.set(code, club);
    }
  const games = (2 * pairings.length) / running.clubs.size;
  let sum = 0;
  let placed = 0;
  const byDay = new Map<number, Pairing[]>();
  days.forEach((day, at) => {
    sum += shares[at]!;
    const due = Math.ceil((AHEAD * pairings.length * sum) / all) - placed;
    const chosen = chooseFor(running, day, Math.min(plan.mostPerDay, due), 1 - sum / all, games, text);
    placed += chosen.length;
    byDay.set(day, chosen);
  });
  placeLeft(running.waiting, days, byDay);
  return [...byDay].filter(([, chosen]) => chosen.length > 0);
}
