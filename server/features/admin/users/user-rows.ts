import { FREE_TIER, TIERS, type Tier } from '@clearedge/contract/entitlements';
import { and, asc, between, count, desc, eq, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import { customers, users } from '../../../db/schema/index.ts';
import { type Db, rowsOf } from '../../../kernel/db.ts';
import { idRange, prefixPattern } from './search-rules.ts';

export interface UserFilter {
  search?: string | undefined;
  tier?: Tier | undefined;
}
export interface UserPage extends UserFilter {
  page: number;
  limit: number;
  sort: 'createdAt' | 'username' | 'email';
  order: 'asc' | 'desc';
}

const columns = {
  id: users.id,
  username: users.username,
  email: users.email,
  tier: users.tier,
  subscriptionStatus: users.subscriptionStatus,
  subscriptionEndAt: users.subscriptionEndAt,
  createdAt: users.createdAt,
  isAdmin: users.isAdmin,
  secondFactorAt: users.secondFactorAt,
  isSimulated: users.isSimulated,
};
export type ListedUser = Pick<typeof users.$inferSelect, keyof typeof columns>;

function matching({ search, tier }: UserFilter): SQL | undefined {
  const key = search?.normalize('NFKC').toLowerCase().trim();
  const range = key ? idRange(key) : null;
  const pattern = key ? prefixPattern(key) : null;
  const found = pattern
    ? or(like(users.usernameKey, pattern), like(users.emailKey, pattern), range ? between(users.id, range.from, range.to) : undefined)
    : undefined;
  return and(found, tier ? eq(users.tier, tier) : undefined);
}

function orderOf({ sort, order }: UserPage): SQL[] {
  const way = order === 'asc' ? asc : desc;
  if (sort === 'username') return [way(users.usernameKey)];
  if (sort === 'email') return [way(users.emailKey)];
  return [way(users.createdAt), way(users.id)];
}

/** The statement of a page, so that its plan can be looked at. */
export const pageOfUsers = (db: Db, requested: UserPage) =>
  db
    .select(columns)
    .from(users)
    .where(matching(requested))
    .orderBy(...orderOf(requested))
    .limit(requested.limit)
    .offset((requested.page - 1) * requested.limit);

export const countOfUsers = (db: Db, filter: UserFilter) => db.select({ total: count() }).from(users).where(matching(filter));

export async function findListed(db: Db, userId: string): Promise<ListedUser | null> {
  const [row] = await db.select(columns).from(users).where(eq(users.id, userId));
  return row ?? null;
}

/** The latest payer of each of these users at the payment provider. */
export async function latestCustomers(db: Db, userIds: readonly string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([customers.userId], { userId: customers.userId, id: customers.id })
    .from(customers)
    .where(inArray(customers.userId, [...userIds]))
    .orderBy(customers.userId, desc(customers.createdAt), desc(customers.id));
  return new Map(rows.map(({ userId, id }) => [userId!, id]));
}

export interface UserCounts extends Record<Tier, number> {
  total: number;
  simulated: number;
  /** With a running subscription at the payment provider. */
  subscribed: number;
  /** On a paid plan without one. */
  given: number;
}

export async function countByPlan(db: Db): Promise<UserCounts> {
  const byTier = TIERS.map((tier) => sql`count(*) filter (where tier = ${tier}) as ${sql.identifier(tier)}`);
  const [row] = await rowsOf<Record<keyof UserCounts, string>>(
    db,
    sql`with runs as (
          select distinct c.user_id from subscriptions s join customers c on c.id = s.customer_id where s.status in ('active', 'trialing'))
        select count(*) as total, ${sql.join(byTier, sql`, `)}, count(*) filter (where is_simulated) as simulated,
        count(runs.user_id) as subscribed, count(*) filter (where tier <> ${FREE_TIER} and runs.user_id is null) as given
        from users left join runs on runs.user_id = users.id`,
  );
  const entries = Object.entries(row ?? {}).map(([name, value]) => [name, Number(value)]);
  return Object.fromEntries(entries) as unknown as UserCounts;
}

/** Sums of all that was paid and of what went back, in cents. */
export async function sumPayments(db: Db): Promise<{ paidCents: number; refundedCents: number; payments: number }> {
  const [row] = await rowsOf<{ paid: string; refunded: string; payments: string }>(
    db,
    sql`select coalesce(sum(amount_cents), 0) as paid, coalesce(sum(refunded_cents), 0) as refunded, count(*) as payments
        from payments where status = 'paid' and currency = 'usd'`,
  );
  return { paidCents: Number(row?.paid ?? 0), refundedCents: Number(row?.refunded ?? 0), payments: Number(row?.payments ?? 0) };
}
