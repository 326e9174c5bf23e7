import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { LastAnswer, ProviderReport, SourceHealth, SourceStore } from '../../ports/index.ts';

/** Bodies are kept for others to read no more often than this, and whenever something went wrong. */
const ANSWER_EVERY_MS = 30 * 60_000;

interface CachedAnswer {
  address: string;
  at: string;
  /** gzip, base64: a day's answers would otherwise fill the database. */
  body: string;
}
type Instants = 'restsUntil' | 'lastGoodAt';
type StoredReport = Omit<ProviderReport, Instants | 'lastFault' | 'quota' | 'changed'> & {
  /** Missing from a report of an earlier release. */
  changed?: readonly string[];
  restsUntil: string | null;
  lastGoodAt: string | null;
  lastFault: { kind: string; message: string; body: string; at: string } | null;
  quota: { used: number; limit: number; resetsAt: string } | null;
};

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));
const revive = ({ restsUntil, lastGoodAt, lastFault, quota, ...rest }: StoredReport): ProviderReport => ({
  ...rest,
  changed: rest.changed ?? [],
  restsUntil: dateOf(restsUntil),
  lastGoodAt: dateOf(lastGoodAt),
  lastFault: lastFault && { ...lastFault, at: new Date(lastFault.at) },
  quota: quota && { ...quota, resetsAt: new Date(quota.resetsAt) },
});

const newestOf = ({ lastGoodAt, lastFault }: ProviderReport): number => Math.max(lastGoodAt?.getTime() ?? 0, lastFault?.at.getTime() ?? 0);

/** The newer of two reports, with the last good answer that either knows of: a process that starts during an outage has seen none. */
function newerOf(own: ProviderReport, stored: ProviderReport | null): ProviderReport {
  if (!stored) return own;
  const newer = newestOf(stored) > newestOf(own) ? stored : own;
  const goods = [own.lastGoodAt, stored.lastGoodAt].filter((at) => at !== null);
  return { ...newer, lastGoodAt: goods.reduce<Date | null>((last, at) => (last && last > at ? last : at), null) };
}

/** As this process sees them; one that gives no answers worth keeping has none. */
export type ListReports = () => {
  report: ProviderReport;
  findLastAnswer: (() => LastAnswer | null) | null;
  /** Null for one whose answers are not checked. */
  acceptChange: (() => void) | null;
}[];

export interface ProviderHealthMonitor {
  health: SourceHealth;
  /** Writes down what this process has learned, for the others and for the next start. */
  keep: () => Promise<void>;
}

/** How providers fare, whichever process asked them last. */
export function createHealthMonitor(listReports: ListReports, store: SourceStore, now: () => Date): ProviderHealthMonitor {
  const known = new Map<string, { requests: number; fault: number; answerStoredAt: number }>();
  const accepted = new Map<string, number>();
  const startedAt = now().getTime();

  async function put(name: string, value: unknown): Promise<void> {
    const before = await store.read(name);
    await store.write(name, value, before?.version ?? null);
  }

  async function keepAnswer(name: string, answer: LastAnswer): Promise<void> {
    const body = (await promisify(gzip)(answer.body)).toString('base64');
    await put(`answer:${name}`, { address: answer.address, at: answer.at.toISOString(), body } satisfies CachedAnswer);
  }

  /** What staff accepted since this process last looked, whichever process they told. */
  async function followAccepted(name: string, accept: () => void): Promise<void> {
    const at = Date.parse(((await store.read(`accepted:${name}`))?.value as { at: string } | undefined)?.at ?? '');
    if (Number.isNaN(at) || at <= (accepted.get(name) ?? startedAt)) return;
    accepted.set(name, at);
    accept();
  }

  async function findStored(name: string): Promise<ProviderReport | null> {
    const stored = await store.read(`health:${name}`);
    return stored ? revive(stored.value as StoredReport) : null;
  }

  return {
    health: {
      listReports: () => Promise.all(listReports().map(async ({ report }) => newerOf(report, await findStored(report.name)))),
      findLastAnswer: async (provider) => {
        const own =
          listReports()
            .find(({ report }) => report.name === provider)
            ?.findLastAnswer?.() ?? null;
        const stored = (await store.read(`answer:${provider}`))?.value as CachedAnswer | undefined;
        if (!stored || (own && own.at.getTime() >= Date.parse(stored.at))) return own;
        const body = (await promisify(gunzip)(Buffer.from(stored.body, 'base64'))).toString('utf8');
        return { address: stored.address, at: new Date(stored.at), body };
      },
      acceptChange: async (provider) => {
        const at = now();
        accepted.set(provider, at.getTime());
        listReports()
          .find(({ report }) => report.name === provider)
          ?.acceptChange?.();
        await put(`accepted:${provider}`, { at: at.toISOString() });
      },
    },
    keep: async () => {
      for (const { report, findLastAnswer, acceptChange } of listReports()) {
        const { name, requests } = report;
        if (acceptChange && report.changed.length > 0) await followAccepted(name, acceptChange);
        const before = known.get(name) ?? { requests: 0, fault: 0, answerStoredAt: 0 };
        if (requests === before.requests) continue;
        await put(`health:${name}`, newerOf(report, await findStored(name)));
        const fault = report.lastFault?.at.getTime() ?? 0;
        const answer = findLastAnswer?.() ?? null;
        const isDue = fault > before.fault || now().getTime() - before.answerStoredAt >= ANSWER_EVERY_MS;
        if (answer && isDue) await keepAnswer(name, answer);
        known.set(name, { requests, fault, answerStoredAt: answer && isDue ? now().getTime() : before.answerStoredAt });
      }
    },
  };
}
