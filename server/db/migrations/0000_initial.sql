CREATE TABLE "analyses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contest_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"projection_id" uuid NOT NULL,
	"model_version" text NOT NULL,
	"inputs" jsonb NOT NULL,
	"inputs_hash" text NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"key_hash" text NOT NULL,
	"scopes" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"window_started_at" timestamp with time zone,
	"window_calls" integer DEFAULT 0 NOT NULL,
	"day_on" text,
	"day_calls" integer DEFAULT 0 NOT NULL,
	"day_refused" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assistant_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "assistant_messages_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"role" text NOT NULL,
	"content" text NOT NULL,
	"origin" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assistant_usage" (
	"user_id" uuid NOT NULL,
	"span" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"asked" integer NOT NULL,
	CONSTRAINT "assistant_usage_user_id_span_pk" PRIMARY KEY("user_id","span")
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bet_closings" (
	"bet_id" uuid PRIMARY KEY NOT NULL,
	"settled_at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"odds" integer,
	"probability" double precision,
	"line_points" double precision,
	"recorded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bet_corrections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bet_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"reason" text NOT NULL,
	"corrected_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bet_disputes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bet_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"selection_text" text NOT NULL,
	"read_as" text NOT NULL,
	"grade" text NOT NULL,
	"graded_sequence" integer NOT NULL,
	"owner_selection" jsonb,
	"owner_read_as" text,
	"decision" text,
	"decision_reason" text,
	"decided_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "bet_estimates" (
	"bet_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"probability" double precision NOT NULL,
	"noted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bet_estimates_chance" CHECK ("bet_estimates"."probability" > 0 and "bet_estimates"."probability" < 1)
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
	"dead_heat" jsonb,
	"graded_by" text NOT NULL,
	"reason" text,
	"graded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bet_legs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bet_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"contest_id" uuid,
	"sport" text,
	"game_label" text NOT NULL,
	"bet_type" text NOT NULL,
	"selection_text" text NOT NULL,
	"selection" jsonb,
	"read_as" text,
	"terms" jsonb NOT NULL,
	"odds" integer,
	"result" text,
	"rule" text,
	"formula" text,
	"facts_version" integer
);
--> statement-breakpoint
CREATE TABLE "bets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"contest_id" uuid,
	"sport" text,
	"game_label" text NOT NULL,
	"bet_type" text NOT NULL,
	"selection_text" text NOT NULL,
	"selection" jsonb,
	"selection_source" text,
	"read_as" text,
	"terms" jsonb NOT NULL,
	"odds" integer NOT NULL,
	"stake_cents" bigint NOT NULL,
	"free_stake_cents" bigint DEFAULT 0 NOT NULL,
	"boost_percent" integer,
	"sizes" jsonb,
	"teaser_points" real,
	"book" text,
	"confidence" integer,
	"source" text NOT NULL,
	"import_key" text,
	"placed_at" timestamp with time zone NOT NULL,
	"counted_at" timestamp with time zone,
	"starts_at" timestamp with time zone,
	"status" text NOT NULL,
	"result" text,
	"profit_cents" bigint,
	"settled_at" timestamp with time zone,
	"rule_version" text NOT NULL,
	"flag" text,
	"closing_odds" integer,
	"result_by" text,
	"corrected_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bets_one_stake" CHECK ("bets"."stake_cents" = 0 or "bets"."free_stake_cents" = 0)
);
--> statement-breakpoint
CREATE TABLE "billing_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"last_four" text NOT NULL,
	"saved_by" uuid,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "board_prices" (
	"contest_id" uuid NOT NULL,
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
	CONSTRAINT "board_prices_contest_id_book_code_market_side_pk" PRIMARY KEY("contest_id","book_code","market","side")
);
--> statement-breakpoint
CREATE TABLE "book_days" (
	"slate_on" date NOT NULL,
	"sport" text NOT NULL,
	"book_code" text NOT NULL,
	"market" text NOT NULL,
	"games" integer NOT NULL,
	"figures" jsonb NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "book_days_slate_on_sport_book_code_market_pk" PRIMARY KEY("slate_on","sport","book_code","market")
);
--> statement-breakpoint
CREATE TABLE "books" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "box_scores" (
	"contest_id" uuid PRIMARY KEY NOT NULL,
	"box" jsonb NOT NULL,
	"as_of" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brand_logos" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"content" text NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "branded_sites" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"brand" jsonb NOT NULL,
	"slug" text,
	"is_published" boolean DEFAULT false NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kept_pauses" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "closing_prices" (
	"contest_id" uuid NOT NULL,
	"book_code" text NOT NULL,
	"market" text NOT NULL,
	"side" text NOT NULL,
	"line" double precision,
	"price" integer NOT NULL,
	"quoted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "closing_prices_contest_id_book_code_market_side_pk" PRIMARY KEY("contest_id","book_code","market","side")
);
--> statement-breakpoint
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
CREATE TABLE "consultation_halves" (
	"consultation_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"expert_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "consultation_halves_consultation_id_starts_at_pk" PRIMARY KEY("consultation_id","starts_at")
);
--> statement-breakpoint
CREATE TABLE "consultations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expert_id" text NOT NULL,
	"expert_name" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"minutes" integer NOT NULL,
	"type" text NOT NULL,
	"topic" text,
	"status" text NOT NULL,
	"cancelled_by" text,
	"sequence" integer NOT NULL,
	"join_url" text,
	"recording_url" text,
	"notes" text,
	"created_at" timestamp with time zone NOT NULL,
	"slot_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consultations_minutes" CHECK (minutes in (30, 60)),
	CONSTRAINT "consultations_cancelled" CHECK ((status = 'cancelled') = (cancelled_by is not null))
);
--> statement-breakpoint
CREATE TABLE "contest_entrants" (
	"contest_id" uuid NOT NULL,
	"entrant_id" text NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"position" integer,
	"tied" integer NOT NULL,
	"detail" jsonb NOT NULL,
	CONSTRAINT "contest_entrants_contest_id_entrant_id_pk" PRIMARY KEY("contest_id","entrant_id")
);
--> statement-breakpoint
CREATE TABLE "contest_facts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contest_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"is_final" boolean NOT NULL,
	"facts" jsonb NOT NULL,
	"facts_hash" text NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contest_moments" (
	"contest_id" uuid PRIMARY KEY NOT NULL,
	"moments" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"game_id" text NOT NULL,
	"kind" text DEFAULT 'game' NOT NULL,
	"sport" text NOT NULL,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"season_year" integer NOT NULL,
	"week" integer,
	"name" text,
	"slate_on" date NOT NULL,
	"ends_on" date,
	"resumes_on" date,
	"starts_at" timestamp with time zone NOT NULL,
	"is_start_tentative" boolean,
	"game_number" integer,
	"is_doubleheader" boolean,
	"scheduled_innings" integer,
	"away_code" text,
	"away_name" text,
	"home_code" text,
	"home_name" text,
	"venue" text NOT NULL,
	"city" text,
	"roof" text,
	"day_night" text,
	"status" text NOT NULL,
	"status_note" text,
	"away_pitcher" jsonb,
	"home_pitcher" jsonb,
	"records" jsonb,
	"away_score" integer,
	"home_score" integer,
	"line_score" jsonb,
	"live_state" jsonb,
	"detail" jsonb,
	"weather" jsonb,
	"ended_at" timestamp with time zone,
	"result_hold" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contests_detail" CHECK ("contests"."detail" ->> 'sport' = "contests"."sport"),
	CONSTRAINT "contests_kind" CHECK (case "contests"."kind" when 'game' then "contests"."name" is null and "contests"."ends_on" is null and num_nulls("contests"."is_start_tentative", "contests"."game_number",
        "contests"."is_doubleheader", "contests"."scheduled_innings", "contests"."away_code", "contests"."away_name", "contests"."home_code", "contests"."home_name", "contests"."city", "contests"."roof", "contests"."day_night") = 0
        else num_nulls("contests"."name", "contests"."ends_on", "contests"."detail") = 0 and "contests"."away_code" is null and "contests"."home_code" is null end)
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"gateway" text NOT NULL,
	"is_live" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "digest_mails" (
	"user_id" uuid NOT NULL,
	"slate_on" date NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "digest_mails_user_id_slate_on_pk" PRIMARY KEY("user_id","slate_on")
);
--> statement-breakpoint
CREATE TABLE "early_choices" (
	"user_id" uuid NOT NULL,
	"feature_id" text NOT NULL,
	"is_enabled" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "early_choices_user_id_feature_id_pk" PRIMARY KEY("user_id","feature_id")
);
--> statement-breakpoint
CREATE TABLE "expert_hours" (
	"expert_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"weekdays" jsonb NOT NULL,
	"days_off" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forecasts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contest_id" uuid NOT NULL,
	"sport" text NOT NULL,
	"model_version" text NOT NULL,
	"inputs" jsonb NOT NULL,
	"inputs_hash" text NOT NULL,
	"p_home_model" double precision NOT NULL,
	"p_home" double precision NOT NULL,
	"p_home_low" double precision NOT NULL,
	"p_home_high" double precision NOT NULL,
	"numbers" jsonb NOT NULL,
	"drivers" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "golf_board" (
	"contest_id" uuid NOT NULL,
	"book_code" text NOT NULL,
	"book_name" text NOT NULL,
	"market" text NOT NULL,
	"quoted_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"prices" jsonb NOT NULL,
	CONSTRAINT "golf_board_contest_id_book_code_market_pk" PRIMARY KEY("contest_id","book_code","market")
);
--> statement-breakpoint
CREATE TABLE "golf_prices" (
	"contest_id" uuid NOT NULL,
	"book_code" text NOT NULL,
	"book_name" text NOT NULL,
	"market" text NOT NULL,
	"quoted_at" timestamp with time zone NOT NULL,
	"prices" jsonb NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "golf_prices_contest_id_book_code_market_quoted_at_pk" PRIMARY KEY("contest_id","book_code","market","quoted_at")
);
--> statement-breakpoint
CREATE TABLE "golf_projections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contest_id" uuid NOT NULL,
	"model_version" text NOT NULL,
	"board_as_of" timestamp with time zone NOT NULL,
	"simulations" integer NOT NULL,
	"players" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "group_activities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid,
	"subject_id" uuid
);
--> statement-breakpoint
CREATE TABLE "group_card_games" (
	"group_id" uuid NOT NULL,
	"week_on" date NOT NULL,
	"contest_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "group_card_games_group_id_week_on_contest_id_pk" PRIMARY KEY("group_id","week_on","contest_id")
);
--> statement-breakpoint
CREATE TABLE "group_comment_reports" (
	"comment_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "group_comment_reports_comment_id_user_id_pk" PRIMARY KEY("comment_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "group_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"slate_on" date NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"removed_as" text
);
--> statement-breakpoint
CREATE TABLE "group_join_tries" (
	"key" text PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL,
	"window_started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "group_members" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_as" text
);
--> statement-breakpoint
CREATE TABLE "group_picks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"contest_id" uuid NOT NULL,
	"slate_on" date NOT NULL,
	"market" text NOT NULL,
	"side" text NOT NULL,
	"line" double precision,
	"odds" integer NOT NULL,
	"book_name" text NOT NULL,
	"scheduled_innings" integer NOT NULL,
	"weight" integer,
	"runs_guess" integer,
	"picked_at" timestamp with time zone NOT NULL,
	"result" text,
	"formula" text,
	"facts_version" integer,
	"graded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "group_reactions" (
	"comment_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "group_reactions_comment_id_user_id_kind_pk" PRIMARY KEY("comment_id","user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "group_rules" (
	"group_id" uuid NOT NULL,
	"week_on" date NOT NULL,
	"card_day" integer,
	"card_games" integer NOT NULL,
	"has_weights" boolean NOT NULL,
	"missed_penalty" integer NOT NULL,
	"drops_worst" boolean NOT NULL,
	CONSTRAINT "group_rules_group_id_week_on_pk" PRIMARY KEY("group_id","week_on"),
	CONSTRAINT "group_rules_day" CHECK ("group_rules"."card_day" between 1 and 7)
);
--> statement-breakpoint
CREATE TABLE "groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"is_private" boolean NOT NULL,
	"max_members" integer NOT NULL,
	"member_count" integer NOT NULL,
	"invite_code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "groups_not_overfull" CHECK ("groups"."member_count" between 0 and "groups"."max_members")
);
--> statement-breakpoint
CREATE TABLE "history_walks" (
	"model_version" text PRIMARY KEY NOT NULL,
	"walked_to" date NOT NULL,
	"state" text NOT NULL,
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
CREATE TABLE "known_devices" (
	"token_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_token_hash_user_id_pk" PRIMARY KEY("token_hash","user_id")
);
--> statement-breakpoint
CREATE TABLE "leaderboard_places" (
	"id" uuid PRIMARY KEY NOT NULL,
	"week_on" date NOT NULL,
	"user_id" uuid NOT NULL,
	"division" integer NOT NULL,
	"cohort" integer NOT NULL,
	"movement" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leaderboard_profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"display_name" text,
	"display_name_key" text,
	"is_listed" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leaderboard_standings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"week_on" date NOT NULL,
	"user_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"bets" integer NOT NULL,
	"wins" integer NOT NULL,
	"losses" integer NOT NULL,
	"points" integer NOT NULL,
	"staked_cents" bigint NOT NULL,
	"profit_cents" bigint NOT NULL,
	"unit_hundredths" integer NOT NULL,
	"reason" text,
	"recorded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leaderboard_weeks" (
	"week_on" date PRIMARY KEY NOT NULL,
	"frozen_at" timestamp with time zone NOT NULL,
	"competitors" integer NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "news_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sport" text NOT NULL,
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
	"read_at" timestamp with time zone,
	"shown_from" timestamp with time zone,
	"mail_due_at" timestamp with time zone,
	"push_due_at" timestamp with time zone,
	"telegram_due_at" timestamp with time zone
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
CREATE TABLE "past_games" (
	"game_id" text PRIMARY KEY NOT NULL,
	"slate_on" date NOT NULL,
	"season_year" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"away_code" text NOT NULL,
	"home_code" text NOT NULL,
	"away_score" integer NOT NULL,
	"home_score" integer NOT NULL,
	"innings" double precision NOT NULL,
	"venue" text NOT NULL,
	"roof" text NOT NULL,
	"is_night" boolean NOT NULL,
	"weather" jsonb,
	"sides" jsonb NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "past_projections" (
	"game_id" text PRIMARY KEY NOT NULL,
	"model_version" text NOT NULL,
	"rated_to" date NOT NULL,
	"sides" jsonb NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"invoice_id" text NOT NULL,
	"number" text,
	"customer_id" text NOT NULL,
	"subscription_id" text,
	"user_id" uuid,
	"status" text NOT NULL,
	"tier" text,
	"interval" text,
	"amount_cents" bigint NOT NULL,
	"refunded_cents" bigint DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"payment_intent_id" text,
	"hosted_url" text,
	"billed_at" timestamp with time zone NOT NULL,
	"period_end_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"failure_seen_at" timestamp with time zone,
	"next_attempt_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	"told_refunded_cents" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "payments_cents" CHECK ("payments"."amount_cents" >= 0 and "payments"."refunded_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "pending_sign_ins" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pick_marks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"pick_id" uuid NOT NULL,
	"result" text NOT NULL,
	"marked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pick_results" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sequence" integer NOT NULL,
	"previous" text NOT NULL,
	"seal" text NOT NULL,
	"hash" text NOT NULL,
	"pick_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"result" text NOT NULL,
	"units" double precision NOT NULL,
	"rule" text NOT NULL,
	"rule_version" text NOT NULL,
	"formula" text NOT NULL,
	"away_score" integer,
	"home_score" integer,
	"facts_version" integer,
	"closing" text NOT NULL,
	"closing_odds" integer,
	"closing_book" text,
	"closing_probability" double precision,
	"clv" double precision,
	"line_points" double precision,
	"graded_by" text NOT NULL,
	"reason" text,
	"graded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "picks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sequence" integer NOT NULL,
	"previous" text NOT NULL,
	"seal" text NOT NULL,
	"hash" text NOT NULL,
	"sport" text NOT NULL,
	"kind" text NOT NULL,
	"slate_on" date NOT NULL,
	"day_place" integer,
	"contest_id" uuid,
	"game_id" text,
	"matchup" text,
	"starts_at" timestamp with time zone,
	"market" text,
	"side" text,
	"line" double precision,
	"selection" text,
	"odds" integer,
	"book" text,
	"book_name" text,
	"price_seen_at" timestamp with time zone,
	"book_count" integer,
	"fair_odds" double precision,
	"probability" double precision,
	"probability_low" double precision,
	"probability_high" double precision,
	"push_probability" double precision,
	"market_probability" double precision,
	"basis" text,
	"claimed_ev" double precision,
	"kept_share" double precision,
	"ev" double precision,
	"ev_low" double precision,
	"beats_close" double precision,
	"confidence" double precision,
	"band_from" integer,
	"band_to" integer,
	"band_picks" integer,
	"band_wins" integer,
	"stake_units" double precision,
	"kelly_share" double precision,
	"reasoning" text NOT NULL,
	"model_version" text NOT NULL,
	"projection_id" uuid,
	"is_simulated" boolean NOT NULL,
	"generated_at" timestamp with time zone NOT NULL,
	"nonce" text NOT NULL,
	CONSTRAINT "picks_before_start" CHECK (kind = 'no_bet' or generated_at < starts_at)
);
--> statement-breakpoint
CREATE TABLE "plan_gifts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"tier" text NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"waits_since" timestamp with time zone,
	"given_by" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_grants" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"tier" text NOT NULL,
	"status" text NOT NULL,
	"end_at" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL
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
	"age_answer" text,
	"age_answered_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "player_games" (
	"game_id" text PRIMARY KEY NOT NULL,
	"slate_on" date NOT NULL,
	"season_year" integer NOT NULL,
	"away_code" text NOT NULL,
	"home_code" text NOT NULL,
	"away" jsonb NOT NULL,
	"home" jsonb NOT NULL,
	"prop_lines" jsonb NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "player_projections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contest_id" uuid NOT NULL,
	"model_version" text NOT NULL,
	"known" jsonb NOT NULL,
	"inputs" jsonb NOT NULL,
	"inputs_hash" text NOT NULL,
	"games" integer NOT NULL,
	"seed" bigint NOT NULL,
	"men" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "practice_players" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"period" integer NOT NULL,
	"period_started_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "preview_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "price_alerts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"contest_id" uuid NOT NULL,
	"market" text NOT NULL,
	"side" text NOT NULL,
	"line" double precision,
	"price" integer,
	"move_cents" integer,
	"from_line" double precision,
	"from_price" integer,
	"book_codes" jsonb NOT NULL,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"sent_price" integer,
	"sent_line" double precision,
	"sent_book" text,
	CONSTRAINT "price_alerts_asks" CHECK (price is not null or line is not null or move_cents is not null),
	CONSTRAINT "price_alerts_sent" CHECK ((state = 'sent') = (sent_at is not null))
);
--> statement-breakpoint
CREATE TABLE "provider_identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text,
	"connected_at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_identities_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "provider_sign_ins" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text,
	"user_id" uuid,
	"proven" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_devices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"user_agent" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_devices_session_id_unique" UNIQUE("session_id"),
	CONSTRAINT "push_devices_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"contest_id" uuid NOT NULL,
	"book_code" text NOT NULL,
	"market" text NOT NULL,
	"side" text NOT NULL,
	"line" double precision,
	"price" integer,
	"quoted_at" timestamp with time zone NOT NULL,
	"is_opening" boolean NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quotes_once" UNIQUE NULLS NOT DISTINCT("contest_id","book_code","market","side","line","quoted_at")
);
--> statement-breakpoint
CREATE TABLE "rating_states" (
	"model_version" text PRIMARY KEY NOT NULL,
	"rated_to" date NOT NULL,
	"games" integer NOT NULL,
	"state" text NOT NULL,
	"recent" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_heads" (
	"published_on" date PRIMARY KEY NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"statement" jsonb NOT NULL,
	"public_key" text NOT NULL,
	"signature" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
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
CREATE TABLE "refunds" (
	"charge_id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"invoice_id" text,
	"payment_intent_id" text,
	"refunded_cents" bigint NOT NULL,
	"refunded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "result_days" (
	"slate_on" date PRIMARY KEY NOT NULL,
	"games" integer NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "result_games" (
	"game_id" text PRIMARY KEY NOT NULL,
	"slate_on" date NOT NULL,
	"game" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_parlay_legs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parlay_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"contest_id" uuid NOT NULL,
	"bet_type" text NOT NULL,
	"selection_text" text NOT NULL,
	"selection" jsonb NOT NULL,
	"terms" jsonb NOT NULL,
	"odds" integer NOT NULL,
	"book" text,
	"book_name" text,
	"probability" double precision,
	"result" text,
	"rule" text,
	"formula" text,
	"away_score" integer,
	"home_score" integer,
	"facts_version" integer
);
--> statement-breakpoint
CREATE TABLE "saved_parlays" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"odds" integer NOT NULL,
	"stake_cents" bigint NOT NULL,
	"to_win_cents" bigint NOT NULL,
	"same_game" jsonb NOT NULL,
	"probability" double precision,
	"independent_probability" double precision,
	"ev" double precision,
	"advice" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"result" text,
	"payout_cents" bigint,
	"settled_at" timestamp with time zone,
	"settlements" integer NOT NULL,
	"rule_version" text NOT NULL,
	CONSTRAINT "saved_parlays_stake" CHECK ("saved_parlays"."stake_cents" > 0),
	CONSTRAINT "saved_parlays_settled" CHECK (("saved_parlays"."status" = 'settled') = ("saved_parlays"."result" is not null and "saved_parlays"."payout_cents" is not null))
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_step" integer NOT NULL
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
	"user_agent" text NOT NULL,
	"is_renewal_due" boolean DEFAULT false NOT NULL,
	"previous_hash" text,
	"previous_until" timestamp with time zone,
	"proven_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "source_reads" (
	"name" text PRIMARY KEY NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "source_states" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer NOT NULL,
	"expires_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "strategies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"conditions" jsonb NOT NULL,
	"is_active" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"conditions_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "strategy_matches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"strategy_id" uuid NOT NULL,
	"contest_id" uuid NOT NULL,
	"slate_on" date NOT NULL,
	"market" text NOT NULL,
	"side" text NOT NULL,
	"line" double precision,
	"odds" integer NOT NULL,
	"book" text NOT NULL,
	"book_name" text NOT NULL,
	"confidence" double precision,
	"fired_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stripe_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"gateway" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"status" text NOT NULL,
	"tier" text,
	"interval" text DEFAULT 'month' NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"period_end_at" timestamp with time zone,
	"cancel_at" timestamp with time zone,
	"next_tier" text,
	"next_interval" text,
	"grace_until" timestamp with time zone,
	"said_at" timestamp with time zone NOT NULL,
	"said_rank" integer NOT NULL,
	"said_in" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL
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
CREATE TABLE "test_payment_objects" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"customer_id" text NOT NULL,
	"body" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "throttles" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"window_started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ticket_id" uuid NOT NULL,
	"author_id" uuid,
	"by" text NOT NULL,
	"kind" text NOT NULL,
	"body" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"sequence" bigserial NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"priority" text NOT NULL,
	"status" text NOT NULL,
	"source" text NOT NULL,
	"metadata" jsonb NOT NULL,
	"assignee_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "trend_reports" (
	"sport" text PRIMARY KEY NOT NULL,
	"games" integer NOT NULL,
	"history_at" timestamp with time zone NOT NULL,
	"content" jsonb NOT NULL,
	"computed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"username_key" text NOT NULL,
	"username_skeleton" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"password_hash" text NOT NULL,
	"tier" text DEFAULT 'free' NOT NULL,
	"subscription_status" text DEFAULT 'active' NOT NULL,
	"subscription_end_at" timestamp with time zone,
	"is_admin" boolean DEFAULT false NOT NULL,
	"is_simulated" boolean DEFAULT false NOT NULL,
	"second_factor_at" timestamp with time zone,
	"settings" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "value_alerts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"market" text,
	"least_ev" double precision NOT NULL,
	"book_codes" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	"told" jsonb NOT NULL,
	CONSTRAINT "value_alerts_ev" CHECK (least_ev > 0)
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
	"contest_on" date,
	"placed_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"result" text,
	"payout_cents" bigint,
	"settled_at" timestamp with time zone,
	"settlements" integer NOT NULL,
	"seen_revisions" integer NOT NULL,
	"rule_version" text NOT NULL,
	"reset_at" timestamp with time zone,
	"notes" text,
	CONSTRAINT "virtual_bets_stake" CHECK ("virtual_bets"."stake_cents" > 0),
	CONSTRAINT "virtual_bets_least_stake" CHECK ("virtual_bets"."stake_cents" >= 100 or "virtual_bets"."rule_version" in ('2026.1', '2026.2', '2026.3')),
	CONSTRAINT "virtual_bets_contest_kept" CHECK ("virtual_bets"."contest_on" is null or "virtual_bets"."reset_at" is null),
	CONSTRAINT "virtual_bets_settled" CHECK (("virtual_bets"."status" = 'settled') = ("virtual_bets"."result" is not null and "virtual_bets"."payout_cents" is not null))
);
--> statement-breakpoint
CREATE TABLE "virtual_legs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bet_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"contest_id" uuid NOT NULL,
	"bet_type" text NOT NULL,
	"selection_text" text NOT NULL,
	"selection" jsonb NOT NULL,
	"terms" jsonb NOT NULL,
	"odds" integer NOT NULL,
	"book" text,
	"book_name" text,
	"price_source" text NOT NULL,
	"placed_chances" jsonb,
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
ALTER TABLE "analyses" ADD CONSTRAINT "analyses_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "analyses" ADD CONSTRAINT "analyses_projection_id_forecasts_id_fk" FOREIGN KEY ("projection_id") REFERENCES "public"."forecasts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "assistant_messages" ADD CONSTRAINT "assistant_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "assistant_usage" ADD CONSTRAINT "assistant_usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bet_closings" ADD CONSTRAINT "bet_closings_bet_id_bets_id_fk" FOREIGN KEY ("bet_id") REFERENCES "public"."bets"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bet_corrections" ADD CONSTRAINT "bet_corrections_bet_id_bets_id_fk" FOREIGN KEY ("bet_id") REFERENCES "public"."bets"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bet_disputes" ADD CONSTRAINT "bet_disputes_bet_id_bets_id_fk" FOREIGN KEY ("bet_id") REFERENCES "public"."bets"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bet_estimates" ADD CONSTRAINT "bet_estimates_bet_id_bets_id_fk" FOREIGN KEY ("bet_id") REFERENCES "public"."bets"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bet_estimates" ADD CONSTRAINT "bet_estimates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bet_gradings" ADD CONSTRAINT "bet_gradings_bet_id_bets_id_fk" FOREIGN KEY ("bet_id") REFERENCES "public"."bets"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bet_legs" ADD CONSTRAINT "bet_legs_bet_id_bets_id_fk" FOREIGN KEY ("bet_id") REFERENCES "public"."bets"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bet_legs" ADD CONSTRAINT "bet_legs_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bets" ADD CONSTRAINT "bets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bets" ADD CONSTRAINT "bets_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "board_prices" ADD CONSTRAINT "board_prices_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "board_prices" ADD CONSTRAINT "board_prices_book_code_books_code_fk" FOREIGN KEY ("book_code") REFERENCES "public"."books"("code") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "book_days" ADD CONSTRAINT "book_days_book_code_books_code_fk" FOREIGN KEY ("book_code") REFERENCES "public"."books"("code") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "box_scores" ADD CONSTRAINT "box_scores_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "brand_logos" ADD CONSTRAINT "brand_logos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "branded_sites" ADD CONSTRAINT "branded_sites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "closing_prices" ADD CONSTRAINT "closing_prices_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "closing_prices" ADD CONSTRAINT "closing_prices_book_code_books_code_fk" FOREIGN KEY ("book_code") REFERENCES "public"."books"("code") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "commission_entries" ADD CONSTRAINT "commission_entries_code_id_referral_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."referral_codes"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "commission_entries" ADD CONSTRAINT "commission_entries_referral_id_referrals_id_fk" FOREIGN KEY ("referral_id") REFERENCES "public"."referrals"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "consultation_halves" ADD CONSTRAINT "consultation_halves_consultation_id_consultations_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contest_entrants" ADD CONSTRAINT "contest_entrants_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contest_facts" ADD CONSTRAINT "contest_facts_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contest_moments" ADD CONSTRAINT "contest_moments_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "digest_mails" ADD CONSTRAINT "digest_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "early_choices" ADD CONSTRAINT "early_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "forecasts" ADD CONSTRAINT "forecasts_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "golf_board" ADD CONSTRAINT "golf_board_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "golf_prices" ADD CONSTRAINT "golf_prices_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "golf_projections" ADD CONSTRAINT "golf_projections_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "group_activities" ADD CONSTRAINT "group_activities_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "group_activities" ADD CONSTRAINT "group_activities_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "group_activities" ADD CONSTRAINT "group_activities_subject_id_users_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "group_card_games" ADD CONSTRAINT "group_card_games_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "group_card_games" ADD CONSTRAINT "group_card_games_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "group_comment_reports" ADD CONSTRAINT "group_comment_reports_comment_id_group_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."group_comments"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "group_comment_reports" ADD CONSTRAINT "group_comment_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "group_comments" ADD CONSTRAINT "group_comments_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "group_comments" ADD CONSTRAINT "group_comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "group_picks" ADD CONSTRAINT "group_picks_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "group_picks" ADD CONSTRAINT "group_picks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "group_picks" ADD CONSTRAINT "group_picks_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "group_reactions" ADD CONSTRAINT "group_reactions_comment_id_group_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."group_comments"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "group_reactions" ADD CONSTRAINT "group_reactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "group_rules" ADD CONSTRAINT "group_rules_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "leaderboard_profiles" ADD CONSTRAINT "leaderboard_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pending_sign_ins" ADD CONSTRAINT "pending_sign_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pick_marks" ADD CONSTRAINT "pick_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pick_marks" ADD CONSTRAINT "pick_marks_pick_id_picks_id_fk" FOREIGN KEY ("pick_id") REFERENCES "public"."picks"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pick_results" ADD CONSTRAINT "pick_results_pick_id_picks_id_fk" FOREIGN KEY ("pick_id") REFERENCES "public"."picks"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "picks" ADD CONSTRAINT "picks_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "plan_gifts" ADD CONSTRAINT "plan_gifts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "plan_grants" ADD CONSTRAINT "plan_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "play_limits" ADD CONSTRAINT "play_limits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "player_projections" ADD CONSTRAINT "player_projections_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "practice_players" ADD CONSTRAINT "practice_players_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "price_alerts" ADD CONSTRAINT "price_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "price_alerts" ADD CONSTRAINT "price_alerts_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "provider_identities" ADD CONSTRAINT "provider_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "provider_sign_ins" ADD CONSTRAINT "provider_sign_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_book_code_books_code_fk" FOREIGN KEY ("book_code") REFERENCES "public"."books"("code") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "referral_codes" ADD CONSTRAINT "referral_codes_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_code_id_referral_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."referral_codes"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "saved_parlay_legs" ADD CONSTRAINT "saved_parlay_legs_parlay_id_saved_parlays_id_fk" FOREIGN KEY ("parlay_id") REFERENCES "public"."saved_parlays"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "saved_parlay_legs" ADD CONSTRAINT "saved_parlay_legs_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "saved_parlays" ADD CONSTRAINT "saved_parlays_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "strategies" ADD CONSTRAINT "strategies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "strategy_matches" ADD CONSTRAINT "strategy_matches_strategy_id_strategies_id_fk" FOREIGN KEY ("strategy_id") REFERENCES "public"."strategies"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "strategy_matches" ADD CONSTRAINT "strategy_matches_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "telegram_codes" ADD CONSTRAINT "telegram_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "telegram_links" ADD CONSTRAINT "telegram_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ticket_entries" ADD CONSTRAINT "ticket_entries_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ticket_entries" ADD CONSTRAINT "ticket_entries_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "value_alerts" ADD CONSTRAINT "value_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "virtual_bets" ADD CONSTRAINT "virtual_bets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "virtual_legs" ADD CONSTRAINT "virtual_legs_bet_id_virtual_bets_id_fk" FOREIGN KEY ("bet_id") REFERENCES "public"."virtual_bets"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "virtual_legs" ADD CONSTRAINT "virtual_legs_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "analyses_contest_number" ON "analyses" USING btree ("contest_id","number");
--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_hash" ON "api_keys" USING btree ("key_hash");
--> statement-breakpoint
CREATE INDEX "api_keys_user" ON "api_keys" USING btree ("user_id","created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_name" ON "api_keys" USING btree ("user_id","name") WHERE revoked_at is null;
--> statement-breakpoint
CREATE INDEX "assistant_messages_user" ON "assistant_messages" USING btree ("user_id","sequence");
--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject","at");
--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at","id");
--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id","at");
--> statement-breakpoint
CREATE UNIQUE INDEX "bet_corrections_sequence" ON "bet_corrections" USING btree ("bet_id","sequence");
--> statement-breakpoint
CREATE UNIQUE INDEX "bet_disputes_bet" ON "bet_disputes" USING btree ("bet_id");
--> statement-breakpoint
CREATE INDEX "bet_disputes_open" ON "bet_disputes" USING btree ("created_at") WHERE decision is null;
--> statement-breakpoint
CREATE INDEX "bet_estimates_user" ON "bet_estimates" USING btree ("user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "bet_gradings_sequence" ON "bet_gradings" USING btree ("bet_id","sequence");
--> statement-breakpoint
CREATE UNIQUE INDEX "bet_legs_position" ON "bet_legs" USING btree ("bet_id","position");
--> statement-breakpoint
CREATE INDEX "bet_legs_contest" ON "bet_legs" USING btree ("contest_id");
--> statement-breakpoint
CREATE INDEX "bets_user" ON "bets" USING btree ("user_id","placed_at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "bets_pending_contest" ON "bets" USING btree ("contest_id") WHERE status = 'pending';
--> statement-breakpoint
CREATE INDEX "bets_contest" ON "bets" USING btree ("contest_id");
--> statement-breakpoint
CREATE INDEX "bets_futures" ON "bets" USING btree ("sport") WHERE bet_type = 'future';
--> statement-breakpoint
CREATE INDEX "bets_placed" ON "bets" USING btree ("placed_at","id");
--> statement-breakpoint
CREATE INDEX "bets_settled" ON "bets" USING btree ("user_id","settled_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'settled' and deleted_at is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "bets_import_key" ON "bets" USING btree ("user_id","import_key");
--> statement-breakpoint
CREATE UNIQUE INDEX "brand_logos_id" ON "brand_logos" USING btree ("id");
--> statement-breakpoint
CREATE UNIQUE INDEX "branded_sites_slug" ON "branded_sites" USING btree ("slug");
--> statement-breakpoint
CREATE UNIQUE INDEX "branded_sites_domain" ON "branded_sites" USING btree (("brand" #>> '{branding,domain}')) WHERE brand #>> '{branding,domain}' <> '';
--> statement-breakpoint
CREATE INDEX "commission_entries_code" ON "commission_entries" USING btree ("code_id","at");
--> statement-breakpoint
CREATE INDEX "commission_entries_payment" ON "commission_entries" USING btree ("payment_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "commission_entries_earned" ON "commission_entries" USING btree ("payment_id") WHERE kind = 'earned';
--> statement-breakpoint
CREATE UNIQUE INDEX "commission_entries_payout" ON "commission_entries" USING btree ("payout_id","payment_id") WHERE kind = 'paid';
--> statement-breakpoint
CREATE UNIQUE INDEX "consultation_halves_expert" ON "consultation_halves" USING btree ("expert_id","starts_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "consultation_halves_user" ON "consultation_halves" USING btree ("user_id","starts_at");
--> statement-breakpoint
CREATE INDEX "consultations_user" ON "consultations" USING btree ("user_id","starts_at");
--> statement-breakpoint
CREATE INDEX "consultations_status" ON "consultations" USING btree ("status","starts_at");
--> statement-breakpoint
CREATE INDEX "contest_entrants_entrant" ON "contest_entrants" USING btree ("entrant_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "contest_facts_version" ON "contest_facts" USING btree ("contest_id","version");
--> statement-breakpoint
CREATE UNIQUE INDEX "contests_game_id" ON "contests" USING btree ("game_id");
--> statement-breakpoint
CREATE INDEX "contests_slate" ON "contests" USING btree ("sport","slate_on");
--> statement-breakpoint
CREATE INDEX "contests_week" ON "contests" USING btree ("sport","season_year","week") WHERE week is not null;
--> statement-breakpoint
CREATE INDEX "contests_resumes" ON "contests" USING btree ("resumes_on") WHERE resumes_on is not null;
--> statement-breakpoint
CREATE INDEX "contests_away" ON "contests" USING btree ("away_code","slate_on");
--> statement-breakpoint
CREATE INDEX "contests_home" ON "contests" USING btree ("home_code","slate_on");
--> statement-breakpoint
CREATE INDEX "customers_user" ON "customers" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "forecasts_contest" ON "forecasts" USING btree ("contest_id","created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "golf_projections_board" ON "golf_projections" USING btree ("contest_id","board_as_of","model_version");
--> statement-breakpoint
CREATE INDEX "group_activities_group" ON "group_activities" USING btree ("group_id","at");
--> statement-breakpoint
CREATE UNIQUE INDEX "group_card_games_place" ON "group_card_games" USING btree ("group_id","week_on","position");
--> statement-breakpoint
CREATE INDEX "group_comment_reports_user" ON "group_comment_reports" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "group_comments_slate" ON "group_comments" USING btree ("group_id","slate_on","at");
--> statement-breakpoint
CREATE INDEX "group_comments_user" ON "group_comments" USING btree ("user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "group_members_current" ON "group_members" USING btree ("group_id","user_id") WHERE ended_at is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "group_members_admin" ON "group_members" USING btree ("group_id") WHERE role = 'admin' and ended_at is null;
--> statement-breakpoint
CREATE INDEX "group_members_user" ON "group_members" USING btree ("user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "group_picks_one_a_weight" ON "group_picks" USING btree ("group_id","user_id","slate_on","weight");
--> statement-breakpoint
CREATE UNIQUE INDEX "group_picks_one_a_market" ON "group_picks" USING btree ("group_id","user_id","contest_id","market");
--> statement-breakpoint
CREATE INDEX "group_picks_contest" ON "group_picks" USING btree ("contest_id");
--> statement-breakpoint
CREATE INDEX "group_picks_slate" ON "group_picks" USING btree ("group_id","slate_on");
--> statement-breakpoint
CREATE INDEX "group_reactions_user" ON "group_reactions" USING btree ("user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "groups_invite_code" ON "groups" USING btree ("invite_code");
--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_dedupe" ON "jobs" USING btree ("name","dedupe_key");
--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("run_at") WHERE done_at is null and failed_at is null;
--> statement-breakpoint
CREATE INDEX "known_devices_user" ON "known_devices" USING btree ("user_id","last_used_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "leaderboard_places_one" ON "leaderboard_places" USING btree ("week_on","user_id");
--> statement-breakpoint
CREATE INDEX "leaderboard_places_user" ON "leaderboard_places" USING btree ("user_id","week_on");
--> statement-breakpoint
CREATE UNIQUE INDEX "leaderboard_profiles_name" ON "leaderboard_profiles" USING btree ("display_name_key") WHERE display_name_key is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "leaderboard_standings_version" ON "leaderboard_standings" USING btree ("week_on","user_id","version");
--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account_id","sequence");
--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transfers_key" ON "ledger_transfers" USING btree ("key");
--> statement-breakpoint
CREATE INDEX "ledger_transfers_bet" ON "ledger_transfers" USING btree ("bet_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "news_items_source" ON "news_items" USING btree ("source","source_id");
--> statement-breakpoint
CREATE INDEX "news_items_published" ON "news_items" USING btree ("sport","published_at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_dedupe" ON "notifications" USING btree ("user_id","dedupe_key");
--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","created_at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "notifications_held" ON "notifications" USING btree ("shown_from") WHERE shown_from is not null;
--> statement-breakpoint
CREATE INDEX "notifications_mail" ON "notifications" USING btree ("mail_due_at") WHERE mail_due_at is not null;
--> statement-breakpoint
CREATE INDEX "notifications_push" ON "notifications" USING btree ("push_due_at") WHERE push_due_at is not null;
--> statement-breakpoint
CREATE INDEX "notifications_telegram" ON "notifications" USING btree ("telegram_due_at") WHERE telegram_due_at is not null;
--> statement-breakpoint
CREATE INDEX "past_games_slate" ON "past_games" USING btree ("slate_on");
--> statement-breakpoint
CREATE INDEX "past_games_recorded" ON "past_games" USING btree ("recorded_at");
--> statement-breakpoint
CREATE INDEX "past_projections_recorded" ON "past_projections" USING btree ("recorded_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "payments_invoice" ON "payments" USING btree ("invoice_id");
--> statement-breakpoint
CREATE INDEX "payments_customer" ON "payments" USING btree ("customer_id","billed_at");
--> statement-breakpoint
CREATE INDEX "payments_user" ON "payments" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "payments_paid_at" ON "payments" USING btree ("paid_at");
--> statement-breakpoint
CREATE INDEX "pending_sign_ins_user" ON "pending_sign_ins" USING btree ("user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "pick_marks_user_pick" ON "pick_marks" USING btree ("user_id","pick_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "pick_results_sequence" ON "pick_results" USING btree ("sequence");
--> statement-breakpoint
CREATE UNIQUE INDEX "pick_results_version" ON "pick_results" USING btree ("pick_id","version");
--> statement-breakpoint
CREATE UNIQUE INDEX "picks_sequence" ON "picks" USING btree ("sequence");
--> statement-breakpoint
CREATE UNIQUE INDEX "picks_contest_market" ON "picks" USING btree ("contest_id","market");
--> statement-breakpoint
CREATE UNIQUE INDEX "picks_no_bet" ON "picks" USING btree ("sport","slate_on") WHERE kind = 'no_bet';
--> statement-breakpoint
CREATE UNIQUE INDEX "picks_place" ON "picks" USING btree ("sport","slate_on","day_place");
--> statement-breakpoint
CREATE INDEX "player_games_away" ON "player_games" USING btree ("away_code","slate_on");
--> statement-breakpoint
CREATE INDEX "player_games_home" ON "player_games" USING btree ("home_code","slate_on");
--> statement-breakpoint
CREATE INDEX "player_projections_contest" ON "player_projections" USING btree ("contest_id","created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "preview_links_token" ON "preview_links" USING btree ("token_hash");
--> statement-breakpoint
CREATE INDEX "preview_links_user" ON "preview_links" USING btree ("user_id","created_at");
--> statement-breakpoint
CREATE INDEX "price_alerts_user" ON "price_alerts" USING btree ("user_id","created_at");
--> statement-breakpoint
CREATE INDEX "price_alerts_waiting" ON "price_alerts" USING btree ("contest_id") WHERE state = 'waiting';
--> statement-breakpoint
CREATE UNIQUE INDEX "provider_identities_user" ON "provider_identities" USING btree ("user_id","issuer");
--> statement-breakpoint
CREATE INDEX "push_devices_user" ON "push_devices" USING btree ("user_id","added_at");
--> statement-breakpoint
CREATE INDEX "quotes_contest" ON "quotes" USING btree ("contest_id","market","quoted_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "referral_codes_code" ON "referral_codes" USING btree ("code");
--> statement-breakpoint
CREATE INDEX "referral_codes_owner" ON "referral_codes" USING btree ("owner_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_user" ON "referrals" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "referrals_code" ON "referrals" USING btree ("code_id","joined_at");
--> statement-breakpoint
CREATE INDEX "refunds_customer" ON "refunds" USING btree ("customer_id");
--> statement-breakpoint
CREATE INDEX "result_games_day" ON "result_games" USING btree ("slate_on");
--> statement-breakpoint
CREATE UNIQUE INDEX "saved_parlay_legs_parlay" ON "saved_parlay_legs" USING btree ("parlay_id","position");
--> statement-breakpoint
CREATE INDEX "saved_parlay_legs_contest" ON "saved_parlay_legs" USING btree ("contest_id");
--> statement-breakpoint
CREATE INDEX "saved_parlays_user" ON "saved_parlays" USING btree ("user_id","saved_at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token_hash" ON "sessions" USING btree ("token_hash");
--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_previous_hash" ON "sessions" USING btree ("previous_hash");
--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "strategies_user" ON "strategies" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "strategies_active" ON "strategies" USING btree ("is_active");
--> statement-breakpoint
CREATE UNIQUE INDEX "strategy_matches_once" ON "strategy_matches" USING btree ("strategy_id","contest_id");
--> statement-breakpoint
CREATE INDEX "stripe_events_received" ON "stripe_events" USING btree ("received_at");
--> statement-breakpoint
CREATE INDEX "subscriptions_customer" ON "subscriptions" USING btree ("customer_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "telegram_links_chat" ON "telegram_links" USING btree ("chat_id");
--> statement-breakpoint
CREATE INDEX "test_payment_objects_customer" ON "test_payment_objects" USING btree ("customer_id","kind");
--> statement-breakpoint
CREATE INDEX "ticket_entries_ticket" ON "ticket_entries" USING btree ("ticket_id","sequence");
--> statement-breakpoint
CREATE INDEX "tickets_user" ON "tickets" USING btree ("user_id","created_at");
--> statement-breakpoint
CREATE INDEX "tickets_status" ON "tickets" USING btree ("status","created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key" ON "users" USING btree ("username_key");
--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_skeleton" ON "users" USING btree ("username_skeleton");
--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree ("email_key");
--> statement-breakpoint
CREATE INDEX "users_username_prefix" ON "users" USING btree ("username_key" text_pattern_ops);
--> statement-breakpoint
CREATE INDEX "users_email_prefix" ON "users" USING btree ("email_key" text_pattern_ops);
--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "users_tier" ON "users" USING btree ("tier","created_at","id");
--> statement-breakpoint
CREATE INDEX "value_alerts_user" ON "value_alerts" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "virtual_bets_user" ON "virtual_bets" USING btree ("user_id","placed_at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "virtual_bets_week" ON "virtual_bets" USING btree ("counts_on");
--> statement-breakpoint
CREATE INDEX "virtual_bets_contest" ON "virtual_bets" USING btree ("contest_on") WHERE contest_on is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "virtual_legs_bet" ON "virtual_legs" USING btree ("bet_id","position");
--> statement-breakpoint
CREATE INDEX "virtual_legs_contest" ON "virtual_legs" USING btree ("contest_id");
--> statement-breakpoint
-- Everything above is generated by `npm run migration`. Everything below is written by hand and kept.
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'rows of % are added and never changed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
-- Goes only together with its bet, when an account is deleted.
CREATE FUNCTION "refuse_change_of_bet"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM "bets" WHERE "id" = OLD."bet_id") THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'rows of % are added and never changed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
-- A transfer is written by one statement, and all that a statement writes must be balanced.
-- Transfer and account are checked here once per statement: foreign keys check twice per row, which was half of what settling a slate cost.
-- The plan of a function is kept whatever the tables grow to; without scans of whole tables it stays the one for large ones.
CREATE FUNCTION "refuse_unbalanced"() RETURNS trigger LANGUAGE plpgsql
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
	IF EXISTS (SELECT 1 FROM added GROUP BY "transfer_id" HAVING sum("amount_cents") <> 0 OR count(*) < 2) THEN
		RAISE EXCEPTION 'entries of a transfer sum to zero' USING ERRCODE = 'integrity_constraint_violation';
	END IF;
	IF EXISTS (SELECT 1 FROM (SELECT DISTINCT "transfer_id" FROM added) own
			WHERE NOT EXISTS (SELECT 1 FROM "ledger_transfers" t WHERE t."id" = own."transfer_id"))
		OR EXISTS (SELECT 1 FROM (SELECT DISTINCT "account_id" FROM added) own
			WHERE NOT EXISTS (SELECT 1 FROM "ledger_accounts" a WHERE a."id" = own."account_id")) THEN
		RAISE EXCEPTION 'an entry belongs to a transfer and an account that are there' USING ERRCODE = 'foreign_key_violation';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- History of money is added to and never rewritten.
CREATE TRIGGER "ledger_transfers_are_kept" BEFORE UPDATE OR DELETE ON "ledger_transfers" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "ledger_entries_are_kept" BEFORE UPDATE OR DELETE ON "ledger_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "ledger_entries_are_balanced" AFTER INSERT ON "ledger_entries" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "refuse_unbalanced"();
--> statement-breakpoint
-- Entries name their account without a foreign key, so accounts and their names are kept.
CREATE TRIGGER "ledger_accounts_are_kept" BEFORE DELETE OR UPDATE OF "id" ON "ledger_accounts" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
-- What was published, graded or reported by a source stays as it was: a correction is another row.
CREATE TRIGGER "forecasts_are_kept" BEFORE UPDATE OR DELETE ON "forecasts" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "picks_are_kept" BEFORE UPDATE OR DELETE ON "picks" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "pick_results_are_kept" BEFORE UPDATE OR DELETE ON "pick_results" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "player_projections_are_kept" BEFORE UPDATE OR DELETE ON "player_projections" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "analyses_are_kept" BEFORE UPDATE OR DELETE ON "analyses" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "past_projections_are_kept" BEFORE UPDATE OR DELETE ON "past_projections" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "contest_facts_are_kept" BEFORE UPDATE OR DELETE ON "contest_facts" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "golf_prices_are_kept" BEFORE UPDATE OR DELETE ON "golf_prices" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "golf_projections_are_kept" BEFORE UPDATE OR DELETE ON "golf_projections" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "leaderboard_weeks_are_kept" BEFORE UPDATE OR DELETE ON "leaderboard_weeks" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "leaderboard_standings_are_kept" BEFORE UPDATE OR DELETE ON "leaderboard_standings" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "leaderboard_places_are_kept" BEFORE UPDATE OR DELETE ON "leaderboard_places" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "commission_entries_are_kept" BEFORE UPDATE OR DELETE ON "commission_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "record_heads_are_kept" BEFORE UPDATE OR DELETE ON "record_heads" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
-- It goes with its strategy.
CREATE TRIGGER "strategy_matches_are_kept" BEFORE UPDATE ON "strategy_matches" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "bet_corrections_are_kept" BEFORE UPDATE OR DELETE ON "bet_corrections" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_bet"();
--> statement-breakpoint
CREATE TRIGGER "bet_gradings_are_kept" BEFORE UPDATE OR DELETE ON "bet_gradings" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_bet"();
--> statement-breakpoint
-- A bet and its legs are written once when they are placed and once when they are settled. With room left on a page the second write
-- stays there and touches no index.
ALTER TABLE "virtual_bets" SET (fillfactor = 70);
--> statement-breakpoint
ALTER TABLE "virtual_legs" SET (fillfactor = 70);
