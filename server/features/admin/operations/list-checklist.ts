import type { ChecklistItem } from '@clearedge/contract/routes/admin/operations';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Ctx } from '../../../kernel/ctx.ts';
import { rowsOf } from '../../../kernel/db.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { readSetup } from '../../billing/index.ts';
import { readHistoryProgress } from '../../history/index.ts';
import { listProviders } from './list-sources.ts';

type Item = z.input<typeof ChecklistItem>;

interface Facts {
  admins: number;
  securedAdmins: number;
  backupAt: string | null;
  resultDays: number;
}

async function readFacts({ db }: Pick<Ctx, 'db'>): Promise<Facts> {
  const [row] = await rowsOf<Facts>(
    db,
    sql`select (select count(*)::int from users where is_admin) as admins,
      (select count(*)::int from users where is_admin and second_factor_at is not null) as "securedAdmins",
      (select value ->> 'at' from installation where key = 'last_backup') as "backupAt",
      (select count(*)::int from result_days) as "resultDays"`,
  );
  return row!;
}

const admins = (isLive: boolean, { admins: all, securedAdmins }: Facts): Item =>
  isLive && securedAdmins < all
    ? { key: 'admins', label: 'Admins', state: 'todo', detail: `${all - securedAdmins} of ${all} without two-step verification` }
    : { key: 'admins', label: 'Admins', state: 'done', detail: isLive ? `${all}, each with two-step verification` : `${all}` };

type Source = Awaited<ReturnType<typeof listProviders>>[number];

function prices(sources: readonly Source[]): Item {
  const odds = sources.find(({ provider }) => provider === 'the-odds-api');
  const base = { key: 'prices', label: 'Prices' } as const;
  if (!odds) return { ...base, state: 'todo', detail: 'No ODDS_API_KEY: games are shown without prices' };
  const left = odds.quota
    ? `${(odds.quota.limit - odds.quota.used).toLocaleString('en-US')} of ${odds.quota.limit.toLocaleString('en-US')} credits left this month`
    : '';
  return { ...base, state: odds.fault ? 'todo' : 'done', detail: odds.fault ? odds.fault.message : left };
}

function providers(sources: readonly Source[]): Item {
  const used = sources.filter(({ state }) => state !== 'off');
  const silent = used.filter(({ state }) => state === 'stale');
  return {
    key: 'providers',
    label: 'Sources answer',
    state: silent.length > 0 ? 'todo' : 'done',
    detail: silent.length > 0 ? `Not fresh: ${silent.map(({ name }) => name).join(', ')}` : `${used.length} in use, none stale`,
  };
}

/** A live day is read in fifteen seconds; other sources are read as fast as the machine goes. */
const LIVE_DAYS_A_MINUTE = 4;

async function history(ctx: Ctx, { resultDays }: Facts): Promise<Item> {
  const base = { key: 'history', label: 'Past seasons' } as const;
  const progress = await readHistoryProgress(ctx);
  if (progress === null) return { ...base, state: 'running', detail: 'The source has not named its seasons yet' };
  const { days, read, scored } = progress;
  if (scored >= days - 2) return { ...base, state: 'done', detail: `${days} days read and scored by the model` };
  if (read >= days) return { ...base, state: 'running', detail: `All ${days} days read; ${scored} scored by the model` };
  const isLive = ctx.config.dataSource === 'live';
  const minutes = Math.ceil(Math.max(0, days - resultDays) / LIVE_DAYS_A_MINUTE);
  const rest = isLive && minutes > 0 ? `; about ${minutes} min left` : '';
  return { ...base, state: 'running', detail: `${isLive ? Math.max(read, resultDays) : read} of ${days} days read${rest}` };
}

function mail(sources: readonly Source[]): Item {
  const server = sources.find(({ provider }) => provider === 'smtp');
  const base = { key: 'mail', label: 'Mail' } as const;
  if (!server) return { ...base, state: 'todo', detail: 'No SMTP_URL: mail is written to files in the outbox folder' };
  if (server.fault) return { ...base, state: 'todo', detail: server.fault.message };
  return { ...base, state: 'done', detail: server.lastAt ? `Last sent ${server.lastAt.slice(0, 10)}` : 'Configured; nothing sent yet' };
}

async function payments(ctx: Ctx): Promise<Item> {
  const base = { key: 'payments', label: 'Payments' } as const;
  const { mode, stripe } = await readSetup(ctx);
  if (stripe && !ctx.config.maySellPlans)
    return {
      ...base,
      state: 'todo',
      detail: 'Stripe is set up, but no plan is sold: confirm with COMMERCIAL_FEEDS that the feeds’ terms allow it',
    };
  if (mode === 'stripe') return { ...base, state: 'done', detail: 'Members pay by Stripe' };
  return {
    ...base,
    state: 'todo',
    detail: mode === 'test' ? 'The demo’s test checkout moves no money' : 'Stripe’s keys are missing: no one can upgrade',
  };
}

const backup = ({ backupAt }: Facts): Item => ({
  key: 'backup',
  label: 'Backup',
  state: backupAt ? 'done' : 'todo',
  detail: backupAt ? `Last taken ${backupAt.slice(0, 16).replace('T', ' ')} UTC` : 'None taken by npm run backup yet',
});

function address(publicUrl: string): Item {
  const isPublic = publicUrl.startsWith('https:');
  return {
    key: 'address',
    label: 'Public address',
    state: isPublic ? 'done' : 'todo',
    detail: isPublic ? publicUrl : 'Set PUBLIC_URL to the https address people use',
  };
}

/** What an operator sees to before people come, each with how it stands. */
export const listChecklist: Verb<'GET /api/admin/checklist'> = async (ctx) => {
  const isLive = ctx.config.dataSource === 'live';
  const [facts, sources] = [await readFacts(ctx), await listProviders(ctx, {})];
  return [
    admins(isLive, facts),
    ...(isLive ? [prices(sources)] : []),
    providers(sources),
    await history(ctx, facts),
    mail(sources),
    await payments(ctx),
    backup(facts),
    address(ctx.config.publicUrl),
  ];
};
