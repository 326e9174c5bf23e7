import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, json } from '../../columns.ts';
import { users } from '../people/accounts.ts';

/** A tenant's branding as it was saved last. */
export interface StoredBrand {
  branding: { companyName: string; primaryColor: string; secondaryColor: string; domain: string };
  features: { hideClearEdgeBranding: boolean; customFooter: boolean; customDashboard: boolean; apiAccess: boolean };
  customization: { welcomeMessage: string; supportEmail: string; termsUrl: string; privacyUrl: string };
}

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const brandedSites = pgTable(
  'branded_sites',
  {
    userId: owner().primaryKey(),
    brand: json<StoredBrand>('brand').notNull(),
    /** Null until it is chosen. */
    slug: text('slug'),
    isPublished: boolean('is_published').notNull().default(false),
    savedAt: instant('saved_at').notNull(),
  },
  (t) => [
    uniqueIndex('branded_sites_slug').on(t.slug),
    uniqueIndex('branded_sites_domain').on(sql`(${t.brand} #>> '{branding,domain}')`).where(sql`brand #>> '{branding,domain}' <> ''`),
  ],
);

/** One picture a tenant; another one gets another id, and with it another address. */
export const brandLogos = pgTable(
  'brand_logos',
  {
    userId: owner().primaryKey(),
    id: uuid('id').notNull(),
    type: text('type', { enum: ['image/png', 'image/jpeg', 'image/webp'] }).notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    /** The file in base64. */
    content: text('content').notNull(),
    uploadedAt: instant('uploaded_at').notNull(),
  },
  (t) => [uniqueIndex('brand_logos_id').on(t.id)],
);

export const previewLinks = pgTable(
  'preview_links',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    /** SHA-256 of the token; the token itself is stored nowhere. */
    tokenHash: text('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (t) => [uniqueIndex('preview_links_token').on(t.tokenHash), index('preview_links_user').on(t.userId, t.createdAt)],
);

export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    name: text('name').notNull(),
    /** How the key begins; the rest is stored nowhere. */
    prefix: text('prefix').notNull(),
    keyHash: text('key_hash').notNull(),
    scopes: json<('games:read' | 'odds:read' | 'record:read' | 'bets:write')[]>('scopes').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
    revokedAt: instant('revoked_at'),
    /** Calls in the running minute of the machine's clock, shared by all processes. */
    windowStartedAt: instant('window_started_at'),
    windowCalls: integer('window_calls').notNull().default(0),
    /** The Eastern day of the last call, by the machine's clock, and the calls on it. */
    dayOn: text('day_on'),
    dayCalls: integer('day_calls').notNull().default(0),
    /** How many of them were above the minute's or the day's limit. */
    dayRefused: integer('day_refused').notNull().default(0),
  },
  (t) => [
    uniqueIndex('api_keys_hash').on(t.keyHash),
    index('api_keys_user').on(t.userId, t.createdAt),
    uniqueIndex('api_keys_name').on(t.userId, t.name).where(sql`revoked_at is null`),
  ],
);
