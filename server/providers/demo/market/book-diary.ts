import { MINUTE_MS } from '@clearedge/quant/calendar';
import { type Chance, createChance, drawBetween, drawNormal } from '../chance.ts';
import type { PlannedGame } from '../lineups/plan-game.ts';
import { firstPitchAt } from '../schedule/fixture.ts';
import type { Bookmaker } from './books.ts';
import type { Moment } from './consensus.ts';
import type { Outlook } from './outlook.ts';

/** What one book thinks of a game from `at` on; null while its markets are down. */
export interface DiaryEntry {
  at: number;
  outlook: Outlook | null;
}

const PAUSE_SHARE = 0.16;
const PAUSE_MINUTES = [3, 11] as const;
const SHOCK_MINUTES = [3, 8] as const;
const SLOW_LAG_MINUTES = 15;
const JITTER = { logit: 0.008, runs: 0.025 } as const;

function ownOutlook(next: Chance, outlook: Outlook, own: { logit: number; runs: number }): Outlook {
  const logit = own.logit + drawNormal(next, 0, JITTER.logit);
  const runs = own.runs + drawNormal(next, 0, JITTER.runs);
  return {
    homeLogit: outlook.homeLogit + logit,
    runs: outlook.runs + runs,
    first5Logit: outlook.first5Logit + logit,
    first5Runs: outlook.first5Runs + 0.55 * runs,
  };
}

function pausesOf(next: Chance, book: Bookmaker, moments: readonly Moment[], from: number, to: number): [number, number][] {
  const pauses: [number, number][] = [];
  for (const { at, isShock } of moments) {
    if (isShock && book.lagMinutes < SLOW_LAG_MINUTES)
      pauses.push([at + Math.round(drawBetween(next, 15, 70)) * 1000, at + Math.round(drawBetween(next, ...SHOCK_MINUTES) * 60) * 1000]);
  }
  if (next() < PAUSE_SHARE) {
    const at = Math.round(drawBetween(next, from, to) / 1000) * 1000;
    pauses.push([at, at + Math.round(drawBetween(next, ...PAUSE_MINUTES) * 60) * 1000]);
  }
  return pauses.filter(([down]) => down > from);
}

/** One book's opinions on a game in order of time: it follows the consensus with its delay, and now and then takes its prices down. */
export function diaryOf({ season, fixture }: PlannedGame, book: Bookmaker, moments: readonly Moment[]): DiaryEntry[] {
  const next = createChance(`${season.seed}|book|${book.code}|${fixture.gameId}`);
  const own = { logit: drawNormal(next, 0, book.ownLogit), runs: drawNormal(next, 0, book.ownRuns) };
  const opens = moments[0]!.at + Math.round(book.opensAfterMinutes * MINUTE_MS * drawBetween(next, 0.8, 1.2));
  const followed = moments.filter((moment, index) => next() < book.followShare || index === 0 || moment.isShock);
  const seen = followed.map(({ at, outlook }) => {
    const seenAt = at + Math.round(book.lagMinutes * MINUTE_MS * drawBetween(next, 0.4, 1.6));
    return { at: Math.max(opens, Math.round(seenAt / 1000) * 1000), outlook: ownOutlook(next, outlook, own) };
  });
  const ahead = moments.flatMap((moment) =>
    moment.ahead?.book === book.code && moment.ahead.at > opens
      ? [{ at: moment.ahead.at, outlook: ownOutlook(next, moment.ahead.outlook, own) }]
      : [],
  );
  const inOrder = [...seen, ...ahead].sort((a, b) => a.at - b.at);
  const pauses = pausesOf(next, book, moments, opens, firstPitchAt(fixture));
  return withPauses(inOrder, pauses);
}

/** The entries with null from the start to the end of each pause, in which a book shows no price. */
export function withPauses<O>(
  entries: readonly { at: number; outlook: O }[],
  pauses: readonly [number, number][],
): { at: number; outlook: O | null }[] {
  const isDown = (at: number): boolean => pauses.some(([down, up]) => at >= down && at < up);
  const reported: { at: number; outlook: O | null }[] = entries.filter(({ at }) => !isDown(at));
  for (const [down, up] of pauses) {
    reported.push({ at: down, outlook: null });
    const back = entries.findLast(({ at }) => at <= up);
    if (back !== undefined && !isDown(up)) reported.push({ at: up, outlook: back.outlook });
  }
  return reported.sort((a, b) => a.at - b.at);
}
