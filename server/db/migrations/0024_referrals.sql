CREATE TABLE "commission_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code_id" uuid NOT NULL,
	"referral_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"payable_at" timestamp with time zone,
	"payout_id" uuid,
	CONSTRAINT "commission_entries_amount" CHECK ("commission_entries"."kind" = 'paid' or "commission_entries"."amount_cents" > 0),
	CONSTRAINT "commission_entries_window" CHECK (("commission_entries"."kind" = 'earned') = ("commission_entries"."payable_at" is not null)),
	CONSTRAINT "commission_entries_payout_named" CHECK (("commission_entries"."kind" = 'paid') = ("commission_entries"."payout_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "referral_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"owner_id" uuid,
	"reward_tier" text NOT NULL,
	"reward_days" integer NOT NULL,
	"max_uses" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"commission_pct" integer NOT NULL,
	"expires_at" timestamp with time zone,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "referral_codes_uses" CHECK ("referral_codes"."uses" >= 0 and ("referral_codes"."max_uses" is null or "referral_codes"."uses" <= "referral_codes"."max_uses")),
	CONSTRAINT "referral_codes_commission" CHECK ("referral_codes"."commission_pct" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code_id" uuid NOT NULL,
	"user_id" uuid,
	"joined_at" timestamp with time zone NOT NULL,
	"reward_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "commission_entries" ADD CONSTRAINT "commission_entries_code_id_referral_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."referral_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_entries" ADD CONSTRAINT "commission_entries_referral_id_referrals_id_fk" FOREIGN KEY ("referral_id") REFERENCES "public"."referrals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_codes" ADD CONSTRAINT "referral_codes_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_code_id_referral_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."referral_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "commission_entries_code" ON "commission_entries" USING btree ("code_id","at");--> statement-breakpoint
CREATE INDEX "commission_entries_payment" ON "commission_entries" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "commission_entries_earned" ON "commission_entries" USING btree ("payment_id") WHERE kind = 'earned';--> statement-breakpoint
CREATE UNIQUE INDEX "commission_entries_payout" ON "commission_entries" USING btree ("payout_id","payment_id") WHERE kind = 'paid';--> statement-breakpoint
CREATE UNIQUE INDEX "referral_codes_code" ON "referral_codes" USING btree ("code");--> statement-breakpoint
CREATE INDEX "referral_codes_owner" ON "referral_codes" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_user" ON "referrals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "referrals_code" ON "referrals" USING btree ("code_id","joined_at");--> statement-breakpoint
-- What was earned, taken back or paid is history: a correction is another entry.
CREATE TRIGGER "commission_entries_are_kept" BEFORE UPDATE OR DELETE ON "commission_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
