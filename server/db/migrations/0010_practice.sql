CREATE TABLE "ledger_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"owner_id" uuid,
	"balance_cents" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_accounts_covered" CHECK ("ledger_accounts"."kind" = 'house' or "ledger_accounts"."balance_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"transfer_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"amount_cents" bigint NOT NULL,
	"balance_after_cents" bigint NOT NULL,
	"posted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_entries_transfer_id_account_id_pk" PRIMARY KEY("transfer_id","account_id"),
	CONSTRAINT "ledger_entries_move" CHECK ("ledger_entries"."amount_cents" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transfers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"bet_id" uuid,
	"reason" text,
	"posted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "practice_players" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"period" integer NOT NULL,
	"period_started_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "virtual_bets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"period" integer NOT NULL,
	"bet_type" text NOT NULL,
	"odds" integer NOT NULL,
	"stake_cents" bigint NOT NULL,
	"to_win_cents" bigint NOT NULL,
	"pricing" text NOT NULL,
	"hold_fraction" double precision,
	"same_game" jsonb NOT NULL,
	"counts_on" date NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"result" text,
	"payout_cents" bigint,
	"settled_at" timestamp with time zone,
	"settlements" integer NOT NULL,
	"seen_revisions" integer NOT NULL,
	"rule_version" text NOT NULL,
	"notes" text,
	CONSTRAINT "virtual_bets_stake" CHECK ("virtual_bets"."stake_cents" > 0),
	CONSTRAINT "virtual_bets_settled" CHECK (("virtual_bets"."status" = 'settled') = ("virtual_bets"."result" is not null and "virtual_bets"."payout_cents" is not null))
);
--> statement-breakpoint
CREATE TABLE "virtual_legs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bet_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"event_id" uuid NOT NULL,
	"bet_type" text NOT NULL,
	"selection_text" text NOT NULL,
	"selection" jsonb NOT NULL,
	"terms" jsonb NOT NULL,
	"odds" integer NOT NULL,
	"book" text,
	"book_name" text,
	"price_source" text NOT NULL,
	"result" text,
	"rule" text,
	"formula" text,
	"away_score" integer,
	"home_score" integer,
	"facts_version" integer,
	"revision" integer NOT NULL,
	"flag" text
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transfer_id_ledger_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."ledger_transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_players" ADD CONSTRAINT "practice_players_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "virtual_bets" ADD CONSTRAINT "virtual_bets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "virtual_legs" ADD CONSTRAINT "virtual_legs_bet_id_virtual_bets_id_fk" FOREIGN KEY ("bet_id") REFERENCES "public"."virtual_bets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "virtual_legs" ADD CONSTRAINT "virtual_legs_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account_id","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transfers_key" ON "ledger_transfers" USING btree ("key");--> statement-breakpoint
CREATE INDEX "ledger_transfers_bet" ON "ledger_transfers" USING btree ("bet_id");--> statement-breakpoint
CREATE INDEX "virtual_bets_user" ON "virtual_bets" USING btree ("user_id","placed_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "virtual_bets_week" ON "virtual_bets" USING btree ("counts_on");--> statement-breakpoint
CREATE UNIQUE INDEX "virtual_legs_bet" ON "virtual_legs" USING btree ("bet_id","position");--> statement-breakpoint
CREATE INDEX "virtual_legs_event" ON "virtual_legs" USING btree ("event_id");--> statement-breakpoint
-- History of money is added to and never rewritten.
CREATE TRIGGER "ledger_transfers_are_kept" BEFORE UPDATE OR DELETE ON "ledger_transfers" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "ledger_entries_are_kept" BEFORE UPDATE OR DELETE ON "ledger_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
-- A transfer is written by one statement, and all that a statement writes must be balanced.
CREATE FUNCTION "refuse_unbalanced"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT 1 FROM added GROUP BY "transfer_id" HAVING sum("amount_cents") <> 0 OR count(*) < 2) THEN
		RAISE EXCEPTION 'entries of a transfer sum to zero' USING ERRCODE = 'integrity_constraint_violation';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_entries_are_balanced" AFTER INSERT ON "ledger_entries" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "refuse_unbalanced"();
