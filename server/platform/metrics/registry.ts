import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { AppContainer } from '../ctx/container.ts';
import { readRemoved } from '../retention/removed-rows.ts';
import { keepFor } from './keep-for.ts';
import { readMoney } from './money-figures.ts';
import { readWork } from './work-figures.ts';

const WORK_MS = 15_000;
const MONEY_MS = 60_000;
const JOB_SECONDS = [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300];

type Sources = Pick<AppContainer, 'database' | 'clock' | 'ports' | 'log'>;
interface Sample {
  labels?: Record<string, string>;
  value: number;
}

/** A gauge whose samples are read when someone asks; what cannot be read is absent, not zero. */
function gauge(registry: Registry, name: string, help: string, labelNames: string[], read: () => Sample[] | Promise<Sample[]>): void {
  const made: Gauge = new Gauge({
    name,
    help,
    labelNames,
    registers: [registry],
    collect: async () => {
      made.reset();
      // prom-client writes a gauge without labels as 0 until it is set.
      if (!labelNames.length) made.remove();
      for (const { labels = {}, value } of await read()) made.set(labels, value);
    },
  });
}

const one = (value: number): Sample[] => [{ value }];
const orNothing = async (read: () => Promise<Sample[]>): Promise<Sample[]> => read().catch(() => []);

function addDatabase(registry: Registry, { database }: Sources): void {
  gauge(registry, 'clearedge_database_up', '1 while the database answers', [], () =>
    database.ping().then(
      () => one(1),
      () => one(0),
    ),
  );
  gauge(
    registry,
    'clearedge_database_connections',
    'Connections of this process to PostgreSQL, and calls that wait for one',
    ['state'],
    () => Object.entries(database.countConnections?.() ?? {}).map(([state, value]) => ({ labels: { state }, value })),
  );
}

function addWork(registry: Registry, container: Sources): void {
  const work = keepFor(WORK_MS, () => readWork(container));
  gauge(registry, 'clearedge_jobs', 'Jobs that are due, running, or failed for good within a day', ['name', 'state'], () =>
    orNothing(async () =>
      (await work()).jobs.flatMap(({ job, ...counts }) =>
        Object.entries(counts).map(([state, value]) => ({ labels: { name: job, state }, value })),
      ),
    ),
  );
  const single = (name: string, help: string, pick: (figures: Awaited<ReturnType<typeof readWork>>) => number | null): void =>
    gauge(registry, name, help, [], () =>
      orNothing(async () => {
        const value = pick(await work());
        return value === null ? [] : one(value);
      }),
    );
  single(
    'clearedge_oldest_job_seconds',
    'How long the oldest due job has waited, by the product clock',
    (figures) => figures.oldestSeconds,
  );
  single(
    'clearedge_price_age_seconds',
    'Age of the newest price of games that begin within 12 hours',
    (figures) => figures.priceAgeSeconds,
  );
  single(
    'clearedge_unsettled_games',
    'Final games that began 4 to 48 hours ago with a bet not graded',
    (figures) => figures.unsettledGames,
  );
}

function addMoney(registry: Registry, container: Sources): void {
  const money = keepFor(MONEY_MS, () => readMoney(container));
  const add = (name: string, help: string, labels: string[], pick: (figures: Awaited<ReturnType<typeof readMoney>>) => Sample[]): void =>
    gauge(registry, name, help, labels, () => orNothing(async () => pick(await money())));
  add('clearedge_ledger_imbalance_cents', 'Sum of all balances of practice money: 0', [], (figures) => one(figures.imbalanceCents));
  add('clearedge_open_stakes_cents', 'Practice money staked on open bets', [], (figures) => one(figures.openStakesCents));
  add('clearedge_pending_bets', 'Tracked bets that wait for a result', [], (figures) => one(figures.pendingBets));
  add('clearedge_users', 'Accounts by tier', ['tier'], ({ users }) => users.map(({ tier, count }) => ({ labels: { tier }, value: count })));
}

function addTables(registry: Registry, sources: Sources): void {
  const removed = keepFor(MONEY_MS, () => readRemoved(sources.database.db));
  gauge(registry, 'clearedge_removed_rows', 'Rows removed because their time was over, since the installation began', ['what'], () =>
    orNothing(async () => (await removed()).map(({ what, rows }) => ({ labels: { what }, value: rows }))),
  );
}

function addProviders(registry: Registry, { ports, clock }: Sources): void {
  const reports = keepFor(WORK_MS, async () => (await ports.health?.listReports()) ?? []);
  type Report = Awaited<ReturnType<typeof reports>>[number];
  const add = (name: string, help: string, pick: (report: Report) => number | null): void =>
    gauge(registry, name, help, ['provider'], () =>
      orNothing(async () =>
        (await reports()).flatMap((report) => {
          const value = pick(report);
          return value === null ? [] : [{ labels: { provider: report.name }, value }];
        }),
      ),
    );
  const secondsSince = (at: Date | null): number | null => at && (clock.now().getTime() - at.getTime()) / 1000;
  add('clearedge_provider_up', '1 while the provider is asked as needed, 0 while it rests after failures', ({ breaker }) =>
    Number(breaker === 'closed'),
  );
  add(
    'clearedge_provider_changed',
    '1 while its answers break their checks, so that they are refused and its results wait',
    ({ changed }) => Number(changed.length > 0),
  );
  add('clearedge_provider_age_seconds', 'Since the last good answer', ({ lastGoodAt }) => secondsSince(lastGoodAt));
  add('clearedge_provider_requests', 'Requests since the start', ({ requests }) => requests);
  add('clearedge_provider_failures', 'Failed requests since the start', ({ failures }) => failures);
  add('clearedge_provider_quota_left', 'Credits left this month', ({ quota }) => quota && quota.limit - quota.used);
}

export interface HouseRegistry {
  registry: Registry;
  /** One run of a job, as it ended. */
  observeJob: NonNullable<AppContainer['observeJob']>;
}

/** Numbers for a Prometheus server about this process and, where it says so, the whole installation. Read only when someone asks. */
export function createRegistry(container: Sources): HouseRegistry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  addDatabase(registry, container);
  addWork(registry, container);
  addMoney(registry, container);
  addTables(registry, container);
  addProviders(registry, container);
  const runs = new Histogram({
    name: 'clearedge_job_seconds',
    help: 'Runs of jobs in this process, by how they ended',
    labelNames: ['name', 'result'],
    buckets: JOB_SECONDS,
    registers: [registry],
  });
  return { registry, observeJob: (job, result, milliseconds) => runs.observe({ name: job, result }, milliseconds / 1000) };
}
