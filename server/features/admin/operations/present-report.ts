import type { SourceState } from '@clearedge/contract/routes/admin/operations';
import { plural } from '@clearedge/contract/words/plural';
import type { z } from 'zod';
import type { ProviderReport } from '../../../ports/index.ts';

type State = z.input<typeof SourceState>;

/** By the names that health lists, each of which has one: `server/app/services/provider-names.test.ts`. */
const NAMES: Readonly<Record<string, string>> = {
  'mlb-stats-api': 'MLB Stats API',
  'mlb-past-results': 'MLB Stats API, past results',
  'the-odds-api': 'The Odds API',
  'cfl-scoreboard': 'CFL scoreboard',
  'cfl-history': 'CFL history',
  'espn-scoreboard': 'ESPN scoreboard',
  'espn-injuries': 'ESPN injuries',
  'nhl-api': 'NHL',
  'nba-scoreboard': 'NBA scoreboard',
  'espn-golf': 'ESPN golf',
  'open-meteo': 'Open-Meteo',
  'mlb-news': 'MLB.com news',
  'espn-news': 'ESPN news',
  'espn-news-nfl': 'ESPN news of the NFL',
  'espn-news-nba': 'ESPN news of the NBA',
  'espn-news-nhl': 'ESPN news of the NHL',
  'trade-rumors': 'MLB Trade Rumors',
  smtp: 'Mail server',
  outbox: 'Mail, as files in the outbox folder',
  'language-model': 'Language model',
  'read-replica': 'Read replica of the database',
};

/** Told and not asked: there is no answer to look at. */
const REPORTED = new Set(['smtp', 'outbox', 'language-model', 'read-replica']);

/** That something does not exist is an answer, where others came before. */
const isAnswer = ({ lastGoodAt, lastFault }: ProviderReport): boolean => lastFault?.kind === 'not_found' && lastGoodAt !== null;

/** Its last request failed, or it is not asked at all for now. */
const isFailing = (report: ProviderReport): boolean => {
  const { breaker, lastGoodAt, lastFault } = report;
  return breaker !== 'closed' || (lastFault !== null && !isAnswer(report) && (lastGoodAt === null || lastFault.at > lastGoodAt));
};

const noteOf = ({ requests, failures, breaker }: ProviderReport, isResting: boolean): string => {
  if (requests === 0) return 'Not asked yet';
  const rest = isResting ? '; resting' : breaker === 'closed' ? '' : '; the next request is a trial';
  return `${plural(requests, 'request')}, ${failures || 'none'} failed, by the process that asked last${rest}`;
};

/** Whom and what was asked, without the list of every field. */
const shortened = (message: string): string => message.replace(/\?\S{40,}/g, '?…');

/** One provider of a live source as the operator sees it. */
export function presentReport(report: ProviderReport, now: Date): State {
  const { name, lastGoodAt, lastFault, restsUntil, quota, notes, changed, requests } = report;
  const failing = isFailing(report);
  // Of a process that has ended the rest may long be over.
  const nextTryAt = restsUntil && restsUntil > now ? restsUntil.toISOString() : null;
  return {
    name: NAMES[name] ?? name,
    provider: name,
    state: changed.length > 0 ? 'changed' : failing ? 'stale' : requests === 0 && lastGoodAt === null ? 'idle' : 'fresh',
    lastAt: lastGoodAt?.toISOString() ?? null,
    quota: quota && { used: quota.used, limit: quota.limit },
    note: noteOf(report, nextTryAt !== null),
    fault:
      failing && lastFault
        ? { kind: lastFault.kind, message: shortened(lastFault.message), at: lastFault.at.toISOString(), nextTryAt }
        : null,
    unplaced: [...notes],
    changed: [...changed],
    answerOf: lastGoodAt && !REPORTED.has(name) ? name : null,
  };
}
