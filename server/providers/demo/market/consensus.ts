import { easternInstant, MINUTE_MS, shiftDay } from '@clearedge/quant/calendar';
import { createChance, drawBetween, drawNormal, drawOne } from '../chance.ts';
import { lineUpReportedAt, type PlannedGame, planGame } from '../lineups/plan-game.ts';
import { scratchOf } from '../lineups/starters.ts';
import { firstPitchAt } from '../schedule/fixture.ts';
import { BOOKS } from './books.ts';
import { type Outlook, outlookOf } from './outlook.ts';

/** A moment at which the market as a whole learns or thinks something new. */
export interface Moment {
  at: number;
  outlook: Outlook;
  /** A starter was withdrawn: books take their prices down until they have made new ones. */
  isShock: boolean;
  /** The book that came to this opinion before the others, and from when on. */
  ahead: { book: string; at: number; outlook: Outlook } | null;
}

const STEPS = 11;
const OPENING_HOUR = 10;
const MAKE_UP_OPENS_AFTER_MS = 90 * MINUTE_MS;
// The error of the consensus, in log-odds and in runs: what is left at the close, and what the day's betting takes out.
const CLOSE_ERROR = { logit: 0.05, runs: 0.12 } as const;
const OPEN_ERROR = { logit: 0.17, runs: 0.42 } as const;
const LATE_STEPS = 1.7;

function opensAt({ fixture }: PlannedGame): number {
  const usual = easternInstant(shiftDay(fixture.slateOn, -1), OPENING_HOUR).getTime();
  return fixture.makesUp === null ? usual : Math.max(usual, fixture.makesUp.knownAt + MAKE_UP_OPENS_AFTER_MS);
}

interface Errors {
  logit: number;
  runs: number;
}

// Walked backwards from the close, so that each step of the day takes some of the error out.
function errorsOf(seed: string, gameId: string): Errors[] {
  const next = createChance(`${seed}|consensus|${gameId}`);
  const errors: Errors[] = [{ logit: drawNormal(next, 0, CLOSE_ERROR.logit), runs: drawNormal(next, 0, CLOSE_ERROR.runs) }];
  const scale = 1 / Math.sqrt(STEPS);
  for (let step = 0; step < STEPS; step++) {
    const after = errors[0]!;
    errors.unshift({
      logit: after.logit + drawNormal(next, 0, OPEN_ERROR.logit * scale),
      runs: after.runs + drawNormal(next, 0, OPEN_ERROR.runs * scale),
    });
  }
  return errors;
}

function stepTimes(seed: string, gameId: string, from: number, to: number): number[] {
  const next = createChance(`${seed}|steps|${gameId}`);
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const share = step === 0 ? 0 : (step - drawBetween(next, 0.05, 0.95)) / STEPS;
    return Math.round(from + (to - from) * (1 - (1 - share) ** LATE_STEPS));
  });
}

interface News {
  at: number;
  base: Outlook;
  isShock: boolean;
}

/** Regulars rest now and then: what a club's batting order costs its game in runs, on average, once it is named. The same fit as the outlook's. */
const CARD_NEWS = { runs: 0.048, first5Runs: 0.025 } as const;

/** The game by what is known, less what batting orders not named yet are worth on average: news must not move prices one way. */
function outlookAt({ season, fixture }: PlannedGame, at: number): Outlook {
  const outlook = outlookOf(planGame(season, fixture, at));
  const open = (['away', 'home'] as const).filter((side) => at < lineUpReportedAt(season, fixture, side)).length;
  return { ...outlook, runs: outlook.runs - open * CARD_NEWS.runs, first5Runs: outlook.first5Runs - open * CARD_NEWS.first5Runs };
}

function newsOf(game: PlannedGame, from: number, to: number): News[] {
  const { season, fixture } = game;
  const scratches = [scratchOf(season, fixture, 'away'), scratchOf(season, fixture, 'home')].filter((at) => at !== null);
  const morning = easternInstant(fixture.slateOn, OPENING_HOUR, 1).getTime();
  const reported = [morning, lineUpReportedAt(season, fixture, 'away'), lineUpReportedAt(season, fixture, 'home'), ...scratches];
  const times = [from, ...reported.filter((at) => at > from && at < to)].sort((a, b) => a - b);
  return times.map((at) => ({ at, base: outlookAt(game, Math.min(at, to - 1)), isShock: scratches.includes(at) }));
}

const moved = (base: Outlook, { logit, runs }: Errors): Outlook => ({
  homeLogit: base.homeLogit + logit,
  runs: base.runs + runs,
  first5Logit: base.first5Logit + 0.8 * logit,
  first5Runs: base.first5Runs + 0.55 * runs,
});

/** The share of the day's steps that one book takes before the others, and how many steps it then takes at once. */
const AHEAD = { share: 0.22, steps: 2 } as const;

/** All the moments between the opening and the first pitch, in order. */
export function consensusOf(game: PlannedGame): Moment[] {
  const { season, fixture } = game;
  const from = opensAt(game);
  const to = firstPitchAt(fixture);
  const errors = errorsOf(season.seed, fixture.gameId);
  const steps = stepTimes(season.seed, fixture.gameId, from, to);
  const news = newsOf(game, from, to);
  const next = createChance(`${season.seed}|ahead|${fixture.gameId}`);
  const baseAt = (at: number): Outlook => news.findLast((item) => item.at <= at)!.base;
  const aheadOf = (step: number): Moment['ahead'] => {
    const [isTaken, share, book] = [next() < AHEAD.share, next(), drawOne(next, BOOKS)];
    if (step === 0 || !isTaken) return null;
    const at = Math.round(steps[step - 1]! + share * (steps[step]! - steps[step - 1]!));
    return { book: book.code, at, outlook: moved(baseAt(at), errors[Math.min(STEPS, step + AHEAD.steps - 1)]!) };
  };
  const ahead = new Map(steps.map((at, step) => [at, aheadOf(step)]));
  const times = [...new Set([...steps, ...news.map(({ at }) => at)])].sort((a, b) => a - b);
  return times.map((at) => ({
    at,
    outlook: moved(baseAt(at), errors[steps.findLastIndex((step) => step <= at)]!),
    isShock: news.some((item) => item.at === at && item.isShock),
    ahead: ahead.get(at) ?? null,
  }));
}
