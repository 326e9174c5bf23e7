CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bet_gradings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bet_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"kind" text NOT NULL,
	"grade" text NOT NULL,
	"rule" text NOT NULL,
	"rule_version" text NOT NULL,
	"formula" text NOT NULL,
	"profit_cents" bigint NOT NULL,
	"payout_cents" bigint NOT NULL,
	"facts_version" integer,
	"facts" jsonb,
	"graded_by" text NOT NULL,
	"reason" text,
	"graded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"event_id" uuid,
	"game_label" text NOT NULL,
	"bet_type" text NOT NULL,
	"selection_text" text NOT NULL,
	"selection" jsonb,
	"terms" jsonb NOT NULL,
	"odds" integer NOT NULL,
	"stake_cents" bigint NOT NULL,
	"book" text,
	"confidence" integer,
	"source" text NOT NULL,
	"import_key" text,
	"placed_at" timestamp with time zone NOT NULL,
	"starts_at" timestamp with time zone,
	"status" text NOT NULL,
	"result" text,
	"profit_cents" bigint,
	"settled_at" timestamp with time zone,
	"rule_version" text NOT NULL,
	"flag" text,
	"closing_odds" integer,
	"deleted_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "board_prices" (
	"event_id" uuid NOT NULL,
	"book_code" text NOT NULL,
	"market" text NOT NULL,
	"side" text NOT NULL,
	"line" double precision,
	"price" integer,
	"quoted_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"open_line" double precision,
	"open_price" integer,
	"opened_at" timestamp with time zone,
	"previous_line" double precision,
	"previous_price" integer,
	"moved_at" timestamp with time zone,
	CONSTRAINT "board_prices_event_id_book_code_market_side_pk" PRIMARY KEY("event_id","book_code","market","side")
);
--> statement-breakpoint
CREATE TABLE "books" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "box_scores" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"box" jsonb NOT NULL,
	"as_of" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "closing_prices" (
	"event_id" uuid NOT NULL,
	"book_code" text NOT NULL,
	"market" text NOT NULL,
	"side" text NOT NULL,
	"line" double precision,
	"price" integer NOT NULL,
	"quoted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "closing_prices_event_id_book_code_market_side_pk" PRIMARY KEY("event_id","book_code","market","side")
);
--> statement-breakpoint
CREATE TABLE "event_facts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"is_final" boolean NOT NULL,
	"facts" jsonb NOT NULL,
	"facts_hash" text NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"game_id" text NOT NULL,
	"sport" text NOT NULL,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"season_year" integer NOT NULL,
	"slate_on" date NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"is_start_tentative" boolean NOT NULL,
	"game_number" integer NOT NULL,
	"is_doubleheader" boolean NOT NULL,
	"scheduled_innings" integer NOT NULL,
	"away_code" text NOT NULL,
	"away_name" text NOT NULL,
	"home_code" text NOT NULL,
	"home_name" text NOT NULL,
	"venue" text NOT NULL,
	"city" text NOT NULL,
	"roof" text NOT NULL,
	"day_night" text NOT NULL,
	"status" text NOT NULL,
	"status_note" text,
	"away_pitcher" jsonb,
	"home_pitcher" jsonb,
	"away_score" integer,
	"home_score" integer,
	"line_score" jsonb,
	"live_state" jsonb,
	"weather" jsonb,
	"ended_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"response" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_scope_key_pk" PRIMARY KEY("user_id","scope","key")
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_schedules" (
	"name" text PRIMARY KEY NOT NULL,
	"next_run_at" timestamp with time zone NOT NULL,
	"last_run_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"payload" jsonb NOT NULL,
	"dedupe_key" text,
	"run_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"max_attempts" integer NOT NULL,
	"locked_until" timestamp with time zone,
	"done_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "news_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source_id" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"source" text NOT NULL,
	"url" text NOT NULL,
	"category" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"href" text,
	"dedupe_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "play_limits" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"weekly_stake_cents" bigint,
	"weekly_loss_cents" bigint,
	"pending_weekly_stake_cents" bigint,
	"pending_weekly_loss_cents" bigint,
	"pending_from" timestamp with time zone,
	"session_reminder_minutes" integer,
	"cool_off_until" timestamp with time zone,
	"excluded_until" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"book_code" text NOT NULL,
	"market" text NOT NULL,
	"side" text NOT NULL,
	"line" double precision,
	"price" integer,
	"quoted_at" timestamp with time zone NOT NULL,
	"is_opening" boolean NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quotes_once" UNIQUE NULLS NOT DISTINCT("event_id","book_code","market","side","line","quoted_at")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"address" text NOT NULL,
	"user_agent" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "throttles" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"window_started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"username_key" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"password_hash" text NOT NULL,
	"tier" text DEFAULT 'free' NOT NULL,
	"subscription_status" text DEFAULT 'active' NOT NULL,
	"subscription_end_at" timestamp with time zone,
	"is_admin" boolean DEFAULT false NOT NULL,
	"is_simulated" boolean DEFAULT false NOT NULL,
	"settings" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bet_gradings" ADD CONSTRAINT "bet_gradings_bet_id_bets_id_fk" FOREIGN KEY ("bet_id") REFERENCES "public"."bets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bets" ADD CONSTRAINT "bets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bets" ADD CONSTRAINT "bets_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_prices" ADD CONSTRAINT "board_prices_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_prices" ADD CONSTRAINT "board_prices_book_code_books_code_fk" FOREIGN KEY ("book_code") REFERENCES "public"."books"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "box_scores" ADD CONSTRAINT "box_scores_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closing_prices" ADD CONSTRAINT "closing_prices_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closing_prices" ADD CONSTRAINT "closing_prices_book_code_books_code_fk" FOREIGN KEY ("book_code") REFERENCES "public"."books"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_facts" ADD CONSTRAINT "event_facts_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_limits" ADD CONSTRAINT "play_limits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_book_code_books_code_fk" FOREIGN KEY ("book_code") REFERENCES "public"."books"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject","at");--> statement-breakpoint
CREATE UNIQUE INDEX "bet_gradings_sequence" ON "bet_gradings" USING btree ("bet_id","sequence");--> statement-breakpoint
CREATE INDEX "bets_user" ON "bets" USING btree ("user_id","placed_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bets_pending_event" ON "bets" USING btree ("event_id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "bets_event" ON "bets" USING btree ("event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bets_import_key" ON "bets" USING btree ("user_id","import_key");--> statement-breakpoint
CREATE UNIQUE INDEX "event_facts_version" ON "event_facts" USING btree ("event_id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "events_game_id" ON "events" USING btree ("game_id");--> statement-breakpoint
CREATE INDEX "events_slate" ON "events" USING btree ("sport","slate_on");--> statement-breakpoint
CREATE INDEX "events_away" ON "events" USING btree ("away_code","slate_on");--> statement-breakpoint
CREATE INDEX "events_home" ON "events" USING btree ("home_code","slate_on");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_dedupe" ON "jobs" USING btree ("name","dedupe_key");--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("run_at") WHERE done_at is null and failed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "news_items_source" ON "news_items" USING btree ("source","source_id");--> statement-breakpoint
CREATE INDEX "news_items_published" ON "news_items" USING btree ("published_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_dedupe" ON "notifications" USING btree ("user_id","dedupe_key");--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "quotes_event" ON "quotes" USING btree ("event_id","market","quoted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token_hash" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key" ON "users" USING btree ("username_key");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree ("email_key");