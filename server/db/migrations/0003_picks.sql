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
	"kind" text NOT NULL,
	"slate_on" date NOT NULL,
	"day_place" integer,
	"event_id" uuid,
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
	"opinion_id" uuid,
	"is_simulated" boolean NOT NULL,
	"generated_at" timestamp with time zone NOT NULL,
	"nonce" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pick_marks" ADD CONSTRAINT "pick_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pick_marks" ADD CONSTRAINT "pick_marks_pick_id_picks_id_fk" FOREIGN KEY ("pick_id") REFERENCES "public"."picks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pick_results" ADD CONSTRAINT "pick_results_pick_id_picks_id_fk" FOREIGN KEY ("pick_id") REFERENCES "public"."picks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picks" ADD CONSTRAINT "picks_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pick_marks_user_pick" ON "pick_marks" USING btree ("user_id","pick_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pick_results_sequence" ON "pick_results" USING btree ("sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "pick_results_version" ON "pick_results" USING btree ("pick_id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "picks_sequence" ON "picks" USING btree ("sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "picks_event_market" ON "picks" USING btree ("event_id","market");--> statement-breakpoint
CREATE UNIQUE INDEX "picks_no_bet" ON "picks" USING btree ("slate_on") WHERE kind = 'no_bet';--> statement-breakpoint
CREATE INDEX "picks_slate" ON "picks" USING btree ("slate_on");--> statement-breakpoint
CREATE TRIGGER "picks_are_kept" BEFORE UPDATE OR DELETE ON "picks" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "pick_results_are_kept" BEFORE UPDATE OR DELETE ON "pick_results" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
