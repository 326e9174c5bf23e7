CREATE TABLE "plan_gifts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"tier" text NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"waits_since" timestamp with time zone,
	"given_by" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "telegram_codes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "telegram_codes_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "telegram_links" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"chat_id" text NOT NULL,
	"name" text NOT NULL,
	"linked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "telegram_reading" (
	"bot" text PRIMARY KEY NOT NULL,
	"next_update_id" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "telegram_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "is_renewal_due" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "previous_hash" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "previous_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "plan_gifts" ADD CONSTRAINT "plan_gifts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "telegram_codes" ADD CONSTRAINT "telegram_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "telegram_links" ADD CONSTRAINT "telegram_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "telegram_links_chat" ON "telegram_links" USING btree ("chat_id");--> statement-breakpoint
CREATE INDEX "notifications_telegram" ON "notifications" USING btree ("telegram_due_at") WHERE telegram_due_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_previous_hash" ON "sessions" USING btree ("previous_hash");--> statement-breakpoint
-- Plans that were given before gifts had a place of their own: they run to an end that no subscription set.
INSERT INTO "plan_gifts" ("user_id", "tier", "end_at", "waits_since", "given_by", "given_at")
SELECT u."id", u."tier", u."subscription_end_at", NULL,
  CASE WHEN r."reward_until" = u."subscription_end_at" THEN 'referral' ELSE 'admin' END, u."created_at"
FROM "users" u
LEFT JOIN "plan_grants" g ON g."user_id" = u."id"
LEFT JOIN "referrals" r ON r."user_id" = u."id"
WHERE u."tier" <> 'free' AND u."subscription_end_at" IS NOT NULL
  AND (g."user_id" IS NULL OR g."tier" <> u."tier" OR g."end_at" IS DISTINCT FROM u."subscription_end_at");
