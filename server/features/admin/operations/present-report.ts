import type { SourceState } from '@clearedge/contract/routes/admin/operations';
import type { z } from 'zod';
import type { ProviderReport } from '../../../ports/index.ts';

type State = z.input<typeof SourceState>;

const NAMES: Readonly<Record<string, string>> = {
  'mlb-stats-api': 'MLB Stats API',
  'mlb-past-results': 'MLB Stats API, past results',
  'the-odds-api': 'The Odds API',
  'cfl-scoreboard': 'CFL scoreboard',
  'cfl-history': 'CFL history',
  'espn-golf': 'ESPN golf',
  'open-meteo': 'Open-Meteo',
  'mlb-news': 'MLB.com news',
  'espn-news': 'ESPN news',
  'trade-rumors': 'MLB Trade Rumors',
};

/** Its last request failed, or it is not asked at all for now. */
const isFailing = ({ breaker, lastGoodAt, lastFault }: ProviderReport): boolean =>
  breaker !== 'closed' || (lastFault !== null && (lastGoodAt === null || lastFault.at > lastGoodAt));

const noteOf = ({ requests, failures, breaker }: ProviderReport): string => {
  if (requests === 0) return 'Not asked yet';
  const rest = breaker === 'open' ? '; resting' : breaker === 'half_open' ? '; the next request is a trial' : '';
  return `${requests} requests, ${failures} failed, by the process that asked last${rest}`;
};

/** One provider of a live source as the operator sees it. */
export function presentReport(report: ProviderReport): State {
  const { name, lastGoodAt, lastFault, restsUntil, quota, notes, requests } = report;
  const failing = isFailing(report);
  return {
    name: NAMES[name] ?? name,
    provider: name,
    state: failing ? 'stale' : requests === 0 && lastGoodAt === null ? 'idle' : 'fresh',
    lastAt: lastGoodAt?.toISOString() ?? null,
    quota: quota && { used: quota.used, limit: quota.limit },
    note: noteOf(report),
    fault:
      failing && lastFault
        ? { kind: lastFault.kind, message: lastFault.message, at: lastFault.at.toISOString(), nextTryAt: restsUntil?.toISOString() ?? null }
        : null,
    unplaced: [...notes],
    answerOf: lastGoodAt ? name : null,
  };
}
