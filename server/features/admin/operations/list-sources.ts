import type { SourceState } from '@clearedge/contract/routes/admin/operations';
import { leagueOf, SPORT_KEYS, type SportKey } from '@clearedge/contract/sports';
import { plural } from '@clearedge/contract/words/plural';
import { HOUR_MS } from '@clearedge/quant/calendar';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Ctx } from '../../../kernel/ctx.ts';
import { rowsOf } from '../../../kernel/db.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { isFollowed, listDayFeeds } from '../../../sports/registry.ts';
import { presentReport } from './present-report.ts';

const counted = (count: number, one: string, more: string): string[] => (count === 0 ? [] : [plural(count, one, more)]);

/** The mails that are still to go, in a few words; null where none waits. */
async function notifyWaitingMail({ db }: Pick<Ctx, 'db'>): Promise<string | null> {
  const [row] = await rowsOf<{ notices: number; tried: number }>(
    db,
    sql`select (select count(*)::int from notifications where mail_due_at is not null) as notices,
      (select count(*)::int from jobs where name like 'mail-%' and done_at is null and failed_at is null and last_error is not null) as tried`,
  );
  const { notices = 0, tried = 0 } = row ?? {};
  const parts = [
    ...counted(notices, 'notification is to be mailed', 'notifications are to be mailed'),
    ...counted(tried, 'mailing was refused and is tried again', 'mailings were refused and are tried again'),
  ];
  return parts.length ? parts.join('; ') : null;
}

type State = z.input<typeof SourceState>;
type Newest = Record<'schedule' | 'live' | 'odds' | 'news' | 'payments', number | null>;

const ms = (column: ReturnType<typeof sql>) => sql`(extract(epoch from ${column}) * 1000)::float8`;

async function readNewest(ctx: Ctx): Promise<Newest> {
  const [row] = await rowsOf<Newest>(
    ctx.db,
    sql`select (select ${ms(sql`max(done_at)`)} from jobs where name = 'sync-slate') as schedule,
      (select ${ms(sql`max(done_at)`)} from jobs where name = 'sync-live') as live,
      (select ${ms(sql`max(seen_at)`)} from board_prices) as odds,
      (select ${ms(sql`max(published_at)`)} from news_items) as news,
      (select ${ms(sql`max(received_at)`)} from stripe_events) as payments`,
  );
  return row!;
}

/** When the contests of each sport last changed. */
async function readChanges({ db }: Pick<Ctx, 'db'>): Promise<Map<SportKey, number>> {
  const rows = await rowsOf<{ sport: SportKey; at: number }>(
    db,
    sql`select sport, ${ms(sql`max(updated_at)`)} as at from contests group by sport`,
  );
  return new Map(rows.map(({ sport, at }) => [sport, at]));
}

interface Source {
  name: string;
  at: number | null;
  /** How old its newest word may be before it counts as stale; null where silence is no sign of trouble. */
  freshForMs: number | null;
  note: string;
}

function stateOf({ at, freshForMs }: Source, now: Date): State['state'] {
  if (at === null) return 'idle';
  return freshForMs === null || now.getTime() - at <= freshForMs ? 'fresh' : 'stale';
}

const sourcesOf = (newest: Newest): Source[] => [
  { name: 'Schedule and results', at: newest.schedule, freshForMs: HOUR_MS / 4, note: 'Last asked' },
  { name: 'Live games', at: newest.live, freshForMs: HOUR_MS / 4, note: 'Last asked' },
  { name: 'Odds', at: newest.odds, freshForMs: HOUR_MS / 2, note: 'Newest price that a book confirmed' },
  { name: 'News', at: newest.news, freshForMs: null, note: 'Newest story' },
];

const UNTOLD: Pick<State, 'fault' | 'unplaced' | 'changed' | 'answerOf'> = { fault: null, unplaced: [], changed: [], answerOf: null };

const none = (name: string, provider: string, note: string): State => ({
  name,
  provider,
  state: 'off',
  lastAt: null,
  quota: null,
  note,
  ...UNTOLD,
});

const MAILERS = new Set(['smtp', 'outbox']);

/** Whoever is asked or told over the network, one by one. */
async function listRequested({ ports, db, now }: Ctx): Promise<State[]> {
  const reports = (await ports.health?.listReports()) ?? [];
  const waiting = reports.some(({ name }) => MAILERS.has(name)) ? await notifyWaitingMail({ db }) : null;
  return reports
    .map((report) => presentReport(report, now()))
    .map((state) => {
      const mails = MAILERS.has(state.provider) ? waiting : null;
      return mails === null ? state : { ...state, note: `${state.note}. ${mails}` };
    });
}

/** Where facts come from, how fresh what they stated is, and what is configured. Whoever is asked over the network follows, one by one. */
export const listProviders: Verb<'GET /api/admin/providers'> = async (ctx) => {
  const { ports } = ctx;
  const [newest, changes] = [await readNewest(ctx), await readChanges(ctx)];
  const provider = ports.source.label;
  const show = (source: Source, by = provider): State => ({
    name: source.name,
    provider: by,
    state: stateOf(source, ctx.now()),
    lastAt: source.at === null ? null : new Date(source.at).toISOString(),
    quota: null,
    note: source.note,
    ...UNTOLD,
  });
  const showSport = (sport: SportKey): State => {
    const [name, at] = [leagueOf(sport), changes.get(sport) ?? null];
    return isFollowed(ports, sport)
      ? show({ name, at, freshForMs: null, note: 'Newest change' })
      : none(name, provider, 'This source has none');
  };
  const byDay = new Set(listDayFeeds(ports).map(({ sport }) => sport));
  return [
    ...sourcesOf(newest).map((source) => show(source)),
    // The jobs that follow a schedule by the day are listed above.
    ...SPORT_KEYS.filter((sport) => !byDay.has(sport)).map(showSport),
    show(
      { name: 'Payments', at: newest.payments, freshForMs: null, note: 'Newest payment event' },
      ports.payments.test ? 'Stripe or test checkout' : 'Stripe',
    ),
    ...(ports.languageModel ? [] : [none('Language model', 'None', 'Not configured: the built-in analyst answers')]),
    ...(await listRequested(ctx)),
  ];
};
